import { run } from './program';

// The reader may close the pipe early, as `head` does. That is not an error.
process.stdout.on('error', () => process.exit());

void run(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
