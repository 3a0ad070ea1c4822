import type { Ask } from './service';
import { AUTHORITY_REQUEST, REQUEST } from '../../support/certificate-requests';

const ROLE = { db_name: 'orders', creation_statements: ['CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\''] };
const STATIC = { db_name: 'orders', username: 'reporting', rotation_period: '24h' };
const CLUSTER = { kubernetes_host: 'https://cluster.example.com:6443' };
const TOKENS = { service_account_name: 'deployer', allowed_kubernetes_namespaces: ['apps'] };
const LEAF = { common_name: 'shop.example.com', ttl: '1h' };

const read = (path: string): Ask => ['GET', path];
const write = (path: string, body: object): Ask => ['POST', path, body];
const remove = (path: string): Ask => ['DELETE', path];
/** A write, and the read that follows it. */
const kept = (path: string, ...bodies: readonly object[]): Ask[] =>
  bodies.flatMap((body) => [write(path, body), read(path)]);

/** A write whose response is compared. */
const written = (path: string, ...bodies: readonly object[]): Ask[] => bodies.map((body) => write(path, body));

/** The requests to OpenBao, in order, with the database `orders` configured. */
export const ASKS: readonly Ask[] = [
  // Connections.
  read('database/config/orders'),
  read('database/config/none'),
  ['LIST', 'database/config'],
  write('database/config/bad', {}),
  write('database/config/bad', { plugin_name: 'none-database-plugin' }),
  write('database/config/bad', {
    plugin_name: 'postgresql-database-plugin',
    plugin_version: 'no version',
    connection_url: 'postgresql://{{username}}:{{password}}@db.example.com/a',
  }),
  ...kept(
    'database/config/orders',
    { allowed_roles: 'app, reporting ,' },
    { allowed_roles: ['app', 'reporting'] },
    { password_policy: 'long' },
    { password_policy: '' },
    { root_rotation_statements: 'SELECT 1' },
    { root_rotation_statements: null },
    { more: 4 },
    { more: '' },
  ),
  // Roles.
  write('database/roles/app', {}),
  write('database/roles/a b', ROLE),
  ...kept(
    'database/roles/app',
    ROLE,
    { default_ttl: '1h', max_ttl: 7200 },
    { default_ttl: '' },
    { max_ttl: '-1s' },
    { max_ttl: 'soon' },
  ),
  ...kept(
    'database/roles/app',
    { revocation_statements: ['', ' SELECT 1 '] },
    { renew_statements: 'SELECT 1; SELECT 2' },
    { rollback_statements: [] },
    { creation_statements: [] },
    ROLE,
  ),
  ...kept(
    'database/roles/app',
    { credential_config: { password_policy: 'long' } },
    { credential_config: {} },
    { credential_config: 'password_policy=short' },
    { credential_config: ['password_policy=long'] },
    { credential_config: 7 },
  ),
  ...kept(
    'database/roles/app',
    { credential_type: 'rsa_private_key' },
    { credential_type: 'rsa_private_key', credential_config: { key_bits: 4096, more: 'x' } },
    { credential_config: { key_bits: 1024 } },
    { credential_config: { format: 'pem' } },
  ),
  ...kept(
    'database/roles/app',
    { credential_type: 'certificate' },
    { credential_type: '' },
    { credential_type: 'client_certificate' },
    { credential_type: 'client_certificate', credential_config: { key_type: 'ec' } },
  ),
  write('database/roles/app', {
    credential_type: 'client_certificate',
    credential_config: { key_type: 'ec', key_bits: 2048 },
  }),
  write('database/roles/app', {
    credential_type: 'client_certificate',
    credential_config: { key_type: 'rsa', signature_bits: 224 },
  }),
  write('database/roles/app', {
    credential_type: 'client_certificate',
    credential_config: { key_type: 'rsa', common_name_template: '{{.RoleName}}' },
  }),
  write('database/roles/app', { credential_type: 'password', credential_config: {} }),
  read('database/roles/app'),
  ['LIST', 'database/roles'],
  read('database/roles/none'),
  read('database/creds/none'),
  read('database/creds/app'),
  write('database/roles/app', {
    credential_type: 'client_certificate',
    credential_config: { key_type: 'rsa', common_name_template: '{{.RoleName}}', ca_cert: 'a', ca_private_key: 'b' },
  }),
  remove('database/roles/app'),
  remove('database/roles/app'),
  ['LIST', 'database/roles'],
  // Static roles.
  write('database/static-roles/reporting', {}),
  write('database/static-roles/reporting', { db_name: 'orders' }),
  write('database/static-roles/reporting', { db_name: 'orders', username: 'reporting' }),
  write('database/static-roles/reporting', { ...STATIC, rotation_period: 4 }),
  write('database/static-roles/reporting', { ...STATIC, db_name: 'none' }),
  write('database/static-roles/other', STATIC),
  ...kept(
    'database/static-roles/reporting',
    STATIC,
    { username: 'reporting', rotation_period: '1h' },
    { username: 'reporting', rotation_statements: ['SELECT 1'] },
    { username: 'other' },
    {},
  ),
  ...kept('database/static-roles/reporting', {
    username: 'reporting',
    rotation_schedule: '0 3 * * *',
    rotation_window: 3600,
  }),
  write('database/roles/reporting', ROLE),
  read('database/static-creds/reporting'),
  read('database/static-creds/none'),
  write('database/rotate-role/none', {}),
  ['LIST', 'database/static-roles'],
  read('database/static-roles/none'),
  remove('database/static-roles/reporting'),
  remove('database/static-roles/reporting'),
  write('database/reset/orders', {}),
  write('database/reset/none', {}),
  write('database/rotate-root/none', {}),
  write('database/reload/postgresql-database-plugin', {}),
  // Roles of the certificate authority, and what it signs.
  ...written(
    'pki/roles/web',
    {},
    { allowed_domains: 'example.com, example.org', allow_subdomains: true },
    { key_type: 'ec' },
    { key_type: 'ed25519', signature_bits: 256 },
    { key_type: 'any' },
  ),
  ...written(
    'pki/roles/web',
    { ttl: '1h', max_ttl: '30d' },
    { not_before_duration: '1m', not_after: '2040-01-01T00:00:00Z' },
    { cn_validations: ['EMAIL'] },
    { no_store: true, generate_lease: true },
  ),
  write('pki/roles/web', { key_type: 'dsa' }),
  write('pki/roles/web', { key_bits: 1024 }),
  write('pki/roles/web', { ttl: '2h', max_ttl: '1h' }),
  write('pki/roles/web', { cn_validations: ['name'] }),
  write('pki/roles/web', { allowed_other_sans: ['x'] }),
  write('pki/roles/web', { policy_identifiers: ['x'] }),
  write('pki/roles/web', { allowed_ip_sans_cidr: ['10.1.2.3/8'] }),
  read('pki/roles/none'),
  ['LIST', 'pki/roles'],
  write('pki/roles/web', { allowed_domains: ['example.com'], allow_subdomains: true, key_type: 'ec' }),
  write('pki/issue/web', LEAF),
  write('pki/issue/web', {}),
  write('pki/issue/web', { common_name: 'example.net' }),
  write('pki/issue/none', LEAF),
  write('pki/issue/web', { ...LEAF, format: 'txt' }),
  write('pki/issue/web', { ...LEAF, format: 'der' }),
  write('pki/issue/web', { ...LEAF, format: 'pem_bundle', private_key_format: 'pkcs8' }),
  write('pki/issue/web', { ...LEAF, alt_names: 'www.example.com', ip_sans: '10.0.0.1' }),
  write('pki/sign/web', { ...LEAF, csr: REQUEST }),
  write('pki/sign/web', { ...LEAF, csr: 'no request' }),
  write('pki/sign/web', LEAF),
  write('pki/root/sign-intermediate', { common_name: 'Issuing CA', csr: AUTHORITY_REQUEST }),
  write('pki/root/sign-intermediate', { csr: 'no request' }),
  write('pki/root/sign-intermediate', { common_name: 'x', csr: AUTHORITY_REQUEST, max_path_length: 0, ttl: '1h' }),
  write('pki/revoke', {}),
  write('pki/revoke', { serial_number: 'aa:bb' }),
  read('pki/cert/aa:bb'),
  read('pki/cert/ca'),
  read('pki/issuer/default'),
  read('pki/issuer/none'),
  remove('pki/roles/web'),
  remove('pki/roles/web'),
  ['LIST', 'pki/roles'],
  // Clusters.
  read('kubernetes/config'),
  write('kubernetes/config', {}),
  ...kept(
    'kubernetes/config',
    CLUSTER,
    { ...CLUSTER, disable_local_ca_jwt: true },
    { ...CLUSTER, service_account_jwt: 'a token' },
  ),
  write('kubernetes/roles/deployer', {}),
  write('kubernetes/roles/deployer', { allowed_kubernetes_namespaces: ['apps'] }),
  write('kubernetes/roles/deployer', { ...TOKENS, kubernetes_role_name: 'view' }),
  ...kept(
    'kubernetes/roles/deployer',
    TOKENS,
    { token_max_ttl: '2h', token_default_ttl: 600 },
    { token_default_ttl: '3h' },
    { extra_labels: { team: 'a' }, extra_annotations: {} },
    { token_default_audiences: 'b,a,a' },
  ),
  ...kept(
    'kubernetes/roles/deployer',
    { service_account_name: '', kubernetes_role_name: 'view', kubernetes_role_type: 'clusterrole' },
    { kubernetes_role_type: 'x' },
    { name_template: '{{' },
    { allowed_kubernetes_namespaces: 'B, a' },
  ),
  ...kept(
    'kubernetes/roles/deployer',
    { kubernetes_role_name: '', generated_role_rules: 'rules: []' },
    { generated_role_rules: 'x' },
    { allowed_kubernetes_namespace_selector: '{"matchLabels": {"a": "b"}}' },
    { allowed_kubernetes_namespace_selector: 'x: [' },
  ),
  write('kubernetes/creds/none', {}),
  read('kubernetes/roles/none'),
  ['LIST', 'kubernetes/roles'],
  remove('kubernetes/roles/deployer'),
  remove('kubernetes/roles/deployer'),
  ['LIST', 'kubernetes/roles'],
  remove('kubernetes/config'),
  remove('kubernetes/config'),
  read('kubernetes/check'),
  // What no engine has.
  read('none/config'),
  ['PATCH', 'database/roles/app', {}],
  read('database/nothing'),
];
