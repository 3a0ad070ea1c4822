import { Duration } from 'aws-cdk-lib';
import { secrets } from 'lintel-awscdk';
import { onlyResource, resourcesOf, secretCalled, stackWithProvider } from './stack';

const { DatabaseMount, DatabaseRole, KeyManagementMount, KubernetesMount, PkiMount, PlatformTokenMount } = secrets;

const statements = ['CREATE ROLE "{{name}}"'];

describe('a mount of an engine', () => {
  it.each([
    ['database', DatabaseMount],
    ['pki', PkiMount],
    ['kubernetes', KubernetesMount],
    ['keymgmt', KeyManagementMount],
    ['terraform', PlatformTokenMount],
  ] as const)('knows its type, and its path is %s by default', (name, Mount) => {
    const stack = stackWithProvider();
    new Mount(stack, 'Mount');
    expect(onlyResource(stack, 'Custom::LintelSecretsMount').Properties).toMatchObject({ Type: name, Path: name });
    const another = stackWithProvider();
    new Mount(another, 'Mount', { path: 'team/other', maxLeaseTtl: Duration.hours(2) });
    expect(onlyResource(another, 'Custom::LintelSecretsMount').Properties).toMatchObject({
      Type: name,
      Path: 'team/other',
    });
  });

  it('takes the same properties as a mount of any type', () => {
    // The compiler refuses this test if the two differ.
    type Any = Omit<secrets.SecretsMountProps, 'type' | 'path'> & { readonly path?: string };
    const one: Any = {} as secrets.EngineMountProps;
    const other: secrets.EngineMountProps = one as Required<Any>;
    expect(other).toEqual({});
  });

  it('adds the objects of its engine, which depend on it by reference', () => {
    const stack = stackWithProvider();
    const database = new DatabaseMount(stack, 'Database');
    database.addConnection('Orders', { name: 'orders', pluginName: 'postgresql-database-plugin' });
    database.addRole('App', { name: 'app', dbName: 'orders', creationStatements: statements });
    database.addStaticRole('Billing', {
      name: 'billing',
      username: 'billing',
      dbName: 'orders',
      rotation: secrets.Rotation.every(Duration.days(1)),
    });
    new PkiMount(stack, 'Pki').addRole('Web', { name: 'web', allowedDomains: ['example.com'] });
    const cluster = new KubernetesMount(stack, 'Cluster');
    cluster.addConfig('Config', { clusterHost: 'https://cluster.example.com' });
    cluster.addRole('Deployer', {
      name: 'deployer',
      allowedClusterNamespaces: ['apps'],
      access: secrets.ClusterAccess.serviceAccount('deployer'),
    });
    new KeyManagementMount(stack, 'Keys').addProvider('Cloud', {
      name: 'cloud',
      kmsProvider: secrets.KmsProvider.CLOUDKEYVAULT,
      keyCollection: 'vault',
    });
    const tokens = new PlatformTokenMount(stack, 'Tokens');
    tokens.addConfig('Config', { token: secretCalled(stack, 'token') });
    tokens.addRole('Ci', { name: 'ci', subject: secrets.TokenSubject.organization('acme') });
    const mounts = resourcesOf(stack, 'Custom::LintelSecretsMount');
    const mountOf = (type: string) =>
      Object.values(resourcesOf(stack, `Custom::Lintel${type}`)).map(
        ({ Properties }) => Properties.Mount as { readonly 'Fn::GetAtt': readonly [string, string] },
      )[0]['Fn::GetAtt'];
    for (const [type, kind] of [
      ['DatabaseConnection', 'database'],
      ['DatabaseRole', 'database'],
      ['DatabaseStaticRole', 'database'],
      ['PkiRole', 'pki'],
      ['ClusterConfig', 'kubernetes'],
      ['ClusterRole', 'kubernetes'],
      ['KeyManagementProvider', 'keymgmt'],
      ['PlatformTokenConfig', 'terraform'],
      ['PlatformTokenRole', 'terraform'],
    ] as const) {
      const [mount, attribute] = mountOf(type);
      expect([type, mounts[mount].Properties.Type, attribute]).toEqual([type, kind, 'Path']);
    }
  });

  it('is the `mount` of an object by its path, behind its namespace', () => {
    const stack = stackWithProvider();
    const { mountPath } = new DatabaseMount(stack, 'Mount', { namespace: 'team/eu' });
    new DatabaseRole(stack, 'Role', {
      name: 'app',
      dbName: 'orders',
      creationStatements: statements,
      mount: mountPath,
    });
    expect(onlyResource(stack, 'Custom::LintelDatabaseRole').Properties.Mount).toEqual({
      'Fn::Join': ['', ['team/eu/', { 'Fn::GetAtt': [expect.stringMatching(/^Mount/), 'Path'] }]],
    });
  });

  it('adds nothing that is in another mount', () => {
    const mount = new DatabaseMount(stackWithProvider(), 'Mount');
    expect(() => mount.addConnection('Orders', { name: 'orders', pluginName: 'x', mount: 'elsewhere' })).toThrow(
      'remove `mount`',
    );
  });

  it('below a path of the service is refused by synth', () => {
    expect(() => new DatabaseMount(stackWithProvider(), 'Mount', { path: 'sys/database' })).toThrow('sys');
  });
});
