import 'cdktf/lib/testing/adapters/jest';
import { rmSync } from 'fs';
import { App, TerraformStack, Testing } from 'cdktf';
import { Duration, LintelProvider, platform } from '../../src';

Testing.setupJest();

const { AdminModuleConsumers, AdminOrganization } = platform;

const ADDRESS = 'http://127.0.0.1:9';

function newStack(app: App = Testing.app(), name = 'stack', address = ADDRESS): TerraformStack {
  const stack = new TerraformStack(app, name);
  new LintelProvider(stack, 'lintel', { platform: { address, token: 'x' } });
  return stack;
}

const CONFLICT = /a list of consumers conflicts with `globalModuleSharing: true`.* Remove one of them/;

test('synthesizes an organization that shares its modules with some others', () => {
  const stack = newStack();
  const organization = new AdminOrganization(stack, 'Acme', {
    name: 'acme',
    infraBuildWorkerPlanTimeout: Duration.hours(3),
    workspaceLimit: 0,
  });
  expect(organization.shareWith(['beta', 'gamma'])).toBeInstanceOf(AdminModuleConsumers);
  const { resource } = JSON.parse(Testing.synth(stack, true));
  expect(resource.lintel_admin_organization.Acme).toEqual({
    name: 'acme',
    infra_build_worker_plan_timeout: '3h',
    workspace_limit: 0,
  });
  const [consumers] = Object.values(resource.lintel_admin_module_consumers);
  expect(consumers).toEqual({ organization: '${lintel_admin_organization.Acme.name}', consumers: ['beta', 'gamma'] });
  const written = Testing.fullSynth(stack);
  expect(written).toBeValidTerraform();
  rmSync(written, { recursive: true });
}, 60_000);

test.each([
  ['shareWith', (stack: TerraformStack, acme: platform.AdminOrganization) => void [stack, acme.shareWith(['beta'])]],
  [
    'a reference',
    (stack: TerraformStack, acme: platform.AdminOrganization) =>
      void new AdminModuleConsumers(stack, 'Consumers', { organization: acme.name, consumers: [] }),
  ],
  [
    'the name',
    (stack: TerraformStack) =>
      void new AdminModuleConsumers(stack, 'Consumers', { organization: 'acme', consumers: ['beta'] }),
  ],
  [
    'the name, in another stack of the app',
    (stack: TerraformStack) =>
      void new AdminModuleConsumers(newStack(App.of(stack), 'other'), 'Consumers', {
        organization: 'acme',
        consumers: ['beta'],
      }),
  ],
  [
    'a reference from another stack of the app',
    (stack: TerraformStack, acme: platform.AdminOrganization) =>
      void new AdminModuleConsumers(newStack(App.of(stack), 'other'), 'Consumers', {
        organization: acme.name,
        consumers: ['beta'],
      }),
  ],
])('refuses both global sharing and a consumer list at synth, set by %s', (_, add) => {
  const stack = newStack();
  const acme = new AdminOrganization(stack, 'Acme', { name: 'acme', globalModuleSharing: true });
  add(stack, acme);
  expect(() => App.of(stack).synth()).toThrow(CONFLICT);
});

test('accepts lists of other organizations, and sharing that is not configured', () => {
  const stack = newStack();
  new AdminOrganization(stack, 'Acme', { name: 'acme', globalModuleSharing: true });
  new AdminModuleConsumers(stack, 'OfBeta', { organization: 'beta', consumers: ['acme'] });
  new AdminOrganization(stack, 'Gamma', { name: 'gamma', globalModuleSharing: false }).shareWith(['acme']);
  // One has the same name in Terraform, and one belongs to another stack.
  new AdminOrganization(newStack(App.of(stack), 'other'), 'Acme', { name: 'delta' }).shareWith(['acme']);
  expect(() => App.of(stack).synth()).not.toThrow();
});

test('accepts organizations of the same name from two services', () => {
  const stack = newStack();
  const acme = new AdminOrganization(stack, 'Acme', { name: 'acme', globalModuleSharing: true });
  new AdminModuleConsumers(newStack(App.of(stack), 'other', 'http://127.0.0.1:10'), 'Consumers', {
    organization: 'acme',
    consumers: ['beta'],
  });
  const elsewhere = new LintelProvider(stack, 'elsewhere', {
    alias: 'elsewhere',
    platform: { address: 'http://127.0.0.1:10' },
  });
  new AdminModuleConsumers(stack, 'Elsewhere', { organization: 'acme', consumers: ['beta'], provider: elsewhere });
  expect(() => App.of(stack).synth()).not.toThrow();
  const same = new LintelProvider(stack, 'same', { alias: 'same', platform: { address: ADDRESS } });
  new AdminModuleConsumers(stack, 'Same', { organization: acme.name, consumers: ['beta'], provider: same });
  expect(() => App.of(stack).synth()).toThrow(CONFLICT);
});
