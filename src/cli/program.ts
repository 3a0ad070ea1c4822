import { Command, CommanderError } from 'commander';
import { codeLine } from '../diagnostics/code';
import { printable } from '../printing/printable';
import { adoptCommand } from './adopt/command';
import { completionCommand } from './completion/command';
import { driftCommand } from './drift/command';
import { emulatorCommand } from './emulator/command';
import { ExitCode, Failure, Outcome } from './failure';
import { flowing, narrow, withoutHelpOfNothing } from './help-text';
import { loginCommand } from './login/command';
import { reportCommand } from './merge/command';
import { permissionsCommand } from './permissions/command';
import { providerCommand } from './provider/command';
import { rekeyCommand } from './rekey/command';
import { reviewCommand } from './review/command';
import { VERSION } from './version';

const ABOUT = `
Lintel manages the platform (run tasks, policies, the module registry,
administration) and the secrets service as code.
`.trim();

const MORE = `
Examples:
  Try Lintel without real services: run both in memory.
    $ lintel emulator
  Make Terraform, OpenTofu and apps use the provider in this package.
    $ eval "$(lintel provider env)"
  Generate code, with import blocks, for existing objects.
    $ lintel adopt --language hcl infrastructure
  Run a command with a token of the secrets service that ends with the command.
    $ lintel login --method jwt --role deploy -- terraform apply
  Submit your share of the recovery key to a rekey that Terraform has started.
    $ lintel rekey submit
  Print the least permissions that a stack needs.
    $ lintel permissions --stack cdktf.out/stacks/platform-team
  Review the risks of a plan before applying it.
    $ lintel review --stack cdktf.out/stacks/platform-team
  Detect changes made outside of the code of a stack, without changing anything.
    $ lintel drift --stack cdktf.out/stacks/platform-team

Exit codes: 0 success, 1 failure, 2 invalid usage, 3 something was found (drift and
review), 130 interrupted.

NO_COLOR turns colors off; FORCE_COLOR=1 turns them on where output is no terminal.`;

/** Runs the command line and returns its exit code. Prints errors to standard error. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('lintel')
    .description(ABOUT)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help; also for a single command')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', flowing(MORE))
    .addCommand(adoptCommand())
    .addCommand(emulatorCommand())
    .addCommand(loginCommand())
    .addCommand(permissionsCommand())
    .addCommand(providerCommand())
    .addCommand(rekeyCommand())
    .addCommand(driftCommand())
    .addCommand(reviewCommand())
    .addCommand(reportCommand())
    .addCommand(completionCommand());
  everyCommand(program, (command) => {
    command.exitOverride().showHelpAfterError(`(${commandPath(command)} --help for more)`);
    narrow(command);
  });
  try {
    await program.parseAsync(withoutHelpOfNothing(program, args), { from: 'user' });
    return ExitCode.DONE;
  } catch (error) {
    if (error instanceof Outcome) return error.exitCode;
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return ExitCode.DONE;
      if (error.code !== 'commander.help') process.stderr.write(`${codeLine('usage-invalid')}\n`);
      return ExitCode.WRONG_USAGE;
    }
    if (error instanceof Failure) {
      process.stderr.write(`error: ${printable(error.message)}\n${codeLine(error.code)}\n`);
      return error.exitCode;
    }
    process.stderr.write(
      `This is a bug in lintel. Please report it with the text below.\n${printable(error instanceof Error ? (error.stack ?? error.message) : String(error))}\n${codeLine('bug')}\n`,
    );
    return ExitCode.FAILED;
  }
}

function everyCommand(command: Command, change: (command: Command) => void): void {
  change(command);
  for (const child of command.commands) everyCommand(child, change);
}

function commandPath(command: Command): string {
  return command.parent ? `${commandPath(command.parent)} ${command.name()}` : command.name();
}
