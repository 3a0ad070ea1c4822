import { renderPasswordPolicy, type PasswordPolicy } from '../../../../src/definition/kinds/password-policy';
import type { Value, Values } from '../../../../src/definition/value';
import { createCertificates } from '../../../../src/emulator/certificates';
import type { TestEmulator } from '../../../support/emulator';
import type { Dialect, Fixture } from '../../../support/environments/fixture';
import { VAULT_SETTINGS } from '../../../support/environments/mount-fixture';
import { managedResources } from '../../../support/environments/resources';
import type { SecretsService } from '../../../support/openbao';
import type { Postgresql } from '../../../support/postgresql';

/** The tests of a resource type against a service other than the emulator. */
export interface Subject {
  readonly type: string;
  /** Below `/v1/`. */
  readonly path: string;
  readonly minimal: Values;
  readonly full: readonly Values[];
  /** Another value of each attribute that can be updated. */
  readonly changed: Values;
  /** Attributes that the service requires to stay set, although the specification does not. */
  readonly kept?: readonly string[];
  /** Attributes that change with another. */
  readonly along?: { readonly [attribute: string]: readonly string[] };
  /** Attributes that an import cannot read. */
  readonly unseen?: readonly string[];
  /** Inputs whose change outside Terraform is detected, each with the request body that changes it. */
  readonly drifts: { readonly [attribute: string]: Values };
  /** Fields that every write must repeat. */
  readonly repeated?: Values;
  /** The method of writes. Defaults to POST. */
  readonly method?: 'PATCH';
  /** The path of changes, if it is another one. */
  readonly changes?: string;
  /** The status of a read of an object that does not exist. Defaults to 404. */
  readonly gone?: number;
}

type Make = (service: SecretsService, server: Postgresql) => Promise<Subject>;

const connection: Make = async (_, { connectionUrl, administrator: { username, password } }) => {
  const minimal = {
    name: 'warehouse',
    pluginName: 'postgresql-database-plugin',
    connectionUrl,
    username,
    passwordWo: password,
  };
  return {
    type: 'lintel_database_connection',
    path: 'database/config/warehouse',
    minimal,
    full: [
      {
        ...minimal,
        verifyConnection: true,
        allowedRoles: ['app', 'reporting'],
        rootRotationStatements: ['ALTER ROLE "{{username}}" PASSWORD \'{{password}}\''],
        passwordPolicy: 'letters',
        disableEscaping: true,
        passwordWoVersion: 1,
        parameters: { max_open_connections: '4', username_template: 'v-{{random 8}}' },
      },
    ],
    changed: {
      connectionUrl: `${connectionUrl}&application_name=lintel`,
      allowedRoles: ['app'],
      rootRotationStatements: ['SELECT 1', 'SELECT 2'],
      passwordPolicy: 'digits',
      verifyConnection: false,
      disableEscaping: false,
      passwordWoVersion: 2,
      parameters: { max_open_connections: '8' },
    },
    kept: ['connectionUrl'],
    unseen: ['passwordWo', 'passwordWoVersion', 'verifyConnection'],
    drifts: {
      allowedRoles: { allowed_roles: ['other'] },
      rootRotationStatements: { root_rotation_statements: ['SELECT 3'] },
      passwordPolicy: { password_policy: 'digits' },
      connectionUrl: { connection_url: `${connectionUrl}&application_name=another` },
      parameters: { max_open_connections: '9' },
    },
  };
};

const role: Make = async () => {
  const minimal = {
    name: 'app',
    dbName: 'orders',
    creationStatements: ['CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\''],
  };
  const everything = {
    ...minimal,
    mount: 'database',
    defaultTtl: '1h',
    maxTtl: '1d',
    revocationStatements: ['DROP ROLE "{{name}}"'],
    rollbackStatements: ['ROLLBACK'],
    renewStatements: ['SELECT 1'],
  };
  return {
    type: 'lintel_database_role',
    path: 'database/roles/app',
    minimal,
    full: [
      { ...everything, credentialConfig: { passwordPolicy: 'letters' } },
      { ...everything, credentialType: 'rsa_private_key', credentialConfig: { keyBits: 3072 } },
    ],
    changed: {
      dbName: 'another',
      defaultTtl: '2h',
      maxTtl: '2d',
      creationStatements: ['CREATE USER "{{name}}"', '  SELECT 1\n'],
      revocationStatements: ['DROP USER "{{name}}"'],
      rollbackStatements: ['SELECT 2'],
      renewStatements: ['SELECT 3'],
      credentialConfig: { passwordPolicy: 'digits' },
    },
    drifts: {
      dbName: { db_name: 'another' },
      defaultTtl: { default_ttl: 60 },
      maxTtl: { max_ttl: '3h' },
      creationStatements: { creation_statements: ['SELECT 4'] },
      revocationStatements: { revocation_statements: ['SELECT 5'] },
      rollbackStatements: { rollback_statements: ['SELECT 6'] },
      renewStatements: { renew_statements: ['SELECT 7'] },
      credentialConfig: { credential_config: { password_policy: 'digits' } },
    },
  };
};

