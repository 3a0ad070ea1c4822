import * as path from 'path';
import { isExecutable } from './executable';

/**
 * Tests that need a program which not every machine has. `absent` says what is missing; undefined if nothing is. Then the
 * tests run. Otherwise they are left out and say why, but in continuous integration they fail: nothing goes untested unnoticed.
 */
export function describeNeeding(title: string, absent: string | undefined, tests: () => void): void {
  if (absent === undefined) {
    describe(title, tests);
  } else if (process.env.CI) {
    test(title, () => {
      throw new Error(absent);
    });
  } else {
    console.warn(`Left out: ${title}. ${absent}`);
    describe.skip(title, tests);
  }
}

/** The sentence for `describeNeeding` where a program is not on the PATH; undefined where it is. `name`: what to install for it. */
export function absentProgram(program: string, name: string): string | undefined {
  const isThere = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .some((folder) => isExecutable(path.join(folder, program)));
  return isThere ? undefined : `${name} is not found: there is no \`${program}\` on the PATH.`;
}

/** Programs, and the folder of a whole release. LINTEL_TEST_REGISTRY is not among them: what it names may also be on the PATH. */
export type GivenProgram =
  'LINTEL_TEST_TERRAFORM' | 'LINTEL_TEST_OPENTOFU' | 'LINTEL_TEST_OPENBAO' | 'LINTEL_TEST_RELEASE';

/**
 * Tests against a program that only a variable names: a server, or another engine, that nobody here wrote and that no registry has ready to
 * run. Where the variable is not set they are not there at all, in continuous integration too: so a file has others beside them.
 */
export function describeGiven(title: string, variable: GivenProgram, tests: (program: string) => void): void {
  const program = process.env[variable];
  if (!program) return;
  if (!isExecutable(program)) throw new Error(`${variable} names no program: ${program}`);
  describe(title, () => tests(program));
}
