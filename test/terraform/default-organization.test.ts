import { mkdirSync } from 'fs';
import { openTerraformEnvironment, type TerraformEnvironment } from '../support/environments/terraform-environment';

jest.setTimeout(240_000);

let environment: TerraformEnvironment;

beforeEach(async () => {
  environment = await openTerraformEnvironment();
  await environment.service.control.organization('beta');
});

afterEach(async () => {
  delete process.env.LINTEL_PLATFORM_ORGANIZATION;
  delete process.env.TFE_ORGANIZATION;
  await environment.close();
});

const TASK = `
resource "lintel_run_task" "scan" {
  name = "scan"
  url  = "https://scanner.example.com/"
}
`;

const text = ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) =>
  `${stdout}${stderr}`.replace(/[\s│╷╵]+/g, ' ');

/** Adds a default to the settings of the provider. */
function provider(organization: string): void {
  environment.terraform.write(
    'organization_override.tf',
    `provider "lintel" {\n  platform = { address = "${environment.proxy.address}", token = "platform-root", organization = ${organization} }\n}\n`,
  );
}

const organizationOf = () => environment.terraform.instance('lintel_run_task.scan').attributes.organization;

it.each([
  ['the provider block', undefined, undefined],
  ['LINTEL_PLATFORM_ORGANIZATION', 'LINTEL_PLATFORM_ORGANIZATION', 'TFE_ORGANIZATION'],
  ['TFE_ORGANIZATION', 'TFE_ORGANIZATION', undefined],
])('a resource that names no organization gets that of %s, which the plan shows', async (_, variable, other) => {
  if (variable) process.env[variable] = 'acme';
  else provider('"acme"');
  if (other) process.env[other] = 'beta';
  environment.terraform.configure(TASK);
  const { resource_changes: changes = [] } = await environment.terraform.plan();
  expect(changes[0]!.change.after).toMatchObject({ organization: 'acme' });
  await environment.terraform.apply();
  expect(organizationOf()).toBe('acme');
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('another default replaces what a configured organization would replace, and the same one configured changes nothing', async () => {
  provider('"acme"');
  environment.terraform.configure(TASK);
  await environment.terraform.apply();
  provider('"beta"');
  const { resource_changes: changes = [] } = await environment.terraform.plan();
  expect(changes[0]!.change.actions).toEqual(['delete', 'create']);
  expect(changes[0]!.change).toMatchObject({
    before: { organization: 'acme' },
    after: { organization: 'beta' },
    replace_paths: [['organization']],
  });
  environment.terraform.configure(TASK.replace('name =', 'organization = "acme"\n  name ='));
  expect(await environment.terraform.planIsEmpty()).toBe(true);
  environment.terraform.configure(TASK);
  await environment.terraform.apply();
  expect(organizationOf()).toBe('beta');
});

it('an apply without the default of its plan, or with another one, makes nothing elsewhere', async () => {
  process.env.LINTEL_PLATFORM_ORGANIZATION = 'acme';
  environment.terraform.configure(TASK);
  await environment.terraform.plan();
  delete process.env.LINTEL_PLATFORM_ORGANIZATION;
  const without = await environment.terraform.run('apply', '-input=false', 'plan.bin');
  expect(text(without)).toContain('Error: Missing `organization`');
  process.env.TFE_ORGANIZATION = 'beta';
  await environment.terraform.run('apply', '-input=false', 'plan.bin');
  expect(environment.proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('a default that is known only after the apply is unknown in the plan, and used by the apply', async () => {
  provider('terraform_data.name.output');
  environment.terraform.configure(`${TASK}
resource "terraform_data" "name" {
  input = "acme"
}
`);
  const { resource_changes: changes = [] } = await environment.terraform.plan();
  const [{ change }] = changes.filter(({ type }) => type === 'lintel_run_task') as [(typeof changes)[number]];
  expect(change.after).not.toHaveProperty('organization');
  expect(change.after_unknown).toMatchObject({ organization: true });
  await environment.terraform.apply();
  expect(organizationOf()).toBe('acme');
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('validation accepts what only the provider may complete, and the plan names both ways at the attribute', async () => {
  environment.terraform.configure(`${TASK}
data "lintel_run_tasks" "all" {
}
data "lintel_workspace" "app" {
  name = "app"
}
`);
  await environment.terraform.succeed('validate');
  environment.proxy.passed.splice(0);
  const finished = await environment.terraform.run('plan', '-input=false');
  expect(finished.status).toBe(1);
  const said = text(finished);
  expect(said.match(/Error: Missing `organization`/g)).toHaveLength(3);
  expect(said).toContain('with lintel_run_task.scan');
  expect(said).toContain(
    '`organization` must be configured, here or for the whole provider: `organization` in the `platform` block of the provider, or the environment variable LINTEL_PLATFORM_ORGANIZATION or TFE_ORGANIZATION.',
  );
  expect(environment.proxy.passed).toEqual([]);
});

it('a default that is no name of an organization is refused with where it comes from', async () => {
  process.env.TFE_ORGANIZATION = 'acme/app';
  environment.terraform.configure(TASK);
  expect(text(await environment.terraform.run('plan', '-input=false'))).toMatch(
    /Invalid `organization` .* It comes from TFE_ORGANIZATION\./,
  );
  provider('"acme/app"');
  expect(text(await environment.terraform.run('plan', '-input=false'))).toContain('Invalid `platform.organization`');
});

it('data sources are read in the default organization, unless an id says where to look', async () => {
  provider('"acme"');
  environment.terraform.configure(`${TASK}
data "lintel_workspaces" "all" {
}
data "lintel_workspace" "app" {
  name = "app"
}
data "lintel_workspace" "by_id" {
  id = "ws-app"
}
data "lintel_oauth_client" "only" {
}
data "lintel_oauth_token" "by_name" {
  oauth_client_name = "main"
}
data "lintel_oauth_token" "by_id" {
  oauth_client_id = "oc-main"
}
output "read" {
  value = {
    all     = data.lintel_workspaces.all.organization
    app     = data.lintel_workspace.app.organization
    id      = data.lintel_workspace.app.id
    by_id   = data.lintel_workspace.by_id.organization
    client  = data.lintel_oauth_client.only.organization
    by_name = data.lintel_oauth_token.by_name.organization
    token   = data.lintel_oauth_token.by_id.organization
  }
}
`);
  await environment.terraform.apply();
  expect(JSON.parse(await environment.terraform.succeed('output', '-json', 'read'))).toEqual({
    all: 'acme',
    app: 'acme',
    id: 'ws-app',
    by_id: 'acme',
    client: 'acme',
    by_name: 'acme',
    token: null,
  });
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('an object that was imported by its organization is planned without a change', async () => {
  provider('"acme"');
  environment.terraform.configure(TASK);
  await environment.terraform.apply();
  await environment.terraform.succeed('state', 'rm', 'lintel_run_task.scan');
  await environment.terraform.succeed('import', '-input=false', 'lintel_run_task.scan', 'acme/scan');
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('two resources of one name are the same object if one of them names the default organization', async () => {
  provider('"acme"');
  environment.terraform.configure(`${TASK}${TASK.replace('"scan" {', '"again" {\n  organization = "acme"')}`);
  expect(text(await environment.terraform.run('plan', '-input=false'))).toContain('Two resources are the same object');
});

it('an ignored organization stays, and so does an ignored secret beside it', async () => {
  provider('"acme"');
  const ignoring = (ignored: string) => `
resource "lintel_run_task" "scan" {
  name        = "scan"
  url         = "https://scanner.example.com/"
  hmac_key_wo = "a-canary-of-a-key"
  lifecycle { ignore_changes = ${ignored} }
}
`;
  environment.terraform.configure(ignoring('all'));
  await environment.terraform.apply();
  expect(await environment.terraform.planIsEmpty()).toBe(true);
  provider('"beta"');
  expect(await environment.terraform.planIsEmpty()).toBe(true);
  environment.terraform.configure(ignoring('[organization]'));
  expect(await environment.terraform.planIsEmpty()).toBe(true);
  environment.terraform.configure(ignoring('[hmac_key_wo]'));
  provider('"acme"');
  expect(await environment.terraform.planIsEmpty()).toBe(true);
});

it('a mocked provider makes up an organization that the configuration leaves out', async () => {
  mkdirSync(`${environment.terraform.folder}/tests`);
  environment.terraform
    .configure(
      `${TASK}
resource "lintel_policy_set" "base" {
  organization = lintel_run_task.scan.organization
  name         = "base"
}
`,
    )
    .write('tests/mocked.tftest.hcl', 'mock_provider "lintel" {}\nrun "all" {}\n');
  expect(text(await environment.terraform.run('test'))).toContain('1 passed, 0 failed');
});
