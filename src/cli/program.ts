import { Command, CommanderError } from 'commander';
import { adoptCommand } from './adopt/command';
import { driftCommand } from './drift/command';
import { emulatorCommand } from './emulator/command';
import { ExitCode, Failure, Outcome } from './failure';
import { providerCommand } from './provider/command';
import { rekeyCommand } from './rekey/command';
import { reviewCommand } from './review/command';
import { VERSION } from './version';
import { printable } from '../printing/printable';

const ABOUT = `
Lintel declares what a platform team runs on two services as code: the platform
(run tasks, policies, the module registry, administration) and the secrets service.
`.trim();

const MORE = `
Examples:
  Try it without any service: start both in memory, and use what is printed.
    $ lintel emulator
  Let Terraform, OpenTofu and cdktf find the provider in this package, with no registry.
    $ eval "$(lintel provider env)"
  Write code, with import blocks, for what the services have already.
    $ lintel adopt --language hcl infrastructure
  Bring one's share of the recovery key to a rekey that Terraform has started.
    $ lintel rekey submit
  See what a plan means, before anybody applies it.
    $ lintel review --stack cdktf.out/stacks/platform-team
  See what was changed behind the code of a stack; nothing is changed by it.
    $ lintel drift --stack cdktf.out/stacks/platform-team

Exit codes: 0 done, 1 not possible, 2 wrong usage, 130 interrupted. A command that
looks for something ends with 2 where it finds it, and with 1 where its usage is wrong.`;

/** Commands whose exit code tells what they found: wrong usage must not look like it. */
const LOOKING: readonly string[] = ['drift', 'review'];

/** Runs the command line and answers its exit code; what went wrong is one sentence on standard error. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('lintel')
    .description(ABOUT)
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help, also of a command')
    .helpCommand(false)
    .addHelpText('after', MORE)
    .addCommand(adoptCommand())
    .addCommand(emulatorCommand())
    .addCommand(providerCommand())
    .addCommand(rekeyCommand())
    .addCommand(driftCommand())
    .addCommand(reviewCommand());
  everyCommand(program, (command) => command.exitOverride().showHelpAfterError(`(${commandPath(command)} --help tells more)`));
  try {
    await program.parseAsync(args, { from: 'user' });
    return ExitCode.DONE;
  } catch (error) {
    if (error instanceof Outcome) return error.exitCode;
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.DONE : LOOKING.includes(args[0]) ? ExitCode.FAILED : ExitCode.WRONG_USAGE;
    if (error instanceof Failure) {
      process.stderr.write(`error: ${printable(error.message)}\n`);
      return error.exitCode;
    }
    process.stderr.write(`This is a bug in lintel; please report it with the text below.\n${printable(error instanceof Error ? error.stack ?? error.message : String(error))}\n`);
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