const staticRole: Make = async () => {
  const minimal = { name: 'reporting', dbName: 'orders', username: 'reporting', rotationPeriod: '1d' };
  const statements = ['ALTER USER "{{name}}" WITH PASSWORD \'{{password}}\''];
  return {
    type: 'lintel_database_static_role',
    path: 'database/static-roles/reporting',
    minimal,
    full: [
      {
        ...minimal,
        mount: 'database',
        rotationStatements: statements,
        credentialConfig: { passwordPolicy: 'letters' },
      },
    ],
    changed: {
      rotationPeriod: '2d',
      rotationStatements: [...statements, 'SELECT 1'],
      credentialConfig: { passwordPolicy: 'digits' },
    },
    repeated: { username: 'reporting' },
    drifts: {
      rotationPeriod: { rotation_period: 3600 },
      rotationStatements: { rotation_statements: ['SELECT 2'] },
      credentialConfig: { credential_config: { password_policy: 'digits' } },
    },
  };
};

/** The configurations of a fixture that needs only the requests of an emulator, which the service serves as well. */
async function fixtureOf(type: string, service: SecretsService): Promise<Fixture> {
  const likeAnEmulator = {
    request: async (method: string, path: string, { body }: { body?: unknown } = {}) =>
      service.ask(method, path.replace(/^\/v1\//, ''), body),
  } as TestEmulator;
  return managedResources
    .find((resource) => resource.type === type)!
    .createFixture(likeAnEmulator, 'openbao' satisfies Dialect);
}

const pkiRole: Make = async (service) => {
  const { minimal, full, changed, along } = await fixtureOf('lintel_pki_role', service);
  // Supported from version 2.6 on. An earlier version ignores it with a warning.
  const { mount: _mount, name: _name, allowGlobsInIdentityTemplates: _globs, ...updated } = changed;
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const sizes = (name: string) => (name === 'keyType' ? { key_bits: 0, signature_bits: 0 } : {});
  return {
    type: 'lintel_pki_role',
    path: 'pki/roles/web',
    minimal,
    full: full.map((config) => without(config, 'allowGlobsInIdentityTemplates')),
    changed: updated,
    along,
    method: 'PATCH',
    drifts: Object.fromEntries(
      Object.entries(updated).map(([name, value]) => [name, { [snake(name)]: value, ...sizes(name) }]),
    ),
  };
};

const clusterConfig: Make = async () => {
  const [{ ca }, { ca: otherCa }] = [await createCertificates(), await createCertificates()];
  const minimal = { clusterHost: 'https://cluster.example.com:6443' };
  return {
    type: 'lintel_cluster_config',
    path: 'kubernetes/config',
    minimal,
    full: [
      {
        ...minimal,
        mount: 'kubernetes',
        clusterCaCert: ca,
        disableLocalCaJwt: true,
        serviceAccountJwtWo: 'a token',
        serviceAccountJwtWoVersion: 1,
      },
    ],
    changed: {
      clusterHost: 'https://cluster-2.example.com:6443',
      clusterCaCert: otherCa,
      disableLocalCaJwt: false,
      serviceAccountJwtWoVersion: 2,
    },
    kept: ['clusterHost'],
    unseen: ['serviceAccountJwtWo', 'serviceAccountJwtWoVersion'],
    repeated: { kubernetes_host: minimal.clusterHost },
    drifts: {
      clusterHost: { kubernetes_host: 'https://cluster-3.example.com' },
      clusterCaCert: { kubernetes_ca_cert: otherCa },
      disableLocalCaJwt: { disable_local_ca_jwt: false },
    },
  };
};

const clusterRole: Make = async (service) => {
  const { minimal, full, changed } = await fixtureOf('lintel_cluster_role', service);
  const { mount: _mount, name: _name, serviceAccountName, clusterRoleName, generatedRoleRules, ...updated } = changed;
  return {
    type: 'lintel_cluster_role',
    path: 'kubernetes/roles/deployer',
    minimal: { ...minimal, allowedClusterNamespaces: ['apps'] },
    full,
    changed: { ...updated, serviceAccountName, clusterRoleName, generatedRoleRules },
    drifts: {
      serviceAccountName: { service_account_name: 'another' },
      clusterRoleName: { kubernetes_role_name: 'admin' },
      clusterRoleType: { kubernetes_role_type: 'Role' },
      allowedClusterNamespaces: { allowed_kubernetes_namespaces: ['other'] },
      allowedClusterNamespaceSelector: { allowed_kubernetes_namespace_selector: '{"matchLabels": {"a": "b"}}' },
      tokenMaxTtl: { token_max_ttl: 7201 },
      tokenDefaultTtl: { token_default_ttl: 61 },
      tokenDefaultAudiences: { token_default_audiences: ['x'] },
      nameTemplate: { name_template: 'z-{{random 8}}' },
      extraLabels: { extra_labels: { a: 'b' } },
      extraAnnotations: { extra_annotations: { a: 'b' } },
      generatedRoleRules: { generated_role_rules: '{"rules": []}' },
    },
  };
};

const passwordPolicy: Make = async (service) => {
  const { minimal, full, changed, along } = await fixtureOf('lintel_password_policy', service);
  const { name: _name, ...updated } = changed;
  // The configuration by rules; values of a fixture have no types of their own.
  const typed = full[1] as unknown as PasswordPolicy;
  return {
    type: 'lintel_password_policy',
    path: 'sys/policies/password/database',
    minimal,
    full,
    changed: updated,
    along,
    drifts: {
      policy: { policy: changed.policy },
      length: { policy: renderPasswordPolicy({ ...typed, length: typed.length + 1 }) },
      rules: { policy: renderPasswordPolicy({ ...typed, rules: (changed as unknown as PasswordPolicy).rules }) },
    },
  };
};

/** Settings of a mount are changed at a path of their own; options are merged, and a lockout is sent under other names. */
const mount =
  (type: string, path: string): Make =>
  async (service) => {
    const { minimal, full, changed } = await fixtureOf(type, service);
    const names = (config: Values) => Object.keys(config).filter((name) => !OF_VAULT.includes(name));
    const known = (config: Values) =>
      Object.fromEntries<Value>(names(config).map((name) => [name, config[name] as Value]));
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const tunable = Object.entries<Value>(known(changed)).filter(([name]) => !MOUNT_AT_CREATION.includes(name));
    const updated = Object.fromEntries(tunable.filter(([name]) => !['remount', 'forceDestroy'].includes(name)));
    const sent: Values = {
      options: { region: 'us', tier: '' },
      userLockoutConfig: {
        lockout_threshold: 5,
        lockout_duration: 1200,
        lockout_counter_reset_duration: 60,
        lockout_disable: true,
      },
    };
    return {
      type,
      path,
      changes: `${path.replace(/^sys\/auth/, 'sys/mounts/auth')}/tune`,
      gone: 400,
      minimal,
      full: full.map(known),
      changed: updated,
      unseen: ['remount', 'forceDestroy'],
      drifts: Object.fromEntries(
        Object.entries<Value>(updated).map(([name, value]) => [name, { [snake(name)]: sent[name] ?? value }]),
      ),
    };
  };

const namespace: Make = async (service) => {
  const { minimal, full, changed } = await fixtureOf('lintel_namespace', service);
  const { path: _path, ...updated } = changed;
  return {
    type: 'lintel_namespace',
    path: 'sys/namespaces/payments',
    minimal,
    full,
    changed: updated,
    drifts: { customMetadata: { custom_metadata: { team: 'other' } } },
    unseen: ['forceDestroy'],
  };
};

const OF_VAULT = [...VAULT_SETTINGS, 'delegatedAuthAccessors', 'allowedManagedKeys'];
const MOUNT_AT_CREATION = ['path', 'type', 'local', 'sealWrap', 'externalEntropyAccess', 'forceNoCache'];

const aclPolicy: Make = async (service) => {
  const { minimal, full, changed, along } = await fixtureOf('lintel_acl_policy', service);
  const { name: _name, ...updated } = changed;
  const policy = 'path "changed/outside" { policy = "read" }';
  return {
    type: 'lintel_acl_policy',
    path: 'sys/policies/acl/deploy',
    // Each write sets all of it anew.
    repeated: { cas: 1, cas_required: true, expiration: '2090-01-01T00:00:00Z' },
    minimal,
    full,
    changed: updated,
    along,
    drifts: {
      policy: { policy },
      rules: { policy },
      expiration: { policy: minimal.policy, expiration: '2092-01-01T00:00:00Z' },
      casRequired: { policy: minimal.policy, cas_required: false },
    },
  };
};

/** Its fixture mounts the auth method at two paths. */
const approleRole: Make = async (service) => {
  const { minimal, full, changed } = await fixtureOf('lintel_approle_role', service);
  const { mount: _mount, name: _name, localSecretIds: _local, ...updated } = changed;
  return {
    type: 'lintel_approle_role',
    path: 'auth/approle/role/deploy',
    minimal,
    // Vault alone has metadata of aliases.
    full: full.map((config) => without(config, 'aliasMetadata')),
    changed: without(updated, 'aliasMetadata'),
    drifts: {
      secretIdBoundCidrs: { secret_id_bound_cidrs: ['192.168.0.0/16'] },
      secretIdNumUses: { secret_id_num_uses: 7 },
      secretIdTtl: { secret_id_ttl: 61 },
      ...tokenFieldDrifts,
      tokenTtl: { token_ttl: 61 },
      tokenMaxTtl: { token_max_ttl: 5401 },
      tokenPolicies: { token_policies: ['other'] },
      tokenType: { token_type: 'default' },
    },
  };
};

const tokenRole: Make = async (service) => {
  const { minimal, full, changed } = await fixtureOf('lintel_token_role', service);
  const { name: _name, ...updated } = changed;
  return {
    type: 'lintel_token_role',
    path: 'auth/token/roles/deploy',
    minimal,
    full,
    changed: updated,
    drifts: {
      allowedPolicies: { allowed_policies: ['other'] },
      allowedPoliciesGlob: { allowed_policies_glob: ['other-*'] },
      disallowedPolicies: { disallowed_policies: [] },
      disallowedPoliciesGlob: { disallowed_policies_glob: ['x-*'] },
      allowedEntityAliases: { allowed_entity_aliases: ['x'] },
      orphan: { orphan: false },
      renewable: { renewable: true },
      pathSuffix: { path_suffix: 'other' },
      ...tokenFieldDrifts,
      tokenType: { token_type: 'default-batch' },
    },
  };
};

/** Fields that all roles have. */
const tokenFieldDrifts: Subject['drifts'] = {
  tokenPeriod: { token_period: 61 },
  tokenExplicitMaxTtl: { token_explicit_max_ttl: 61 },
  tokenBoundCidrs: { token_bound_cidrs: ['192.168.0.0/16'] },
  tokenNoDefaultPolicy: { token_no_default_policy: false },
  tokenNumUses: { token_num_uses: 7 },
};

export const subjects: { readonly [type: string]: Make } = {
  lintel_database_connection: connection,
  lintel_database_role: role,
  lintel_database_static_role: staticRole,
  lintel_pki_role: pkiRole,
  lintel_cluster_config: clusterConfig,
  lintel_cluster_role: clusterRole,
  lintel_password_policy: passwordPolicy,
  lintel_acl_policy: aclPolicy,
  lintel_namespace: namespace,
  lintel_approle_role: approleRole,
  lintel_token_role: tokenRole,
  lintel_secrets_mount: mount('lintel_secrets_mount', 'sys/mounts/warehouse'),
  lintel_auth_mount: mount('lintel_auth_mount', 'sys/auth/apps'),
};

/** The configuration without one attribute. */
export function without(config: Values, name: string): Values {
  return Object.fromEntries(Object.entries<Value>(config).filter(([other]) => other !== name));
}
