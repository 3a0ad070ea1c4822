import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { renderHtml } from '../../../src/cli/review/render-html';
import { renderMarkdown } from '../../../src/cli/review/render-markdown';
import { renderTerminal } from '../../../src/cli/review/render-terminal';
import { reviewPlan } from '../../../src/cli/review/review-plan';
import { renderRules } from '../../../src/cli/rules/list-rules';
import { ownRules } from '../../../src/cli/rules/own-rules';
import { readRules } from '../../../src/cli/rules/read-rules';
import { testRules } from '../../../src/cli/rules/test-rules';
import type { Plan } from '../../../src/cli/stack/plan-json';
import { lintel } from '../run-cli';

let folder: string;
let printed: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-rules-'));
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const rule = (more: string) =>
  write(
    'team.yaml',
    `rules:\n  - id: ours\n    severity: danger\n    summary: It happens.\n    reason: It matters.\n${more}`,
  );
const change = (type: string, before: object | null, after: object | null): Plan => ({
  format_version: '1.2',
  resource_changes: [
    {
      address: `${type}.this`,
      mode: 'managed',
      type,
      name: 'this',
      provider_name: 'registry.terraform.io/lintel/lintel',
      change: { actions: [before === null ? 'create' : after === null ? 'delete' : 'update'], before, after } as never,
    },
  ],
});
const review = (type: string, before: object | null, after: object | null) =>
  reviewPlan(change(type, before, after), { rules: readRules(folder) });
const found = (type: string, before: object | null, after: object | null): string[] =>
  review(type, before, after).findings.map(({ severity, rule: id }) => `${severity} ${id}`);

const task = { name: 'scan', url: 'https://a.example.com', enabled: true };
const OURS = 'danger team/ours';

it.each<[string, string, string, object | null, object | null, boolean]>([
  [
    'becomes',
    'attribute: enabled\n    when: { becomes: false }',
    'lintel_run_task',
    task,
    { ...task, enabled: false },
    true,
  ],
  [
    'becomes',
    'attribute: enabled\n    when: { becomes: true }',
    'lintel_run_task',
    task,
    { ...task, enabled: false },
    false,
  ],
  [
    'changes',
    'attribute: description\n    when: changes',
    'lintel_run_task',
    task,
    { ...task, description: 'x' },
    true,
  ],
  [
    'matches',
    'attribute: url\n    when: { matches: \\.test$ }',
    'lintel_run_task',
    task,
    { ...task, url: 'https://a.test' },
    true,
  ],
  [
    'moves',
    'attribute: url\n    when: moves',
    'lintel_run_task',
    task,
    { ...task, url: 'https://a.example.com:8443' },
    false,
  ],
  [
    'moves to a port',
    'attribute: url\n    when: { moves: port }',
    'lintel_run_task',
    task,
    { ...task, url: 'https://a.example.com:8443' },
    true,
  ],
  [
    'rises',
    'attribute: max_lease_ttl\n    when: rises',
    'lintel_secrets_mount',
    { max_lease_ttl: '1h' },
    { max_lease_ttl: '7200' },
    true,
  ],
  [
    'rises',
    'attribute: max_lease_ttl\n    when: rises',
    'lintel_secrets_mount',
    { max_lease_ttl: '1h' },
    { max_lease_ttl: '60' },
    false,
  ],
  [
    'falls',
    'attribute: enforcement_level\n    when: { falls: [hard-mandatory, advisory] }',
    'lintel_policy',
    { enforcement_level: 'hard-mandatory' },
    { enforcement_level: 'advisory' },
    true,
  ],
  [
    'gains',
    'attribute: token_policies\n    when: { gains: root }',
    'lintel_approle_role',
    { token_policies: [] },
    { token_policies: ['root'] },
    true,
  ],
  [
    'gains another',
    'attribute: token_policies\n    when: { gains: [root] }',
    'lintel_approle_role',
    { token_policies: [] },
    { token_policies: ['app'] },
    false,
  ],
  [
    'a create',
    'attribute: enabled\n    when: { becomes: false }\n    on: [create]',
    'lintel_run_task',
    null,
    { ...task, enabled: false },
    true,
  ],
  ['a deletion', 'on: [delete]', 'lintel_run_task', task, null, true],
  [
    'a deletion where',
    'on: [delete]\n    where: { attribute: enabled, is: false }',
    'lintel_run_task',
    task,
    null,
    false,
  ],
])('a rule of the team finds %s as Lintel’s own rules do (case %#)', (_, more, type, before, after, isFound) => {
  rule(`    type: ${type}\n    ${more}\n`);
  expect(found(type, before, after).includes(OURS)).toBe(isFound);
});

