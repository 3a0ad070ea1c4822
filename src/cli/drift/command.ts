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
It looks at every object of a stack and tells what is otherwise than the last apply
left it: which attributes, from what to what, what is gone, and what the next apply
would do about it. Nothing is changed by it, neither on the services nor in the state,
and it takes no lock, so that nobody waits for it.

A stack is a folder with a Terraform configuration, such as one that cdktf wrote:
    $ cdktf synth && lintel drift --stack cdktf.out/stacks/platform-team
In a pipeline, for an issue that is updated each night, or for a program:
    $ lintel drift --stack infrastructure --format markdown > drift.md
    $ lintel drift --stack infrastructure --format json | jq '.drifted[].address'

Or it compares what a CloudFormation template says of Lintel's custom resources with
what there is. The connection comes from LINTEL_PLATFORM_… and LINTEL_SECRETS_…:
    $ cdk synth && lintel drift --template cdk.out/app.template.json
Ids that no property tells, such as that of a certificate, come from the stack:
    $ aws cloudformation list-stack-resources --stack-name app > resources.json
    $ lintel drift --template app.template.json --stack-resources resources.json
Nested stacks are looked into; theirs are given as --stack-resources Network=network.json.

For a stack it runs terraform, or tofu, from the PATH (TERRAFORM_BINARY_NAME names another), with
everything that is set for it: TF_VAR_…, TF_WORKSPACE, TF_CLI_ARGS_plan="-var-file=…".
A stack that was never initialized is initialized first. See docs/drift.md.

Exit codes: 0 no drift, 1 not possible, or incomplete (an object could not be read, or
the next apply would end with an error), 2 drift, 130 interrupted.`;

/** `lintel drift`: what was changed behind the code. */
export function driftCommand(): Command {
  return new Command('drift')
    .summary('tell what was changed behind the code of a stack')
    .description('Tells what was changed behind the code of a stack, and what the next apply would do about it.')
    .addOption(new Option('--stack <folder>', 'the folder of the stack').conflicts(['template', 'stackResources', 'nestedTemplate', 'parameter']))
    .addOption(new Option('--template <file>', 'a synthesized CloudFormation template, in JSON').conflicts('lock'))
    .option('--stack-resources <file...>', 'with --template: what `aws cloudformation list-stack-resources` has written; of a nested stack, <logical id>=<file>')
    .option('--nested-template <logical id=file...>', 'with --template: the template of a nested stack that is not found beside it')
    .option('--parameter <name=value...>', 'with --template: parameters of the template that have no default')
    .addOption(new Option('--format <name>', 'for whom the report is written').choices(['terminal', 'markdown', 'html', 'json']).default('terminal'))
    .option('--output <file>', 'write it into this file, whole or not at all (default: standard output)')
    .option('--lock', 'take the lock of the state while it looks (default: none)')
    .addHelpText('after', MORE)
    .action(async ({ stack, template, ...options }: Options, command: Command) => {
      if (template !== undefined) {
        // eslint-disable-next-line @typescript-eslint/no-require-imports
        const { runTemplateDrift } = require('./run-template-drift') as typeof import('./run-template-drift');
        throw new Outcome(await runTemplateDrift({ template, ...options }));
      }
      if (stack === undefined) command.error('error: give --stack <folder> or --template <file>');
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded only where it is run
      const { runStackDrift } = require('./run-stack-drift') as typeof import('./run-stack-drift');
      throw new Outcome(await runStackDrift({ stack, ...options }));
    });
}
