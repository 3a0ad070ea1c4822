import { Command, InvalidArgumentError, Option } from 'commander';
import { placeCaCertificate } from './ca-file';
import type { CaFile } from './ca-file';
import { Failure } from './failure';
import { exportLine } from './shell';
import { bold } from './style';
import type { Emulator, EmulatorOptions } from '../emulator';
import type { Dialects } from '../emulator/settings';

interface Options {
  readonly port: number;
  readonly tls?: true;
  readonly caFile?: string;
  readonly dialect?: readonly Dialect[];
  readonly verifyUrls?: true;
  readonly seed?: number;
  readonly quiet?: true;
}

type Dialect = 'standard' | 'hcp' | 'vault' | 'openbao';

const MORE = `
It prints what to export, so that Lintel, or any client, uses it:
    $ lintel emulator --port 8400
    $ lintel emulator --tls --dialect hcp vault
Tokens: platform-root and secrets-root may do everything, platform-reader and
secrets-reader may read, platform-none and secrets-none may not even read.
Tests steer it through the endpoints below /_emulator: snapshots, faults, rate
limits, the clock, and the log of requests (see docs/emulator.md).`;

/** `lintel emulator`: both services in memory until it is interrupted. */
export function emulatorCommand(): Command {
  return new Command('emulator')
    .summary('serve both services in memory, for trying and testing')
    .description('Serves the platform and the secrets service on one loopback port, in memory, until Ctrl-C.')
    .addOption(new Option('--port <number>', 'the port; 0 for a free one').default(8400).argParser(parsePort))
    .option('--tls', 'speak HTTPS, with a certificate of its own authority')
    .option('--ca-file <file>', "with --tls: where to write the authority's certificate (default: a temporary file)")
    .addOption(new Option('--dialect <names...>', "names and gaps of services that exist, one for each service (default: the specifications')")
      .choices(['standard', 'hcp', 'vault', 'openbao']))
    .option('--verify-urls', 'call the url of a run task when it is made or changed, and want the answer 200')
    .addOption(new Option('--seed <number>', 'the same identifiers and serial numbers at every start').argParser(parseSeed))
    .option('--quiet', 'print the address and nothing else')
    .addHelpText('after', MORE)
    .action(async (options: Options, command: Command) => {
      const dialects = chooseDialects(options.dialect ?? [], command);
      if (options.caFile !== undefined && !options.tls) command.error('error: --ca-file goes with --tls');
      await serve(options, dialects);
    });
}

async function serve(options: Options, dialects: Partial<Dialects>): Promise<void> {
  const interrupted = untilInterrupted();
  const emulator = await start({ port: options.port, tls: options.tls, dialects, seed: options.seed, settings: { verifyUrls: options.verifyUrls === true } });
  try {
    const caFile = emulator.ca === undefined ? undefined : placeCaCertificate(emulator.ca, options.caFile);
    try {
      process.stdout.write(options.quiet ? `${emulator.address}\n` : introduction(emulator.address, dialects, caFile));
      await interrupted;
    } finally {
      caFile?.remove();
    }
  } finally {
    await emulator.close();
  }
}

async function start(options: EmulatorOptions & { readonly port: number }): Promise<Emulator> {
  // The other commands need not load it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { startEmulator } = require('../emulator') as typeof import('../emulator');
  return startEmulator(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Failure(`port ${options.port} is taken. Choose another with --port, or let --port 0 find a free one.`);
    if (error.code === 'EACCES') throw new Failure(`you may not use port ${options.port}. Choose one from 1024 on with --port.`);
    throw error;
  });
}

/** Every line is a comment or a command, so that all of it can be read by a shell. */
function introduction(address: string, dialects: Partial<Dialects>, caFile: CaFile | undefined): string {
  return [
    `# ${bold('Lintel emulator')} at ${bold(address)}, until Ctrl-C. To use it:`,
    exportLine('LINTEL_PLATFORM_ADDRESS', address),
    exportLine('LINTEL_PLATFORM_TOKEN', 'platform-root'),
    ...(dialects.platform ? [exportLine('LINTEL_PLATFORM_DIALECT', dialects.platform)] : []),
    exportLine('LINTEL_SECRETS_ADDRESS', address),
    exportLine('LINTEL_SECRETS_TOKEN', 'secrets-root'),
    ...(dialects.secrets ? [exportLine('LINTEL_SECRETS_DIALECT', dialects.secrets)] : []),
    ...(caFile ? ["# The certificate of the emulator's authority:", exportLine('NODE_EXTRA_CA_CERTS', caFile.path)] : []),
    '',
  ].join('\n');
}

/** Ctrl-C, or a request to end; the handlers go with the first one, so that a second one ends it at once. */
function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.removeListener(signal, end);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

function parseSeed(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) throw new InvalidArgumentError('It must be a whole number.');
  return seed;
}

/** A later name for the same service would silently win, so it is refused. */
function chooseDialects(names: readonly Dialect[], command: Command): Partial<Dialects> {
  const platform = names.filter((name) => name === 'hcp');
  const secrets = names.filter((name) => name === 'vault' || name === 'openbao');
  if (new Set(secrets).size > 1) command.error('error: --dialect takes vault or openbao, not both');
  return { ...(platform.length > 0 ? { platform: 'hcp' as const } : {}), ...(secrets.length > 0 ? { secrets: secrets[0] } : {}) };
}
