/** The function's code that the command line needs to compare templates with existing objects. */
export { endLogins } from '../connections/logins';
export { DriftFinder } from './find-drift';
export { readStackDrift } from './stack-drift';
export { parametersOf } from './template-values';
