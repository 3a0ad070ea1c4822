import type { Values } from '../../../src/definition/value';
import { terraformJson } from '../../support/environments/resource';
import { CERTIFICATES, KEYS } from '../../support/fixed-keys';

/** An object of a stack, in the order in which a stack needs them. */
export interface StackObject {
  readonly kind: 'resource' | 'data' | 'ephemeral';
  readonly type: string;
  readonly name: string;
  readonly config: Values;
}

const resource = (type: string, name: string, config: Values): StackObject => ({
  kind: 'resource',
  type,
  name,
  config,
});
const data = (type: string, config: Values): StackObject => ({ kind: 'data', type, name: 'it', config });
const ephemeral = (type: string, config: Values): StackObject => ({ kind: 'ephemeral', type, name: 'it', config });

const TRUST = { mount: 'ci', userClaim: 'sub', boundAudiences: ['us'], tokenPolicies: ['app'] };

/** Objects of the kinds of the secrets service that stacks are made of. The engines `pki` and `kubernetes` are there. */
export const MANY_KINDS: readonly StackObject[] = [
  resource('lintel_secrets_mount', 'shop', { path: 'shop', type: 'database', maxLeaseTtl: '1d' }),
  resource('lintel_auth_mount', 'ci', { path: 'ci', type: 'jwt' }),
  resource('lintel_auth_mount', 'cluster', { path: 'cluster', type: 'kubernetes' }),
  resource('lintel_auth_mount', 'apps', {
    path: 'apps',
    type: 'approle',
    userLockoutConfig: { lockoutThreshold: 3, lockoutDisable: false },
  }),
  resource('lintel_password_policy', 'database', { name: 'database', length: 20, rules: [{ charset: 'abcdefghij' }] }),
  resource('lintel_database_connection', 'orders', {
    mount: 'shop',
    name: 'orders',
    pluginName: 'mysql-database-plugin',
    verifyConnection: false,
    allowedRoles: ['*'],
    passwordPolicy: 'database',
  }),
  resource('lintel_database_role', 'app', {
    mount: 'shop',
    name: 'app',
    dbName: 'orders',
    creationStatements: ["CREATE USER '{{name}}' IDENTIFIED BY '{{password}}'"],
  }),
  resource('lintel_database_static_role', 'billing', {
    mount: 'shop',
    name: 'billing',
    dbName: 'orders',
    username: 'billing',
    rotationPeriod: '24h',
  }),
  resource('lintel_database_role_rotation', 'now', { mount: 'shop', role: 'billing' }),
  resource('lintel_acl_policy', 'app', { name: 'app', rules: [{ path: 'shop/creds/app', capabilities: ['read'] }] }),
  resource('lintel_jwt_auth_config', 'ci', { mount: 'ci', jwtValidationPubkeys: [KEYS[0]!] }),
  resource('lintel_jwt_auth_role', 'deploy', { ...TRUST, name: 'deploy' }),
  resource('lintel_kubernetes_auth_config', 'cluster', {
    mount: 'cluster',
    kubernetesHost: 'https://127.0.0.1:1',
    kubernetesCaCert: CERTIFICATES[0]!,
  }),
  resource('lintel_kubernetes_auth_role', 'app', {
    mount: 'cluster',
    name: 'app',
    boundServiceAccountNames: ['app'],
    boundServiceAccountNamespaces: ['apps'],
    audience: 'us',
  }),
  resource('lintel_approle_role', 'app', { mount: 'apps', name: 'app', secretIdTtl: '1h', tokenPolicies: ['app'] }),
  resource('lintel_token_role', 'ci', { name: 'ci', allowedPolicies: ['app'] }),
  resource('lintel_pki_role', 'web', { name: 'web', allowedDomains: ['example.com'], allowSubdomains: true }),
  resource('lintel_pki_certificate', 'web', { role: 'web', commonName: 'www.example.com', revokeOnDestroy: true }),
  resource('lintel_cluster_role', 'deployer', {
    name: 'deployer',
    serviceAccountName: 'deployer',
    allowedClusterNamespaces: ['apps'],
  }),
  data('lintel_database_role', { mount: 'shop', name: 'app' }),
  data('lintel_database_roles', { mount: 'shop' }),
  data('lintel_secrets_mount', { path: 'shop' }),
  data('lintel_secrets_mounts', {}),
  data('lintel_auth_mount', { path: 'ci' }),
  data('lintel_auth_mounts', {}),
  data('lintel_acl_policies', {}),
  data('lintel_password_policies', {}),
  data('lintel_jwt_auth_roles', { mount: 'ci' }),
  data('lintel_approle_role', { mount: 'apps', name: 'app' }),
  data('lintel_approle_roles', { mount: 'apps' }),
  data('lintel_kubernetes_auth_roles', { mount: 'cluster' }),
  data('lintel_kubernetes_auth_config', { mount: 'cluster' }),
  data('lintel_token_roles', {}),
  data('lintel_token_role', { name: 'ci' }),
  data('lintel_acl_policy_document', { rules: [{ path: 'x', capabilities: ['read'] }] }),
  data('lintel_secrets_caller', {}),
  data('lintel_pki_issuers', {}),
  ephemeral('lintel_database_credentials', { mount: 'shop', role: 'app' }),
  ephemeral('lintel_database_static_credentials', { mount: 'shop', role: 'billing' }),
  ephemeral('lintel_generated_password', { policy: 'database' }),
  ephemeral('lintel_approle_secret_id', { mount: 'apps', role: 'app', ttl: '10m' }),
  ephemeral('lintel_pki_certificate', { role: 'web', commonName: 'job.example.com', revokeOnClose: true }),
];

export function addressOf({ kind, type, name }: StackObject): string {
  return kind === 'resource' ? `${type}.${name}` : `${kind}.${type}.${name}`;
}

/** The stack in Terraform's JSON. One object is created after the other; others are used when all exist. */
export function stackDocument(objects: readonly StackObject[], settings: Values): object {
  const document: Record<string, Record<string, Record<string, object>>> = {};
  let previous: string | undefined;
  const last = addressOf(objects.filter(({ kind }) => kind === 'resource').at(-1)!);
  for (const object of objects) {
    const { kind, type, name, config } = object;
    const order =
      kind === 'ephemeral'
        ? { after: [`\${${last}.id}`] }
        : { depends_on: kind === 'data' ? [last] : previous === undefined ? [] : [previous] };
    ((document[kind] ??= {})[type] ??= {})[name] = { ...terraformJson(config), ...order };
    if (kind === 'resource') previous = addressOf(object);
  }
  return { provider: { lintel: terraformJson(settings) }, ...document };
}
