import { Command, Option } from 'commander';
import { documentation } from '../documentation';
import { FRAMEWORKS } from '../framework/framework';
import { APP_LANGUAGES } from '../framework/marks';
import { flowing } from '../help-text';
import { jsonOption } from '../json-option';
import type { PermissionsOptions } from './run-permissions';

const MORE = `
Prints the least ACL policy of the secrets service, and the rights of a team on the
platform, that a stack needs: for the plan, and for an apply of what is planned now.
It plans with the connections of the stack, whose token must be able to read.

As text for \`bao policy write\`, each path with the objects that need it:
    $ lintel permissions --stack infrastructure > pipeline.hcl
As code, in the stack that manages policies:
    $ lintel permissions --stack infrastructure --format construct \\
        --name pipeline
    $ lintel permissions --stack infrastructure --format hcl --name pipeline
For a pipeline that only plans, and for one that also changes and destroys every object
later on:
    $ lintel permissions --stack infrastructure --for plan
    $ lintel permissions --stack infrastructure --for life
From a saved plan, which contains ephemeral resources only with OpenTofu:
    $ tofu show -json tf.plan | lintel permissions -

Names that are known only after apply become a wildcard, with a warning. Every token
also has the policy default, by which it renews itself and its leases. Resources of other
providers are not considered.

Documentation: ${documentation('permissions')}

Exit codes: 0 success, 1 failure, 2 invalid usage, 130 interrupted.`;

/** `lintel permissions`: the minimum permissions that a stack needs. */
export function permissionsCommand(): Command {
  return new Command('permissions')
    .summary('print the least permissions that a stack needs')
    .description('Prints the least permissions that a plan and an apply of a stack need.')
    .argument('[plan]', 'the output of `terraform show -json` of a saved plan; - for standard input')
    .option('--stack <folder>', 'plan the stack in this folder instead, without locking its state')
    .addOption(
      new Option(
        '--for <extent>',
        'plan: plans alone; apply: the present plan and its apply; life: every change of every object',
      )
        .choices(['plan', 'apply', 'life'])
        .default('apply'),
    )
    .option('--with-checks', 'also permissions without which planning checks less')
    .addOption(
      new Option('--dialect <name>', 'the API dialect of the secrets service')
        .choices(['standard', 'vault', 'openbao'])
        .default('openbao'),
    )
    .addOption(
      new Option('--format <name>', 'the format of the result')
        .choices(['text', 'hcl', 'construct', 'json'])
        .default('text'),
    )
    .addOption(jsonOption())
    .addOption(
      new Option(
        '--language <name>',
        'the language of a construct (default: that of the app around the stack, or typescript)',
      ).choices(APP_LANGUAGES),
    )
    .addOption(
      new Option(
        '--framework <name>',
        'the framework of a construct: CDK Terrain (cdktn) or cdktf (default: that of the app, or the one that is installed, or cdktn)',
      ).choices(FRAMEWORKS),
    )
    .option('--name <name>', 'the name of the policy in code', 'lintel')
    .option('--output <file>', 'write the result to this file, atomically (default: standard output)')
    .addHelpText('after', flowing(MORE))
    .action(async (plan: string | undefined, options: Omit<PermissionsOptions, 'plan'>, command: Command) => {
      if ((plan === undefined) === (options.stack === undefined)) {
        command.error('error: specify either a plan or --stack', { exitCode: 2 });
      }
      if (options.format !== 'construct' && (options.language ?? options.framework) !== undefined) {
        command.error('error: --language and --framework are for --format construct', { exitCode: 2 });
      }
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { runPermissions } = require('./run-permissions') as typeof import('./run-permissions');
      await runPermissions({ ...options, plan });
    });
}
