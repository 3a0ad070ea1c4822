import { RUNS_EXECUTABLE } from './plugin-process';

/** Tests of what is different by design: the npm form's launcher, which finds Node.js. They are not defined for an executable. */
export const testOnNode = (
  RUNS_EXECUTABLE ? Object.assign(() => undefined, { each: () => () => undefined }) : test
) as jest.It;
