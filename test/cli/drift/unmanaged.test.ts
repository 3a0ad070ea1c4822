/** @tier complete */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Unmanaged } from '../../../src/cli/drift/unmanaged';
import { Estate } from '../adopt/estate';
import { type Finished, lintel } from '../run-cli';

jest.setTimeout(120_000);

/** Stands for Terraform, which has nothing to do with what exists: it prints the plan that lies in the stack. */
const PROGRAM = `#!/bin/sh
case "$1" in
  plan)
    [ -e fails ] && { echo "no backend" >&2; exit 1; }
    for argument; do case "$argument" in -out=*) cp plan.json "\${argument#-out=}" ;; esac; done
    echo '{"type":"refresh_complete","hook":{"resource":{"addr":"lintel_run_task.one"}}}' ;;
  show) for file; do :; done; cat "$file" ;;
esac
`;

let estate: Estate;
let folder: string;
let tasks: { readonly [name: string]: string };
const at = (...names: string[]) => path.join(folder, ...names);

/** A stack with this run task in its state. */
function stack(name: string, id: string): void {
  mkdirSync(at('stacks', name, '.terraform'), { recursive: true });
  writeFileSync(at('stacks', name, 'main.tf'), '');
  const resource = {
    address: 'lintel_run_task.one',
    mode: 'managed',
    type: 'lintel_run_task',
    name: 'one',
    provider_name: 'registry.terraform.io/lintel/lintel',
    values: { id, organization: 'acme', name },
  };
  writeFileSync(
    at('stacks', name, 'plan.json'),
    JSON.stringify({
      format_version: '1.2',
      resource_changes: [],
      prior_state: { values: { root_module: { child_modules: [{ address: 'module.x', resources: [resource] }] } } },
    }),
  );
}

const run = (args: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
  lintel(args, { ...estate.environment(), TERRAFORM_BINARY_NAME: at('terraform'), ...env });
const unmanagedIn = ({ stdout }: Finished) => (JSON.parse(stdout) as { unmanaged: Unmanaged }).unmanaged;
const namesIn = ({ objects }: Unmanaged) => objects.map(({ name }) => name);

/** The estate begins with objects of other types, which are left alone. */
const OTHERS = `  - pattern: run_task/none
    reason: Is not there.
`;
const entries = (...texts: string[]) => {
  writeFileSync(at('unmanaged.yaml'), `unmanaged:\n${texts.join('')}`);
  return ['--unmanaged', '--left-alone', at('unmanaged.yaml')];
};

beforeAll(async () => {
  estate = await Estate.start();
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-unmanaged-'));
  writeFileSync(at('terraform'), PROGRAM);
  chmodSync(at('terraform'), 0o755);
  const names = ['managed-a', 'managed-b', 'left-alone', 'by-hand'];
  tasks = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await estate.runTask({ name })] as const)),
  );
  stack('a', tasks['managed-a']!);
  stack('b', tasks['managed-b']!);
});
afterAll(async () => {
  await estate.close();
  rmSync(folder, { recursive: true, force: true });
});

it('lintel drift --unmanaged reports what is in no state, except what is left alone on purpose', async () => {
  const options = entries(
    OTHERS,
    '  - pattern: run_task/left-*\n    scope: acme\n    reason: Belongs to another team.\n',
    '  - pattern: managed-a\n    reason: Was not in a state.\n',
    '  - pattern: by-hand\n    reason: Until the move.\n    until: 2020-01-31\n',
    '  - pattern: by-hand\n    scope: other*\n    reason: Another organization.\n',
  );
  await estate.service.control.clearRequests();
  const found = await run(['drift', '--stack', at('stacks'), ...options, '--json']);
  expect(found.code).toBe(3);
  const unmanaged = unmanagedIn(found);
  const ofTasks = { ...unmanaged, objects: unmanaged.objects.filter(({ type }) => type === 'lintel_run_task') };
  expect(ofTasks.objects).toEqual([
    { type: 'lintel_run_task', name: 'by-hand', scope: 'acme', importId: tasks['by-hand'] },
  ]);
  expect(unmanaged.leftAlone).toMatchObject([
    { name: 'left-alone', entry: { reason: 'Belongs to another team.', line: 4, scope: 'acme' } },
  ]);
  expect(unmanaged.unused.map(({ pattern, line, because }) => [pattern, line, because])).toEqual([
    ['run_task/none', 2, 'matches nothing'],
    ['managed-a', 7, 'matches nothing'],
    ['by-hand', 9, 'has ended'],
    ['by-hand', 12, 'matches nothing'],
  ]);
  expect(unmanaged).not.toHaveProperty('incomplete');
  expect(await estate.methods()).toEqual(['GET', 'LIST']);
});

