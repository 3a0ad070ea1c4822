/** @tier complete */
import { startEmulator, TestEmulator } from '../support/emulator';
import { InstalledFolder } from '../support/environments/installed';

jest.setTimeout(120_000);

let emulator: TestEmulator;
let terraform: InstalledFolder;
let plans: NodeJS.ProcessEnv;
let applies: NodeJS.ProcessEnv;

async function post(route: string, body: object): Promise<any> {
  const { status, body: reply } = await emulator.request('POST', `/v1/${route}`, { body });
  if (status >= 300) throw new Error(`${route}: ${status} ${JSON.stringify(reply)}`);
  return reply;
}

beforeEach(async () => {
  emulator = await startEmulator();
  await post('database/config/orders', {
    plugin_name: 'postgresql-database-plugin',
    connection_url: 'postgresql://{{username}}:{{password}}@db.example.com/orders',
    allowed_roles: ['reporting'],
    verify_connection: false,
  });
  await post('database/roles/reporting', { db_name: 'orders', creation_statements: ['CREATE ROLE "{{name}}"'] });
  await post('sys/policies/acl/plan', { policy: 'path "database/roles/*" { capabilities = ["read"] }' });
  const credentials = 'path "database/creds/*" { capabilities = ["read"] }';
  await post('sys/policies/acl/apply', {
    policy: `${credentials}\npath "sys/leases/revoke" { capabilities = ["update"] }`,
  });
  const tokenOf = async (policy: string) => ({
    LINTEL_SECRETS_TOKEN: (await post('auth/token/create', { policies: [policy] })).auth.client_token as string,
  });
  [plans, applies] = [await tokenOf('plan'), await tokenOf('apply')];
  terraform = InstalledFolder.create({
    LINTEL_PLATFORM_ADDRESS: emulator.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: emulator.address,
  });
});

afterEach(async () => {
  for (const name of Object.keys(plans)) delete process.env[name];
  terraform.close();
  await emulator.close();
});

const stack = (after: string, version: string) => `
ephemeral "lintel_database_credentials" "reporting" {
  role = "reporting"
  ${after}
}

resource "lintel_run_task" "scan" {
  organization = "acme"
  name         = "scan"
  url          = "https://scan.example.com"
  hmac_key_wo  = ephemeral.lintel_database_credentials.reporting.password
  ${version}
}
`;

/** Terraform does not say whether it plans or applies: the pipeline does. */
const as = (who: NodeJS.ProcessEnv) => void Object.assign(process.env, who);
const opened = async () =>
  (await emulator.control.requests()).requests
    .filter(({ path }) => path === '/v1/database/creds/reporting')
    .reduce((sum, { count }) => sum + count, 0);

it('credentials that are put off until the apply are not opened by a plan, and the plan converges', async () => {
  terraform.configure(stack('after = [timestamp()]', 'hmac_key_wo_version = 1'));
  as(plans);
  await terraform.plan();
  expect(await opened()).toBe(0);
  as(applies);
  await terraform.succeed('apply', 'plan.bin');
  expect(await opened()).toBe(1);
  expect((await emulator.control.snapshot()).objects.leases).toEqual([]);
  as(plans);
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(await opened()).toBe(1);
});

it('without a version, each plan sends the credentials again, because they cannot be compared', async () => {
  terraform.configure(stack('after = [timestamp()]', ''));
  as(applies);
  await terraform.apply();
  as(plans);
  expect(await terraform.planIsEmpty()).toBe(false);
  expect(await opened()).toBe(1);
});

it('a plan opens credentials that are not put off, which its role must be allowed to do', async () => {
  terraform.configure(stack('', 'hmac_key_wo_version = 1'));
  as(plans);
  const { status, stderr } = await terraform.run('plan', '-input=false');
  expect(status).toBe(1);
  expect(stderr).toMatch(/GET \/database\/creds\/reporting: 403/);
});

it('a provider whose credentials are put off creates objects, and cannot read them in the next plan', async () => {
  await post('terraform/config', { token: 'platform-root' });
  await post('terraform/role/pipeline', { user_id: 'user-1' });
  terraform.configure(`
ephemeral "lintel_platform_token" "pipeline" {
  role  = "pipeline"
  after = [timestamp()]
}

provider "lintel" {
  alias = "pipeline"
  platform = {
    address = "${emulator.address}"
    token   = ephemeral.lintel_platform_token.pipeline.token
  }
}

resource "lintel_run_task" "scan" {
  provider     = lintel.pipeline
  organization = "acme"
  name         = "scan"
  url          = "https://scan.example.com"
}
`);
  as({ LINTEL_SECRETS_TOKEN: 'secrets-root' });
  await terraform.apply();
  const { status, stderr } = await terraform.run('plan', '-input=false');
  expect(status).toBe(1);
  expect(stderr.replace(/\s+/g, ' ')).toContain(
    'The `platform` block of the provider has values that are known only after apply.',
  );
});
