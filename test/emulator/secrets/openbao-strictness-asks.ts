import type { Ask } from './service';

const URL = 'postgresql://{{username}}:{{password}}@localhost:1/app';
const CONNECTION = {
  plugin_name: 'postgresql-database-plugin',
  connection_url: URL,
  username: 'root',
  password: 'canary',
  verify_connection: false,
};
const connect = (fields: object): Ask => ['POST', 'database/config/main', { ...CONNECTION, ...fields }];
const role = (fields: object, path = 'app-one'): Ask => [
  'POST',
  `database/roles/${path}`,
  { db_name: 'main', creation_statements: ['x'], ...fields },
];
const cluster = (fields: object): Ask => [
  'POST',
  'kubernetes/roles/app',
  { allowed_kubernetes_namespaces: ['*'], service_account_name: 'app', ...fields },
];

/** Requests with what the service refuses, corrects or warns about, in order. */
export const STRICTNESS_ASKS: readonly Ask[] = [
  // What a connection names.
  connect({ plugin_name: 'none-database-plugin' }),
  connect({ plugin_name: '' }),
  connect({ plugin_version: 'latest' }),
  connect({ connection_url: 'garbage' }),
  connect({ connection_url: 'garbage', verify_connection: true }),
  connect({ connection_url: 'host=localhost port=1 user=root password=canary' }),
  connect({ username_template: '{{.Nothing' }),
  connect({ username_template: '{{.Nothing}}' }),
  connect({ username_template: '{{nothing 3}}' }),
  connect({ username_template: '{{.RoleName | nothing}}' }),
  connect({ username_template: 'v-{{.RoleName | truncate 8 | lowercase}}-{{random 4}}-{{unix_time}}' }),
  connect({ username_template: '{{printf "%s-{{%s" .DisplayName .RoleName}}' }),
  connect({ allowed_roles: 'app-*,*-other', unknown: 1 }),
  // Durations.
  role({ default_ttl: '1.5h' }),
  role({ default_ttl: 1.5 }),
  role({ default_ttl: '1.5' }),
  role({ default_ttl: '90' }),
  role({ default_ttl: '1x' }),
  role({ default_ttl: -1 }),
  role({}, 'not-allowed'),
  ['GET', 'database/creds/not-allowed'],
  // Slashes at the end.
  role({}, 'app-one/'),
  ['GET', 'database/roles/app-one/'],
  ['DELETE', 'database/roles/app-one/'],
  ['GET', 'database/roles/'],
  ['POST', 'pki/roles/app/', {}],
  // Lists.
  ...['true', '1', 't', 'T', 'TRUE', 'yes', 'false', '0', ''].map((flag): Ask => [
    'GET',
    `database/roles?list=${flag}`,
  ]),
  // Templates of clusters.
  ['POST', 'kubernetes/config', { kubernetes_host: 'https://localhost:1', service_account_jwt: 'x' }],
  cluster({ name_template: '{{.Nothing' }),
  cluster({ name_template: '{{nothing}}' }),
  cluster({ name_template: '{{.RoleName}}-{{random 4}}' }),
  // Fields that the service does not know.
  role({ unknown: true }),
  ['POST', 'sys/mounts/pki-two', { type: 'pki' }],
  ['POST', 'pki-two/roles/app', { unknown: 1, allow_any_name: true, other: [] }],
  ['POST', 'auth/token/create', { unknown: 1, ttl: '1h' }],
  ['POST', 'auth/token/create', { ttl: '1h', policies: ['default'] }],
  ['POST', 'sys/mounts/database/tune', { unknown: 1, default_lease_ttl: '1h' }],
  ['POST', 'sys/capabilities-self', { paths: ['sys/mounts'], unknown: 1 }],
  ['PUT', 'sys/leases/lookup', { lease_id: 'none', unknown: 1 }],
  ['POST', 'sys/auth/approle', { type: 'approle', unknown: 1 }],
  ['POST', 'auth/approle/role/app', { token_ttl: '1h', unknown: 1 }],
  ['POST', 'auth/approle/role/app/secret-id', { metadata: '{}', unknown: 1 }],
  // Versions of plugins.
  connect({ plugin_version: 'v9.9.9' }),
  connect({ plugin_version: '9.9.9' }),
  connect({ plugin_version: '1.0.0' }),
  connect({ plugin_version: '' }),
  ['POST', 'sys/mounts/versioned', { type: 'database', config: { plugin_version: 'v9.9.9' } }],
  ['POST', 'sys/mounts/database/tune', { plugin_version: 'v9.9.9' }],
  ['POST', 'sys/mounts/unknown', { type: 'nonsense' }],
  // Addresses, and what is above a maximum.
  connect({ connection_url: 'postgresql://localhost:port/app' }),
  ['POST', 'sys/mounts/database/tune', { default_lease_ttl: '3h', max_lease_ttl: '2h' }],
  // Password policies that are missing.
  connect({ password_policy: 'none', username_template: '' }),
  role({ credential_config: { password_policy: 'none' } }, 'app-policy'),
  ['GET', 'database/creds/app-policy'],
  ['GET', 'sys/policies/password/none'],
  ['GET', 'sys/policies/password/none/generate'],
  // What is left without its connection.
  ['DELETE', 'database/config/main'],
  ['GET', 'database/static-creds/none'],
  ['GET', 'database/creds/app-one'],
  // The old path of policies.
  ['PUT', 'sys/policy/app', { policy: 'path "a" { capabilities = ["read"] }' }],
  ['PUT', 'sys/policy/Rules', { rules: 'path "a" { capabilities = ["read"] }' }],
  ['GET', 'sys/policy/app'],
  ['GET', 'sys/policy'],
  ['LIST', 'sys/policy'],
  ['GET', 'sys/policy/none'],
  ['PUT', 'sys/policy/empty', {}],
  ['PUT', 'sys/policies/acl/rules', { rules: 'path "a" { capabilities = ["read"] }' }],
  ['DELETE', 'sys/policy/app'],
];
