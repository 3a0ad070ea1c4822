/**
 * Tests that need a program which not every machine has. `absent`: what is missing, in a sentence; undefined where all is there. Then the
 * tests run. Otherwise they are left out and say why, but in continuous integration they fail: nothing goes untested unnoticed.
 */
export function describeNeeding(title: string, absent: string | undefined, tests: () => void): void {
  if (absent === undefined) {
    describe(title, tests);
  } else if (process.env.CI) {
    test(title, () => { throw new Error(absent); });
  } else {
    console.warn(`Left out: ${title}. ${absent}`);
    describe.skip(title, tests);
  }
}
