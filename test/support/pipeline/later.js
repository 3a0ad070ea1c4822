/** Loaded into Node.js before a program: moves the clock of the command line, and of nothing else. */
'use strict';

const days = Number(process.env.TEST_DAYS_LATER);
if (/[\\/]lintel$/.test(process.argv[1] ?? '')) {
  const { now } = Date;
  Date.now = () => now() + days * 86_400_000;
}
