import { Command, Option } from 'commander';
import type { ReviewOptions } from './run-review';
import { Outcome } from '../failure';

const MORE = `
Reports the consequences of a plan: weaker checks, rotated passwords, lost access, and
objects that are deleted along with others. Each finding is a danger, a warning or a
note. Sensitive values are never shown. Changes by other providers are listed, but not
reviewed.

Review a saved plan, or plan a stack and review that:
    $ terraform plan -out=tf.plan && terraform show -json tf.plan | lintel review -
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

docs/review.md describes the rules and the JSON format.

Exit codes: 0 success, 1 failure or invalid usage, 2 findings of the --fail-on severity
or above, 130 interrupted. --fail-on does not count changes made outside of the code:
use lintel drift for those.`;

/** `lintel review`: reports the consequences of a plan. */
export function reviewCommand(): Command {
  return new Command('review')
    .summary('review the consequences of a plan')
    .description('Reviews the consequences of a Terraform plan, as dangers, warnings and notes.')
    .argument('[plan]', 'the output of `terraform show -json` of a saved plan; - for standard input')
    .option('--stack <folder>', 'plan the stack in this folder instead, without locking its state')
    .option(
      '--plan-log <file>',
      'the output of `terraform plan -json` for the plan; its warnings are added to the review',
    )
    .addOption(
      new Option('--format <name>', 'the format of the review')
        .choices(['terminal', 'markdown', 'html', 'json'])
        .default('terminal'),
    )
    .option('--output <file>', 'write the review to this file, atomically (default: standard output)')
    .addOption(
      new Option('--fail-on <severity>', 'exit with 2 if there are findings of this severity or above').choices([
        'note',
        'warning',
        'danger',
      ]),
    )
    .option('--name <name>', 'the name of the stack, for the heading and the first line of the Markdown')
    .addHelpText('after', MORE)
    .action(async (plan: string | undefined, options: Omit<ReviewOptions, 'plan'>, command: Command) => {
      if ((plan === undefined) === (options.stack === undefined)) {
        command.error('error: specify either a plan or --stack');
      }
      if (options.stack !== undefined && options.planLog !== undefined) {
        command.error('error: --plan-log is for a plan. With --stack, the review has the warnings anyway');
      }
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded lazily
      const { runReview } = require('./run-review') as typeof import('./run-review');
      const exitCode = await runReview({ ...options, plan });
      if (exitCode !== 0) throw new Outcome(exitCode);
    });
}
