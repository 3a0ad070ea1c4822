import { Command, Option } from 'commander';
import type { DriftFormat } from './run-stack-drift';
import { Outcome } from '../failure';

interface Options {
  readonly stack?: string;
  readonly template?: string;
  readonly stackResources?: readonly string[];
  readonly nestedTemplate?: readonly string[];
  readonly parameter?: readonly string[];
  readonly format: DriftFormat;
  readonly lock?: true;
  readonly output?: string;
}

const MORE = `
Reads every object of a stack and reports the attributes that have changed since the
last apply, deleted objects, and what the next apply would do about them. It changes
neither the services nor the state, and does not lock the state.

A stack is a folder with a Terraform configuration, such as one written by cdktf:
    $ cdktf synth && lintel drift --stack cdktf.out/stacks/platform-team
For an issue that a nightly pipeline updates, or for a program:
    $ lintel drift --stack infrastructure --format markdown > drift.md
    $ lintel drift --stack infrastructure --format json | jq '.drifted[].address'

It can also compare Lintel's custom resources in a CloudFormation template with the
actual objects. LINTEL_PLATFORM_… and LINTEL_SECRETS_… configure the connections:
    $ cdk synth && lintel drift --template cdk.out/app.template.json
IDs that are not in the properties, such as that of a certificate, come from the stack:
    $ aws cloudformation list-stack-resources --stack-name app > resources.json
    $ lintel drift --template app.template.json --stack-resources resources.json
Nested stacks are included. Give their IDs as --stack-resources Network=network.json.

For a stack, it runs terraform or tofu from the PATH, or TERRAFORM_BINARY_NAME, with all
environment variables: TF_VAR_…, TF_WORKSPACE, TF_CLI_ARGS_plan="-var-file=…". It runs
terraform init first if the stack is not initialized. See docs/drift.md.

Exit codes: 0 no drift, 1 failure or incomplete report (an object could not be read, or
the next apply would fail), 2 drift, 130 interrupted.`;

/** `lintel drift`: detects changes made outside of the code. */
export function driftCommand(): Command {
  return new Command('drift')
    .summary('detect changes made outside of the code of a stack')
    .description(
      'Detects changes made outside of the code of a stack, and reports what the next apply would do about them.',
    )
    .addOption(
      new Option('--stack <folder>', 'the folder of the stack').conflicts([
        'template',
        'stackResources',
        'nestedTemplate',
        'parameter',
      ]),
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
    .option('--output <file>', 'write the report to this file, atomically (default: standard output)')
    .option('--lock', 'lock the state while reading (default: no lock)')
    .addHelpText('after', MORE)
    .action(async ({ stack, template, ...options }: Options, command: Command) => {
      if (template !== undefined) {
        // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded lazily
        const { runTemplateDrift } = require('./run-template-drift') as typeof import('./run-template-drift');
        throw new Outcome(await runTemplateDrift({ template, ...options }));
      }
      if (stack === undefined) command.error('error: specify --stack <folder> or --template <file>');
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded lazily
      const { runStackDrift } = require('./run-stack-drift') as typeof import('./run-stack-drift');
      throw new Outcome(await runStackDrift({ stack, ...options }));
    });
}
