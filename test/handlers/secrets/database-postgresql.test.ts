/** @tier complete */
import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { describeWithPostgresql } from '../../support/postgresql';
import { TerraformFolder } from '../../support/terraform';

interface StoredConnection {
  readonly name: string;
  readonly details: { readonly [name: string]: string };
}

describeWithPostgresql('database resources on a real PostgreSQL', (server) => {
  let service: TestEmulator;
  let terraform: TerraformFolder;
  let close: () => Promise<void>;

  beforeEach(async () => {
    ({ service, terraform, close } = await openTerraformEnvironment('standard', {
      TF_VAR_administrator_password: server().administrator.password,
    }));
    await server().query('CREATE ROLE reporting LOGIN');
  });

  afterEach(async () => {
    await close();
    await server().query('DROP ROLE reporting');
  });

  // The fetched credential goes into a write-only attribute of a connection, which is created only if it can log in with it.
  const configuration = () => `
variable "administrator_password" {
  type      = string
  ephemeral = true
}

resource "lintel_database_connection" "orders" {
  name           = "orders"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "${server().connectionUrl}"
  username       = "${server().administrator.username}"
  password_wo    = var.administrator_password
  allowed_roles  = ["reporting"]
}

resource "lintel_database_static_role" "reporting" {
  name            = "reporting"
  username        = "reporting"
  db_name         = lintel_database_connection.orders.name
  rotation_period = "24h"
}

ephemeral "lintel_database_static_credentials" "reporting" {
  # Known after the static role is created.
  role = regex("[^/]+$", lintel_database_static_role.reporting.id)
}

resource "lintel_database_connection" "as_reporting" {
  name           = "as-reporting"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "${server().connectionUrl}"
  username       = "reporting"
  password_wo    = ephemeral.lintel_database_static_credentials.reporting.password
}
`;

  /** The value that the write-only attribute received. */
  const fetched = async (): Promise<string> => {
    const { databaseConnections } = (await service.control.snapshot()).objects as unknown as {
      databaseConnections: StoredConnection[];
    };
    return databaseConnections.find(({ name }) => name === 'as-reporting')!.details.password;
  };

  it('log in with a fetched static credential, which the database refuses after a rotation', async () => {
    terraform.configure(configuration());
    await terraform.apply();
    const first = await fetched();
    expect(await server().accepts('reporting', first)).toBe(true);
    expect(await terraform.planIsEmpty()).toBe(true);

    await service.control.clock(24 * 3600 + 60);
    expect(await server().accepts('reporting', first)).toBe(false);

    const changes = (await terraform.plan()).resource_changes!.filter(({ change }) => change.actions[0] !== 'no-op');
    expect(changes.map(({ address, change }) => [address, change.actions])).toEqual([
      ['lintel_database_connection.as_reporting', ['update']],
    ]);
    await terraform.apply();
    const second = await fetched();
    expect(second).not.toBe(first);
    expect(await server().accepts('reporting', second)).toBe(true);
    for (const secret of [first, second, server().administrator.password]) {
      expect(terraform.stateText()).not.toContain(secret);
    }
    await terraform.succeed('destroy', '-auto-approve');
  }, 120_000);

  it('create a database user while an ephemeral resource is open, and drop it afterwards', async () => {
    const users = async () =>
      (await server().query("SELECT rolname FROM pg_roles WHERE rolname LIKE 'v-%'")).map(({ rolname }) =>
        String(rolname),
      );
    const dynamic = `${configuration().split('resource "lintel_database_static_role"')[0]}
resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  default_ttl         = "1h"
  creation_statements = ["CREATE ROLE \\"{{name}}\\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"]
}

ephemeral "lintel_database_credentials" "app" {
  role = regex("[^/]+$", lintel_database_role.app.id)
}

resource "lintel_database_connection" "as_app" {
  name                      = "as-app"
  plugin_name               = "postgresql-database-plugin"
  # An ephemeral name cannot be in state: the whole string is write-only.
  connection_url_wo         = replace("${server().connectionUrl}", "{{username}}:{{password}}", format("%s:%s",
    ephemeral.lintel_database_credentials.app.username, ephemeral.lintel_database_credentials.app.password))
  connection_url_wo_version = 1
}
`.replace('allowed_roles  = ["reporting"]', 'allowed_roles  = ["app"]');
    terraform.configure(dynamic);
    // The connection is created only if the fetched user can log in, so the user existed while the resource was open.
    await terraform.apply();
    expect(await users()).toEqual([]);
    const { leases, databaseConnections } = (await service.control.snapshot()).objects as unknown as {
      leases: unknown[];
      databaseConnections: StoredConnection[];
    };
    expect(leases).toEqual([]);
    expect(databaseConnections.find(({ name }) => name === 'as-app')!.details.connection_url).toMatch(/:\/\/v-/);
  }, 120_000);

  it("show the database's own error for a wrong administrator password, before anything is stored", async () => {
    terraform.configure(configuration());
    const { status, stderr } = await terraform.run(
      'apply',
      '-auto-approve',
      '-input=false',
      '-var',
      'administrator_password=not the password',
    );
    expect(status).toBe(1);
    expect(stderr).toContain('error verifying connection');
    expect(stderr).not.toContain('not the password');
    expect((await service.control.snapshot()).objects.databaseConnections).toEqual([]);
  }, 120_000);

  it('store nothing of a static role whose user does not exist', async () => {
    terraform.configure(
      configuration().replace('username        = "reporting"', 'username        = "nobody_of_this_name"'),
    );
    const { status } = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(status).toBe(1);
    expect((await service.control.snapshot()).objects.databaseStaticRoles).toEqual([]);
  }, 120_000);
});
