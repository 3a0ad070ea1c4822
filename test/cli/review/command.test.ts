import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { lintel, lintelFed } from '../run-cli';

jest.setTimeout(60_000);

let folder: string;
const at = (name: string): string => path.join(folder, name);
const write = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-review-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (
  type: string,
  before: object | null,
  after: object | null,
  actions: readonly string[],
  more: object = {},
) => ({
  address: `${type}.this`,
  mode: 'managed',
  type,
  name: 'this',
  provider_name: 'registry.terraform.io/lintel/lintel',
  change: { actions, before, after, after_unknown: {}, ...more },
});
const planOf = (...changes: object[]) =>
  JSON.stringify({ format_version: '1.2', terraform_version: '1.11.4', resource_changes: changes });
const task = { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', enabled: true };

const danger = planOf(change('lintel_run_task', task, { ...task, enabled: false }, ['update']));
const warning = planOf(change('lintel_run_task', task, null, ['delete']));
const calm = planOf(change('lintel_run_task', task, { ...task, description: 'for people' }, ['update']));

it('lintel review reads a plan from a file or from standard input', async () => {
  const fromFile = await lintel(['review', write('danger.json', danger)]);
  const fromPipe = await lintelFed(danger, ['review', '-']);
  expect(fromFile).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining(
      'Danger: The run task is disabled\n  lintel_run_task.this · enabled\n  true → false\n',
    ),
  });
  expect(fromPipe).toEqual(fromFile);
});

it.each([
  ['danger', danger, 3],
  ['warning', danger, 3],
  ['note', danger, 3],
  ['danger', warning, 0],
  ['warning', warning, 3],
  ['note', calm, 0],
] as const)('lintel review --fail-on %s sets the exit code by the findings (case %#)', async (severity, plan, code) => {
  const ended = await lintelFed(plan, ['review', '--fail-on', severity, '--format', 'json', '-']);
  expect([ended.code, ended.stderr]).toEqual([code, '']);
  expect(JSON.parse(ended.stdout)).toMatchObject({ format: 'lintel-review', version: 1 });
});

it('lintel review --stack plans a stack, and leaves nothing in it', async () => {
  const stack = mkdtempSync(path.join(folder, 'stack-'));
  writeFileSync(path.join(stack, 'main.tf'), 'resource "terraform_data" "this" {\n  input = "x"\n}\n');
  const { code, stdout } = await lintel(['review', '--stack', stack, '--name', 'network']);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('Resources that are not reviewed\n  terraform_data.this will be created\n'),
  ]);
  expect(stdout).toContain('network: No known risks in this plan.');
  expect(readdirSync(stack).filter((name) => /plan/.test(name))).toEqual([]);
});

