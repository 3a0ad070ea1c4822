import { TerraformStack, Testing } from 'cdktf';
import { Duration, EphemeralVariable, secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { AuthMount, DatabaseMount, DatabaseRole, KeyManagementMount, KubernetesMount, KvMount, PkiMount } = secrets;
const { PlatformTokenMount } = secrets;

type Resources = Record<string, Record<string, Record<string, unknown>>>;
const resourcesIn = (stack: TerraformStack) => (JSON.parse(Testing.synth(stack)) as { resource: Resources }).resource;
const only = (resources: Resources, type: string) => Object.values(resources[type])[0];
const statements = ['CREATE ROLE "{{name}}"'];

describe('a mount of an engine', () => {
  it.each([
    [DatabaseMount, 'database'],
    [PkiMount, 'pki'],
    [KubernetesMount, 'kubernetes'],
    [KeyManagementMount, 'keymgmt'],
    [PlatformTokenMount, 'terraform'],
  ])('%p knows its type and its default path', (Mount, name) => {
    const stack = newStack();
    new Mount(stack, 'default');
    new Mount(stack, 'other', { path: 'team/other', maxLeaseTtl: Duration.hours(2) });
    expect(resourcesIn(stack).lintel_secrets_mount).toMatchObject({
      default: { type: name, path: name },
      other: { type: name, path: 'team/other', max_lease_ttl: '2h' },
    });
  });

  it('is one of version 2 for key-value secrets', () => {
    const stack = newStack();
    const mount = new KvMount(stack, 'kv', { path: 'team/kv' });
    mount.addConfig('config', { maxVersions: 5 });
    mount.addMetadata('stub', { name: 'stub', customMetadata: { owner: 'shop' } });
    const variable = new EphemeralVariable(stack, 'password', {});
    const secret = mount.addSecret('database', { name: 'shop/database', dataWo: { password: variable.value } });
    secrets.KvSecret.fromEphemeral(stack, 'copy', { password: variable.value }, { mount: 'other', name: 'copy' });
    const resources = resourcesIn(stack);
    expect(only(resources, 'lintel_secrets_mount')).toMatchObject({ type: 'kv', options: { version: '2' } });
    for (const type of ['lintel_kv_config', 'lintel_kv_metadata']) {
      expect(only(resources, type)).toMatchObject({ mount: '${lintel_secrets_mount.kv.path}' });
    }
    const written = { password: '${var.password}' };
    expect(Object.values(resources.lintel_kv_secret)).toEqual([
      expect.objectContaining({ mount: 'other', name: 'copy', data_wo: written }),
      expect.objectContaining({ mount: '${lintel_secrets_mount.kv.path}', name: 'shop/database', data_wo: written }),
    ]);
    expect(KvMount.isKvMount(mount)).toBe(true);
    expect(() => mount.addSecret('elsewhere', { name: 'x', mount: 'other' })).toThrow(
      'kv/elsewhere: remove `mount`. What is added to a mount is in that mount',
    );
    expect(() => secrets.KvSecret.fromEphemeral(stack, 'both', {}, { name: secret.name, dataWo: { a: 'b' } })).toThrow(
      'both: remove `dataWo`. The values of this secret come from ephemeral resources.',
    );
  });

  it('takes the same properties as a mount of any type', () => {
    // The compiler refuses this test if the two differ.
    type Any = Omit<secrets.SecretsMountProps, 'type' | 'path'> & { readonly path?: string };
    const one: Any = {} as secrets.EngineMountProps;
    const other: secrets.EngineMountProps = one as Required<Any>;
    expect(other).toEqual({});
  });

  it('adds a connection and its roles, which depend on it by reference', () => {
    const stack = newStack();
    const mount = new DatabaseMount(stack, 'mount', { path: 'team/database' });
    const orders = mount.addConnection('orders', { name: 'orders', pluginName: 'postgresql-database-plugin' });
    orders.addRole('app', { name: 'app', creationStatements: statements });
    mount.addRole('report', { name: 'report', dbName: orders.name, creationStatements: statements });
    mount.addStaticRole('billing', {
      name: 'billing',
      username: 'billing',
      dbName: orders.name,
      rotation: secrets.Rotation.every(Duration.days(1)),
    });
    const resources = resourcesIn(stack);
    const path = '${lintel_secrets_mount.mount.path}';
    const connection = Object.keys(resources.lintel_database_connection)[0];
    expect(only(resources, 'lintel_database_connection')).toMatchObject({ mount: path, allowed_roles: ['app'] });
    expect(only(resources, 'lintel_database_static_role')).toMatchObject({ mount: path });
    expect(Object.values(resources.lintel_database_role).map(({ mount: at }) => at)).toEqual([
      `\${lintel_database_connection.${connection}.mount}`,
      path,
    ]);
  });

  it('adds connections to PostgreSQL and MySQL with typed properties', () => {
    const stack = newStack();
    const mount = new DatabaseMount(stack, 'mount');
    const server = { host: 'db.example.com', username: 'root' };
    mount.addPostgresqlConnection('orders', { ...server, name: 'orders', database: 'orders' });
    mount.addMysqlConnection('shop', { ...server, name: 'shop' });
    expect(Object.values(resourcesIn(stack).lintel_database_connection)).toMatchObject([
      { plugin_name: 'postgresql-database-plugin', mount: '${lintel_secrets_mount.mount.path}' },
      { plugin_name: 'mysql-database-plugin', mount: '${lintel_secrets_mount.mount.path}' },
    ]);
  });

  it('adds what the other engines have', () => {
    const stack = newStack();
    new PkiMount(stack, 'pki').addRole('web', { name: 'web', allowedDomains: ['example.com'] });
    const cluster = new KubernetesMount(stack, 'cluster');
    cluster.addConfig('config', { clusterHost: 'https://cluster.example.com' });
    cluster.addRole('deployer', {
      name: 'deployer',
      allowedClusterNamespaces: ['apps'],
      access: secrets.ClusterAccess.serviceAccount('deployer'),
    });
    new KeyManagementMount(stack, 'keys').addProvider('cloud', {
      name: 'cloud',
      kmsProvider: secrets.KmsProvider.CLOUDKEYVAULT,
      keyCollection: 'vault',
    });
    const tokens = new PlatformTokenMount(stack, 'tokens');
    tokens.addConfig('config', {});
    tokens.addRole('ci', { name: 'ci', subject: secrets.TokenSubject.organization('acme') });
    const resources = resourcesIn(stack);
    const mountOf = (type: string) => only(resources, `lintel_${type}`).mount;
    expect(
      Object.fromEntries(
        [
          'pki_role',
          'cluster_config',
          'cluster_role',
          'key_management_provider',
          'platform_token_config',
          'platform_token_role',
        ].map((type) => [type, mountOf(type)]),
      ),
    ).toEqual({
      pki_role: '${lintel_secrets_mount.pki.path}',
      cluster_config: '${lintel_secrets_mount.cluster.path}',
      cluster_role: '${lintel_secrets_mount.cluster.path}',
      key_management_provider: '${lintel_secrets_mount.keys.path}',
      platform_token_config: '${lintel_secrets_mount.tokens.path}',
      platform_token_role: '${lintel_secrets_mount.tokens.path}',
    });
  });

  it('is the `mount` of an object by its path, behind its namespace', () => {
    const stack = newStack();
    const { path } = new DatabaseMount(stack, 'plain');
    const { mountPath } = new DatabaseMount(stack, 'within', { namespace: 'team/eu' });
    const role = { name: 'app', dbName: 'orders', creationStatements: statements };
    new DatabaseRole(stack, 'one', { ...role, mount: path });
    new DatabaseRole(stack, 'other', { ...role, mount: mountPath });
    expect(resourcesIn(stack).lintel_database_role).toMatchObject({
      one: { mount: '${lintel_secrets_mount.plain.path}' },
      other: { mount: '${lintel_secrets_mount.within.namespace}/${lintel_secrets_mount.within.path}' },
    });
  });

  it('adds nothing that is in another mount', () => {
    const mount = new DatabaseMount(newStack(), 'mount');
    expect(() => mount.addConnection('orders', { name: 'orders', pluginName: 'x', mount: 'elsewhere' })).toThrow(
      'remove `mount`',
    );
  });

  it.each([
    ['below a path of the service', () => new DatabaseMount(newStack(), 'mount', { path: 'sys/database' }), 'sys'],
    [
      'with a default above the maximum',
      () => new PkiMount(newStack(), 'mount', { defaultLeaseTtl: Duration.hours(2), maxLeaseTtl: Duration.hours(1) }),
      'must be at most',
    ],
    [
      'of an auth method with `auth/`',
      () => new AuthMount(newStack(), 'mount', { path: 'auth/ci', type: 'jwt' }),
      'not `auth/github`',
    ],
  ])('%s is refused by synth', (_, build, words) => {
    expect(build).toThrow(words);
  });
});
