const { relative } = require('path');

/** More commands than these are not read. */
const MOST = 10;

/** After a run with failures, the command that runs each failing test alone. */
module.exports = class RerunReporter {
  onRunComplete(_, { testResults }) {
    const commands = testResults.flatMap(({ testFilePath, testResults: tests, failureMessage }) => {
      const file = relative(process.cwd(), testFilePath);
      const failed = tests.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded has no tests.
      if (failed.length === 0) return failureMessage ? [`npx jest ${file}`] : [];
      return failed.map(({ fullName }) => `npx jest ${file} -t ${quoted(`^${escaped(fullName)}$`)}`);
    });
    if (commands.length === 0) return;
    const more = commands.length > MOST ? [`and ${commands.length - MOST} more`] : [];
    process.stderr.write(`\nRun again what failed:\n\n  ${[...commands.slice(0, MOST), ...more].join('\n  ')}\n`);
  }
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
