import { Command, Option } from 'commander';
import { documentation } from '../documentation';
import { Outcome } from '../failure';
import { flowing } from '../help-text';
import { jsonOption } from '../json-option';
import { parallelism } from '../parallelism';
import { several } from '../several';
import type { ReviewOptions } from './run-review';

const MORE = `
Reports the consequences of a plan: weaker checks, rotated passwords, lost access, and
objects that are deleted along with others. Each finding is a danger, a warning or a
note. Sensitive values are never shown. Changes by other providers are listed, but not
reviewed.

Review a saved plan, or plan a stack and review that:
    $ terraform plan -out=tf.plan
    $ terraform show -json tf.plan | lintel review -
    $ lintel review --stack cdktf.out/stacks/platform-team
A saved plan has no warnings, which name what a destroyed mount contains. To add them:
    $ terraform plan -json -out=tf.plan > plan.log
    $ terraform show -json tf.plan | lintel review --plan-log plan.log -
In a pull request. The first line of the Markdown identifies the comment to update; for
several stacks, set --name:
    $ lintel review --format markdown --name network plan.json > comment.md
As an HTML page, and as a gate before an apply:
    $ lintel review --format html --output review.html plan.json
    $ lintel review --fail-on danger plan.json

Several stacks have one review, with a section for each. To plan only those that have
changed since another checkout, and to keep their plans:
    $ lintel review --stack cdktf.out/stacks \\
        --changed-from ../base/cdktf.out/stacks
    $ lintel review --stack network --stack database --save-plans plans

Beside the line that causes them: in code scanning, as test results, as annotations of
GitHub Actions, or in a code quality report of GitLab. Lines of a program need
LINTEL_SOURCE_LOCATIONS=1 when it is synthesized, and in Python and Java
JSII_HOST_STACK_TRACES=1 as well:
    $ lintel review --format sarif --output review.sarif plan.json
    $ lintel review --format github plan.json

Acknowledged findings are shown, but do not count for --fail-on. An acknowledgement holds
for exactly one change, with a reason and an end, in .lintel/acknowledged.yaml:
    $ lintel review --acknowledge plan.json
    $ lintel review --acknowledge --reason 'moves on Friday' \\
        --until 2026-12-31 plan.json
Let them count only if a member of a team has approved this plan in the forge:
    $ lintel review --approvals approvals.json --approved-by owners \\
        --fail-on danger plan.json

A plan that is made again, because another apply has changed the state, is applied only if
all that it does is in the plan that was reviewed:
    $ lintel review --reviewed reviewed.json plan.json

Rules of your own are in .lintel/rules/*.yaml, with cases beside them in *.test.yaml:
    $ lintel review --rules
    $ lintel review --test

Documentation of the rules and the JSON format:
${documentation('review')}

Exit codes: 0 success, 1 failure, 2 invalid usage, 3 findings of the --fail-on severity
or above, or changes that are not in the plan of --reviewed, 130 interrupted. --fail-on does not count changes made outside of the code:
use lintel drift for those.`;

interface Options extends Omit<ReviewOptions, 'plan' | 'stack' | 'saveAs'> {
  readonly stack?: readonly string[];
  readonly changedFrom?: string;
  readonly savePlans?: string;
  readonly parallel?: number;
  readonly rules?: true;
  readonly test?: true;
  readonly rulesSchema?: true;
}

