/** The entry points of the bundled function (see `docs/cloudformation.md`). */
export { handler } from './events/handler';
export { isComplete } from './events/is-complete';
export { onEvent } from './events/on-event';
export { watch } from './drift/watch';
