import * as path from 'path';
import { isExecutable } from './executable';

/**
 * Tests that need a program which may not be installed. `absent` says what is missing, and is undefined if nothing is. Without the program,
 * the tests are skipped with that reason; in continuous integration they fail, so that no test is skipped unnoticed.
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

/** The sentence for `describeNeeding` if a program is not on the PATH; undefined if it is. `name`: what to install. */
export function absentProgram(program: string, name: string): string | undefined {
  const isThere = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .some((folder) => isExecutable(path.join(folder, program)));
  return isThere ? undefined : `${name} is not found: there is no \`${program}\` on the PATH.`;
}

/**
 * Programs, and folders: of a whole release, of the source of a Go module, of schemas, and of providers. LINTEL_TEST_REGISTRY is not among
 * them: what it names may also be on the PATH.
 */
export type GivenProgram =
  | 'LINTEL_TEST_TERRAFORM'
  | 'LINTEL_TEST_TOFU'
  | 'LINTEL_TEST_OPENBAO'
  | 'LINTEL_TEST_RELEASE'
  | 'LINTEL_TEST_SARIF_MULTITOOL'
  | 'LINTEL_TEST_JUNIT_SCHEMAS'
  | 'LINTEL_TEST_TFPLUGINDOCS'
  | 'LINTEL_TEST_GO_TFE_V2'
  | 'LINTEL_TEST_PEERS';

/**
 * Tests against a program whose path is given by a variable: a server or another engine that no package registry offers ready to run.
 * Without the variable these tests are not defined, not even in continuous integration, so the file must have other tests too.
 */
export function describeGiven(title: string, variable: GivenProgram, tests: (program: string) => void): void {
  const program = process.env[variable];
  if (!program) return;
  if (!isExecutable(program)) throw new Error(`${variable} names no program: ${program}`);
  describe(title, () => tests(program));
}
