/** @tier complete */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { StacksReport } from '../../../src/cli/drift/many-stacks';
import { inParallel, inShard, parseShard } from '../../../src/cli/drift/stacks';
import { lintel, type Finished } from '../run-cli';
import { installPrintedPlans } from '../stack/printed-plans';

jest.setTimeout(120_000);

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

const task = { name: 'scan', enabled: true };
const planOf = (drifted: boolean) => ({
  format_version: '1.2',
  resource_drift: drifted
    ? [
        {
          address: 'lintel_run_task.scan',
          mode: 'managed',
          type: 'lintel_run_task',
          name: 'scan',
          provider_name: 'registry.terraform.io/lintel/lintel',
          change: { actions: ['update'], before: task, after: { ...task, enabled: false } },
        },
      ]
    : [],
  resource_changes: [],
});

function stack(name: string, drifted = false): void {
  mkdirSync(at('stacks', name, '.terraform'), { recursive: true });
  writeFileSync(at('stacks', name, 'main.tf'), '');
  writeFileSync(at('stacks', name, 'plan.json'), JSON.stringify(planOf(drifted)));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-stacks-'));
  installPrintedPlans(at('terraform'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (...args: string[]): Promise<Finished> => lintel(args, { TERRAFORM_BINARY_NAME: at('terraform') });

it('300 stacks are looked at in parts, and their reports merged are that of all', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `stack-${String(index).padStart(3, '0')}`);
  for (const [index, name] of names.entries()) stack(name, index % 100 === 7);
  const parts = await Promise.all(
    [1, 2, 3].map(async (part) =>
      run(
        'drift',
        '--stack',
        at('stacks'),
        '--shard',
        `${part}/3`,
        '--parallel',
        '8',
        '--format',
        'json',
        '--output',
        at(`drift-${part}.json`),
      ),
    ),
  );
  expect(parts.map(({ stderr }) => stderr.trim().split('\n').length)).toEqual([100, 100, 100]);
  const merged = await run('report', 'merge', '--format', 'json', ...[1, 2, 3].map((part) => at(`drift-${part}.json`)));
  expect(merged.code).toBe(3);
  const { stacks, failed } = JSON.parse(merged.stdout) as StacksReport;
  expect([stacks.map(({ subject }) => path.basename(subject)), failed]).toEqual([names, []]);
  expect(stacks.filter(({ drifted }) => drifted.length > 0).map(({ subject }) => path.basename(subject))).toEqual([
    'stack-007',
    'stack-107',
    'stack-207',
  ]);
  const markdown = await run(
    'report',
    'merge',
    '--format',
    'markdown',
    ...[1, 2, 3].map((part) => at(`drift-${part}.json`)),
  );
  expect(markdown.stdout).toContain('## Drift of 3 objects in 3 of 300 stacks.');
  const incomplete = await run('report', 'merge', at('drift-1.json'), at('drift-3.json'));
  expect(incomplete).toMatchObject({ code: 1, stderr: 'error: the reports are parts of 3. Missing: 2/3.\n' });
  const twice = await run('report', 'merge', at('drift-1.json'), at('drift-1.json'));
  expect(twice).toMatchObject({ code: 1, stderr: expect.stringContaining('is in several of the reports.') });
});

it('several stacks have one report with a total for each, also if one cannot be planned', async () => {
  stack('a');
  stack('b', true);
  stack('c');
  writeFileSync(at('stacks', 'c', 'fails'), '');
  const args = ['drift', '--stack', at('stacks', 'a'), '--stack', at('stacks', 'b'), '--stack', at('stacks', 'c')];
  const { code, stdout } = await run(...args);
  expect(code).toBe(1);
  expect(stdout).toContain('Drift of 1 object in 1 of 3 stacks. 1 stack could not be planned.\n');
  expect(stdout).toContain('could not be planned\n    terraform plan failed in');
  expect(stdout).toContain(`${at('stacks', 'a')}: no drift\n${at('stacks', 'b')}: 1 of 0 objects drifted\n`);
  const page = (await run(...args, '--format', 'html')).stdout;
  expect(page).toContain('<td>no drift</td>');
  rmSync(at('stacks', 'c'), { recursive: true });
  expect((await run(...args.slice(0, 5))).code).toBe(3);
  expect((await run('drift', '--stack', at('stacks', 'a'))).stdout).toBe('No drift: the state is empty.\n');
});

it('drift that is accepted is accepted in its stack only', async () => {
  stack('a', true);
  stack('b', true);
  const file = at('accepted.yaml');
  const accept = ['--accept', '--accepted', file, '--reason', 'x', '--by', 'ada', '--until', '2999-12-31'];
  await run('drift', '--stack', at('stacks', 'a'), ...accept);
  expect(readFileSync(file, 'utf8')).toContain(`stack: ${at('stacks', 'a')}`);
  const { code, stdout } = await run('drift', '--stack', at('stacks'), '--accepted', file);
  expect([code, stdout]).toEqual([3, expect.stringContaining('Drift of 1 object in 1 of 2 stacks.')]);
});

it.each([
  ['report', 'merge', 'none.json', 'cannot read none.json: ENOENT.'],
  [
    'report',
    'merge',
    path.join(__dirname, '..', '..', '..', 'package.json'),
    'is not a report of `lintel drift --format json` or `lintel review --format json`.',
  ],
])('lintel %s %s %s is refused', async (...words) => {
  const says = words.pop()!;
  expect(await run(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining(says) });
});

it.each(['0/3', '4/3', '3', 'a/b', '1/0'])('--shard %s is refused', (text) => {
  expect(() => parseShard(text)).toThrow('must be a part of all parts, such as 3/10.');
});

it('every stack is in exactly one shard', () => {
  const stacks = Array.from({ length: 17 }, (_, index) => `s${index}`);
  const shards = [1, 2, 3, 4].map((number) => inShard(stacks, { number, of: 4 }));
  expect(shards.flat().sort()).toEqual([...stacks].sort());
});

it('no more than the given number of items is worked on at once, and the order is kept', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([3, 1, 2, 5, 4], 2, async (item) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return item * 2;
  });
  expect([results, most]).toEqual([[6, 2, 4, 10, 8], 2]);
});
