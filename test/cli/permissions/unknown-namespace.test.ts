import { neededPermissions } from '../../../src/cli/permissions/needed-permissions';
import type { Plan } from '../../../src/cli/stack/plan-json';

test.each([
  [
    'known only after apply',
    { path: 'apps', type: 'approle' },
    { namespace: true },
    '+/sys/auth/apps',
    ['+/sys/auth/apps'],
  ],
  ['of the connection', { path: 'apps', type: 'approle', namespace: null }, {}, 'sys/auth/apps', []],
  ['known', { path: 'apps', type: 'approle', namespace: 'team' }, {}, 'team/sys/auth/apps', []],
])('the permissions of an object whose namespace is %s', (_, after, unknown, path, incomplete) => {
  const change = { actions: ['create'], before: null, after, after_unknown: unknown };
  const plan = { resource_changes: [{ mode: 'managed', type: 'lintel_auth_mount', address: 'a.b', change }] };
  const needed = neededPermissions(
    plan as unknown as Plan,
    { extent: 'apply', withChecks: false, dialect: 'openbao' } as never,
  );
  expect(needed.rules.map((rule) => rule.path)).toContain(path);
  expect(needed.unknown).toEqual(expect.arrayContaining(incomplete));
  expect(needed.unknown.length > 0).toBe(incomplete.length > 0);
});

describe('a namespace that the plan creates', () => {
  const parent = { path: 'team', namespace: null };
  const change = (address: string, after: object, unknown: object = {}) => ({
    mode: 'managed',
    type: /lintel_\w+/.exec(address)![0],
    address,
    change: { actions: ['create'], before: null, after, after_unknown: unknown },
  });
  const refersTo = (address: string, ...references: string[]) => ({
    address,
    mode: 'managed',
    expressions: { namespace: { references } },
  });
  const method = (address: string) => change(address, { path: 'apps', type: 'approle' }, { namespace: true });
  const within = 'lintel_namespace.child.full_path';

  test.each<[string, object[], object, string]>([
    [
      'is named, with the one that contains it',
      [
        change('lintel_namespace.parent', parent),
        change('lintel_namespace.child', { path: 'apps' }, { namespace: true }),
        method('lintel_auth_mount.it'),
      ],
      {
        resources: [
          refersTo('lintel_namespace.child', 'lintel_namespace.parent.full_path', 'lintel_namespace.parent'),
          refersTo('lintel_auth_mount.it', within, 'lintel_namespace.child'),
        ],
      },
      'team/apps/sys/auth/apps',
    ],
    [
      'is named in a module',
      [change('module.one["a.b"].lintel_namespace.child', parent), method('module.one["a.b"].lintel_auth_mount.it')],
      { module_calls: { one: { module: { resources: [refersTo('lintel_auth_mount.it', within)] } } } },
      'team/sys/auth/apps',
    ],
    [
      'is the one with the same key',
      [
        change('lintel_namespace.child["a"]', { path: 'a' }),
        change('lintel_namespace.child["b"]', { path: 'b' }),
        method('lintel_auth_mount.it["b"]'),
      ],
      { resources: [refersTo('lintel_auth_mount.it', 'lintel_namespace.child')] },
      'b/sys/auth/apps',
    ],
    [
      'stays unknown if it may be one of two',
      [change('lintel_namespace.child', parent), method('lintel_auth_mount.it')],
      { resources: [refersTo('lintel_auth_mount.it', within, 'lintel_namespace.other.full_path')] },
      '+/sys/auth/apps',
    ],
  ])('%s', (_, changes, configuration, path) => {
    const plan = { resource_changes: changes, configuration: { root_module: configuration } };
    const needed = neededPermissions(
      plan as unknown as Plan,
      { extent: 'apply', withChecks: false, dialect: 'openbao' } as never,
    );
    expect(needed.rules.map((rule) => rule.path).filter((rule) => rule.endsWith('/sys/auth/apps'))).toEqual([path]);
  });
});
