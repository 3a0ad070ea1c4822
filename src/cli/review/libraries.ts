/** What a review needs of other people's, in a file of its own beside the CLI: no other command loads it. */
export { graphlib, layout } from '@dagrejs/dagre';
export { structuredPatch } from 'diff';