it('lintel review writes the output file atomically, or leaves it unchanged', async () => {
  const plan = write('plan.json', danger);
  const output = write('comment.md', 'before');
  expect(await lintel(['review', '--format', 'markdown', '--name', 'net -->work', '--output', output, plan])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  expect(readFileSync(output, 'utf8').split('\n')[0]).toBe('<!-- lintel review: net __work -->');
  expect((await lintel(['review', '--format', 'markdown', '--output', output, write('none.json', '{}')])).code).toBe(1);
  expect(readFileSync(output, 'utf8')).toContain('The run task is disabled');
  const { code, stderr } = await lintel(['review', '--output', path.join(folder, 'no', 'such', 'folder'), plan]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot write .*: ENOENT/)]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

const SECRET = 'canary-in-a-plan';
it.each([
  ['a text that is not JSON', `{"resource_changes": ${SECRET}`, 'the input is not a plan: it is not JSON'],
  ['a list', `["${SECRET}"]`, 'it is not a JSON object'],
  ['another document', `{"name": "${SECRET}"}`, 'it has no format_version'],
  ['a binary plan file', `PK\u0003\u0004${SECRET}`, 'the input is a binary plan file'],
  ['a plan of a future version', '{"format_version": "2.0"}', 'its format_version is'],
  [
    'changes that are not a list',
    `{"format_version": "1.2", "resource_changes": "${SECRET}"}`,
    'resource_changes is not a list',
  ],
  [
    'a change without actions',
    JSON.stringify({
      format_version: '1.2',
      resource_changes: [{ ...change('lintel_run_task', null, null, []), change: { before: SECRET } }],
    }),
    'resource_changes[0].change has no list of actions',
  ],
  [
    'a change with a string as its old value',
    planOf(change('lintel_run_task', SECRET as never, null, ['delete'])),
    'resource_changes[0].change.before is not an object',
  ],
])('lintel review rejects %s with a message that does not contain the input', async (_, text, says) => {
  const { code, stdout, stderr } = await lintelFed(text, ['review', '-']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain(SECRET);
  expect(stderr).not.toContain('bug');
});

it.each([
  [[], 'specify either a plan or --stack'],
  [['--stack', '.', 'plan.json'], 'specify either a plan or --stack'],
  [['--stack', '.', '--plan-log', 'plan.log'], '--plan-log is for a plan'],
  [['--format', 'pdf', 'plan.json'], 'Allowed choices are'],
  [['--fail-on', 'everything', 'plan.json'], 'Allowed choices are'],
])('lintel review exits with 2 for %j', async (args, says) => {
  const { code, stderr } = await lintel(['review', ...args]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
});

it.each([
  ['/no/such/plan.json', 'the file /no/such/plan.json does not exist'],
  ['/', 'is a folder. Use --stack for a stack.'],
])('lintel review exits with 1 for the plan %s', async (plan, says) => {
  const { code, stderr } = await lintel(['review', plan]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(says)]);
});

it('lintel review refuses a plan log without messages of terraform plan -json', async () => {
  const { code, stderr } = await lintel([
    'review',
    '--plan-log',
    write('log.txt', 'Plan: 1 to add'),
    write('calm.json', calm),
  ]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('log.txt is not the output of `terraform plan -json`')]);
});

it('lintel review lists changes by other providers without reviewing them', async () => {
  const other = {
    ...change('lintel_run_task', null, { name: SECRET }, ['create']),
    type: 'aws_instance',
    address: 'aws_instance.this',
    provider_name: 'registry.terraform.io/hashicorp/aws',
  };
  // A resource type of a newer version of Lintel is unknown.
  const newer = { ...change('lintel_of_tomorrow', null, { name: SECRET }, ['create']) };
  const { stdout } = await lintelFed(planOf(other, newer), ['review', '--format', 'json', '-']);
  expect(JSON.parse(stdout)).toMatchObject({
    findings: [],
    changes: [],
    others: [
      {
        address: 'aws_instance.this',
        type: 'aws_instance',
        provider: 'registry.terraform.io/hashicorp/aws',
        operation: 'create',
      },
      { address: 'lintel_of_tomorrow.this', type: 'lintel_of_tomorrow', operation: 'create' },
    ],
  });
  expect(stdout).not.toContain(SECRET);
});

it('lintel review lists the data sources of Lintel, which are not resources of other providers', async () => {
  const read = {
    ...change('lintel_run_task', null, { name: 'scan' }, ['read']),
    mode: 'data',
    address: 'data.lintel_run_task.this',
  };
  const json = await lintelFed(planOf(read), ['review', '--format', 'json', '-']);
  expect(JSON.parse(json.stdout)).toMatchObject({
    others: [],
    reads: [{ address: 'data.lintel_run_task.this', type: 'lintel_run_task' }],
  });
  const { stdout } = await lintelFed(planOf(read), ['review', '-']);
  expect(stdout).toContain('Data sources\n  data.lintel_run_task.this will be read during apply\n');
  expect(stdout).not.toContain('not reviewed');
});

it('lintel review shows a duration in one form, however it is written', async () => {
  const mount = { path: 'db', type: 'database', max_lease_ttl: '3600' };
  const plan = planOf(change('lintel_secrets_mount', mount, { ...mount, max_lease_ttl: '36h' }, ['update']));
  const { stdout } = await lintelFed(plan, ['review', '-']);
  expect(stdout).toContain('  lintel_secrets_mount.this · max_lease_ttl\n  "1h" → "1d12h"\n');
  expect(stdout).toContain('    max_lease_ttl: "1h" → "1d12h"\n');
});

it.each([
  [
    'terminal',
    'Danger: The run task is disabled\n  lintel_run_task.a · enabled\n  lintel_run_task.b · enabled\n  true → false\n',
  ],
  ['markdown', '**\\\n`lintel_run_task.a`, `lintel_run_task.b` · `enabled`\\\n`true` → `false`'],
  [
    'html',
    '<code>lintel_run_task.a</code> · <code>enabled</code></span><span class="address"><code>lintel_run_task.b</code>',
  ],
])('lintel review groups findings that are equal but for their object, in %s', async (format, shown) => {
  const disabled = change('lintel_run_task', task, { ...task, enabled: false }, ['update']);
  const plan = planOf(...['a', 'b'].map((name) => ({ ...disabled, address: `lintel_run_task.${name}`, name })));
  const { stdout } = await lintelFed(plan, ['review', '--format', format, '-']);
  expect(stdout).toContain(shown);
  expect(stdout).toContain('2 dangers');
});

it('lintel review reports an action that the plan invokes', async () => {
  const plan = JSON.stringify({
    format_version: '1.2',
    terraform_version: '1.14.0',
    resource_changes: [],
    action_invocations: [
      {
        address: 'action.lintel_database_root_rotation.now',
        type: 'lintel_database_root_rotation',
        name: 'now',
        provider_name: 'registry.terraform.io/lintel/lintel',
        config_values: { name: 'orders' },
        lifecycle_action_trigger: {
          triggering_resource_address: 'lintel_database_connection.orders',
          action_trigger_event: 'AfterUpdate',
        },
      },
    ],
  });
  const { stdout } = await lintelFed(plan, ['review', '-']);
  expect(stdout).toContain(
    'Danger: The password of the root user is rotated\n  action.lintel_database_root_rotation.now\n',
  );
});
