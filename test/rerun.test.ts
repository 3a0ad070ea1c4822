import { proveEach } from './support/cases';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it, as JavaScript
const Reporter = require('./support/rerun-reporter') as new () => { onRunComplete(_: unknown, results: object): void };

const FILE = 'test/handlers/secrets/token-role/rules.test.ts';

/** What is printed for a test that failed with these messages. */
function printed(...failureMessages: string[]): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const test = { status: 'failed', fullName: "lintel_token_role can't be $made (twice)", failureMessages };
  new Reporter().onRunComplete(undefined, {
    testResults: [{ testFilePath: `${process.cwd()}/${FILE}`, testResults: [test, { ...test, status: 'passed' }] }],
  });
  const [[text]] = write.mock.calls as [[string]];
  write.mockRestore();
  return text;
}

it('is one command for a test that failed, whose name is quoted for a shell and for a pattern', () => {
  expect(printed('Error: no\n    at x.ts:1:1')).toBe(
    `\nRun again what failed:\n\n  npx jest ${FILE} -t '^lintel_token_role can'\\''t be \\$made \\(twice\\)$'\n`,
  );
});

it('runs it on the runtime that it failed on', () => {
  process.env.LINTEL_TEST_RUNTIME = 'executable';
  try {
    expect(printed('Error: no')).toContain(`  LINTEL_TEST_RUNTIME=executable npx jest ${FILE} -t `);
  } finally {
    delete process.env.LINTEL_TEST_RUNTIME;
  }
});

it('is one command for each case that failed, of a test that finds its cases while it runs', async () => {
  const failing = proveEach(
    [1, 2, 3],
    (one) => `create, request ${one}, 502 (once)`,
    async (one) => {
      if (one > 1) throw new Error('another object');
    },
  );
  const { stack } = await failing.then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  );
  const commands = printed(stack!).trim().split('\n').slice(2);
  expect(commands).toEqual([
    expect.stringMatching(/^(?: {2})?LINTEL_TEST_CASE='create, request 2, 502 \(once\)' npx jest /),
    expect.stringMatching(/^ {2}LINTEL_TEST_CASE='create, request 3, 502 \(once\)' npx jest /),
  ]);
});
