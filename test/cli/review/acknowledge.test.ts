import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { applyAcknowledgements, readAcknowledgements } from '../../../src/cli/review/acknowledgements';
import type { Finding, Review } from '../../../src/cli/review/report';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { parsePlan } from '../../../src/cli/stack/plan-json';
import { codeLine } from '../../../src/diagnostics/code';
import { startLintel, type Finished } from '../run-cli';
import { describeWithTerminal, ENTER, sitDown } from '../terminal';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-acknowledged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const task = { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', enabled: true };
const change = (before: object | null, after: object | null, more: object = {}) => ({
  address: 'lintel_run_task.scan',
  mode: 'managed',
  type: 'lintel_run_task',
  name: 'scan',
  provider_name: 'registry.terraform.io/lintel/lintel',
  change: {
    actions: [before === null ? 'create' : after === null ? 'delete' : 'update'],
    before,
    after,
    after_unknown: {},
    before_sensitive: { hmac_key: true },
    after_sensitive: { hmac_key: true },
  },
  ...more,
});
const planOf = (...changes: object[]) =>
  JSON.stringify({ format_version: '1.2', terraform_version: '1.11.4', resource_changes: changes });
const disabled = planOf(change(task, { ...task, enabled: false }));

const at = (name: string): string => path.join(folder, name);
const file = () => at('.lintel/acknowledged.yaml');
/** Runs the review in the folder, where the file is. */
async function review(plan: string, ...args: string[]): Promise<Finished> {
  writeFileSync(at('plan.json'), plan);
  const inFolder = `cd '${folder}' && `;
  const { finished } = startLintel(['review', ...args, 'plan.json'], {}, { first: inFolder });
  return finished;
}
/** What the review says with the file. */
const reviewed = (plan: string, name?: string, isApproved = true): Review =>
  applyAcknowledgements(reviewPlan(parsePlan(plan), { name }), readAcknowledgements(file()), {
    now: Date.now(),
    isApproved,
  });
const GIVEN = ['--acknowledge', '--reason', 'The scanner moves on Friday.', '--by', 'ada', '--until', '2999-12-31'];
const rules = (findings: readonly Finding[] = []) => findings.map(({ rule }) => rule);
const DISABLED = 'run_task/the-run-task-is-disabled';

it('an acknowledged finding is shown with its reason, and does not count for --fail-on', async () => {
  expect((await review(disabled, '--fail-on', 'danger')).code).not.toBe(0);
  const written = await review(disabled, ...GIVEN);
  expect(written).toMatchObject({ code: 0, stderr: 'Wrote 1 acknowledgement to .lintel/acknowledged.yaml.\n' });
  expect(readFileSync(file(), 'utf8')).toBe(`acknowledged:
  - rule: ${DISABLED}
    address: lintel_run_task.scan
    attribute: enabled
    before: true
    after: false
    reason: The scanner moves on Friday.
    by: ada
    until: 2999-12-31
`);
  const { code, stdout } = await review(disabled, '--fail-on', 'note');
  expect(code).toBe(0);
  expect(stdout).toContain('No known risks in this plan that are not acknowledged.');
  expect(stdout).toContain(
    'Acknowledged\n  Danger: The run task is disabled: true → false\n    lintel_run_task.scan\n    Acknowledged by ada until 2999-12-31: The scanner moves on Friday.\n',
  );
  for (const format of ['markdown', 'html']) {
    const shown = (await review(disabled, '--format', format)).stdout;
    expect(shown).toContain('Acknowledged by ada until 2999-12-31: The scanner moves on Friday.');
  }
});

it.each<[string, string]>([
  ['another value', planOf(change(task, { ...task, url: 'http://hooks.example.com/scan' }))],
  ['the change in the other direction', planOf(change({ ...task, enabled: false }, task))],
  ['another address', planOf(change(task, { ...task, enabled: false }, { address: 'lintel_run_task.other' }))],
  ['a deletion', planOf(change(task, null))],
])('an acknowledgement does not hold for %s, and is reported as matching nothing', async (_, plan) => {
  await review(disabled, ...GIVEN);
  const found = reviewed(plan);
  expect(found.findings.length).toBeGreaterThan(0);
  expect(found.acknowledged).toBeUndefined();
  expect(found.unused).toEqual([
    {
      rule: DISABLED,
      address: 'lintel_run_task.scan',
      file: file(),
      line: 2,
      because: 'matches nothing',
    },
  ]);
});

it('an acknowledgement of a whole object holds for no later object at its address', async () => {
  await review(planOf(change(task, null)), ...GIVEN);
  expect(reviewed(planOf(change(task, null))).findings).toEqual([]);
  expect(reviewed(planOf(change({ ...task, id: 'task-2' }, null))).findings).toHaveLength(1);
});

it('an acknowledgement that has ended lets the finding count again', async () => {
  await review(disabled, ...GIVEN);
  writeFileSync(file(), readFileSync(file(), 'utf8').replace('2999-12-31', '2020-01-01'));
  expect(reviewed(disabled)).toMatchObject({ findings: [{ rule: DISABLED }], unused: [{ because: 'has ended' }] });
  expect((await review(disabled)).stdout).toContain(
    '.lintel/acknowledged.yaml:2: run_task/the-run-task-is-disabled of lintel_run_task.scan has ended. The finding counts again.',
  );
});

it('an acknowledgement for another stack neither holds nor is reported', async () => {
  await review(disabled, '--name', 'network', ...GIVEN);
  expect(reviewed(disabled, 'network')).toMatchObject({
    findings: [],
    acknowledged: [{ rule: DISABLED }],
  });
  const other = reviewed(disabled, 'database');
  expect([rules(other.findings), other.unused]).toEqual([[DISABLED], undefined]);
});

it('an acknowledgement of a secret has its revision, and never its value', async () => {
  const secret = (revision: number) => ({ ...task, secrets_revision: revision });
  const sent = planOf(change(secret(1), secret(2)));
  await review(sent, ...GIVEN);
  const text = readFileSync(file(), 'utf8');
  expect(text).toContain('    before:\n      revision: 1\n    after:\n      revision: 2\n');
  expect(reviewed(sent).findings).toEqual([]);
  const again = planOf(change(secret(2), secret(3)));
  expect(rules(reviewed(again).findings)).toEqual(['run_task/the-key-that-signs-the-payload-is-sent-or-cleared']);
});

it('a secret in the state, which has no revision, can only be acknowledged to go', async () => {
  const key = (hmac_key: string | null) => ({ ...task, hmac_key });
  const sent = await review(planOf(change(key('first-planted'), key('second-planted'))), ...GIVEN);
  expect(sent.stderr).toBe(
    `warning: lintel_run_task.scan: run_task/the-key-that-signs-the-payload-is-sent-or-cleared cannot be acknowledged, because the plan does not show which value the secret gets.\n${codeLine('finding-not-acknowledgeable')}\nThere is nothing to acknowledge.\n`,
  );
  const gone = planOf(change(key('first-planted'), key(null)));
  await review(gone, ...GIVEN);
  expect(readFileSync(file(), 'utf8')).toContain('    before: (sensitive)\n    after: null\n');
  expect(reviewed(gone).findings).toEqual([]);
});

it('--acknowledge appends, and keeps what people have written', async () => {
  mkdirSync(at('.lintel'));
  writeFileSync(file(), '# Ours, with care.\nacknowledged: # none yet\n');
  await review(disabled, ...GIVEN);
  await review(planOf(change(task, null)), '--fail-on', 'warning', ...GIVEN);
  const text = readFileSync(file(), 'utf8');
  expect(text).toMatch(/^# Ours, with care\.\n/);
  expect(text.match(/- rule: /g)).toHaveLength(2);
});

it('acknowledgements count only with an approval of this very plan by a member of a named team, if --approvals is set', async () => {
  await review(disabled, ...GIVEN);
  const { plan } = reviewed(disabled);
  const approve = (approval: object) => writeFileSync(at('approvals.json'), JSON.stringify({ approvals: [approval] }));
  const asked = ['--approvals', 'approvals.json', '--approved-by', 'owners', '--fail-on', 'danger'];
  const grace = { user: 'grace', teams: ['staff', 'owners'], plan };
  for (const [approval, code] of [
    [grace, 0],
    [{ ...grace, teams: ['staff'] }, 1],
    [{ ...grace, plan: 'sha256:other' }, 1],
  ] as const) {
    approve(approval);
    expect(Math.min(1, (await review(disabled, ...asked)).code!)).toBe(code);
  }
  expect(reviewed(disabled, undefined, false)).toMatchObject({ unused: [{ because: 'is not approved' }] });
  approve({ user: 'grace' });
  expect(await review(disabled, ...asked)).toMatchObject({
    code: 1,
    stderr:
      'error: approvals.json has no approvals of a forge: approvals[0] must have `user`, `teams`, a list, and `plan`.\n',
  });
});

it('the hash of a plan is the same for what does the same, and another for anything else', () => {
  const hash = (text: string) => reviewed(text).plan;
  const later = JSON.stringify({
    ...JSON.parse(disabled),
    timestamp: '2030-01-01T00:00:00Z',
    terraform_version: '1.12.0',
  });
  expect(hash(later)).toBe(hash(disabled));
  expect(hash(planOf(change(task, { ...task, enabled: false, description: 'x' })))).not.toBe(hash(disabled));
  expect(hash(disabled)).toMatch(/^sha256:[0-9a-f]{64}$/);
});

it.each([
  ['acknowledged:\n  - rule: a/b\n    address: x\n', ':2: the key `before` is missing.'],
  ['acknowledged:\n  - rule: a/b\n    adress: x\n', ':3: unknown key `adress`. The keys are `rule`, `address`,'],
  ['acknowledged: none\n', ':1: `acknowledged` must be a list.'],
  ['- rule: a/b\n', ':1: must be a mapping with the keys `acknowledged`.'],
  ['acknowledged:\n  - {a: b\n', ':3: '],
  [
    'acknowledged:\n  - rule: a/b\n    address: x\n    before: 1\n    after: 2\n    reason: r\n    by: me\n    until: soon\n',
    ':8: `until` must be a day, such as 2026-12-31.',
  ],
])('a file of acknowledgements that is wrong is refused with its line (case %#)', async (text, says) => {
  mkdirSync(at('.lintel'));
  writeFileSync(file(), text);
  const { code, stderr } = await review(disabled);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`.lintel/acknowledged.yaml${says}`)]);
});

