import { Command, Option } from 'commander';
import { codeOf } from '../../diagnostics/code';
import { printableLine } from '../../printing/printable';
import { documentation } from '../documentation';
import { ExitCode, Failure, Interrupted, Outcome } from '../failure';
import { flowing } from '../help-text';
import { addressOption, furtherOptions } from '../secrets-options';
import { warn } from '../warn';
import { runCommand } from './run-command';
import type { LoginService, LoginSettings } from './service';

const MORE = `
Logs in once and runs the command with LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN and
LINTEL_SECRETS_NAMESPACE in its environment. The token is renewed while the command
runs, and revoked when it ends. Nothing is written to disk.
    $ lintel login --method jwt --mount github --role deploy -- terraform apply
For a plan and an apply under one identity, and for a secret ID that is wrapped and so
serves only once:
    $ lintel login --method approle --role-id 5b… --secret-id-file wrapped \\
        --wrapped -- ./deploy.sh
Without a command, it shows who the login is, and revokes the token again:
    $ lintel login

Each option stands for a variable: --role for LINTEL_SECRETS_LOGIN_ROLE, and so on.
Secrets are never options: a JWT comes from a file, from LINTEL_SECRETS_LOGIN_JWT or
from the pipeline, a secret ID from a file or LINTEL_SECRETS_LOGIN_SECRET_ID. In GitHub
Actions, GitLab and HCP Terraform, the JWT of the job is found without further settings.

Documentation: ${documentation('pipelines')}

Exit codes: that of the command, or 128 and the number of the signal that ended it; 1 if
the login failed, 2 invalid usage, 126 and 127 if the command cannot be started, 130
interrupted before it started.`;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `lintel login`: runs a command with its own token. */
export function loginCommand(): Command {
  const command = new Command('login')
    .summary('run a command with a token that ends with it, or show who the login is')
    .description('Logs in to the secrets service, and runs a command with the token.')
    .usage('[options] [-- <command> [arguments...]]')
    .argument('[command...]', 'the command and its arguments, after --')
    .addOption(addressOption());
  for (const option of [...furtherOptions(), ...methodOptions()]) command.addOption(option);
  return command
    .addHelpText('after', flowing(MORE))
    .action(async (words: readonly string[], options: LoginSettings) => {
      throw new Outcome(await withLogin(options, words));
    });
}

function methodOptions(): Option[] {
  return [
    new Option(
      '--method <name>',
      'how to log in (default: LINTEL_SECRETS_LOGIN, or what the pipeline provides)',
    ).choices(['jwt', 'kubernetes', 'approle', 'cert', 'aws', 'token_file']),
    new Option('--mount <path>', 'the path of the auth method, without auth/ (default: the name of the method)'),
    new Option('--role <name>', 'the role of the auth method'),
    new Option('--login-namespace <path>', 'the namespace of the auth method (default: the namespace)'),
    new Option('--audience <name>', 'jwt: the audience of the JWT'),
    new Option('--token-file <file>', 'jwt, kubernetes, token_file: the file with the JWT or token'),
    new Option('--role-id <id>', 'approle: the role ID'),
    new Option('--secret-id-file <file>', 'approle: the file with the secret ID'),
    new Option('--wrapped', 'approle: the secret ID is a wrapping token'),
    new Option('--client-cert-file <file>', 'cert: the PEM file with the certificate'),
    new Option('--client-key-file <file>', 'cert: the PEM file with its key'),
  ];
}

/** Signals are handled here from beginning to end, so that none of them leaves a token behind. */
async function withLogin(options: LoginSettings, words: readonly string[]): Promise<number> {
  // Loaded lazily: the other commands do not need it.
  // oxlint-disable-next-line typescript/no-require-imports
  const { openLoginService } = require('./service') as typeof import('./service');
  const interrupt = new AbortController();
  const abort = () => interrupt.abort();
  for (const name of SIGNALS) process.on(name, abort);
  let service: LoginService | undefined;
  try {
    service = openLoginService(options, process.env);
    const token = await service.logIn(interrupt.signal);
    if (interrupt.signal.aborted) throw new Interrupted('interrupted.');
    const [program, ...args] = words;
    if (program === undefined) return await showCaller(service, interrupt.signal);
    const status = await runCommand([program, ...args], service.environmentWith(token));
    if (await service.hasReplaced(token)) warnOfReplacement();
    return status;
  } catch (error) {
    throw interrupt.signal.aborted ? new Interrupted('interrupted.') : explained(error as Error);
  } finally {
    await service?.close();
    for (const name of SIGNALS) process.removeListener(name, abort);
  }
}

async function showCaller(service: LoginService, signal: AbortSignal): Promise<number> {
  const { displayName, policies, ttl, renewable, batch } = await service.lookUp(signal);
  const life = ttl === 0 ? 'does not expire' : `${ttl} seconds${renewable ? ', renewable' : ''}`;
  const lines = [
    ['address', service.address],
    ['login', service.words.replace(/^the login /, '')],
    ['display name', displayName],
    ['policies', policies.join(', ')],
    ['token', batch ? `batch, ${life}` : life],
  ];
  for (const [name, value] of lines) process.stdout.write(`${`${name}:`.padEnd(14)}${printableLine(value!)}\n`);
  return ExitCode.DONE;
}

function warnOfReplacement(): void {
  warn(
    'token-ended-early',
    'the token of the command could not be renewed until its end, so its last requests may have been refused. Give the role of the auth method a longer `token_max_ttl`.',
  );
}

/** Explains errors of the clients. They are recognized by name, because their classes are in another bundle. Any other error is a bug. */
function explained(error: Error): Error {
  const known =
    /^(ApiError|MissingMount|Unreachable|LostResponse|ForeignResponse|MalformedResponse|UnsafeAddress|MissingConnection|InvalidConnection|LoginFailed)$/;
  if (error instanceof Failure) return error;
  return known.test(error.name) ? new Failure(codeOf(error), error.message) : error;
}
