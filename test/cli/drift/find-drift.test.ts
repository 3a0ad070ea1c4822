import { findDrift } from '../../../src/cli/drift/find-drift';
import type { Action, Change, ResourceChange } from '../../../src/cli/stack/plan-json';
import * as registry from '../../../src/handlers';

const OURS = 'registry.terraform.io/lintel/lintel';

function object(
  address: string,
  actions: readonly Action[],
  change: Omit<Change, 'actions'>,
  provider = OURS,
): ResourceChange {
  const [type, name] = address.split('.');
  return { address, type, name, mode: 'managed', provider_name: provider, change: { actions, ...change } };
}

const find = (drift: readonly ResourceChange[], changes: readonly ResourceChange[]) =>
  findDrift({ format_version: '1.2', resource_drift: drift, resource_changes: changes }, registry);

const task = 'lintel_run_task.scan';
const drifted = object(task, ['update'], {
  before: { enabled: true, url: 'a', name: 'n' },
  after: { enabled: false, url: 'b', name: 'm' },
});

it('findDrift reports what the next apply does with each attribute', () => {
  const planned = object(task, ['update'], {
    before: { enabled: false, url: 'b', name: 'm' },
    after: { enabled: true, url: 'b' },
    after_unknown: { name: true },
  });
  expect(find([drifted], [planned]).drifted[0]).toMatchObject({
    next: 'update',
    changes: [
      { path: 'enabled', before: true, after: false, next: 'restored' },
      { path: 'name', next: 'set-later' },
      { path: 'url', before: 'a', after: 'b', next: 'left' },
    ],
  });
});

it('findDrift reports the new value from the code, unless it is sensitive', () => {
  const after = { enabled: false, url: 'c', name: 'canary' };
  const planned = object(task, ['update'], {
    before: { enabled: false, url: 'b', name: 'm' },
    after,
    after_sensitive: { name: true },
  });
  const { changes } = find([drifted], [planned]).drifted[0];
  expect(changes.map(({ path, next, planned: value }) => [path, next, value])).toEqual([
    ['enabled', 'left', undefined],
    ['name', 'set', undefined],
    ['url', 'set', 'c'],
  ]);
});

it.each<[readonly Action[], string]>([
  [['create'], 'create'],
  [['no-op'], 'nothing'],
  [['forget'], 'forget'],
])('findDrift reports that the next apply does %j with a deleted object', (actions, next) => {
  const gone = object(task, ['delete'], { before: { name: 'n' }, after: null });
  expect(find([gone], [object(task, actions, {})]).drifted).toEqual([
    { address: task, type: 'lintel_run_task', what: 'gone', changes: [], next, besides: [] },
  ]);
});

it('findDrift ignores attributes that change by themselves, of Lintel resources only', () => {
  const moved = {
    before: { last_service_rotation: '1', username: 'a' },
    after: { last_service_rotation: '2', username: 'a' },
  };
  const role = 'lintel_database_static_role.reporting';
  expect(find([object(role, ['update'], moved)], []).drifted).toEqual([]);
  const both = { before: moved.before, after: { last_service_rotation: '2', username: 'b' } };
  expect(find([object(role, ['update'], both)], []).drifted[0].changes.map(({ path }) => path)).toEqual(['username']);
  expect(
    find([object(role, ['update'], moved, 'registry.terraform.io/others/database')], []).drifted[0].changes.map(
      ({ path }) => path,
    ),
  ).toEqual(['last_service_rotation']);
});

it('findDrift lists changes of the code separately, for drifted objects and others', () => {
  const planned = object(task, ['update'], {
    before: { enabled: false, description: 'a' },
    after: { enabled: true, description: 'b' },
  });
  const drift = object(task, ['update'], {
    before: { enabled: true, description: 'a' },
    after: { enabled: false, description: 'a' },
  });
  const other = object('lintel_policy.other', ['delete', 'create'], {
    before: { kind: 'opa' },
    after: { kind: 'sentinel' },
  });
  const found = find(
    [drift],
    [planned, other, object('lintel_policy.new', ['create'], {}), object('lintel_policy.same', ['no-op'], {})],
  );
  expect(found.drifted[0].besides).toEqual(['description']);
  expect(found.pending).toEqual([
    { address: 'lintel_policy.new', next: 'create', attributes: [] },
    { address: 'lintel_policy.other', next: 'replace', attributes: ['kind'] },
  ]);
});

it('findDrift reports `unknown` for objects that were not planned', () => {
  expect(find([drifted], []).drifted[0]).toMatchObject({
    next: 'unknown',
    changes: [{ next: 'unknown' }, { next: 'unknown' }, { next: 'unknown' }],
  });
});

it('findDrift shows durations in one form', () => {
  const drift = object('lintel_secrets_mount.db', ['update'], {
    before: { max_lease_ttl: '24h' },
    after: { max_lease_ttl: '3600' },
  });
  const planned = object('lintel_secrets_mount.db', ['update'], {
    before: { max_lease_ttl: '3600' },
    after: { max_lease_ttl: '90m' },
  });
  expect(find([drift], [planned]).drifted[0].changes).toEqual([
    { path: 'max_lease_ttl', before: '1d', after: '1h', next: 'set', planned: '1h30m' },
  ]);
});
