/** The entry points of the bundled function (see `docs/cloudformation.md`). The last four exports are for the command line. */
export { handler } from './events/handler';
export { isComplete } from './events/is-complete';
export { onEvent } from './events/on-event';
export { watch } from './drift/watch';
export { DriftFinder } from './drift/find-drift';
export { endLogins } from './connections/logins';
export { readStackDrift } from './drift/stack-drift';
export { parametersOf } from './drift/template-values';
