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
