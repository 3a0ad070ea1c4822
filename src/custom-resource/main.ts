/** The entry points of the bundled function (see `docs/cloudformation.md`). The last four exports are for the command line. */
export { handler } from './handler';
export { isComplete } from './is-complete';
export { onEvent } from './on-event';
export { watch } from './watch';
export { DriftFinder } from './drift';
export { endLogins } from './logins';
export { readStackDrift } from './stack-drift';
export { parametersOf } from './template-values';
