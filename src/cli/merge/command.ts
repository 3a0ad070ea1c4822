import { Command, Option } from 'commander';
import { Outcome } from '../failure';
import { flowing } from '../help-text';
import { jsonOption } from '../json-option';
import type { MergeOptions } from './options';

const MERGE = `
Merges reports of lintel drift --format json: those of the parts of --shard, or of single
stacks. The merged report is as if one command had looked at all of these stacks.
    $ lintel drift --stack cdktf.out/stacks --shard 3/10 \\
        --format json > drift-3.json
    $ lintel report merge --format markdown drift-*.json

It reports as a failure which parts are missing.

Merges reviews of lintel review --format json as well, each of one stack, with --name, or
of several. The markdown is one comment with a section for each stack.
    $ lintel review --name network --format json network.json \\
        > network-review.json
    $ lintel report merge --format markdown --fail-on danger *-review.json

Exit codes: 0 no drift, 1 failure or incomplete report, 2 invalid usage, 3 drift, or
findings of the --fail-on severity or above.`;

/** `lintel report`: processes reports of other commands. */
export function reportCommand(): Command {
  const merge = new Command('merge')
    .summary('merge reports of lintel drift or lintel review')
    .description('Merges reports of lintel drift, or of lintel review, that several jobs have made.')
    .argument('<file...>', 'reports of `lintel drift --format json` or `lintel review --format json`')
    .addOption(
      new Option('--format <name>', 'the format of the report')
        .choices(['terminal', 'markdown', 'html', 'json'])
        .default('terminal'),
    )
    .addOption(jsonOption())
    .option('--output <file>', 'write the report to this file, atomically (default: standard output)')
    .addOption(
      new Option(
        '--fail-on <severity>',
        'for reviews: exit with 3 if there are findings of this severity or above',
      ).choices(['note', 'warning', 'danger']),
    )
    .option('--name <name>', 'for reviews: the name in the first line of the Markdown (default: stacks)')
    .addHelpText('after', flowing(MERGE))
    .action((files: readonly string[], options: MergeOptions) => {
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { runMerge } = require('./run-merge') as typeof import('./run-merge');
      throw new Outcome(runMerge(files, options));
    });
  return new Command('report')
    .summary('merge reports that several jobs have made')
    .description('Works on the reports of other commands.')
    .helpCommand(false)
    .addCommand(merge);
}
