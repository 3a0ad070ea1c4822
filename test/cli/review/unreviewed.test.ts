import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { unreviewedIn } from '../../../src/cli/review/unreviewed';
import type { Plan } from '../../../src/cli/stack/plan-json';
import { lintel } from '../run-cli';

interface Sides {
  readonly before?: object | null;
  readonly after?: object | null;
  readonly unknown?: object;
}

const change = (name: string, { before = null, after = null, unknown = {} }: Sides, more: object = {}) => ({
  address: `other_thing.${name}`,
  mode: 'managed',
  type: 'other_thing',
  name,
  provider_name: 'registry.terraform.io/acme/other',
  change: {
    actions: [before === null ? 'create' : after === null ? 'delete' : 'update'],
    before,
    after,
    after_unknown: unknown,
    before_sensitive: { token: true },
    after_sensitive: { token: true },
    ...more,
  },
});
const planOf = (...changes: object[]) => ({ format_version: '1.2', resource_changes: changes }) as unknown as Plan;

const CREATED = change('a', { after: { name: 'a', tags: ['x'], limits: { size: 1 } }, unknown: { id: true } });
const UPDATED = change('b', { before: { level: 'hard', size: 1 }, after: { level: 'soft', size: 2 } });
const DELETED = change('c', { before: { name: 'c' } });
const REVIEWED = planOf(CREATED, UPDATED, DELETED);

it.each<[string, object[]]>([
  ['the same plan', [CREATED, UPDATED, DELETED]],
  ['a part of it', [UPDATED]],
  [
    'an update of which another apply has done a part',
    [change('b', { before: { level: 'soft', size: 1 }, after: { level: 'soft', size: 2 } })],
  ],
  ['a value that was unknown', [change('a', { after: { name: 'a', id: 'a-1', tags: ['x'], limits: { size: 1 } } })]],
  ['no change', [change('z', { before: { name: 'z' }, after: { name: 'z' } }, { actions: ['no-op'] })]],
  ['a data source that is read', [{ ...change('z', { after: {} }, { actions: ['read'] }), mode: 'data' }]],
])('a plan does nothing that was not reviewed: %s', (_, changes) => {
  expect(unreviewedIn(planOf(...changes), REVIEWED)).toEqual([]);
});

it.each<[string, object, object]>([
  ['an object', change('d', { after: {} }), { address: 'other_thing.d', because: 'is not in it' }],
  [
    'a deposed object',
    { ...DELETED, deposed: '1a2b' },
    { address: 'other_thing.c (deposed 1a2b)', because: 'is not in it' },
  ],
  [
    'another operation',
    change('a', { before: { name: 'a' }, after: { name: 'a', tags: ['x'] } }),
    { address: 'other_thing.a', because: 'is another operation in it' },
  ],
  [
    'a move',
    { ...UPDATED, previous_address: 'other_thing.e' },
    { address: 'other_thing.b', because: 'is another operation in it' },
  ],
  [
    'another value',
    change('b', { before: { level: 'hard', size: 1 }, after: { level: 'advisory', size: 2 } }),
    { address: 'other_thing.b', because: 'changes other values in it', attributes: ['level'] },
  ],
  [
    'the same value, from another one',
    change('b', { before: { level: 'harder', size: 1 }, after: { level: 'soft', size: 2 } }),
    { address: 'other_thing.b', because: 'changes other values in it', attributes: ['level'] },
  ],
  [
    'a value that was known, and is not any more',
    change('a', { after: { name: 'a', limits: { size: 1 } }, unknown: { id: true, tags: [true] } }),
    { address: 'other_thing.a', because: 'changes other values in it', attributes: ['tags'] },
  ],
  [
    'a member of a value',
    change('a', { after: { name: 'a', tags: ['x'], limits: { size: 2 } }, unknown: { id: true } }),
    { address: 'other_thing.a', because: 'changes other values in it', attributes: ['limits'] },
  ],
  [
    'the deletion of what has become another object',
    change('c', { before: { name: 'other' } }),
    { address: 'other_thing.c', because: 'changes other values in it', attributes: ['name'] },
  ],
])('a plan does what was not reviewed: %s', (_, changed, found) => {
  expect(unreviewedIn(planOf(changed), REVIEWED)).toEqual([found]);
});

it('members and elements that were unknown may have any value, and the others only the reviewed one', () => {
  const reviewed = planOf(
    change('a', { after: { rules: [{ to: 'x' }, {}] }, unknown: { rules: [{ id: true }, true] } }),
  );
  const now = (...rules: object[]) => unreviewedIn(planOf(change('a', { after: { rules } })), reviewed);
  expect(now({ to: 'x', id: 1 }, { to: 'z' })).toEqual([]);
  expect(now({ to: 'y', id: 1 }, { to: 'z' })).toMatchObject([{ attributes: ['rules'] }]);
  expect(now({ to: 'x', id: 1 }, { to: 'z' }, { to: 'z' })).toMatchObject([{ attributes: ['rules'] }]);
});

it('outputs are compared, too', () => {
  const output = (after: string) =>
    ({ ...planOf(), output_changes: { url: { actions: ['update'], before: 'a', after } } }) as Plan;
  expect(unreviewedIn(output('b'), output('b'))).toEqual([]);
  expect(unreviewedIn(output('c'), output('b'))).toMatchObject([{ address: 'output.url' }]);
  expect(unreviewedIn(output('c'), planOf())).toEqual([{ address: 'output.url', because: 'is not in it' }]);
});

it('lintel review --reviewed shows it in every format for people, exits with 3, and shows no secret', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-reviewed-'));
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, token: string) =>
    writeFileSync(at(name), JSON.stringify(planOf(change('a', { before: { token: 'canary-0' }, after: { token } }))));
  try {
    write('reviewed.json', 'canary-1');
    write('plan.json', 'canary-2');
    const run = async (plan: string, format: string) =>
      lintel(['review', '--reviewed', at('reviewed.json'), '--format', format, at(plan)]);
    const [terminal, markdown, html, json] = await Promise.all(
      ['terminal', 'markdown', 'html', 'json'].map(async (format) => run('plan.json', format)),
    );
    expect([terminal, markdown, html, json].map(({ code }) => code)).toEqual([3, 3, 3, 3]);
    expect(JSON.stringify([terminal, markdown, html, json])).not.toContain('canary');
    expect(terminal.stdout).toContain(
      'Not in the reviewed plan\n  other_thing.a changes other values in it: `token`\n',
    );
    expect(markdown.stdout).toContain('- `other_thing.a` changes other values in it: `token`');
    expect(markdown.stdout).toContain('> 1 change is not in the plan that was reviewed.');
    expect(html.stdout).toContain('<code>other_thing.a</code> changes other values in it: <code>token</code>');
    expect(JSON.parse(json.stdout)).toMatchObject({ unreviewed: [{ address: 'other_thing.a' }] });
    const same = await run('reviewed.json', 'terminal');
    expect(same).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('All of it is in the plan that was reviewed.'),
    });
    writeFileSync(at('reviewed.json'), 'canary');
    expect(await run('plan.json', 'terminal')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error: --reviewed .*: the input is not a plan: it is not JSON\. [^]*\n$/),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
