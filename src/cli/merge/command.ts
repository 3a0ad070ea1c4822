import { Command, Option } from 'commander';
import type { DriftFormat } from '../drift/report';
import { Outcome } from '../failure';
import { jsonOption } from '../json-option';

const MERGE = `
Merges reports of lintel drift --format json: those of the parts of --shard, or of single
stacks. The merged report is as if one command had looked at all of these stacks.
    $ lintel drift --stack cdktf.out/stacks --shard 3/10 --format json > drift-3.json
    $ lintel report merge --format markdown drift-*.json

It reports as a failure which parts are missing.

Exit codes: 0 no drift, 1 failure or incomplete report, 2 invalid usage, 3 drift.`;

/** `lintel report`: works on reports of other commands. */
export function reportCommand(): Command {
  const merge = new Command('merge')
    .summary('merge reports of lintel drift')
    .description('Merges reports of lintel drift that several jobs have made.')
    .argument('<file...>', 'reports of `lintel drift --format json`')
    .addOption(
      new Option('--format <name>', 'the format of the report')
        .choices(['terminal', 'markdown', 'html', 'json'])
        .default('terminal'),
    )
    .addOption(jsonOption())
    .option('--output <file>', 'write the report to this file, atomically (default: standard output)')
    .addHelpText('after', MERGE)
    .action((files: readonly string[], options: { readonly format: DriftFormat; readonly output?: string }) => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded lazily
      const { runMerge } = require('./run-merge') as typeof import('./run-merge');
      throw new Outcome(runMerge(files, options));
    });
  return new Command('report')
    .summary('merge reports that several jobs have made')
    .description('Works on the reports of other commands.')
    .helpCommand(false)
    .addCommand(merge);
}
