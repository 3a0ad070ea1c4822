import { run } from './program';

// Whoever reads us may stop reading, as `head` does; that is no failure of ours.
process.stdout.on('error', () => process.exit());

void run(process.argv.slice(2)).then((exitCode) => { process.exitCode = exitCode; });
