/** Third-party libraries, in a separate bundle that only `lintel review` loads. */
export { graphlib, layout } from '@dagrejs/dagre';
export { structuredPatch } from 'diff';
