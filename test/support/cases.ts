/** The only case to try, of a test that finds its cases while it runs; see `rerun-reporter.js`. */
const { LINTEL_TEST_CASE: ONLY } = process.env;

/**
 * Tries every case of a matrix, several at a time, and fails with all that fail. A line names each, from which `rerun-reporter.js` makes the
 * command that runs it alone.
 */
export async function proveEach<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  prove: (one: Case) => Promise<void>,
  width = 1,
): Promise<void> {
  const rest = cases.filter((one) => ONLY === undefined || nameOf(one) === ONLY);
  const failures: string[] = [];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let one = rest.shift(); one !== undefined; one = rest.shift()) {
        await prove(one).catch((error: Error) => failures.push(`case: ${nameOf(one!)}\n${error.message}`));
      }
    }),
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