it('a rule of the team can be about several types, hides no other, and its finding names the file', () => {
  write(
    'team.yaml',
    `rules:
  - id: no-renames
    type: [lintel_run_task, lintel_policy]
    attribute: name
    when: changes
    severity: warning
    summary: It is renamed
    reason: Dashboards name it.
  - { id: again, type: lintel_run_task, attribute: name, when: differs, severity: note, summary: Again, reason: Why not. }
`,
  );
  expect(found('lintel_run_task', task, { ...task, name: 'other', enabled: false })).toEqual([
    'danger run_task/the-run-task-is-disabled',
    'warning team/no-renames',
    'note team/again',
  ]);
  const one = review('lintel_policy', { name: 'a' }, { name: 'b' });
  expect(one.findings).toMatchObject([
    { rule: 'team/no-renames', definedAt: { file: path.join(folder, 'team.yaml'), line: 2 } },
  ]);
  for (const text of [renderTerminal(one, { isTTY: false }), renderHtml(one), renderMarkdown(one)]) {
    expect(text).toContain('A rule of the team, in');
  }
});

it('the severity of one of Lintel’s rules can be changed, which every format shows', () => {
  write(
    'team.yaml',
    'severities:\n  - { rule: run_task/the-run-task-is-disabled, severity: note, reason: Another gate checks it. }\n',
  );
  const lowered = review('lintel_run_task', task, { ...task, enabled: false });
  expect(lowered.findings).toMatchObject([{ severity: 'note', adjusted: { from: 'danger', line: 2 } }]);
  for (const text of [renderTerminal(lowered, { isTTY: false }), renderHtml(lowered)]) {
    expect(text).toContain('Danger by default. ');
    expect(text).toContain('Another gate checks it.');
  }
  expect(renderRules(readRules(folder), 'terminal')).toMatch(
    /note {5}run_task\/the-run-task-is-disabled\n {9}The run task is disabled\n {9}danger by default; .*team\.yaml:2: Another gate checks it\./,
  );
});

const base = (more: string, type = 'lintel_run_task') => `    type: ${type}\n${more}`;
it.each([
  [
    base('    attribute: enabeld\n    when: changes\n'),
    7,
    'lintel_run_task has no attribute `enabeld`. Did you mean `enabled`?',
  ],
  [base('    on: [delete]\n', 'lintel_run_tsk'), 6, 'unknown type `lintel_run_tsk`. Did you mean `lintel_run_task`?'],
  [
    base('    attribute: enabled\n    when: rises\n'),
    8,
    '`rises` is for attributes of the types int, number, duration, time; `enabled` is a bool.',
  ],
  [base('    attribute: enabled\n    when: { becoms: false }\n'), 8, 'unknown key `becoms`.'],
  [base('    attribute: enabled\n    when: becomes\n'), 8, '`becomes` needs a value'],
  [base('    attribute: url\n    when: { matches: "(" }\n'), 8, 'Invalid regular expression'],
  [base('    attribute: url\n    when: { changes: true }\n'), 8, '`changes` has no value'],
  [base('    attribute: url\n'), 2, '`attribute` and `when` require each other.'],
  [base(''), 2, '`on` is missing'],
  [base('    on: [destroy]\n'), 7, 'it must be `create`, `update`, `replace`, `delete` or `forget`.'],
  [base('    on: [delete]\n    severity2: x\n'), 8, 'unknown key `severity2`.'],
  ['    on: [delete]\n', 2, 'the key `type` is missing.'],
])('a rule that is wrong is refused with its file and line (case %#)', (more, line, says) => {
  rule(more);
  expect(() => readRules(folder)).toThrow(`${path.join(folder, 'team.yaml')}:${line}: ${says}`);
});

