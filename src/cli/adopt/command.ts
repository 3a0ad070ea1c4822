import { Command, InvalidArgumentError, Option } from 'commander';
import { findOrganization } from '../../clients/platform/organization';
import { documentation } from '../documentation';
import { UsageFailure } from '../failure';
import { type FrameworkName, FRAMEWORKS } from '../framework/framework';
import { flowing } from '../help-text';
import { jsonFlag } from '../json-option';
import type { AdoptOptions } from './adopt';
import type { Language } from './manifest';
import { restoreFailure } from './restore-failure';

const MORE = `
Lists the objects that the configured tokens can list on both services, without
changing anything. Without --language, it only prints the list:
  $ lintel adopt
  $ lintel adopt --only run_task --only 'policy/prod-*' --except '*-test'
With --language, it generates code with import blocks in a folder, and plans it. The
plan adds and destroys nothing; any changes are listed with their reasons.
  $ lintel adopt --language hcl infrastructure
  $ lintel adopt --language typescript --only lintel_run_task app
An app is for CDK Terrain or cdktf: the framework of the folder, or the one installed.
  $ lintel adopt --language python --framework cdktn app
--into adopts what is in the code already: existing addresses get import blocks.
  $ lintel adopt --into infrastructure
Another run in the same folder adds new objects in separate files, and keeps everything
else unchanged.

Patterns are types, names, or type/name. * matches any text. If --only names an object
that does not exist, nothing is written.

The addresses and tokens are read from LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN,
LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN, or from the variables of other
programs, as for the provider.

Documentation: ${documentation('adopt')}

Exit codes: 0 success, 1 failure, unexpected changes in the plan, or every list refused,
2 invalid usage, 130 interrupted.`;

interface Options {
  readonly language?: Language;
  readonly framework?: FrameworkName;
  readonly only: readonly string[];
  readonly except: readonly string[];
  readonly organization?: readonly string[];
  readonly mount?: ReadonlyMap<string, readonly string[]>;
  readonly into?: true;
  readonly json?: true;
  readonly plan: boolean;
  readonly yes?: true;
}

/** `lintel adopt`: generates code for existing objects. */
export function adoptCommand(): Command {
  return new Command('adopt')
    .summary('generate code for existing objects')
    .description(
      'Lists existing objects, and generates code with import blocks for them, without changing the services.',
    )
    .argument('[folder]', 'the folder for the generated code', '.')
    .addOption(
      new Option(
        '--language <name>',
        'the language of the generated code (default: that of an earlier run in the folder, or none)',
      ).choices(['typescript', 'python', 'go', 'java', 'hcl']),
    )
    .addOption(
      new Option(
        '--framework <name>',
        'the framework of an app: CDK Terrain (cdktn) or cdktf (default: that of the folder, or the one that is installed, or cdktn)',
      ).choices([...FRAMEWORKS]),
    )
    .addOption(
      new Option('--only <pattern>', 'adopt only matching objects; repeatable')
        .argParser(several)
        .default([], 'everything'),
    )
    .addOption(
      new Option('--except <pattern>', 'exclude matching objects; repeatable').argParser(several).default([], 'none'),
    )
    .addOption(
      new Option(
        '--organization <name>',
        'an organization to list; repeatable (default: LINTEL_PLATFORM_ORGANIZATION or TFE_ORGANIZATION, or else all; with --into, all)',
      ).argParser(several),
    )
    .addOption(
      new Option(
        '--mount <engine=path>',
        'a mount to list, such as database=team/database, instead of all mounts of the engine; repeatable',
      ).argParser(mounts),
    )
    .addOption(
      new Option(
        '--into',
        'generate no code: write import blocks for the addresses in the folder that have no state, and whose objects exist',
      ).conflicts(['language', 'framework']),
    )
    .option('--yes', 'do not ask for confirmation')
    .option('--no-plan', 'do not plan the generated code')
    .addOption(jsonFlag())
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', flowing(MORE))
    .action(async (folder: string, { organization, mount, into, json, yes, ...options }: Options) => {
      // Loaded lazily: the other commands do not need it.
      // oxlint-disable-next-line typescript/no-require-imports
      const { adopt, languageOf } = require('./adopt') as typeof import('./adopt');
      const given: AdoptOptions = {
        ...options,
        folder,
        organizations: organization ?? (into ? undefined : defaultOrganization()),
        mounts: mount,
        into: into === true,
        json: json === true,
        yes: yes === true,
      };
      try {
        const language = into ? undefined : languageOf(folder, options.language);
        if (options.framework !== undefined && (language === undefined || language === 'hcl')) {
          throw new UsageFailure(
            '--framework is for apps. Set --language to typescript, python, go or java, or leave it out.',
          );
        }
        await adopt({ ...given, language });
      } catch (error) {
        throw restoreFailure(error);
      }
    });
}

/** A folder's code may name organizations other than the default, so `--into` looks at all. */
function defaultOrganization(): readonly string[] | undefined {
  const found = findOrganization(undefined, process.env);
  return found && [found.value];
}

function several(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function mounts(
  text: string,
  before: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const [, engine, path] = /^([a-z]+)=([^/]+(?:\/[^/]+)*)\/?$/.exec(text) ?? [];
  if (engine === undefined || path === undefined) {
    throw new InvalidArgumentError('Must be an engine and a path, such as database=team/database.');
  }
  return new Map([...before, [engine, [...(before.get(engine) ?? []), path]]]);
}
