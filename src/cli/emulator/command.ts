import * as path from 'path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Emulator, EmulatorOptions } from '../../emulator';
import { isLoopback, LOOPBACK, reachable } from '../../emulator/http/loopback';
import type { Dialects } from '../../emulator/settings';
import { parseTime } from '../../emulator/state/rfc3339';
import { printableLine } from '../../printing/printable';
import { documentation } from '../documentation';
import { Failure } from '../failure';
import { flowing } from '../help-text';
import { exportLine } from '../shell';
import { bold } from '../style';
import { warn } from '../warn';
import { writeCaCertificate, type CaFile } from './ca-file';
import { untilParentExits } from './parent';

interface Options {
  readonly port: number;
  readonly bind?: string;
  readonly printEnv?: true;
  readonly tls?: true;
  readonly caFile?: string;
  readonly dialect?: readonly Dialect[];
  readonly verifyUrls?: true;
  readonly strict?: true;
  readonly state?: string;
  readonly init?: string;
  readonly clock?: Date;
  readonly freezeClock?: true;
  readonly seed?: number;
  readonly engines: boolean;
  readonly quiet?: true;
  readonly exitWithParent?: boolean;
}

/** Not an option, because everyone on the machine can see a process's arguments. */
const CONTROL_TOKEN = 'LINTEL_EMULATOR_CONTROL_TOKEN';

type Dialect = 'standard' | 'hcp' | 'vault' | 'openbao';

const MORE = `
It prints the environment variables that make Lintel, or any client, use it:
    $ lintel emulator --port 8400
    $ lintel emulator --tls --dialect hcp vault
While it runs, set them in another terminal:
    $ eval "$(lintel emulator --port 8400 --print-env)"
Tokens: platform-root and secrets-root have full access, platform-reader and
secrets-reader have read access, platform-none and secrets-none have no access.
Tests control it through the endpoints below /_emulator, or with a client such
as connectToEmulator of the package's entry point lintel/emulator: the clock,
faults, rate limits, settings, snapshots, seeds, and the journal of requests
with its expectations. Control requests from other
machines need the header X-Emulator-Token with the value of
LINTEL_EMULATOR_CONTROL_TOKEN, which is generated and printed if it is not set.
To begin with your own objects, write them as JSON or as requests:
    $ cat seeds/1-organizations.json
    {"organizations": [{"name": "beta", "email": "platform@beta.example"}]}
    $ cat seeds/2-roles.http
    POST /v1/pki/roles/web
    X-Service-Token: secrets-root

    {"allowed_domains": ["example.com"]}
    $ lintel emulator --init seeds
To go on later where it was stopped, or killed:
    $ lintel emulator --init seeds --state emulator.state
To see what expires, begin at a certain time:
    $ lintel emulator --clock 2030-01-31T12:00:00Z --freeze-clock
To find misspelt fields and paths, let the command fail at its end:
    $ lintel emulator --strict

Documentation: ${documentation('emulator')}`;

/** `lintel emulator`: runs both services in memory until interrupted. */
export function emulatorCommand(): Command {
  return new Command('emulator')
    .summary('run both services in memory, for evaluation and tests')
    .description('Runs the platform and the secrets service in memory, on one local port, until Ctrl-C.')
    .addOption(
      new Option('--port <number>', 'the port to listen on; 0 for any free port').default(8400).argParser(parsePort),
    )
    .addOption(
      new Option(
        '--bind <address>',
        'the address to listen on; other than a loopback address, other machines can use the emulator (default: 127.0.0.1)',
      ).argParser(parseAddress),
    )
    .option('--tls', 'serve HTTPS, with a certificate of a generated authority')
    .option(
      '--ca-file <file>',
      "with --tls: the file to write the authority's certificate to (default: a temporary file)",
    )
    .addOption(
      new Option(
        '--dialect <names...>',
        'behave like an existing product; at most one name for each service (default: standard, the specifications)',
      ).choices(['standard', 'hcp', 'vault', 'openbao']),
    )
    .option('--verify-urls', 'call the URL of a run task when it is created or updated, and require status 200')
    .addOption(
      new Option('--seed <number>', 'generate the same identifiers and serial numbers at every start').argParser(
        parseSeed,
      ),
    )
    .option('--no-engines', 'start with an empty secrets service, in which nothing is mounted')
    .option(
      '--strict',
      'note requests with an unknown route, field or query parameter; print them at the end, and exit with status 1 if there are any',
    )
    .option(
      '--state <file>',
      'keep the state in this file, and continue with it at the next start; it contains secrets',
    )
    .option(
      '--init <folder>',
      'apply the seeds in this folder at the start, in the order of their names: .json, .http and .rest files; not if the file of --state exists',
    )
    .addOption(
      new Option('--clock <time>', 'the time at the start, in RFC 3339 (default: the real time)').argParser(parseClock),
    )
    .option('--freeze-clock', 'do not let the time pass; control requests change it')
    .option(
      '--exit-with-parent',
      'exit when the program that started the emulator exits (default: if standard input is a pipe)',
    )
    .option('--no-exit-with-parent', 'keep running without it')
    .option('--quiet', 'print only the address')
    .option(
      '--print-env',
      'start nothing; print the environment variables for a running emulator with the same options',
    )
    .addHelpText('after', flowing(MORE))
    .action(async (options: Options, command: Command) => {
      const dialects = chooseDialects(options.dialect ?? [], command);
      if (options.caFile !== undefined && !options.tls) command.error('error: --ca-file requires --tls');
      if (options.printEnv) printEnvironment(options, dialects, command);
      else await serve(options, dialects);
    });
}

