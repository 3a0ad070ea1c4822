import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Reviews } from '../../../src/cli/review/reviews';
import { isSameStack } from '../../../src/cli/stack/changed-stacks';
import { startLintel, type Finished } from '../run-cli';
import { installPrintedPlans } from '../stack/printed-plans';

jest.setTimeout(60_000);

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

const task = { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', enabled: true };
const planOf = (...enabled: boolean[]) => ({
  format_version: '1.2',
  resource_changes: enabled.map((after) => ({
    address: 'lintel_run_task.scan',
    mode: 'managed',
    type: 'lintel_run_task',
    name: 'scan',
    provider_name: 'registry.terraform.io/lintel/lintel',
    change: {
      actions: ['update'],
      before: task,
      after: { ...task, description: 'x', enabled: after },
      after_unknown: {},
    },
  })),
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** A stack in the folder of stacks, and its plan. */
function stack(name: string, text: string, plan: object): void {
  mkdirSync(at('stacks', name, '.terraform'), { recursive: true });
  write(`stacks/${name}/main.tf`, text);
  write(`stacks/${name}/plan.json`, JSON.stringify(plan));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-stacks-'));
  installPrintedPlans(at('terraform'));
  stack('a', '', planOf());
  stack('b', '', planOf(true));
  stack('c', '', planOf(false));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (...args: string[]): Promise<Finished> =>
  startLintel(args, { TERRAFORM_BINARY_NAME: at('terraform') }, { first: `cd '${folder}' && ` }).finished;
const reviewed = async (...args: string[]): Promise<Reviews> =>
  JSON.parse((await run('review', '--stack', 'stacks', '--format', 'json', ...args)).stdout) as Reviews;

it('several stacks have one comment with a section for each, the most severe first', async () => {
  const { code, stdout, stderr } = await run(
    'review',
    '--stack',
    'stacks',
    '--format',
    'markdown',
    '--fail-on',
    'danger',
  );
  expect([code, stderr.trim().split('\n').length]).toEqual([3, 3]);
  expect(stdout).toMatch(
    /^<!-- lintel review: stacks -->\n\n## 1 danger in the plans of 3 stacks\n\nPlans `sha256:[0-9a-f]{64}`\.\n/,
  );
  expect(stdout).toContain('| `a` | No known risks in this plan. No changes to Lintel resources. |\n');
  expect(stdout.match(/^## `.*$/gm)).toEqual(['## `c`: 1 danger', '## `b`: No known risks in this plan']);
  const terminal = await run('review', '--stack', 'stacks/b', '--stack', 'stacks/c');
  expect(terminal).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 danger in the plans of 2 stacks\.\n\nc: 1 danger\./),
  });
  const sarif = JSON.parse((await run('review', '--stack', 'stacks', '--format', 'sarif')).stdout) as {
    runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
  };
  expect(sarif.runs[0].results.map((one) => one.locations[0].physicalLocation.artifactLocation.uri)).toEqual([
    'stacks/c/main.tf',
  ]);
  expect(await run('review', '--stack', 'stacks', '--format', 'html')).toMatchObject({
    code: 2,
    stderr: 'error: --format html shows a single stack. Use another format for several.\n',
  });
});

it('only stacks that differ from another checkout are planned, and their plans are kept', async () => {
  write('base/a/main.tf', '');
  write('base/a/plan.json', JSON.stringify(planOf()));
  write('base/b/main.tf', '# another');
  write('base/gone/main.tf', '');
  const { stacks, unchanged, removed } = await reviewed('--changed-from', 'base', '--save-plans', 'plans');
  expect([stacks.map(({ name }) => name), unchanged, removed]).toEqual([['b', 'c'], ['a'], ['gone']]);
  expect(readFileSync(at('plans', 'c.plan'), 'utf8')).toBe(JSON.stringify(planOf(false)));
  expect((statSync(at('plans', 'c.plan')).mode % 0o1000).toString(8)).toBe('600');
  const { stdout } = await run('review', '--stack', 'stacks', '--changed-from', 'base', '--format', 'markdown');
  expect(stdout).toContain('## 1 danger in the plans of 2 stacks; 1 stack unchanged\n');
  expect(stdout).toContain('| `gone` | is not in the code any more. Its objects stay');
  const none = await run('review', '--stack', 'stacks', '--changed-from', 'stacks');
  expect(none).toMatchObject({ code: 0, stdout: expect.stringMatching(/^No stack has changed\.\n/) });
});

it('a stack that cannot be planned is reported, and the others are reviewed nevertheless', async () => {
  write('stacks/b/fails', '');
  const { code, stdout } = await run('review', '--stack', 'stacks', '--format', 'markdown');
  expect(code).toBe(1);
  expect(stdout).toContain('## 1 danger in the plans of 3 stacks; 1 stack could not be planned\n');
  expect(stdout).toContain('### `b` could not be planned\n\n```\nterraform plan failed in');
  expect(stdout).toContain('## `c`: 1 danger');
});

it('an acknowledgement is for its stack, and an approval is for the plans of all', async () => {
  stack('b', '', planOf(false));
  const agreed = ['--reason', 'x', '--by', 'ada', '--until', '2999-12-31'];
  await run('review', '--stack', 'stacks', '--acknowledge', '--fail-on', 'danger', ...agreed);
  expect(readFileSync(at('.lintel/acknowledged.yaml'), 'utf8').match(/stack: .*/g)).toEqual(['stack: b', 'stack: c']);
  const { plan, stacks } = await reviewed();
  expect(stacks.map(({ findings, unused }) => [findings.length, unused])).toEqual([
    [0, undefined],
    [0, undefined],
    [0, undefined],
  ]);
  const gate = async (hash: string) => {
    write('approvals.json', JSON.stringify({ approvals: [{ user: 'grace', teams: ['owners'], plan: hash }] }));
    const approvals = ['--approvals', 'approvals.json', '--approved-by', 'owners', '--fail-on', 'danger'];
    return (await run('review', '--stack', 'stacks', ...approvals)).code;
  };
  expect([await gate(plan), await gate(stacks[1].plan)]).toEqual([0, 3]);
});

it('reviews of single jobs are merged into the same comment', async () => {
  const parts = ['a', 'b', 'c'].map((name) => `${name}.json`);
  for (const name of ['a', 'b', 'c']) {
    await run('review', '--name', name, '--format', 'json', '--output', `${name}.json`, `stacks/${name}/plan.json`);
  }
  const merged = await run('report', 'merge', '--format', 'markdown', '--fail-on', 'danger', ...parts);
  const { stdout } = await run('review', '--stack', 'stacks', '--format', 'markdown');
  expect(merged).toMatchObject({ code: 3, stdout });
  await run('review', '--stack', 'stacks', '--format', 'json', '--output', 'all.json');
  expect((await run('report', 'merge', '--format', 'markdown', 'all.json')).stdout).toBe(stdout);
  const refused = async (...files: string[]) => (await run('report', 'merge', ...files)).stderr;
  expect(await refused('a.json', 'all.json')).toBe('error: the stack a is in several of the reviews.\n');
  write('drift.json', '{"format_version":"1.0","subject":"a","drifted":[]}');
  expect(await refused('a.json', 'drift.json')).toBe('error: drift.json is not a review, as the other files are.\n');
  write('cut.json', '{"format":"lintel-review","version":1,"name":"a"}');
  expect(await refused('cut.json')).toContain('cut.json is not a complete review of `lintel review --format json`.');
  await run('review', '--format', 'json', '--output', 'nameless.json', 'stacks/a/plan.json');
  expect(await refused('nameless.json')).toContain('nameless.json has no name of its stack. Review it with --name.');
});

it('a stack has changed if its files have, or local modules and files that it names', () => {
  const both = (file: string, text: string) => ['one', 'two'].forEach((side) => write(`${side}/${file}`, text));
  const same = () => isSameStack(at('one/stack'), at('two/stack'));
  both(
    'stack/main.tf',
    'module "m" {\n  source = "../modules/m"\n}\nlocals { x = file("${path.module}/../x.json") }\n',
  );
  both('modules/m/main.tf', 'module "n" { source = "../n" }');
  both('modules/n/main.tf', '');
  both('x.json', '1');
  both('stack/cdk.tf.json', '{"//":{"metadata":1},"resource":{"a":{"b":{"//":1,"c":2}}}}');
  expect(same()).toBe(true);
  write('one/stack/.terraform/x', '');
  write('one/stack/terraform.tfstate', '');
  write('one/stack/cdk.tf.json', '{"//":{"metadata":2},"resource":{"a":{"b":{"//":2,"c":2}}}}');
  expect(same()).toBe(true);
  const changes = ['stack/main.tf', 'modules/n/main.tf', 'modules/n/new.tf', 'x.json', 'stack/cdk.tf.json'];
  for (const file of changes) {
    both('modules/n/new.tf', '');
    write(`one/${file}`, `{"changed": "${file}"}`);
    expect([file, same()]).toEqual([file, false]);
    rmSync(at('one', file));
    write(`one/${file}`, readFileSync(at('two', file), 'utf8'));
    expect([file, same()]).toEqual([file, true]);
  }
  expect(isSameStack(at('one/stack'), at('missing'))).toBe(false);
});
