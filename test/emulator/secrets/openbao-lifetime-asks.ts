import type { Ask } from './service';

/** `{{lease}}`, `{{token}}` and the like stand for what the latest response gave. */
export interface LifetimeStep {
  readonly ask: Ask;
  /** Sent with the token of the latest login instead of the root token. */
  readonly loggedIn?: true;
}

const step = (...ask: Ask): LifetimeStep => ({ ask });
const tune = (mount: string, usual: string | number, longest: string | number): LifetimeStep =>
  step('POST', `sys/${mount}/tune`, { default_lease_ttl: usual, max_lease_ttl: longest });
const renew = (increment?: string | number): LifetimeStep =>
  step('PUT', 'sys/leases/renew', { lease_id: '{{lease}}', ...(increment === undefined ? {} : { increment }) });
const renewSelf = (increment?: string): LifetimeStep => ({
  ask: ['POST', 'auth/token/renew-self', increment === undefined ? {} : { increment }],
  loggedIn: true,
});

const databaseRole = (fields: object): LifetimeStep =>
  step('POST', 'database/roles/app', {
    db_name: 'main',
    creation_statements: ["CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"],
    ...fields,
  });
const databaseUser = step('GET', 'database/creds/app');

const clusterRole = (fields: object): LifetimeStep =>
  step('POST', 'kubernetes/roles/app', {
    allowed_kubernetes_namespaces: ['*'],
    service_account_name: 'app',
    ...fields,
  });
const clusterToken = (fields: object = {}): LifetimeStep =>
  step('POST', 'kubernetes/creds/app', { kubernetes_namespace: 'default', ...fields });

const logInWith = (fields: object): readonly LifetimeStep[] => [
  step('POST', 'auth/approle/role/app', fields),
  step('POST', 'auth/approle/login', { role_id: '{{role_id}}', secret_id: '{{secret_id}}' }),
];

/** How long leases, and tokens of logins, live between the limits of their mount and their role, in order. */
export const LIFETIME_STEPS: readonly LifetimeStep[] = [
  // Users of databases.
  databaseRole({ default_ttl: 0, max_ttl: 0 }),
  databaseUser,
  tune('mounts/database', '10m', '40m'),
  databaseUser,
  renew(),
  renew('20m'),
  renew('2h'),
  databaseRole({ default_ttl: '15m', max_ttl: '30m' }),
  databaseUser,
  renew('25m'),
  renew('2h'),
  databaseRole({ default_ttl: '30m', max_ttl: '2h' }),
  databaseUser,
  databaseRole({ default_ttl: '2h', max_ttl: 0 }),
  databaseUser,
  databaseRole({ default_ttl: '1h', max_ttl: '20m' }),
  databaseUser,
  databaseRole({ default_ttl: '30m', max_ttl: 0 }),
  databaseUser,
  // What is renewed after a limit has changed has the new one.
  tune('mounts/database', '10m', '20m'),
  renew(),
  renew('2h'),
  tune('mounts/database', '10m', '90m'),
  renew('2h'),
  databaseRole({ default_ttl: '30m', max_ttl: '50m' }),
  renew('2h'),
  renew(),
  renew(0),
  step('DELETE', 'database/roles/app'),
  renew(),
  databaseUser,
  // Tokens of clusters.
  clusterRole({ token_default_ttl: 0, token_max_ttl: 0 }),
  clusterToken(),
  tune('mounts/kubernetes', '15m', '40m'),
  clusterToken(),
  clusterToken({ ttl: '30m' }),
  clusterToken({ ttl: '2h' }),
  clusterRole({ token_default_ttl: '20m', token_max_ttl: '30m' }),
  clusterToken(),
  clusterToken({ ttl: '35m' }),
  renew(),
  clusterRole({ token_default_ttl: '50m', token_max_ttl: '2h' }),
  clusterToken(),
  clusterToken({ ttl: '90m' }),
  clusterRole({ token_default_ttl: '2h', token_max_ttl: '1h' }),
  // Tokens of logins.
  step('POST', 'sys/auth/approle', { type: 'approle' }),
  step('POST', 'auth/approle/role/app', {}),
  step('GET', 'auth/approle/role/app/role-id'),
  step('POST', 'auth/approle/role/app/secret-id', {}),
  ...logInWith({}),
  tune('auth/approle', '20m', '40m'),
  ...logInWith({}),
  renewSelf(),
  renewSelf('2h'),
  ...logInWith({ token_ttl: '10m', token_max_ttl: '30m' }),
  renewSelf('25m'),
  renewSelf('2h'),
  ...logInWith({ token_ttl: '2h', token_max_ttl: 0 }),
  ...logInWith({ token_ttl: '30m', token_max_ttl: '1h' }),
  renewSelf('2h'),
  tune('auth/approle', '10m', '20m'),
  renewSelf(),
  tune('auth/approle', '10m', '50m'),
  renewSelf('2h'),
  ...logInWith({ token_ttl: 0, token_max_ttl: 0, token_period: '15m' }),
  renewSelf('2h'),
  ...logInWith({ token_period: '2h' }),
  renewSelf(),
  ...logInWith({ token_period: 0, token_ttl: '10m', token_explicit_max_ttl: '15m' }),
  renewSelf('2h'),
  ...logInWith({ token_explicit_max_ttl: '2h', token_ttl: '30m' }),
  renewSelf('2h'),
  ...logInWith({ token_explicit_max_ttl: 0, token_type: 'batch', token_ttl: 0 }),
  ...logInWith({ token_type: 'service', token_ttl: '5m' }),
  step('POST', 'auth/approle/role/app', { token_ttl: '7m', token_period: '6m' }),
  renewSelf(),
  step('POST', 'auth/approle/role/app', { token_period: 0 }),
  renewSelf(),
  step('DELETE', 'auth/approle/role/app'),
  renewSelf(),
  // Tokens of tokens.
  tune('auth/token', '25m', '45m'),
  step('POST', 'auth/token/create', { policies: ['default'] }),
  renewSelf('2h'),
  tune('auth/token', '5m', '15m'),
  renewSelf('2h'),
  renewSelf(),
  tune('auth/token', '25m', '45m'),
  step('POST', 'auth/token/create', { policies: ['default'], ttl: '2h' }),
  renewSelf('3h'),
  step('POST', 'auth/token/create', { policies: ['default'], period: '2h' }),
  step('POST', 'auth/token/create', { policies: ['default'], explicit_max_ttl: '2h' }),
  step('POST', 'auth/token/create', { policies: ['default'], explicit_max_ttl: '10m', ttl: '20m' }),
  renewSelf('15m'),
  step('POST', 'auth/token/create', { policies: ['default'], type: 'batch', ttl: '2h' }),
];
