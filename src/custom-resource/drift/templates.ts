/** What the command line needs of the function, to compare templates with what exists. */
export { endLogins } from '../connections/logins';
export { DriftFinder } from './find-drift';
export { readStackDrift } from './stack-drift';
export { parametersOf } from './template-values';
