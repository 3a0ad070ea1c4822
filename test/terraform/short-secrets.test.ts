/** Secrets that are words: they also occur in names, types and paths, which stay legible. */
import { openTerraformEnvironment, TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

const CONFIGURATION = `
resource "lintel_pki_role" "root" {
  mount       = "pki/root"
  name        = "root"
  not_after   = "2099-01-01T00:00:00Z"
  server_flag = false
}

resource "lintel_database_connection" "main" {
  mount          = "database"
  name           = "main"
  plugin_name    = "postgresql-database-plugin"
  connection_url = "postgresql://{{username}}:{{password}}@127.0.0.1:1/postgres?sslmode=disable"
  username       = "postgres"
  password_wo    = "postgres"
}

resource "lintel_database_role" "postgres" {
  mount               = "database/postgres"
  name                = "postgres"
  db_name             = lintel_database_connection.main.name
  creation_statements = ["SELECT 1"]
}
`;

let environment: TerraformEnvironment;
beforeAll(async () => {
  environment = await openTerraformEnvironment('openbao', {}, true);
  const created = await environment.service.request('POST', '/v1/auth/token/create', {
    body: { id: 'root', policies: ['root'] },
  });
  expect(created.status).toBe(200);
  const secrets = { address: environment.service.address, token: 'root', dialect: 'openbao' };
  environment.terraform
    .configure(CONFIGURATION)
    .write('provider.tf.json', JSON.stringify({ provider: { lintel: { secrets } } }));
});
afterAll(async () => {
  await environment.close();
});

it('are not removed from what the configuration shows', async () => {
  const { status, stdout, stderr } = await environment.terraform.run('apply', '-auto-approve', '-input=false');
  expect(status).toBe(1);
  const said = stderr.replace(/[\s│╷╵]+/g, ' ');
  for (const text of [
    'Cannot create lintel_pki_role with lintel_pki_role.root',
    'GET /pki/root/roles/root: 404 unsupported path',
    'Cannot create lintel_database_role with lintel_database_role.postgres',
    'GET /database/postgres/roles/postgres: 404 unsupported path',
  ]) {
    expect(said).toContain(text);
  }
  expect(said).not.toContain('(sensitive)');
  expect(stdout).toContain('"postgresql-database-plugin"');
});

it('are removed where a value stands', async () => {
  const errors = ['login failed for user "app" with password "postgres" and token "root"'];
  await environment.service.control.faults([
    {
      path: '/v1/database/config/main',
      status: 400,
      headers: { 'Content-Type': 'application/json' },
      body: { errors },
    },
  ]);
  const { status, stderr } = await environment.terraform.run('plan', '-input=false');
  expect(status).toBe(1);
  const said = stderr.replace(/[\s│╷╵]+/g, ' ');
  expect(said).toContain('GET /database/config/main: 400 login failed for user "app"');
  expect(said).toContain('and token "(sensitive)"');
});
