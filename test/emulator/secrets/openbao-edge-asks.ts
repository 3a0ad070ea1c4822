import type { Ask } from './service';

const tune = (path: string, body: object): Ask => ['POST', `sys/mounts/${path}/tune`, body];
const mount = (path: string, body: object): Ask => ['POST', `sys/mounts/${path}`, body];
const policy = (path: unknown, more: object = {}): Ask => [
  'POST',
  'sys/policies/acl/edge',
  { policy: JSON.stringify({ path, ...more }) },
];
const READ = { capabilities: ['read'] };
const lock = (path: string): Ask => ['POST', `sys/namespaces/api-lock/lock${path}`];
const unlock = (path: string, body?: object): Ask => ['POST', `sys/namespaces/api-lock/unlock${path}`, body];

/** Requests at the edges of what the services take, in order. */
export const EDGE_ASKS: readonly Ask[] = [
  // The version of a mount goes one way.
  mount('kv-3', { type: 'kv', options: { version: '3' } }),
  mount('versioned', { type: 'database', options: { version: '2' } }),
  ['POST', 'sys/auth/versioned', { type: 'approle', options: { version: '1' } }],
  mount('kv-0', { type: 'kv', options: { version: '' } }),
  ['GET', 'sys/mounts/kv-0'],
  mount('kv-1', { type: 'kv', options: { version: '1' } }),
  mount('kv-2', { type: 'kv', options: { version: '2', a: 'b' } }),
  ...['', '1', '3', 'x', '2'].map((version) => tune('kv-2', { options: { version } })),
  tune('kv-2', { options: {} }),
  tune('kv-2', { options: { a: '' } }),
  ['GET', 'sys/mounts/kv-2'],
  ...['', '1', '3', '2', '1'].map((version) => tune('kv-1', { options: { version } })),
  tune('kv-0', { options: { version: '1' } }),
  tune('kv-0', { options: { version: '' } }),
  tune('kubernetes', { options: { version: '2' } }),
  tune('kubernetes', { options: { version: '1' } }),
  tune('kubernetes', { options: { a: '1' } }),
  // Types that every namespace has.
  ...['identity', 'system', 'cubbyhole', 'token', 'ns_identity'].flatMap((type): Ask[] => [
    mount(`of-${type}`, { type }),
    ['POST', `sys/auth/of-${type}`, { type }],
  ]),
  // The lifetimes of a mount.
  mount('short', { type: 'kv', config: { max_lease_ttl: '1h' } }),
  ['GET', 'sys/mounts/short/tune'],
  tune('short', { default_lease_ttl: '30m' }),
  ['GET', 'sys/mounts/short/tune'],
  tune('short', { default_lease_ttl: '0', max_lease_ttl: '9000h' }),
  ['GET', 'sys/mounts/short/tune'],
  // Policies in JSON.
  policy({ 'secret/*': READ }),
  policy([{ 'secret/*': READ }]),
  policy({ secret: { a: READ } }),
  policy({ a: READ, b: { capabilities: ['list'] } }),
  policy({ a: READ, b: [READ] }),
  policy({ a: [READ], b: [READ] }),
  policy([{ a: READ }, { b: READ }]),
  policy([{ a: [READ] }, { b: [READ] }]),
  policy({ a: { b: { c: READ } } }),
  policy({ a: {} }),
  policy({}),
  policy({ secret: { data: { x: READ } }, other: READ }),
  policy({ a: { allowed_parameters: { x: ['1'] } } }),
  policy({ a: { ...READ, allowed_parameters: { x: ['1'] } } }),
  policy({ a: READ }, { name: 'x' }),
  // Tokens that never end, and secret ids that have.
  ['POST', 'auth/token/renew-self', {}],
  ['POST', 'sys/auth/edge', { type: 'approle' }],
  ['POST', 'auth/edge/role/x', {}],
  ['POST', 'auth/edge/tidy/secret-id', {}],
  // Names of cluster roles.
  ['POST', 'kubernetes/roles/EdgeRole', { allowed_kubernetes_namespaces: ['*'], service_account_name: 'app' }],
  ['LIST', 'kubernetes/roles'],
  ['GET', 'kubernetes/roles/edgerole'],
  ['DELETE', 'kubernetes/roles/EDGEROLE'],
  // Leases.
  ['LIST', 'sys/leases/lookup/database/creds'],
  ['POST', 'sys/leases/revoke-prefix/database/creds/none', { sync: true }],
  ['POST', 'sys/leases/revoke-force/database/creds/none', {}],
  // Locks.
  ['POST', 'sys/namespaces/edge'],
  ['POST', 'edge/sys/namespaces/inner'],
  lock(''),
  lock('/none'),
  unlock('/edge'),
  lock('/edge'),
  lock('/edge'),
  lock('/edge/inner'),
  ['GET', 'sys/namespaces/edge'],
  ['GET', 'edge/sys/mounts'],
  ['POST', 'edge/sys/namespaces/api-lock/lock/inner'],
  ['POST', 'edge/sys/namespaces/api-lock/unlock', { unlock_key: 'no' }],
  unlock('/edge', { unlock_key: 'no' }),
  unlock('/edge'),
  unlock(''),
  unlock('/none'),
  ['GET', 'sys/namespaces/api-lock/lock/edge'],
  ['LIST', 'kv-2/metadata'],
];
