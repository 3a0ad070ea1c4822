import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { Duration, secrets } from '../../src';
import { CredentialKeyType } from '../../src/constructs/secrets';
import { newStack } from '../support/new-stack';

const { Credential, DatabaseConnection, DatabaseStaticRole, EphemeralDatabaseStaticCredentials, Rotation } = secrets;

const synthesized = (stack: TerraformStack) =>
  JSON.parse(Testing.synth(stack)) as {
    resource: Record<string, Record<string, Record<string, unknown>>>;
    ephemeral?: object;
  };
const connection = { name: 'orders', pluginName: 'postgresql-database-plugin' };
const role = { name: 'reporting', username: 'reporting' };

/** The content of cdk.tf.json for one resource. */
function written(build: (stack: TerraformStack) => void, type: string): Record<string, unknown> {
  const stack = newStack();
  build(stack);
  const [{ '//': _, ...attributes }] = Object.values(synthesized(stack).resource[type]);
  return attributes;
}

const writtenRole = (
  props: Omit<ConstructorParameters<typeof DatabaseStaticRole>[2], 'name' | 'username' | 'dbName'>,
) =>
  written(
    (stack) => new DatabaseStaticRole(stack, 'role', { ...role, dbName: 'orders', ...props }),
    'lintel_database_static_role',
  );

describe('the rotation of a static role', () => {
  test('has a period', () => {
    expect(writtenRole({ rotation: Rotation.every(Duration.days(30)) })).toEqual({
      ...role,
      db_name: 'orders',
      rotation_period: '30d',
    });
  });

  test('has a schedule, with or without a window', () => {
    expect(writtenRole({ rotation: Rotation.onSchedule('0 3 * * SUN', { window: Duration.hours(1) }) })).toMatchObject({
      rotation_schedule: '0 3 * * SUN',
      rotation_window: '1h',
    });
    expect(writtenRole({ rotation: Rotation.onSchedule('0 3 * * SUN') })).not.toHaveProperty('rotation_window');
  });

  test('can come from a variable', () => {
    const attributes = written((stack) => {
      const period = new TerraformVariable(stack, 'period', { type: 'string' });
      new DatabaseStaticRole(stack, 'role', {
        ...role,
        dbName: 'orders',
        rotation: Rotation.every(Duration.of(period.stringValue)),
      });
    }, 'lintel_database_static_role');
    expect(attributes.rotation_period).toBe('${var.period}');
  });

  test.each([
    [Rotation.every(Duration.seconds(4)), /rotationPeriod: .*at least 5 seconds/],
    [Rotation.every(Duration.minutes(1.5)), /rotationPeriod: /],
    [Rotation.onSchedule('@daily'), /rotationSchedule: .*is a macro/],
    [Rotation.onSchedule('0 3 * * *', { window: Duration.minutes(59) }), /rotationWindow: .*at least 3600 seconds/],
  ])('that is invalid is refused at construction (%#)', (rotation, words) => {
    expect(() => writtenRole({ rotation })).toThrow(words);
  });
});

describe('the credential of a role', () => {
  const rotation = Rotation.every(Duration.hours(24));

  test('is a password from a policy, or a private key of a given size', () => {
    expect(writtenRole({ rotation, credential: Credential.password({ passwordPolicy: 'long' }) })).toMatchObject({
      credential_type: 'password',
      credential_config: { password_policy: 'long' },
    });
    expect(writtenRole({ rotation, credential: Credential.rsaPrivateKey({ keyBits: 4096 }) })).toMatchObject({
      credential_type: 'rsa_private_key',
      credential_config: { key_bits: 4096 },
    });
  });

  test('is a certificate of an authority whose key is not a literal', () => {
    const build = (key: (stack: TerraformStack) => string) =>
      written((stack) => {
        const credential = Credential.clientCertificate(CredentialKeyType.EC, {
          keyBits: 384,
          caPrivateKeyWo: key(stack),
        });
        new DatabaseStaticRole(stack, 'role', { ...role, dbName: 'orders', rotation, credential });
      }, 'lintel_database_static_role');
    const variable = (stack: TerraformStack) =>
      new TerraformVariable(stack, 'key', { type: 'string', sensitive: true }).stringValue;
    expect(build(variable)).toMatchObject({
      credential_type: 'client_certificate',
      credential_config: { key_type: 'ec', key_bits: 384, ca_private_key_wo: '${var.key}' },
    });
    expect(() => build(() => 'a key')).toThrow(
      /credentialConfig.caPrivateKeyWo: a literal would be stored in cdk.tf.json/,
    );
  });

  test('is refused if its kind does not have the size', () => {
    expect(() => writtenRole({ rotation, credential: Credential.rsaPrivateKey({ keyBits: 384 }) })).toThrow(
      /credentialConfig.keyBits: 384 is not allowed/,
    );
  });
});

