/** Third-party libraries, in a separate bundle that only `lintel review` loads. */
// oxlint-disable-next-line typescript/no-require-imports -- its module is a function
import wrapAnsi = require('wrap-ansi');

export { graphlib, layout } from '@dagrejs/dagre';
export { structuredPatch } from 'diff';
export { wrapAnsi };