it.each([
  [['--reason', 'x'], '--reason, --by and --until require --acknowledge'],
  [['--approvals', 'x'], '--approvals and --approved-by require each other'],
  [['--acknowledge'], '--acknowledge asks on a terminal. Without one, set --reason and --until'],
  [['--acknowledge', '--reason', 'x', '--by', 'me', '--until', 'soon'], '--until soon: must be a day'],
])('lintel review %j is refused', async (args, says) => {
  const { code, stderr } = await review(disabled, ...args);
  expect([code === 0, stderr]).toEqual([false, expect.stringContaining(says)]);
});

describeWithTerminal('a user of lintel review --acknowledge at a terminal', () => {
  it('is asked about each finding, and leaves out what they do not acknowledge', async () => {
    const other = change({ ...task, id: 'task-2' }, null, { address: 'lintel_run_task.other' });
    writeFileSync(at('plan.json'), planOf(change(task, { ...task, enabled: false }), other));
    const sitting = sitDown(
      ['review', '--acknowledge', '--by', 'ada', 'plan.json'],
      {},
      { first: `cd '${folder}' && ` },
    );
    await sitting.until('Acknowledge? [y/N]');
    sitting.type(`y${ENTER}`);
    await sitting.until('Reason: ');
    sitting.type(`Until Friday.${ENTER}`);
    await sitting.until('Until [');
    sitting.type(`soon${ENTER}`);
    await sitting.until(/Until \[[^]*Until \[/);
    sitting.type(`2999-12-31${ENTER}`);
    await sitting.until(/Warning: The run task is deleted[^]*Acknowledge\?/);
    sitting.type(ENTER);
    expect((await sitting.finished).output).toContain('Wrote 1 acknowledgement to .lintel/acknowledged.yaml.');
    expect(readAcknowledgements(file())).toMatchObject([
      { rule: DISABLED, reason: 'Until Friday.', until: '2999-12-31' },
    ]);
  });
});
