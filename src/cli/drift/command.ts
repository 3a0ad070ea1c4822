import { Command, Option } from 'commander';
import { documentation } from '../documentation';
import { Outcome } from '../failure';
import { flowing } from '../help-text';
import { jsonOption } from '../json-option';
import { parallelism } from '../parallelism';
import { several } from '../several';
import type { ReportOptions } from './run-stack-drift';

interface Options extends ReportOptions {
  readonly stack?: readonly string[];
  readonly shard?: string;
  readonly parallel?: number;
  readonly template?: string;
  readonly stackResources?: readonly string[];
  readonly nestedTemplate?: readonly string[];
  readonly parameter?: readonly string[];
  readonly lock?: true;
  readonly unmanaged?: true;
  readonly leftAlone?: string;
}

const MORE = `
Reads every object of a stack and reports the attributes that have changed since the
last apply, deleted objects, and what the next apply would do about them. It changes
neither the services nor the state, and does not lock the state.

A stack is a folder with a Terraform configuration, such as one written by CDK
Terrain or cdktf:
    $ cdktn synth && lintel drift --stack cdktf.out/stacks/platform-team
For an issue that a nightly pipeline updates, or for a program:
    $ lintel drift --stack infrastructure --format markdown > drift.md
    $ lintel drift --stack infrastructure --format json |
        jq '.drifted[].address'

Several stacks have one report, with a total for each. Many are split over the jobs of a
pipeline:
    $ lintel drift --stack cdktf.out/stacks --parallel 8
    $ lintel drift --stack cdktf.out/stacks --shard 3/10 \\
        --format json > drift-3.json
    $ lintel report merge drift-*.json

Drift that is accepted for a time, in .lintel/accepted-drift.yaml, is shown and does not
count. Each entry holds for one attribute of one object, with these values:
    $ lintel drift --stack infrastructure --accept \\
        --reason '…' --until 2026-12-31

What exists on the services and is in no state is reported, too, except for what is left
alone on purpose, in .lintel/unmanaged.yaml. LINTEL_PLATFORM_… and LINTEL_SECRETS_…
configure the connections:
    $ lintel drift --stack cdktf.out/stacks --unmanaged

It can also compare Lintel's custom resources in a CloudFormation template with the
actual objects. LINTEL_PLATFORM_… and LINTEL_SECRETS_… configure the connections:
    $ cdk synth && lintel drift --template cdk.out/app.template.json
IDs that are not in the properties, such as that of a certificate, come from the stack:
    $ aws cloudformation list-stack-resources --stack-name app > resources.json
    $ lintel drift --template app.template.json --stack-resources resources.json
Nested stacks are included. Give their IDs as --stack-resources Network=network.json.

For a stack, it runs terraform or tofu from the PATH, or TERRAFORM_BINARY_NAME, with all
environment variables: TF_VAR_…, TF_WORKSPACE, TF_CLI_ARGS_plan="-var-file=…". It runs
terraform init first if the stack is not initialized.

Documentation: ${documentation('drift')}

Exit codes: 0 no drift, 1 failure or incomplete report (an object could not be read or
listed, or the next apply would fail), 2 invalid usage, 3 drift or unmanaged objects,
130 interrupted.`;

/** `lintel drift`: detects changes made outside of the code. */
export function driftCommand(): Command {
  return new Command('drift')
    .summary('detect changes made outside of the code of a stack')
    .description(
      'Detects changes made outside of the code of a stack, and reports what the next apply would do about them.',
    )
    .addOption(
      new Option('--stack <folder>', 'the folder of a stack, or of several; repeatable')
        .argParser(several)
        .conflicts(['template', 'stackResources', 'nestedTemplate', 'parameter']),
    )
    .addOption(
      new Option('--shard <part>', 'look at a part of the stacks, such as 3/10; see lintel report merge').conflicts(
        'template',
      ),
    )
    .addOption(
      new Option('--parallel <number>', 'how many stacks are planned at once (default: 4)')
        .argParser(parallelism)
        .conflicts('template'),
    )
    .addOption(new Option('--template <file>', 'a synthesized CloudFormation template, in JSON').conflicts('lock'))
    .option(
      '--stack-resources <file...>',
      'with --template: the output of `aws cloudformation list-stack-resources`; for a nested stack, <logical id>=<file>',
    )
    .option(
      '--nested-template <logical id=file...>',
      'with --template: the template of a nested stack that is not beside the template',
    )
    .option('--parameter <name=value...>', 'with --template: values for template parameters')
    .addOption(
      new Option('--format <name>', 'the format of the report')
        .choices(['terminal', 'markdown', 'html', 'json'])
        .default('terminal'),
    )
    .addOption(jsonOption())
    .option('--output <file>', 'write the report to this file, atomically (default: standard output)')
    .option('--lock', 'lock the state while reading (default: no lock)')
    .addOption(
      new Option('--unmanaged', 'also report what exists on the services and is in no state').conflicts('template'),
    )
    .option(
      '--left-alone <file>',
      'with --unmanaged: the file with objects that are in no state on purpose (default: .lintel/unmanaged.yaml)',
    )
    .option('--accepted <file>', 'the file with accepted drift (default: .lintel/accepted-drift.yaml)')
    .option('--accept', 'accept the drift: write it to that file')
    .option('--reason <text>', 'with --accept: the reason; without it, asked on a terminal')
    .option('--by <name>', 'with --accept: who accepts it (default: user.name of git)')
    .option('--until <day>', 'with --accept: the last day on which it is accepted, such as 2026-12-31')
    .addHelpText('after', flowing(MORE))
    .action(async ({ stack, template, ...options }: Options, command: Command) => {
      if (!options.accept && [options.reason, options.by, options.until].some((one) => one !== undefined)) {
        command.error('error: --reason, --by and --until require --accept');
      }
      if (options.leftAlone !== undefined && !options.unmanaged) {
        command.error('error: --left-alone requires --unmanaged');
      }
      if (template !== undefined) {
        // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
        const { runTemplateDrift } = require('./run-template-drift') as typeof import('./run-template-drift');
        throw new Outcome(await runTemplateDrift({ template, ...options }));
      }
      if (stack === undefined) command.error('error: specify --stack <folder> or --template <file>');
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { runStackDrift } = require('./run-stack-drift') as typeof import('./run-stack-drift');
      throw new Outcome(await runStackDrift({ stack, ...options }));
    });
}