it('every format of the report has the unmanaged objects, of one stack and of several', async () => {
  const options = entries('  - pattern: left-alone\n    reason: <b>Theirs</b>\n    until: 2999-12-31\n', OTHERS);
  const one = ['drift', '--stack', at('stacks', 'a'), ...options];
  const several = ['drift', '--stack', at('stacks'), ...options];
  for (const [args, among] of [
    [one, ['by-hand', 'managed-b']],
    [several, ['by-hand']],
  ] as const) {
    const [terminal, markdown, html] = await Promise.all(
      ['terminal', 'markdown', 'html'].map(async (format) => (await run([...args, '--format', format])).stdout),
    );
    for (const name of among) {
      const id = tasks[name]!;
      expect(terminal).toContain(`    lintel_run_task ${name}: in acme, import ID ${id}\n`);
      expect(markdown).toContain(`- \`lintel_run_task ${name}\` in acme, import ID ${id}`);
      expect(html).toContain(`<p><code>lintel_run_task ${name}</code> in acme, import ID ${id}</p>`);
    }
    expect(terminal).not.toContain('lintel_run_task managed-a');
    expect(terminal).toMatch(/^No drift.* \d+ objects exist and are in no state\.$/m);
    expect(terminal).toContain('Left alone until 2999-12-31: <b>Theirs</b>');
    expect(html).toContain('Left alone until 2999-12-31: &#60;b&#62;Theirs&#60;/b&#62;');
    expect(markdown).toContain('matches no object. Remove it.');
  }
});

it('reports of several jobs agree on what none of their stacks manages', async () => {
  const options = entries(OTHERS, '  - pattern: managed-b\n    reason: Moved to b.\n');
  const parts = ['1/2', '2/2'].map((shard) => at(`${shard.replace('/', '-')}.json`));
  for (const [index, file] of parts.entries()) {
    const shard = ['--shard', `${index + 1}/2`, '--json', '--output', file];
    expect((await run(['drift', '--stack', at('stacks'), ...options, ...shard])).code).toBe(3);
  }
  const merged = unmanagedIn(await run(['report', 'merge', '--json', ...parts]));
  const whole = unmanagedIn(await run(['drift', '--stack', at('stacks'), ...options, '--json']));
  expect(merged).toEqual(whole);
  expect(namesIn(merged)).toContain('by-hand');
  expect(namesIn(merged)).not.toContain('managed-b');
  // One of the jobs saw the object, and the other one manages it.
  expect(merged.unused.map(({ pattern }) => pattern)).toContain('managed-b');
  writeFileSync(
    at('plain.json'),
    (await run(['drift', '--stack', at('stacks', 'a'), '--json'])).stdout.replaceAll(at('stacks', 'a'), 'x'),
  );
  expect(await run(['report', 'merge', ...parts, at('plain.json')])).toMatchObject({
    code: 1,
    stderr: `error: some of the reports were made without --unmanaged: ${at('plain.json')}.\n`,
  });
});

it('a list that is refused makes the report incomplete, unless the whole type is left alone', async () => {
  const reader = estate.environment('reader');
  const args = ['drift', '--stack', at('stacks'), '--json'];
  const refused = await run([...args, ...entries(OTHERS)], reader);
  expect([refused.code, unmanagedIn(refused).incomplete]).toEqual([1, true]);
  expect(unmanagedIn(refused).skipped.map(({ what }) => what)).toContain('admin organizations');
  const known = await run(
    [...args, ...entries('  - pattern: admin_*\n    reason: Only the administrators see it.\n')],
    reader,
  );
  expect([known.code, unmanagedIn(known).incomplete, unmanagedIn(known).unused]).toEqual([3, undefined, []]);
});

it.each([
  ['  - pattern: x\n', /unmanaged\.yaml:2: the key `reason` is missing\.$/m],
  ['  - pattern: x\n    reason: y\n    until: soon\n', /unmanaged\.yaml:4: `until` must be a day/],
  ['  - patern: x\n    reason: y\n', /unmanaged\.yaml:2: unknown key `patern`/],
])('an invalid file is refused before anything is read: %j', async (entry, words) => {
  const { code, stderr } = await run(['drift', '--stack', at('stacks'), ...entries(entry)]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
});
