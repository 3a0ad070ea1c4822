/** Third-party libraries, in a separate bundle that only `lintel review` loads. */
import wrapAnsi = require('wrap-ansi');

export { graphlib, layout } from '@dagrejs/dagre';
export { structuredPatch } from 'diff';
export { wrapAnsi };