describe('a database connection', () => {
  const rotation = Rotation.every(Duration.days(1));

  test('allows the added static roles in addition to the configured ones', () => {
    const stack = newStack();
    const orders = new DatabaseConnection(stack, 'orders', {
      ...connection,
      mount: 'team/database',
      allowedRoles: ['app'],
    });
    orders.addStaticRole('reporting', { ...role, rotation });
    orders.addStaticRole('billing', {
      name: 'billing',
      username: 'billing',
      rotation,
      credential: Credential.password({ passwordPolicy: 'long' }),
    });
    const { resource } = synthesized(stack);
    expect(resource.lintel_database_connection.orders).toMatchObject({
      allowed_roles: ['app', 'reporting', 'billing'],
    });
    expect(Object.values(resource.lintel_database_static_role)).toMatchObject([
      { name: 'billing', credential_config: { password_policy: 'long' } },
      {
        name: 'reporting',
        mount: '${lintel_database_connection.orders.mount}',
        db_name: '${lintel_database_connection.orders.name}',
        rotation_period: '1d',
      },
    ]);
  });

  test('allows the added roles', () => {
    const stack = newStack();
    const orders = new DatabaseConnection(stack, 'orders', connection);
    orders.addRole('app', {
      name: 'app',
      creationStatements: ['CREATE ROLE "{{name}}"'],
      defaultTtl: Duration.hours(1),
      credential: Credential.password({ passwordPolicy: 'long' }),
    });
    const { resource } = synthesized(stack);
    expect(resource.lintel_database_connection.orders).toMatchObject({ allowed_roles: ['app'] });
    expect(Object.values(resource.lintel_database_role)).toMatchObject([
      {
        name: 'app',
        default_ttl: '1h',
        credential_type: 'password',
        db_name: '${lintel_database_connection.orders.name}',
        mount: '${lintel_database_connection.orders.mount}',
      },
    ]);
  });

  test.each([
    [['*'], ['*']],
    [['reporting'], ['reporting']],
  ])('that allows %j keeps its list when a role is added', (allowedRoles, expected) => {
    const stack = newStack();
    new DatabaseConnection(stack, 'orders', { ...connection, allowedRoles }).addStaticRole('reporting', {
      ...role,
      rotation,
    });
    expect(synthesized(stack).resource.lintel_database_connection.orders.allowed_roles).toEqual(expected);
  });

  test('joins the added roles to a list that is known only when Terraform runs', () => {
    const stack = newStack();
    const allowedRoles = new TerraformVariable(stack, 'roles', { type: 'list(string)' }).listValue;
    new DatabaseConnection(stack, 'orders', { ...connection, allowedRoles }).addStaticRole('reporting', {
      ...role,
      rotation,
    });
    expect(synthesized(stack).resource.lintel_database_connection.orders.allowed_roles).toBe(
      '${concat(var.roles, ["reporting"])}',
    );
  });

  test('passes the result of an ephemeral resource to a write-only property', () => {
    const stack = newStack();
    const fetched = new EphemeralDatabaseStaticCredentials(stack, 'fetched', { role: 'reporting' });
    new DatabaseConnection(stack, 'orders', { ...connection, username: 'reporting', passwordWo: fetched.password });
    const { resource, ephemeral } = synthesized(stack);
    expect(resource.lintel_database_connection.orders.password_wo).toBe(
      '${ephemeral.lintel_database_static_credentials.fetched.password}',
    );
    expect(ephemeral).toMatchObject({ lintel_database_static_credentials: { fetched: { role: 'reporting' } } });
  });
});