/** Requires options that determine the address and the certificate: a guess could be wrong. */
function printEnvironment({ port, bind, tls, caFile }: Options, dialects: Partial<Dialects>, command: Command): void {
  if (port === 0) {
    command.error(
      'error: --print-env requires --port with the port of the running emulator, which it printed when it started',
    );
  }
  if (tls && caFile === undefined) {
    command.error('error: --print-env with --tls requires the --ca-file that the emulator was started with');
  }
  const address = `${tls ? 'https' : 'http'}://${reachable(bind ?? LOOPBACK)}:${port}`;
  process.stdout.write(
    exportLines(address, dialects, caFile && path.resolve(caFile))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

function controlToken(): string | undefined {
  return process.env[CONTROL_TOKEN] || undefined;
}

async function serve(options: Options, dialects: Partial<Dialects>): Promise<void> {
  const ended = Promise.race([untilInterrupted(), untilParentExits(options.exitWithParent)]);
  if (options.bind !== undefined && !isLoopback(options.bind)) {
    warn(
      'emulator-exposed',
      `anyone who can reach ${options.bind} can use this emulator, whose tokens are public. From other machines, its control endpoints require the header X-Emulator-Token.`,
    );
  }
  const emulator = await start({
    port: options.port,
    bind: options.bind,
    tls: options.tls,
    dialects,
    seed: options.seed,
    engines: options.engines,
    controlToken: controlToken(),
    settings: options.verifyUrls ? { verifyUrls: true } : {},
    strict: options.strict,
    state: options.state,
    init: options.init,
    clock: { now: options.clock, frozen: options.freezeClock },
  });
  try {
    const caFile = emulator.ca === undefined ? undefined : writeCaCertificate(emulator.ca, options.caFile);
    try {
      process.stdout.write(options.quiet ? `${emulator.address}\n` : introduction(emulator, dialects, caFile));
      await ended;
      if (!options.quiet) process.stdout.write(goodbye(options.state));
    } finally {
      caFile?.remove();
    }
  } finally {
    await emulator.close().catch(asFailure);
  }
}

/** The emulator's messages are meant for its user. */
function asFailure(error: unknown): never {
  throw error instanceof Error && error.name === 'EmulatorError'
    ? new Failure('emulator-not-started', error.message)
    : error;
}

async function start(options: EmulatorOptions & { readonly port: number }): Promise<Emulator> {
  // Loaded lazily: the other commands do not need it.
  // oxlint-disable-next-line typescript/no-require-imports
  const { startEmulator } = require('../../emulator') as typeof import('../../emulator');
  return startEmulator(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new Failure(
        'emulator-not-started',
        `port ${options.port} is in use. Choose another with --port, or use --port 0 for any free port.`,
      );
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Failure(
        'emulator-not-started',
        `this machine has no address ${options.bind}. Set --bind to an address of this machine, or to 0.0.0.0 for all of them.`,
      );
    }
    if (error.code === 'EACCES') {
      throw new Failure(
        'emulator-not-started',
        `permission denied for port ${options.port}. Choose a port of 1024 or above with --port.`,
      );
    }
    return asFailure(error);
  });
}

/** Every line is a comment or a command, so that a shell can evaluate the output. */
function introduction(
  { address, controlToken: token }: Emulator,
  dialects: Partial<Dialects>,
  caFile: CaFile | undefined,
): string {
  return [
    `# ${bold('Lintel emulator')} at ${bold(address)}, until Ctrl-C. To use it, set:`,
    ...exportLines(address, dialects, undefined),
    ...(caFile
      ? ["# The certificate of the emulator's authority:", exportLine('NODE_EXTRA_CA_CERTS', caFile.path)]
      : []),
    ...(token === undefined
      ? []
      : [
          '# For control requests from other machines, in the header X-Emulator-Token:',
          exportLine(CONTROL_TOKEN, token),
        ]),
    '',
  ].join('\n');
}

/** Starts on a new line, since a terminal shows ^C. */
function goodbye(state: string | undefined): string {
  const kept = state === undefined ? 'Nothing of it is kept.' : `Its state is in ${printableLine(state)}.`;
  return `${process.stdout.isTTY ? '\n' : ''}# The emulator has stopped. ${kept}\n`;
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

/** Resolves on the first signal and removes the handlers, so that a second signal ends the process immediately. */
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

/** Node.js treats an empty address as all addresses. */
function parseAddress(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must be an address of this machine.');
  return text;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError('Must be a number from 0 to 65535.');
  return port;
}

function parseClock(text: string): Date {
  const time = parseTime(text);
  if (!time) {
    throw new InvalidArgumentError('Must be a time in RFC 3339 from 1970 to 9998, such as 2030-01-31T12:00:00Z.');
  }
  return time;
}

function parseSeed(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) throw new InvalidArgumentError('Must be a whole number.');
  return seed;
}

/** Two names for the same service are rejected rather than letting the last one win. */
function chooseDialects(names: readonly Dialect[], command: Command): Partial<Dialects> {
  const platform = names.filter((name) => name === 'hcp');
  const secrets = names.filter((name) => name === 'vault' || name === 'openbao');
  if (new Set(secrets).size > 1) command.error('error: --dialect accepts vault or openbao, not both');
  return {
    ...(platform.length > 0 ? { platform: 'hcp' as const } : {}),
    ...(secrets.length > 0 ? { secrets: secrets[0] } : {}),
  };
}
