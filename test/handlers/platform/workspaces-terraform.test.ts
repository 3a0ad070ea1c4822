/** @tier complete */
import * as registry from '../../../src/handlers';
import { startEmulator, type TestEmulator } from '../../support/emulator';
import { settingsFor } from '../../support/environments/environment';
import { terraformJson } from '../../support/environments/resource';
import { serveRegistry } from '../../support/serve-registry';
import { changedAttributes, TerraformFolder } from '../../support/terraform';

const STACK = `
locals {
  stages = ["test", "prod"]
}

resource "lintel_project" "shop" {
  name                   = "shop"
  default_execution_mode = "local"
  tags                   = { team = "shop" }
}

resource "lintel_workspace" "shop" {
  for_each   = toset(local.stages)
  name       = "shop-\${each.key}"
  project_id = lintel_project.shop.id
  tag_names  = ["shop"]
}

resource "lintel_workspace" "network" {
  name                      = "shop-network"
  project_id                = lintel_project.shop.id
  execution_mode            = "remote"
  remote_state_consumer_ids = [for one in lintel_workspace.shop : one.id]
}

resource "lintel_variable" "stage" {
  for_each     = lintel_workspace.shop
  workspace_id = each.value.id
  category     = "terraform"
  key          = "stage"
  value        = each.key
}

resource "lintel_variable" "password" {
  workspace_id = lintel_workspace.network.id
  category     = "env"
  key          = "PASSWORD"
  value_wo     = "planted-password"
  sensitive    = true
}

resource "lintel_variable_set" "shared" {
  name        = "shop"
  project_ids = [lintel_project.shop.id]
}

resource "lintel_variable" "region" {
  variable_set_id = lintel_variable_set.shared.id
  category        = "terraform"
  key             = "regions"
  hcl             = true
  value           = jsonencode(["eu-1"])
}

data "lintel_workspace" "prod" {
  name = lintel_workspace.shop["prod"].name
}

output "tags" {
  value = data.lintel_workspace.prod.tags
}
`;

let service: TestEmulator;
let served: Awaited<ReturnType<typeof serveRegistry>>;
let terraform: TerraformFolder;

beforeAll(async () => {
  service = await startEmulator();
  served = await serveRegistry(registry);
  const settings = settingsFor(service) as { readonly platform: object };
  const provider = terraformJson({ ...settings, platform: { ...settings.platform, organization: 'acme' } } as never);
  terraform = new TerraformFolder(served.environment)
    .configure(STACK)
    .write('provider.tf.json', JSON.stringify({ provider: { lintel: provider } }));
});
afterAll(async () => {
  terraform.close();
  await served.close();
  await service.close();
});

const api = async (method: string, path: string, data?: object) => {
  const { status, body } = await service.request(method, `/api/v2/${path}`, data && { body: { data } });
  expect(status).toBeLessThan(300);
  return body?.data;
};
const idOf = (address: string) => String(terraform.instance(address).attributes.id);
const objects = async () => {
  const { objects: all } = await service.control.snapshot();
  const kinds = ['projects', 'workspaces', 'variables', 'variableSets'] as const;
  return Object.fromEntries(
    kinds.map((kind) => [kind, ((all as never as Record<string, unknown[]>)[kind] ?? []).length]),
  );
};

it('sets up a project with workspaces, variables and a variable set, sees every drift, and leaves nothing', async () => {
  const before = await objects();
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(terraform.stateText()).not.toContain('planted-password');
  expect(JSON.parse(terraform.stateText()).outputs.tags.value).toEqual({ team: 'shop', shop: '' });

  const [project, network] = [idOf('lintel_project.shop'), idOf('lintel_workspace.network')];
  const set = idOf('lintel_variable_set.shared');
  const [, region] = idOf('lintel_variable.region').split('/');
  await api('PATCH', `projects/${project}`, {
    type: 'projects',
    attributes: { 'setting-overwrites': { 'default-execution-mode': false, 'default-agent-pool': false } },
  });
  await api('PATCH', `workspaces/${network}`, { type: 'workspaces', attributes: { 'auto-apply': true } });
  await api('DELETE', `workspaces/${network}/relationships/remote-state-consumers`, [
    { type: 'workspaces', id: idOf('lintel_workspace.shop') },
  ] as never);
  await api('PATCH', `varsets/${set}/relationships/vars/${region}`, {
    type: 'vars',
    attributes: { value: '["eu-2"]' },
  });
  await api('POST', `varsets/${set}/relationships/workspaces`, [{ type: 'workspaces', id: 'ws-app' }] as never);

  const changes = (await terraform.plan()).resource_changes!.filter(({ change }) => change.actions.join() !== 'no-op');
  expect(changes.every(({ change }) => change.actions.join() === 'update')).toBe(true);
  expect(Object.fromEntries(changes.map((one) => [one.address, changedAttributes(one)]))).toMatchObject({
    'lintel_project.shop': expect.arrayContaining(['default_execution_mode', 'setting_overwrites']),
    'lintel_variable.region': expect.arrayContaining(['value']),
    'lintel_workspace.network': expect.arrayContaining(['auto_apply', 'remote_state_consumer_ids']),
  });
  await terraform.apply();
  expect(await terraform.planIsEmpty()).toBe(true);

  await terraform.succeed('destroy', '-auto-approve', '-input=false');
  expect(await objects()).toEqual(before);
}, 180_000);
