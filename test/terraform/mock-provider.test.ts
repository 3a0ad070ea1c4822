import { mkdirSync, readFileSync } from 'fs';
import * as path from 'path';
import { openTerraformEnvironment, type TerraformEnvironment } from '../support/environments/terraform-environment';

const ROOT = path.join(__dirname, '..', '..');
const PAGE = readFileSync(path.join(ROOT, 'docs', 'testing.md'), 'utf8');

let environment: TerraformEnvironment;
beforeEach(async () => {
  environment = await openTerraformEnvironment();
  mkdirSync(path.join(environment.terraform.folder, 'tests'));
});
afterEach(async () => {
  await environment.close();
});

/** References to computed values that the provider validates: identifiers with prefixes, and paths. */
const STACK = `
data "lintel_workspace" "app" {
  organization = "acme"
  name         = "app"
}
data "lintel_policy_set_parameters" "cost" {
  policy_set_id = lintel_policy_set.cost.id
}
resource "lintel_run_task" "cost" {
  organization = "acme"
  name         = "cost"
  url          = "https://cost.example.com/hooks/terraform"
}
resource "lintel_workspace_run_task" "cost" {
  workspace_id      = data.lintel_workspace.app.id
  task_id           = lintel_run_task.cost.id
  enforcement_level = "advisory"
}
resource "lintel_secrets_object" "limit" {
  path        = "sys/quotas/rate-limit/cost"
  body        = { rate = 10, task = lintel_run_task.cost.id }
  read_fields = ["rate"]
}
resource "lintel_policy_set" "cost" {
  organization  = "acme"
  name          = "cost"
  workspace_ids = [data.lintel_workspace.app.id]
}
resource "lintel_policy_set_parameter" "limit" {
  policy_set_id = lintel_policy_set.cost.id
  key           = "monthly_limit"
  value         = "500"
}
resource "lintel_registry_provider" "internal" {
  organization = "acme"
  name         = "internal"
}
resource "lintel_registry_provider_version" "internal" {
  provider_id      = lintel_registry_provider.internal.id
  version          = "1.0.0"
  key_id           = "34365D9472D7468F"
  source_directory = "dist"
}
`;

const mocked = async (test: string) => {
  environment.terraform.configure(STACK).write(path.join('tests', 'mocked.tftest.hcl'), test);
  environment.proxy.passed.splice(0);
  const { status, stdout, stderr } = await environment.terraform.run('test', '-no-color');
  expect(environment.proxy.passed).toEqual([]);
  return { status, text: stdout + stderr };
};

it.each(['plan', 'apply'])(
  'a mocked provider needs no service, and its made-up values are accepted (%s)',
  async (command) => {
    const { status, text } = await mocked(`mock_provider "lintel" {}\nrun "all" {\n  command = ${command}\n}\n`);
    expect(text).toContain('1 passed, 0 failed');
    expect(status).toBe(0);
  },
);

it('the test of the documentation passes with the file of mocks that ships', async () => {
  const [, example] = /```hcl\n(# tests\/policies[^]*?)```/.exec(PAGE)!;
  const { text } = await mocked(example!.replace('./node_modules/lintel-cdktn/mocks', path.join(ROOT, 'mocks')));
  expect(text).toContain('1 passed, 0 failed');
});

it('other values are refused as before', async () => {
  const wrong = STACK.replace(
    'policy_set_id = lintel_policy_set.cost.id\n  key',
    'policy_set_id = "cost-of-all"\n  key',
  );
  environment.terraform
    .configure(wrong)
    .write(path.join('tests', 'x.tftest.hcl'), 'mock_provider "lintel" {}\nrun "all" {}\n');
  const { stdout, stderr } = await environment.terraform.run('test', '-no-color');
  expect((stdout + stderr).replace(/\s+/g, ' ')).toContain('must begin with `polset-`');
});

it('a value that could be made up is refused by the plan and the read with the same path and words', async () => {
  environment.terraform.configure(`
resource "lintel_policy_set_parameter" "limit" {
  policy_set_id = "costs123"
  key           = "limit"
}
data "lintel_policy_set_parameters" "cost" {
  policy_set_id = "costs123"
}
`);
  const { status, stderr } = await environment.terraform.run('plan', '-no-color');
  expect(status).toBe(1);
  const said = stderr.replace(/[\s│]+/g, ' ');
  expect(said.match(/Invalid `policy_set_id`/g)).toHaveLength(2);
  expect(said.match(/policy_set_id = "costs123"/g)).toHaveLength(2);
});
