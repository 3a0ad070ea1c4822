import { spawnSync } from 'child_process';
import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { median, type Row } from './row';
import { asTask } from './tasks';
import { withEmulator, Workspace } from './terraform';

const LINTEL = path.join(__dirname, '..', 'bin', 'lintel');
const COUNT = Number(process.env.BENCH_REVIEWED ?? 10_000);
const RUNS = 3;
const FORMATS = ['markdown', 'html'] as const;

/** Every object changes in two ways that are findings, and has a secret of its own. */
const configuration = (count: number, changed: boolean) => `
terraform {
  required_providers {
    lintel = { source = "lintel/lintel" }
  }
}
resource "lintel_run_task" "many" {
  count        = ${count}
  organization = "acme"
  name         = "task-\${count.index}"
  url          = "https://${changed ? 'other' : 'hooks'}.example.com/\${count.index}"
  description  = "Task \${count.index}"
  enabled      = ${!changed}
  hmac_key     = "the key of task-\${count.index}"
}
`;

/**
 * `lintel review` of a plan with many changes, compared with the program that prints the plan. Terraform itself takes minutes to make a plan with so
 * many changes.
 */
export async function measureReview(): Promise<Row[]> {
  return withEmulator(async ({ environment }, folder) => {
    const workspace = new Workspace(folder, environment, configuration(1, false));
    workspace.apply();
    workspace.grow(configuration(COUNT, true), COUNT, (first, index) => asTask(first, index, `task-${index}`));
    workspace.savePlan();
    const hook = path.join(folder, 'peak.js');
    const used = path.join(folder, 'peak');
    writeFileSync(
      hook,
      `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(used)}, String(process.resourceUsage().maxRSS)));`,
    );
    const rows: Row[] = [];
    for (const format of FORMATS) {
      const ratios: number[] = [];
      const peaks: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { file, seconds } = workspace.showPlan();
        ratios.push(review(file, format, hook) / seconds);
        peaks.push(Number(readFileSync(used, 'utf8')) / 1024);
      }
      const what = `review of ${COUNT} changes, ${format}`;
      rows.push(
        {
          what,
          value: median(ratios),
          unit: 'times',
          limit: 3,
          how: `lintel review, wall; to the terraform show -json that prints the plan; median of ${RUNS} pairs`,
        },
        {
          what: `peak memory, ${what}`,
          value: Math.max(...peaks),
          unit: 'MB',
          limit: 500,
          how: 'largest resident set',
        },
      );
    }
    return rows;
  });
}

/** Seconds. */
function review(file: string, format: string, hook: string): number {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(
    process.execPath,
    [LINTEL, 'review', '--format', format, '--output', `${file}.out`, file],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--require=${hook}` },
    },
  );
  if (status !== 0) throw new Error(`lintel review ended with ${status}: ${stderr.slice(-2000)}`);
  return Number(process.hrtime.bigint() - start) / 1e9;
}
