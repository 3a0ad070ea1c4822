import { changing, name, type Case } from '../../../cli/review/case';

const policy = () => ({ name: name() });
const rules = (...all: readonly (readonly [path: string, ...capabilities: string[]])[]) => ({
  rules: all.map(([path, ...capabilities]) => ({ path, capabilities })),
});
/** Each with a policy of its own. */
const changes = (...given: Parameters<ReturnType<typeof changing>>) => changing(policy())(...given);
const restricted = (members: object) => ({ rules: [{ path: 'pki/issue/web', capabilities: ['update'], ...members }] });
const READ = rules(['database/creds/app', 'read']);
const LOOSER = 'A restriction of requests is loosened or removed';
const BROADER = 'A path with permission to write becomes broader';
const POWERFUL = 'The policy allows to change what controls access';

export const reviewCases: readonly Omit<Case, 'type'>[] = [
  // Roles of other cases gain them.
  {
    title: 'unchanged with power',
    before: { name: 'powerful', ...rules(['sys/policies/*', 'read', 'update']) },
    after: { name: 'powerful', ...rules(['sys/policies/*', 'read', 'update']) },
    says: [],
  },
  {
    title: 'unchanged without power',
    before: { name: 'powerless', ...rules(['sys/policies/*', 'read', 'list'], ['sys/raw', 'deny']) },
    after: { name: 'powerless', ...rules(['sys/policies/*', 'read', 'list'], ['sys/raw', 'deny']) },
    says: [],
  },
  {
    ...changes('another path', READ, rules(['database/creds/app', 'read'], ['pki/issue/web', 'update']), [
      'warning',
      undefined,
      'The policy allows more',
    ]),
    items: ['pki/issue/web: +update'],
  },
  {
    ...changes('another capability', READ, rules(['database/creds/app', 'read', 'list']), [
      'warning',
      undefined,
      'The policy allows more',
    ]),
    items: ['database/creds/app: +list'],
  },
  {
    ...changes('fewer capabilities', rules(['a/b', 'read', 'update'], ['c', 'read']), rules(['a/b', 'read']), [
      'note',
      undefined,
      'The policy allows less',
    ]),
    items: ['a/b: -update', 'c: -read'],
  },
  changes('sudo', READ, rules(['database/creds/app', 'read'], ['sys/seal', 'update', 'sudo']), [
    'danger',
    undefined,
    'The policy allows requests that require `sudo`',
  ]),
  ...['*', 'sys/*', 'auth/*', 'sys/policies/*', 'sys/auth/*', 'auth/token/create*', 'sys/raw*', 'identity/*'].map(
    (path, index) =>
      changes(`an administrator ${index}`, READ, rules(['database/creds/app', 'read'], [path, 'update']), [
        'danger',
        undefined,
        POWERFUL,
      ]),
  ),
  changes('reads everything', READ, rules(['database/creds/app', 'read'], ['*', 'read', 'list']), [
    'warning',
    undefined,
    'The policy allows more',
  ]),
  {
    title: 'made for an administrator',
    after: { ...policy(), ...rules(['*', 'create', 'read', 'update', 'delete', 'list', 'sudo']) },
    says: [
      ['danger', undefined, 'The policy allows requests that require `sudo`'],
      ['danger', undefined, POWERFUL],
    ],
  },
  { title: 'made for one path', after: { ...policy(), ...READ }, says: [] },
  changes('a broader pattern', rules(['app/creds/one', 'update']), rules(['app/creds/*', 'update']), [
    'danger',
    undefined,
    BROADER,
  ]),
  changes('a broader segment', rules(['app/one/roles', 'update']), rules(['app/+/roles', 'update']), [
    'danger',
    undefined,
    BROADER,
  ]),
  changes('a narrower pattern', rules(['app/creds/*', 'update']), rules(['app/creds/one', 'update']), [
    'note',
    undefined,
    'The policy allows less',
  ]),
  changes(
    'what a broader pattern allows anyway',
    rules(['app/*', 'update']),
    rules(['app/*', 'update'], ['app/a', 'update']),
  ),
  changes('no longer denied', rules(['app/*', 'read'], ['app/secret', 'deny']), rules(['app/*', 'read']), [
    'danger',
    undefined,
    'A path is no longer denied',
  ]),
  changes('denied by a broader pattern', rules(['app/secret', 'deny']), rules(['app/*', 'deny'])),
  changes('denied', rules(['app/a', 'read']), rules(['app/a', 'deny']), ['note', undefined, 'The policy allows less']),
  ...[
    [{ required_parameters: ['ttl'] }, {}],
    [{ denied_parameters: { ttl: [] } }, {}],
    [{ denied_parameters: { ttl: [] } }, { denied_parameters: { ttl: ['1h'] } }],
    [{ allowed_parameters: { common_name: ['a'] } }, {}],
    [{ allowed_parameters: { common_name: ['a'] } }, { allowed_parameters: { common_name: ['a', 'b'] } }],
    [{ allowed_parameters: { common_name: ['a'] } }, { allowed_parameters: { common_name: [] } }],
    [{ min_wrapping_ttl: '1m' }, {}],
    [{ max_wrapping_ttl: '1h' }, {}],
  ].map(([before, after], index) =>
    changes(`less restricted ${index}`, restricted(before!), restricted(after!), ['warning', undefined, LOOSER]),
  ),
  changes('more restricted', restricted({}), restricted({ required_parameters: ['ttl'], min_wrapping_ttl: '1m' })),
  changes(
    'a broader text',
    { policy: 'path "app/one" { policy = "write" }' },
    { policy: 'path "app/*" { policy = "write" }' },
    ['danger', undefined, BROADER],
  ),
  changes('another spelling', { policy: 'path "a" { policy = "read" }' }, rules(['a', 'list', 'read'])),
  {
    title: 'deleted and named by none',
    before: { ...policy(), ...READ },
    says: [['note', undefined, 'Tokens lose what the policy allows']],
  },
  {
    title: 'renamed',
    before: { ...READ, name: 'former-access' },
    after: { ...READ, name: 'latter-access' },
    says: [['note', undefined, 'Tokens lose what the policy allows']],
  },
];
