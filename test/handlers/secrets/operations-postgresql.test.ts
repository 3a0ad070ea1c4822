/** @tier complete */
import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { describeWithPostgresql } from '../../support/postgresql';
import { TerraformFolder } from '../../support/terraform';

const ENGINE = 'the password that was given at first';

interface Stored {
  readonly name: string;
  readonly details: { readonly password: string };
  readonly secret: { readonly password: string };
}

describeWithPostgresql('operations on a real PostgreSQL', (server) => {
  let service: TestEmulator;
  let terraform: TerraformFolder;
  let close: () => Promise<void>;

  beforeEach(async () => {
    ({ service, terraform, close } = await openTerraformEnvironment('standard', { TF_VAR_engine_password: ENGINE }));
    await server().query(`CREATE ROLE engine SUPERUSER LOGIN PASSWORD '${ENGINE}'`);
    await server().query('CREATE ROLE reporting LOGIN');
  });

  afterEach(async () => {
    await close();
    await server().query('DROP ROLE reporting');
    await server().query('DROP ROLE engine');
  });

  const configure = ({
    reason,
    connections,
    more = '',
  }: {
    readonly reason: string;
    readonly connections: number;
    readonly more?: string;
  }) =>
    terraform.configure(`
variable "engine_password" {
  type      = string
  ephemeral = true
}

resource "lintel_database_connection" "orders" {
  name           = "orders"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "${server().connectionUrl}"
  username       = "engine"
  password_wo    = var.engine_password
  allowed_roles  = ["reporting"]
  parameters     = { max_open_connections = "${connections}" }
}

resource "lintel_database_static_role" "reporting" {
  name            = "reporting"
  username        = "reporting"
  db_name         = lintel_database_connection.orders.name
  rotation_period = "24h"
}

resource "lintel_database_root_rotation" "orders" {
  name     = lintel_database_connection.orders.name
  triggers = { reason = "${reason}" }
}
${more}`);

  const stored = async (kind: string) =>
    ((await service.control.snapshot()).objects[kind] as unknown as readonly Stored[])[0];
  const rootPassword = async () => (await stored('databaseConnections')).details.password;

  it('rotate the root user, whose connection then works with the new password and plans no change', async () => {
    configure({ reason: 'first', connections: 4 });
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    const first = await rootPassword();
    expect(await server().accepts('engine', ENGINE)).toBe(false);
    expect(await server().accepts('engine', first)).toBe(true);

    // With the configured password, the connection could not be verified.
    configure({ reason: 'first', connections: 8 });
    await terraform.apply();
    expect(await rootPassword()).toBe(first);
    expect(await terraform.planIsEmpty()).toBe(true);

    configure({ reason: 'second', connections: 8 });
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(await server().accepts('engine', first)).toBe(false);
    expect(await server().accepts('engine', await rootPassword())).toBe(true);
    for (const secret of [ENGINE, first, await rootPassword()]) expect(terraform.stateText()).not.toContain(secret);
    // The engine can still log in: it drops the users that it created.
    await terraform.succeed('destroy', '-auto-approve');
  }, 120_000);

  it('rotate a role, whose old password is then refused, reset a connection, and reload a plugin', async () => {
    const more = (incident: string) => `
resource "lintel_database_role_rotation" "reporting" {
  role     = lintel_database_static_role.reporting.name
  triggers = { incident = "${incident}" }
}

resource "lintel_database_connection_reset" "orders" {
  name     = lintel_database_root_rotation.orders.name
  triggers = { incident = "${incident}" }
}

resource "lintel_database_plugin_reload" "postgresql" {
  plugin_name = lintel_database_connection.orders.plugin_name
  triggers    = { incident = "${incident}" }
}
`;
    configure({ reason: 'first', connections: 4, more: more('one') });
    await terraform.apply();
    const before = (await stored('databaseStaticRoles')).secret.password;
    expect(await server().accepts('reporting', before)).toBe(true);
    expect(terraform.instance('lintel_database_plugin_reload.postgresql').attributes).toMatchObject({
      connections: ['orders'],
      connection_count: 1,
    });

    configure({ reason: 'first', connections: 4, more: more('two') });
    await terraform.apply();
    expect(await terraform.planIsEmpty()).toBe(true);
    expect(await server().accepts('reporting', before)).toBe(false);
    expect(await server().accepts('reporting', (await stored('databaseStaticRoles')).secret.password)).toBe(true);

    // Removing the resources undoes no operation.
    await service.control.clearRequests();
    configure({ reason: 'first', connections: 4 });
    await terraform.apply();
    expect((await service.control.requests()).requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  }, 120_000);
});
