import { TestEmulator } from '../../support/emulator';
import { openTerraformEnvironment } from '../../support/environments/terraform-environment';
import { TerraformFolder } from '../../support/terraform';
import { givePlatformAccess } from './platform-token-role/fixture';

let service: TestEmulator;
let terraform: TerraformFolder;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ service, terraform, close } = await openTerraformEnvironment());
  await givePlatformAccess(service, 'terraform');
});

afterEach(async () => {
  await close();
});

/** Every ephemeral resource with a lease, each used by a resource that the apply creates. */
const CONFIGURATION = `
resource "lintel_database_connection" "orders" {
  name          = "orders"
  plugin_name   = "postgresql-database-plugin"
  allowed_roles = ["app"]
}

resource "lintel_database_role" "app" {
  name                = "app"
  db_name             = lintel_database_connection.orders.name
  creation_statements = ["CREATE ROLE \\"{{name}}\\""]
}

resource "lintel_platform_token_role" "pipeline" {
  name    = "pipeline"
  user_id = "user-1"
}

resource "lintel_cluster_config" "main" {
  cluster_host = "https://cluster.example.com:6443"
}

resource "lintel_cluster_role" "deployer" {
  mount                      = lintel_cluster_config.main.mount
  name                       = "deployer"
  allowed_cluster_namespaces = ["apps"]
  service_account_name       = "deployer"
}

ephemeral "lintel_database_credentials" "app" {
  # Known after the role is created.
  role = regex("[^/]+$", lintel_database_role.app.id)
}

ephemeral "lintel_platform_token" "pipeline" {
  role = regex("[^/]+$", lintel_platform_token_role.pipeline.id)
}

ephemeral "lintel_cluster_credentials" "deployer" {
  role = regex("[^/]+$", lintel_cluster_role.deployer.id)
}

resource "lintel_database_connection" "user" {
  name        = "user"
  plugin_name = "postgresql-database-plugin"
  parameters_wo = {
    database_password = ephemeral.lintel_database_credentials.app.password
    platform_token    = ephemeral.lintel_platform_token.pipeline.token
    cluster_token     = ephemeral.lintel_cluster_credentials.deployer.service_account_token
  }
  parameters_wo_version = 1
}
`;

it('no lease remains open after an apply, or after the plan that follows it', async () => {
  const leases = async () => ((await service.control.snapshot()).objects.leases as unknown as readonly object[]).length;
  const given = async () =>
    (await service.control.requests()).requests
      .filter(({ path, status }) => /\/creds\//.test(path) && status === 200)
      .reduce((sum, { count }) => sum + count, 0);
  terraform.configure(CONFIGURATION);
  await terraform.apply();
  const first = await given();
  process.stdout.write(`leases given: ${first}, leases open after apply: ${await leases()}\n`);
  expect(first).toBeGreaterThanOrEqual(3);
  expect(await leases()).toBe(0);

  expect(await terraform.planIsEmpty()).toBe(true);
  expect(await given()).toBeGreaterThanOrEqual(first + 3);
  expect(await leases()).toBe(0);
  await terraform.succeed('destroy', '-auto-approve');
  expect(await leases()).toBe(0);
}, 120_000);