it('a severity for a rule that does not exist is refused', () => {
  write('team.yaml', 'severities:\n  - { rule: run_task/the-run-task-is-disabld, severity: note, reason: x }\n');
  const refusal = `${path.join(folder, 'team.yaml')}:2: unknown rule`;
  // Run tasks have a rule that is a function, so that any sentence about them can be one.
  expect(() => readRules(folder)).not.toThrow();
  write(
    'team.yaml',
    'severities:\n  - { rule: jwt_auth_config/tokens-of-another-isuer-are-accepted, severity: note, reason: x }\n',
  );
  expect(() => readRules(folder)).toThrow(refusal);
});

it('two rules with one id are refused', () => {
  const one = '{ id: a, type: lintel_policy, on: [delete], severity: note, summary: A, reason: B. }';
  write('a.yaml', `rules:\n  - ${one}\n`);
  write('b.yaml', `rules:\n  - ${one}\n`);
  expect(() => readRules(folder)).toThrow(/b\.yaml:2: .*a\.yaml:2 has a rule with the same `id`\./);
});

it('--test runs the cases beside the rules, and names what was not found, and what was not expected', () => {
  rule(base('    attribute: enabled\n    when: { becomes: false }\n'));
  const cases = (finds: string, after = 'false') =>
    write(
      'team.test.yaml',
      `cases:\n  - name: a disabled scan\n    type: lintel_run_task\n    before: { enabled: true }\n    after: { enabled: ${after} }\n    finds: ${finds}\n`,
    );
  cases('[team/ours, { rule: run_task/the-run-task-is-disabled, severity: danger }]');
  expect([testRules(folder), printed]).toEqual([0, expect.stringContaining('1 case passed, 0 failed.')]);
  cases('[]');
  expect([testRules(folder), printed]).toEqual([1, expect.stringContaining('found, but not expected: team/ours')]);
  cases('[team/ours]', 'true');
  expect([testRules(folder), printed]).toEqual([1, expect.stringContaining('not found: team/ours')]);
  cases('[{ rule: team/ours, severity: note }]');
  expect([testRules(folder), printed]).toEqual([1, expect.stringContaining('not found: note team/ours')]);
  write('team.test.yaml', 'cases:\n  - { name: x, type: lintel_run_task, after: { enabeld: true }, finds: [] }\n');
  expect(() => testRules(folder)).toThrow(/team\.test\.yaml:2: unknown key `enabeld`/);
});

it('lintel review reads the rules of .lintel/rules, lists all rules, and prints their schema', async () => {
  mkdirSync(path.join(folder, 'rules'));
  writeFileSync(
    path.join(folder, 'rules', 'team.yaml'),
    'rules:\n  - { id: a, type: lintel_policy, on: [delete], severity: note, summary: A, reason: B. }\n',
  );
  const from = ['--rules-folder', path.join(folder, 'rules')];
  const listed = await lintel(['review', '--rules', '--format', 'json', ...from]);
  const { rules } = JSON.parse(listed.stdout) as { rules: { rule: string }[] };
  expect(rules.map((one) => one.rule)).toEqual(expect.arrayContaining(['team/a', 'run_task/the-run-task-is-disabled']));
  expect(await lintel(['review', '--test', ...from])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no case finds team/a'),
  });
  const { stdout } = await lintel(['review', '--rules-schema']);
  expect(JSON.parse(stdout)).toHaveProperty('properties.rules');
  expect(await lintel(['review', '--rules', 'plan.json'])).toMatchObject({
    stderr: expect.stringContaining('need neither'),
  });
  expect(await lintel(['review', '--rules', '--rules-folder', '/no/such'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not exist'),
  });
});

it('no two of Lintel’s own rules that differ have one id', () => {
  const ids = ownRules().ids;
  expect(ids.size).toBeGreaterThan(200);
  expect([...ids.keys()].filter((id) => !/^[a-z0-9_]+\/[a-z0-9_]+(-[a-z0-9_]+)*$/.test(id))).toEqual([]);
});
