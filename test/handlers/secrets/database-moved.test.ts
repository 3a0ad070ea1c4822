import { TestEmulator } from '../../support/emulator';
import { writePasswordPolicies } from '../../support/environments/mount';
import { RecordingProxy } from '../../support/environments/recording-proxy';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { writePeerState } from '../../support/peer-state';
import { changedAttributes, TerraformFolder } from '../../support/terraform';

const URL = 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders';

let service: TestEmulator;
let proxy: RecordingProxy;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, proxy, terraform, close } = await openTerraformEnvironment());
});

afterEach(async () => {
  await close();
});

const post = async (path: string, body: object) => {
  const { status } = await service.request('POST', path, { body });
  if (status >= 300) throw new Error(`${path}: ${status}`);
};

describe('database resources of the Vault provider', () => {
  it('are taken over by moved blocks without recreating anything or sending anything but write-only secrets', async () => {
    await post('/v1/sys/mounts/eu/database', { type: 'database' });
    await writePasswordPolicies(service, 'long');
    await post('/v1/eu/database/config/orders', {
      plugin_name: 'postgresql-database-plugin',
      allowed_roles: ['reporting'],
      connection_url: URL,
      username: 'root',
      password: 'root password',
      max_open_connections: 4,
      max_connection_lifetime: '60s',
      disable_escaping: true,
      root_rotation_statements: ['SELECT 1'],
      private_key: 'a private key',
    });
    await post('/v1/eu/database/static-roles/reporting', {
      username: 'reporting',
      db_name: 'orders',
      rotation_schedule: '0 3 * * SUN',
      rotation_window: 3600,
      credential_config: { password_policy: 'long' },
    });
    await post('/v1/eu/database/roles/app', {
      db_name: 'orders',
      creation_statements: ['SELECT 1'],
      default_ttl: 3600,
      credential_type: 'rsa_private_key',
      credential_config: { key_bits: '4096' },
    });
    writePeerState(terraform, [
      {
        type: 'vault_database_secret_backend_role',
        name: 'app',
        attributes: {
          id: 'database/roles/app',
          namespace: 'eu',
          backend: 'database',
          name: 'app',
          db_name: 'orders',
          default_ttl: 3600,
          max_ttl: 0,
          creation_statements: ['SELECT 1'],
          revocation_statements: null,
          rollback_statements: [],
          renew_statements: null,
          credential_type: 'rsa_private_key',
          credential_config: { key_bits: '4096', ca_private_key: 'a key' },
        },
      },
      {
        type: 'vault_database_secret_backend_connection',
        name: 'orders',
        attributes: {
          id: 'database/config/orders',
          namespace: 'eu',
          backend: 'database',
          name: 'orders',
          plugin_name: 'postgresql-database-plugin',
          verify_connection: true,
          allowed_roles: ['reporting'],
          root_rotation_statements: ['SELECT 1'],
          data: { some: 'thing' },
          mysql: [],
          mongodb: [],
          rotation_period: 0,
          disable_automated_rotation: false,
          postgresql: [
            {
              connection_url: URL,
              username: 'root',
              password: 'root password',
              password_wo: null,
              password_wo_version: 3,
              max_open_connections: 4,
              max_idle_connections: 0,
              max_connection_lifetime: 60,
              username_template: '',
              disable_escaping: true,
              private_key: 'a private key',
              tls_ca: '',
              self_managed: false,
            },
          ],
        },
      },
      {
        type: 'vault_database_secret_backend_static_role',
        name: 'reporting',
        attributes: {
          id: 'database/static-roles/reporting',
          namespace: 'eu',
          backend: 'database',
          name: 'reporting',
          username: 'reporting',
          db_name: 'orders',
          rotation_period: 0,
          rotation_schedule: '0 3 * * SUN',
          rotation_window: 3600,
          rotation_statements: null,
          credential_type: 'password',
          credential_config: { password_policy: 'long' },
          self_managed_password: null,
          password_wo: null,
          password_wo_version: 1,
          skip_import_rotation: true,
        },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_database_secret_backend_connection.orders
  to   = lintel_database_connection.orders
}

moved {
  from = vault_database_secret_backend_static_role.reporting
  to   = lintel_database_static_role.reporting
}

moved {
  from = vault_database_secret_backend_role.app
  to   = lintel_database_role.app
}

resource "lintel_database_role" "app" {
  mount               = "eu/database"
  name                = "app"
  db_name             = "orders"
  default_ttl         = "1h"
  creation_statements = ["SELECT 1"]
  credential_type     = "rsa_private_key"
  credential_config   = { key_bits = 4096 }
}

variable "private_key" {
  default   = "a private key"
  ephemeral = true
}

resource "lintel_database_connection" "orders" {
  mount                    = "eu/database"
  name                     = "orders"
  plugin_name              = "postgresql-database-plugin"
  allowed_roles            = ["reporting"]
  root_rotation_statements = ["SELECT 1"]
  connection_url           = "${URL}"
  username                 = "root"
  disable_escaping         = true
  parameters               = { max_open_connections = 4, max_connection_lifetime = "60s" }
  parameters_wo            = { private_key = var.private_key }
}

resource "lintel_database_static_role" "reporting" {
  mount             = "eu/database"
  name              = "reporting"
  username          = "reporting"
  db_name           = "orders"
  rotation_schedule = "0 3 * * SUN"
  rotation_window   = "1h"
  credential_config = { password_policy = "long" }
}
`);
    const { stdout } = await terraform.run('plan', '-input=false');
    for (const dropped of [
      'data',
      'postgresql.password',
      'postgresql.private_key',
      'credential_config.ca_private_key',
    ]) {
      expect(stdout).toContain(`\`${dropped}\` is not carried over`);
    }
    expect(stdout).not.toContain('`skip_import_rotation` is not carried over');
    expect(stdout).not.toContain('root password');
    const changes = (await terraform.plan()).resource_changes!;
    expect(changes.map((change) => [change.address, change.change.actions, changedAttributes(change)])).toEqual([
      ['lintel_database_connection.orders', ['update'], ['secrets_revision']],
      ['lintel_database_role.app', ['no-op'], []],
      ['lintel_database_static_role.reporting', ['no-op'], []],
    ]);
    await terraform.apply();
    expect(proxy.passed.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { plugin_name: 'postgresql-database-plugin', verify_connection: true, private_key: 'a private key' },
    ]);
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(terraform.stateText()).not.toContain('root password');
  });

  it('are moved without writing a literal password to state', async () => {
    const literal = 'postgresql://root:canary@db.example.com/orders';
    await post('/v1/database/config/orders', { plugin_name: 'postgresql-database-plugin', connection_url: literal });
    writePeerState(terraform, [
      {
        type: 'vault_database_secret_backend_connection',
        name: 'orders',
        attributes: {
          id: 'database/config/orders',
          backend: 'database',
          name: 'orders',
          plugin_name: '',
          verify_connection: true,
          allowed_roles: null,
          postgresql: [{ connection_url: literal }],
        },
      },
    ]);
    terraform.configure(`
moved {
  from = vault_database_secret_backend_connection.orders
  to   = lintel_database_connection.orders
}

resource "lintel_database_connection" "orders" {
  name           = "orders"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://root:xxxxx@db.example.com/orders"
}
`);
    await terraform.succeed('plan', '-input=false', '-out=plan.bin');
    const document = await terraform.succeed('show', '-json', 'plan.bin');
    expect(document).not.toContain('canary');
    expect(
      (JSON.parse(document) as { resource_changes: { change: { actions: string[] } }[] }).resource_changes[0].change
        .actions,
    ).toEqual(['no-op']);
  });
});