describe('a typed database connection', () => {
  const writtenConnection = (build: (stack: TerraformStack) => void) => written(build, 'lintel_database_connection');
  const secret = (stack: TerraformStack) =>
    new TerraformVariable(stack, 'secret', { type: 'string', sensitive: true }).stringValue;

  test('for PostgreSQL uses the names of its plugin', () => {
    const { SCRAM_SHA_256 } = secrets.PostgresqlPasswordAuthentication;
    expect(
      writtenConnection((stack) =>
        DatabaseConnection.postgresql(stack, 'orders', {
          name: 'orders',
          host: 'db.example.com',
          database: 'orders & more',
          username: 'root',
          passwordWo: secret(stack),
          sslMode: secrets.PostgresqlSslMode.VERIFY_FULL,
          options: { connect_timeout: '5' },
          maxOpenConnections: 4,
          maxIdleConnections: 2,
          maxConnectionLifetime: Duration.minutes(5),
          usernameTemplate: 'v-{{random 8}}',
          tlsCa: 'a PEM text',
          tlsCertificate: 'another',
          passwordAuthentication: SCRAM_SHA_256,
          parameters: { auth_type: 'gcp_iam' },
        }),
      ),
    ).toEqual({
      name: 'orders',
      plugin_name: 'postgresql-database-plugin',
      username: 'root',
      password_wo: '${var.secret}',
      connection_url:
        'postgresql://{{username}}:{{password}}@db.example.com:5432/orders%20%26%20more?sslmode=verify-full&connect_timeout=5',
      parameters: {
        max_open_connections: '4',
        max_idle_connections: '2',
        max_connection_lifetime: '5m',
        username_template: 'v-{{random 8}}',
        tls_ca: 'a PEM text',
        tls_certificate: 'another',
        password_authentication: 'scram-sha-256',
        auth_type: 'gcp_iam',
      },
    });
  });

  test('for MySQL uses the names of its plugin', () => {
    expect(
      writtenConnection((stack) =>
        DatabaseConnection.mysql(stack, 'orders', {
          name: 'orders',
          mount: 'team/database',
          host: '2001:db8::1',
          port: 3307,
          database: 'orders',
          username: 'root',
          password: 'in state',
          options: { parseTime: 'true' },
          maxOpenConnections: 4,
          tlsServerName: 'db',
          tlsSkipVerify: true,
          pluginName: 'mysql-rds-database-plugin',
          passwordPolicy: 'long',
          verifyConnection: false,
          allowedRoles: ['app'],
          pluginVersion: '1.2.0',
        }),
      ),
    ).toEqual({
      name: 'orders',
      mount: 'team/database',
      plugin_name: 'mysql-rds-database-plugin',
      username: 'root',
      password: 'in state',
      password_policy: 'long',
      verify_connection: false,
      allowed_roles: ['app'],
      plugin_version: '1.2.0',
      connection_url: '{{username}}:{{password}}@tcp([2001:db8::1]:3307)/orders?parseTime=true',
      parameters: { max_open_connections: '4', tls_server_name: 'db', tls_skip_verify: 'true' },
    });
  });

  test('requires only a host, a user and, for PostgreSQL, a database', () => {
    const least = { name: 'orders', host: 'db', username: 'root' };
    expect(
      writtenConnection((stack) => DatabaseConnection.postgresql(stack, 'orders', { ...least, database: 'orders' })),
    ).toEqual({
      name: 'orders',
      plugin_name: 'postgresql-database-plugin',
      username: 'root',
      connection_url: 'postgresql://{{username}}:{{password}}@db:5432/orders',
    });
    expect(writtenConnection((stack) => DatabaseConnection.mysql(stack, 'orders', least))).toEqual({
      name: 'orders',
      plugin_name: 'mysql-database-plugin',
      username: 'root',
      connection_url: '{{username}}:{{password}}@tcp(db:3306)/',
    });
  });

  test('keeps its keys out of the parameters in state, and refuses a literal key', () => {
    const build = (key: (stack: TerraformStack) => string) =>
      writtenConnection((stack) =>
        DatabaseConnection.postgresql(stack, 'orders', {
          name: 'orders',
          host: 'db',
          database: 'orders',
          username: 'root',
          tlsCertificate: 'a PEM text',
          privateKeyWo: key(stack),
          privateKeyWoVersion: 2,
        }),
      );
    expect(build(secret)).toMatchObject({
      parameters: { tls_certificate: 'a PEM text' },
      parameters_wo: { private_key: '${var.secret}' },
      parameters_wo_version: 2,
    });
    expect(() => build(() => 'a key')).toThrow(/parametersWo.*: a literal would be stored in cdk.tf.json/);
    expect(
      writtenConnection((stack) =>
        DatabaseConnection.mysql(stack, 'orders', {
          name: 'orders',
          host: 'db',
          username: 'root',
          tlsCertificateKeyWo: secret(stack),
        }),
      ),
    ).toMatchObject({ parameters_wo: { tls_certificate_key: '${var.secret}' } });
  });

  test('can have values, even numbers, that are known only when Terraform runs', () => {
    const attributes = writtenConnection((stack) => {
      const text = (name: string) => new TerraformVariable(stack, name, { type: 'string' }).stringValue;
      const number = (name: string) => new TerraformVariable(stack, name, { type: 'number' }).numberValue;
      DatabaseConnection.postgresql(stack, 'orders', {
        name: 'orders',
        host: text('host'),
        port: number('port'),
        database: text('database'),
        username: 'root',
        maxOpenConnections: number('connections'),
      });
    });
    expect(attributes.connection_url).toBe(
      'postgresql://{{username}}:{{password}}@${var.host}:${tostring(var.port)}/${var.database}',
    );
    expect(attributes.parameters).toEqual({ max_open_connections: '${tostring(var.connections)}' });
  });

  test('allows the added roles', () => {
    const attributes = writtenConnection((stack) => {
      DatabaseConnection.postgresql(stack, 'orders', {
        name: 'orders',
        host: 'db',
        database: 'orders',
        username: 'root',
      }).addStaticRole('reporting', { ...role, rotation: Rotation.every(Duration.days(1)) });
    });
    expect(attributes.allowed_roles).toEqual(['reporting']);
  });
});
