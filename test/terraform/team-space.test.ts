/** @tier complete */
import { Testing } from 'cdktf';
import { EphemeralVariable, LintelProvider, platform } from '../../src';
import { startEmulator, TestEmulator } from '../support/emulator';
import { withInstalledProvider } from '../support/installed-provider';
import { newStack } from '../support/new-stack';
import type { TerraformFolder } from '../support/terraform';

jest.setTimeout(120_000);

const KEY = 'canary-5f0c';
let emulator: TestEmulator;
let terraform: TerraformFolder;

beforeAll(async () => {
  emulator = await startEmulator();
  terraform = withInstalledProvider({
    LINTEL_PLATFORM_ADDRESS: emulator.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    TF_VAR_api_key: KEY,
  });
});
afterAll(async () => {
  terraform.close();
  await emulator.close();
});

function synthesize(workspaces: string[]): void {
  const stack = newStack();
  new LintelProvider(stack, 'lintel');
  const runTask = new platform.RunTask(stack, 'scan', {
    organization: 'acme',
    name: 'scan',
    url: 'https://scan.acme.example',
  });
  const policySet = new platform.PolicySet(stack, 'base', { organization: 'acme', name: 'guard' });
  new platform.TeamSpace(stack, 'space', {
    name: 'shop',
    organization: 'acme',
    workspaces,
    members: ['ada'],
    variableSets: [new platform.VariableSet(stack, 'proxy', { organization: 'acme', name: 'proxy' })],
    variables: { region: 'eu-central-1' },
    secrets: { api_key: new EphemeralVariable(stack, 'api_key', { type: 'string' }).stringValue },
    agentPoolId: 'apool-main',
    policySets: [policySet],
    runTasks: [{ runTask, enforcementLevel: platform.RunTaskEnforcementLevel.ADVISORY }],
    notifications: [
      {
        name: 'chat',
        destinationType: platform.NotificationDestination.GENERIC,
        url: `${emulator.address}/_emulator/requests`,
        enabled: false,
      },
    ],
  });
  terraform.write('stack.tf.json', Testing.synth(stack));
}

test('a space is applied, planned quietly, extended by a workspace alone, and destroyed', async () => {
  synthesize(['test', 'prod']);
  await terraform.init();
  const applied = await terraform.apply();
  expect(applied).toContain('18 added');
  expect(await terraform.planIsEmpty()).toBe(true);
  expect(`${applied}${terraform.stateText()}`).not.toContain(KEY);

  synthesize(['stage', 'test', 'prod']);
  const { resource_changes: changes = [] } = await terraform.plan();
  const changed = changes.filter(({ change }) => change.actions[0] !== 'no-op');
  expect(changed.map(({ type, change }) => `${change.actions.join()} ${type}`).sort()).toEqual([
    'create lintel_notification_configuration',
    'create lintel_workspace',
    'create lintel_workspace_run_task',
  ]);
  await terraform.apply();
  const { stdout, status } = await terraform.run('destroy', '-auto-approve', '-input=false');
  expect([status, stdout]).toEqual([0, expect.stringContaining('21 destroyed')]);
  expect((await emulator.control.requests()).unknown).toBe(0);
});