/** `lintel review`: reports the consequences of a plan. */
export function reviewCommand(): Command {
  return new Command('review')
    .summary('review the consequences of a plan')
    .description('Reviews the consequences of a Terraform plan, as dangers, warnings and notes.')
    .argument('[plan]', 'the output of `terraform show -json` of a saved plan; - for standard input')
    .option(
      '--stack <folder>',
      'plan the stack in this folder instead, without locking its state; repeatable, and also a folder of stacks',
      several,
    )
    .option('--changed-from <folder>', 'with --stack: plan only stacks that differ from those of the same name in here')
    .option('--save-plans <folder>', 'with --stack: keep the plans in this folder, as <name>.plan. They have secrets')
    .addOption(
      new Option('--parallel <number>', 'how many stacks are planned at once (default: 4)').argParser(parallelism),
    )
    .option(
      '--plan-log <file>',
      'the output of `terraform plan -json` for the plan; its warnings are added to the review',
    )
    .addOption(
      new Option('--format <name>', 'the format of the review')
        .choices(['terminal', 'markdown', 'html', 'json', 'sarif', 'junit', 'github', 'gitlab'])
        .default('terminal'),
    )
    .option(
      '--source <folder>',
      'the folder with the configuration, for the lines of sarif, junit, github and gitlab (default: that of the stack or the plan)',
    )
    .addOption(jsonOption())
    .option('--all', 'on a terminal: fold nothing, however long it is')
    .option('--output <file>', 'write the review to this file, atomically (default: standard output)')
    .addOption(
      new Option('--fail-on <severity>', 'exit with 3 if there are findings of this severity or above').choices([
        'note',
        'warning',
        'danger',
      ]),
    )
    .option(
      '--reviewed <file>',
      'the output of `terraform show -json` for the plan that was reviewed before: exit with 3 if this plan does anything else',
    )
    .option('--name <name>', 'the name of the stack, for the heading and the first line of the Markdown')
    .option('--rules-folder <folder>', 'the folder with rules of your own (default: .lintel/rules)')
    .option('--rules', 'list all rules and exit; in JSON with --format json')
    .option('--test', 'run the cases of your own rules and exit: 1 if one fails')
    .option('--rules-schema', 'print the JSON schema of your own rules, for editors, and exit')
    .option('--acknowledged <file>', 'the file with acknowledgements (default: .lintel/acknowledged.yaml)')
    .option('--acknowledge', 'write acknowledgements for the findings, of the --fail-on severity or above if set')
    .option('--reason <text>', 'with --acknowledge: the reason; without it, asked on a terminal')
    .option('--by <name>', 'with --acknowledge: who acknowledges (default: user.name of git)')
    .option('--until <day>', 'with --acknowledge: the last day on which it holds, such as 2026-12-31')
    .option('--approvals <file>', "the forge's approvals, in JSON; without one of this plan, nothing is acknowledged")
    .option('--approved-by <team>', 'with --approvals: a team whose approval counts; repeatable', several)
    .addHelpText('after', flowing(MORE))
    .action(async (plan: string | undefined, options: Options, command: Command) => {
      if (options.rules || options.test || options.rulesSchema) {
        if (plan !== undefined || options.stack !== undefined) {
          command.error('error: --rules, --test and --rules-schema need neither a plan nor a stack');
        }
        // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
        const { runRules } = require('../rules/run-rules') as typeof import('../rules/run-rules');
        throw new Outcome(runRules(options));
      }
      if ((plan === undefined) === (options.stack === undefined)) {
        command.error('error: specify either a plan or --stack');
      }
      if (options.stack !== undefined && options.planLog !== undefined) {
        command.error('error: --plan-log is for a plan. With --stack, the review has the warnings anyway');
      }
      if (!options.acknowledge && [options.reason, options.by, options.until].some((one) => one !== undefined)) {
        command.error('error: --reason, --by and --until require --acknowledge');
      }
      if ((options.approvals === undefined) !== (options.approvedBy === undefined)) {
        command.error('error: --approvals and --approved-by require each other');
      }
      const { stack = [], changedFrom, savePlans, parallel, ...single } = options;
      if (stack.length === 0 && [changedFrom, savePlans, parallel].some((one) => one !== undefined)) {
        command.error('error: --changed-from, --save-plans and --parallel require --stack');
      }
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { isSeveral, runReviews } = require('./run-reviews') as typeof import('./run-reviews');
      if (stack.length > 0 && isSeveral({ ...options, stack })) {
        if (options.reviewed !== undefined) command.error('error: --reviewed is for a single plan');
        const exitCode = await runReviews({ ...options, stack });
        if (exitCode !== 0) throw new Outcome(exitCode);
        return;
      }
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { runReview } = require('./run-review') as typeof import('./run-review');
      const exitCode = await runReview({ ...single, plan, stack: stack[0] });
      if (exitCode !== 0) throw new Outcome(exitCode);
    });
}
