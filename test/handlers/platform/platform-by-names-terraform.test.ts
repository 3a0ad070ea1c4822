/** @tier complete */
import { cpSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Values } from '../../../src/definition/value';
import { openTerraformEnvironment, type TerraformEnvironment } from '../../support/environments/terraform-environment';
import { changedAttributes } from '../../support/terraform';

const EXAMPLE = path.join(__dirname, '..', '..', '..', 'examples', 'platform-by-names');

let environment: TerraformEnvironment;
beforeEach(async () => {
  environment = await openTerraformEnvironment('standard', {}, true);
});
afterEach(async () => {
  await environment.close();
});

const objects = async () =>
  (await environment.service.control.snapshot()).objects as { readonly [kind: string]: unknown };
const send = async (method: string, at: string, data: object) => {
  const { status } = await environment.service.request(method, `/api/v2${at}`, { body: { data } });
  if (status >= 300) throw new Error(`${method} ${at}: ${status}`);
};
const idOf = (address: string, attribute = 'id') =>
  String(environment.terraform.instance(address).attributes[attribute]);

/** Another value of each attribute, set outside of Terraform. Names, which others refer to, stay. */
async function changeEverything(): Promise<void> {
  const set = idOf('lintel_policy_set.buckets');
  await send('PATCH', `/policies/${idOf('lintel_policy.no_public_buckets')}`, {
    type: 'policies',
    attributes: { 'description': 'x', 'query': 'data.x', 'enforcement-level': 'advisory' },
  });
  await send('PATCH', `/policy-sets/${set}`, {
    type: 'policy-sets',
    attributes: { description: 'x', overridable: true },
  });
  for (const [relationship, type, id] of [
    ['policies', 'policies', idOf('lintel_policy.no_public_buckets')],
    ['projects', 'projects', 'prj-default'],
    ['workspace-exclusions', 'workspaces', 'ws-network'],
  ] as const) {
    await send('DELETE', `/policy-sets/${set}/relationships/${relationship}`, [{ type, id }]);
  }
  await send('PATCH', `/policy-sets/${set}/parameters/${idOf('lintel_policy_set_parameter.allowed', 'parameter_id')}`, {
    type: 'vars',
    attributes: { value: '[]' },
  });
  await send('PATCH', `/tasks/${idOf('lintel_run_task.image_scan')}`, {
    type: 'tasks',
    attributes: {
      'url': 'https://elsewhere.example.com/',
      'description': 'x',
      'enabled': false,
      'global-configuration': { 'enabled': false, 'stages': ['pre_plan'], 'enforcement-level': 'advisory' },
    },
  });
  await send('PATCH', `/tasks/${idOf('lintel_run_task.cost')}`, {
    type: 'tasks',
    attributes: { description: '' },
    relationships: { 'agent-pool': { data: null } },
  });
  await send('PATCH', `/task-configs/${idOf('lintel_task_config.cost')}`, {
    type: 'task-configs',
    attributes: { 'global': true, 'enforcement-level': 'mandatory', 'allowed-stages': ['pre_apply'] },
    relationships: { projects: { data: [] } },
  });
}

it('the example of a stack by names alone is applied, sees the drift of each attribute, and leaves nothing', async () => {
  const before = await objects();
  const { terraform } = environment;
  for (const folder of ['modules', 'policies', 'release', 'release-key.asc']) {
    cpSync(path.join(EXAMPLE, folder), path.join(terraform.folder, folder), { recursive: true });
  }
  // The provider runs in the process of the test, with a working directory different from terraform's.
  const text = readFileSync(path.join(EXAMPLE, 'main.tf'), 'utf8').replaceAll('${path.module}', terraform.folder);
  await terraform.configure(text).apply();
  expect(await terraform.planIsEmpty()).toBe(true);

  const enforced = async (workspace: string) =>
    (await environment.service.request('GET', `/_emulator/enforcement/${workspace}`)).body as Values;
  expect(await enforced('ws-app')).toMatchObject({ policySets: [{ name: 'buckets' }], tasks: [{ because: 'global' }] });
  expect(await enforced('ws-network')).toMatchObject({ policySets: [], tasks: [{ because: 'global' }] });

  // The registry hands the provider out as terraform asks for it.
  const { body: versions } = await environment.service.request(
    'GET',
    '/api/registry/v1/providers/acme/internal/versions',
  );
  expect(versions).toMatchObject({ versions: [{ version: '1.0.0', platforms: [{ os: 'linux', arch: 'amd64' }] }] });

  await changeEverything();
  const changes = Object.fromEntries(
    ((await terraform.plan()).resource_changes ?? [])
      .filter(({ change }) => change.actions.join() === 'update')
      .map((one) => [one.address, changedAttributes(one)]),
  );
  expect(changes).toEqual({
    'lintel_policy.no_public_buckets': expect.arrayContaining(['description', 'enforcement_level', 'query']),
    'lintel_policy_set.buckets': expect.arrayContaining([
      'description',
      'excluded_workspace_ids',
      'overridable',
      'policy_ids',
      'project_ids',
    ]),
    'lintel_policy_set_parameter.allowed': ['value'],
    'lintel_run_task.cost': ['agent_pool_id'],
    'lintel_run_task.image_scan': ['description', 'enabled', 'url'],
    'lintel_run_task_global_configuration.image_scan': expect.arrayContaining([
      'enabled',
      'enforcement_level',
      'stages',
    ]),
    'lintel_task_config.cost': expect.arrayContaining(['allowed_stages', 'enforcement_level', 'global', 'project_ids']),
  });

  await terraform.succeed('apply', '-auto-approve', '-input=false', 'plan.bin');
  expect(await terraform.planIsEmpty()).toBe(true);
  await terraform.succeed('destroy', '-auto-approve', '-input=false');
  expect(await objects()).toEqual(before);
}, 120_000);
