import { Command, Option } from 'commander';
import type { ReviewOptions } from './run-review';
import { Outcome } from '../failure';

const MORE = `
It says what a plan means to people: what becomes weaker, whose password is rotated,
who loses access, what is deleted with what. Each finding is a note, asks for
warning, or is a danger. Sensitive values are never shown, and what other providers
do is listed without an opinion.

Review a saved plan, or what a stack would do:
    $ terraform plan -out=tf.plan && terraform show -json tf.plan | lintel review -
    $ lintel review --stack cdktf.out/stacks/platform-team
In a pull request; the first line of the Markdown tells a pipeline which comment to
update, with --name one for each of several stacks:
    $ lintel review --format markdown --name network plan.json > comment.md
As a page for a browser, and as a gate before an apply:
    $ lintel review --format html --output review.html plan.json
    $ lintel review --fail-on danger plan.json

docs/review.md says what it looks for, and describes the JSON.

Exit codes: 0 done, 1 not possible or wrong usage, 2 with --fail-on: there are such
findings, or heavier ones, 130 interrupted. What was changed behind the code does not
count: lintel drift is for that.`;

/** `lintel review`: what a plan means. */
export function reviewCommand(): Command {
  return new Command('review')
    .summary('say what a plan means')
    .description('Says what a Terraform plan means to people: dangers, warnings, and notes.')
    .argument('[plan]', 'the output of `terraform show -json` of a saved plan; - for standard input')
    .option('--stack <folder>', 'plan the stack in this folder instead, taking no lock')
    .addOption(new Option('--format <name>', 'for whom it is written').choices(['terminal', 'markdown', 'html', 'json']).default('terminal'))
    .option('--output <file>', 'write it into this file, whole or not at all (default: standard output)')
    .addOption(new Option('--fail-on <severity>', 'end with 2 where there are findings of this severity or a higher one').choices(['note', 'warning', 'danger']))
    .option('--name <name>', 'what the stack is called: in the headline, and in the first line of the Markdown')
    .addHelpText('after', MORE)
    .action(async (plan: string | undefined, options: Omit<ReviewOptions, 'plan'>, command: Command) => {
      if ((plan === undefined) === (options.stack === undefined)) command.error('error: give either a plan or --stack');
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded only where it is run
      const { runReview } = require('./run-review') as typeof import('./run-review');
      const exitCode = await runReview({ ...options, plan });
      if (exitCode !== 0) throw new Outcome(exitCode);
    });
}
