/** @tier complete */
import { cpSync, readFileSync } from 'fs';
import * as path from 'path';
import type { Values } from '../../../src/definition/value';
import { settingsFor } from '../../support/environments/environment';
import { terraformJson } from '../../support/environments/resource';
import { openTerraformEnvironment, type TerraformEnvironment } from '../../support/environments/terraform-environment';
import { changedAttributes } from '../../support/terraform';

const EXAMPLE = path.join(__dirname, '..', '..', '..', 'examples', 'organization');

let environment: TerraformEnvironment;
beforeEach(async () => {
  environment = await openTerraformEnvironment(
    'hcp',
    {
      TF_VAR_channel_address: 'https://hooks.example.com/operators',
      TF_VAR_account_keys: JSON.stringify({ staging: 'planted-one', production: 'planted-two' }),
    },
    true,
  );
});
afterEach(() => environment.close());

const objects = async () =>
  (await environment.service.control.snapshot()).objects as { readonly [kind: string]: unknown };
const send = async (method: string, at: string, data: object) => {
  const { status } = await environment.service.request(method, `/api/v2${at}`, { body: { data } });
  if (status >= 300) throw new Error(`${method} ${at}: ${status}`);
};
const idOf = (address: string) => String(environment.terraform.instance(address).attributes.id);

it('the example sets up an organization, sees what others change, and leaves nothing', async () => {
  const before = await objects();
  const { terraform } = environment;
  cpSync(path.join(EXAMPLE, 'policies'), path.join(terraform.folder, 'policies'), { recursive: true });
  const { platform } = settingsFor(environment.service, 'root', 'hcp') as { readonly platform: Values };
  const lintel = terraformJson({ platform: { ...platform, organization: 'acme' } });
  terraform.write('provider.tf.json', JSON.stringify({ provider: { lintel } }));
  const variables = /^variable "organization"[^]*?(?=^# The address)/m.exec(
    readFileSync(path.join(EXAMPLE, 'provider.tf'), 'utf8'),
  )![0];
  // The provider runs in the process of the test, with a working directory different from terraform's.
  const text = readFileSync(path.join(EXAMPLE, 'main.tf'), 'utf8').replaceAll('${path.module}', terraform.folder);
  await terraform.configure(`${variables}\n${text}`).apply();
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(terraform.stateText()).not.toContain('planted');

  await send('PATCH', `/workspaces/${idOf('lintel_workspace.service["billing-production"]')}`, {
    type: 'workspaces',
    attributes: { 'auto-apply': true },
  });
  await send('PATCH', `/varsets/${idOf('lintel_variable_set.guard')}`, {
    type: 'varsets',
    attributes: { priority: false },
  });
  await send('PATCH', `/team-projects/${idOf('lintel_team_project_access.staging')}`, {
    type: 'team-projects',
    attributes: { access: 'admin' },
  });
  const changes = ((await terraform.plan()).resource_changes ?? [])
    .filter(({ change }) => change.actions.join() !== 'no-op')
    .map((one) => [one.address, changedAttributes(one)]);
  expect(Object.fromEntries(changes)).toEqual({
    'lintel_team_project_access.staging': expect.arrayContaining(['access']),
    'lintel_variable_set.guard': expect.arrayContaining(['priority']),
    'lintel_workspace.service["billing-production"]': expect.arrayContaining(['auto_apply']),
  });
  await terraform.succeed('apply', '-auto-approve', '-input=false', 'plan.bin');
  expect(await terraform.planIsEmpty()).toBe(true);

  await terraform.succeed('destroy', '-auto-approve', '-input=false');
  // What always exists is forgotten, with its settings as they are.
  const organizations = [{ name: 'acme', email: 'platform@acme.example', assessmentsEnforced: true }];
  expect(await objects()).toEqual({ ...before, organizations });
}, 240_000);
