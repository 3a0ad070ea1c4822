import { Command, InvalidArgumentError, Option } from 'commander';
import type { AdoptOptions } from './adopt';
import type { Language } from './manifest';
import { ExitCode, Failure, Interrupted } from '../failure';

const MORE = `
It lists what the tokens of the environment may list on both services, and
changes nothing there. Without --language it shows what there is:
  $ lintel adopt
  $ lintel adopt --only run_task --only 'policy/prod-*' --except '*-test'
With a language it writes code with import blocks into a folder, and plans it:
nothing is to be added or destroyed, and what is to be changed is named with its
reason.
  $ lintel adopt --language hcl infrastructure
  $ lintel adopt --language typescript --only lintel_run_task app
Run again in the same folder, it adds what is new, in files of its own, and leaves
everything else as it is.

Patterns are types, names, or type/name; * stands for any text.

Where the services are, and who one is to them, comes from LINTEL_PLATFORM_ADDRESS,
LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN, or from
what other programs have, as for the provider. See docs/adopt.md.

Exit codes: 0 done, 1 not possible, or a plan that is not as it should be,
2 wrong usage, 130 interrupted.`;

interface Options {
  readonly language?: Language;
  readonly only: readonly string[];
  readonly except: readonly string[];
  readonly organization?: readonly string[];
  readonly mount?: ReadonlyMap<string, readonly string[]>;
  readonly json?: true;
  readonly plan: boolean;
  readonly yes?: true;
}

/** `lintel adopt`: code for what the services have. */
export function adoptCommand(): Command {
  return new Command('adopt')
    .summary('write code for what the services have')
    .description('Lists what the services have, and writes code with import blocks for it. Nothing is changed on the services.')
    .argument('[folder]', 'where to write', '.')
    .addOption(new Option('--language <name>', 'what to write (default: nothing, or what an earlier run has written into the folder)').choices(['typescript', 'python', 'hcl']))
    .addOption(new Option('--only <pattern>', 'only these; may be given several times').argParser(several).default([], 'everything'))
    .addOption(new Option('--except <pattern>', 'none of these; may be given several times').argParser(several).default([], 'nothing'))
    .addOption(new Option('--organization <name>', 'an organization to look into, in place of all that the token sees; may be given several times').argParser(several))
    .addOption(new Option('--mount <engine=path>', 'a mount to look into, such as database=team/database, in place of all of its engine; may be given several times').argParser(mounts))
    .option('--yes', 'ask nothing on a terminal')
    .option('--no-plan', 'write, and plan nothing')
    .option('--json', 'tell everything as one JSON document')
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', MORE)
    .action(async (folder: string, { organization, mount, json, yes, ...options }: Options) => {
      // The other commands need none of it.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const { adopt, languageOf } = require('./adopt') as typeof import('./adopt');
      const given: AdoptOptions = { ...options, folder, organizations: organization, mounts: mount, json: json === true, yes: yes === true };
      try {
        await adopt({ ...given, language: languageOf(folder, options.language) });
      } catch (error) {
        throw ours(error);
      }
    });
}

/** What is loaded late has the classes of failures once more. */
function ours(error: unknown): unknown {
  const { exitCode, message } = error as Partial<Failure>;
  if (exitCode === ExitCode.INTERRUPTED) return new Interrupted(message);
  return exitCode === ExitCode.FAILED ? new Failure(message) : error;
}

function several(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function mounts(text: string, before: ReadonlyMap<string, readonly string[]> = new Map()): ReadonlyMap<string, readonly string[]> {
  const [, engine, path] = /^([a-z]+)=([^/]+(?:\/[^/]+)*)\/?$/.exec(text) ?? [];
  if (path === undefined) throw new InvalidArgumentError('It must be an engine and a path, such as database=team/database.');
  return new Map([...before, [engine, [...before.get(engine) ?? [], path]]]);
}
