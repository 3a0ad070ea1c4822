/** The entry points of the bundled function; see `docs/aws-cdk.md`. */
export { handler } from './handler';
export { isComplete } from './is-complete';
export { onEvent } from './on-event';
