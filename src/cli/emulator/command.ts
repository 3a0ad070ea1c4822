import * as path from 'path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { placeCaCertificate, type CaFile } from './ca-file';
import { Failure } from '../failure';
import { exportLine } from '../shell';
import { bold } from '../style';
import type { Emulator, EmulatorOptions } from '../../emulator';
import { isLoopback, LOOPBACK, reachable } from '../../emulator/loopback';
import type { Dialects } from '../../emulator/settings';

interface Options {
  readonly port: number;
  readonly bind?: string;
  readonly printEnv?: true;
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
and in another terminal, while it runs:
    $ eval "$(lintel emulator --port 8400 --print-env)"
Tokens: platform-root and secrets-root may do everything, platform-reader and
secrets-reader may read, platform-none and secrets-none may not even read.
Tests steer it through the endpoints below /_emulator: snapshots, faults, rate
limits, the clock, and the log of requests (see docs/emulator.md).`;

/** `lintel emulator`: both services in memory until it is interrupted. */
export function emulatorCommand(): Command {
  return new Command('emulator')
    .summary('serve both services in memory, for trying and testing')
    .description('Serves the platform and the secrets service on one port of this machine, in memory, until Ctrl-C.')
    .addOption(new Option('--port <number>', 'the port; 0 for a free one').default(8400).argParser(parsePort))
    .addOption(new Option('--bind <address>', 'the address to listen on, for others to use it too (default: 127.0.0.1)').argParser(parseAddress))
    .option('--tls', 'speak HTTPS, with a certificate of its own authority')
    .option('--ca-file <file>', "with --tls: where to write the authority's certificate (default: a temporary file)")
    .addOption(new Option('--dialect <names...>', "names and gaps of services that exist, one for each service (default: the specifications')")
      .choices(['standard', 'hcp', 'vault', 'openbao']))
    .option('--verify-urls', 'call the url of a run task when it is made or changed, and want the answer 200')
    .addOption(new Option('--seed <number>', 'the same identifiers and serial numbers at every start').argParser(parseSeed))
    .option('--quiet', 'print the address and nothing else')
    .option('--print-env', 'serve nothing: print what to export for an emulator that runs with the same options')
    .addHelpText('after', MORE)
    .action(async (options: Options, command: Command) => {
      const dialects = chooseDialects(options.dialect ?? [], command);
      if (options.caFile !== undefined && !options.tls) command.error('error: --ca-file goes with --tls');
      if (options.printEnv) printEnvironment(options, dialects, command);
      else await serve(options, dialects);
    });
}

/** What cannot be known from the options alone would be a guess. */
function printEnvironment({ port, bind, tls, caFile }: Options, dialects: Partial<Dialects>, command: Command): void {
  if (port === 0) command.error('error: --print-env needs the port of the emulator that runs: it was printed when it started');
  if (tls && caFile === undefined) command.error('error: --print-env with --tls needs the --ca-file that the emulator was started with');
  const address = `${tls ? 'https' : 'http'}://${reachable(bind ?? LOOPBACK)}:${port}`;
  process.stdout.write(exportLines(address, dialects, caFile && path.resolve(caFile)).map((line) => `${line}\n`).join(''));
}

async function serve(options: Options, dialects: Partial<Dialects>): Promise<void> {
  const interrupted = untilInterrupted();
  if (options.bind !== undefined && !isLoopback(options.bind)) {
    process.stderr.write(`warning: whoever reaches ${options.bind} can use this emulator, whose tokens everybody knows. Its control endpoints answer this machine alone.\n`);
  }
  const emulator = await start({ port: options.port, bind: options.bind, tls: options.tls, dialects, seed: options.seed, settings: { verifyUrls: options.verifyUrls === true } });
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
  const { startEmulator } = require('../../emulator') as typeof import('../../emulator');
  return startEmulator(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Failure(`port ${options.port} is taken. Choose another with --port, or let --port 0 find a free one.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') throw new Failure(`this machine has no address ${options.bind}. Name one of its own with --bind, or 0.0.0.0 for all.`);
    if (error.code === 'EACCES') throw new Failure(`you may not use port ${options.port}. Choose one from 1024 on with --port.`);
    throw error;
  });
}

/** Every line is a comment or a command, so that all of it can be read by a shell. */
function introduction(address: string, dialects: Partial<Dialects>, caFile: CaFile | undefined): string {
  return [
    `# ${bold('Lintel emulator')} at ${bold(address)}, until Ctrl-C. To use it:`,
    ...exportLines(address, dialects, undefined),
    ...(caFile ? ["# The certificate of the emulator's authority:", exportLine('NODE_EXTRA_CA_CERTS', caFile.path)] : []),
    '',
  ].join('\n');
}

function exportLines(address: string, dialects: Partial<Dialects>, caFile: string | undefined): string[] {
  return [
    exportLine('LINTEL_PLATFORM_ADDRESS', address),
    exportLine('LINTEL_PLATFORM_TOKEN', 'platform-root'),
    ...(dialects.platform ? [exportLine('LINTEL_PLATFORM_DIALECT', dialects.platform)] : []),
    exportLine('LINTEL_SECRETS_ADDRESS', address),
    exportLine('LINTEL_SECRETS_TOKEN', 'secrets-root'),
    ...(dialects.secrets ? [exportLine('LINTEL_SECRETS_DIALECT', dialects.secrets)] : []),
    ...(caFile === undefined ? [] : [exportLine('NODE_EXTRA_CA_CERTS', caFile)]),
  ];
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

/** An empty one would mean all addresses to Node.js. */
function parseAddress(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be an address of this machine.');
  return text;
}

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
