/** The entry points of the bundled function; see `docs/cloudformation.md`. The last one is for the command line. */
export { handler } from './handler';
export { isComplete } from './is-complete';
export { onEvent } from './on-event';
export { findDrift } from './drift';
