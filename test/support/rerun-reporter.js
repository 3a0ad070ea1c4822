const { relative } = require('path');

/** More commands than these are not read. */
const MOST = 10;

/** After a run with failures, the command that runs each failing test alone, or each failing case of a test that finds them while it runs. */
module.exports = class RerunReporter {
  onRunComplete(_, { testResults }) {
    const commands = testResults.flatMap(({ testFilePath, testResults: tests, failureMessage }) => {
      const file = relative(process.cwd(), testFilePath);
      const failed = tests.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded has no tests.
      if (failed.length === 0) return failureMessage ? [`${jest()} ${file}`] : [];
      return failed.flatMap(({ fullName, failureMessages }) => {
        const command = `${jest()} ${file} -t ${quoted(`^${escaped(fullName)}$`)}`;
        const cases = casesIn(failureMessages);
        return cases.length === 0 ? [command] : cases.map((one) => `LINTEL_TEST_CASE=${quoted(one)} ${command}`);
      });
    });
    if (commands.length === 0) return;
    const more = commands.length > MOST ? [`and ${commands.length - MOST} more`] : [];
    process.stderr.write(`\nRun again what failed:\n\n  ${[...commands.slice(0, MOST), ...more].join('\n  ')}\n`);
  }
};

/** On the runtime of this run. */
function jest() {
  if (process.versions.bun) return 'npm run test:bun --';
  return process.env.LINTEL_TEST_RUNTIME === 'executable' ? 'LINTEL_TEST_RUNTIME=executable npx jest' : 'npx jest';
}

/** What `proveEach` of cases.ts names. */
const casesIn = (messages) =>
  messages.flatMap((message) => [...message.matchAll(/^(?:Error: )?case: (.+)$/gm)].map(([, name]) => name));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
