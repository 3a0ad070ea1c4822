import 'cdktf/lib/testing/adapters/jest';
import { TerraformStack, Testing } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable, LintelProvider, LintelTesting, platform, secrets } from 'lintel';

Testing.setupJest();

/** The code under test. */
function scans(scope: Construct): void {
  new platform.RunTask(scope, 'Scan', {
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks',
    hmacKeyWo: new EphemeralVariable(scope, 'key').stringValue,
    hmacKeyWoVersion: 1,
  });
  new platform.DataRunTasks(scope, 'All', { organization: 'acme' });
  new secrets.EphemeralAppRoleSecretId(scope, 'Deploy', { role: 'deploy' });
}

let synthesized: string;
beforeEach(() => {
  const stack = LintelTesting.stack();
  scans(stack);
  synthesized = Testing.synth(stack);
});

test('the task sends its requests to the scanner', () => {
  expect(synthesized).toHaveResourceWithProperties(platform.RunTask, {
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks',
  });
  expect(synthesized).toHaveDataSourceWithProperties(platform.DataRunTasks, { organization: 'acme' });
});

test('the key comes from a variable that nothing stores', () => {
  const { resource, variable } = JSON.parse(synthesized);
  expect(resource[platform.RunTask.tfResourceType].Scan.hmac_key_wo).toBe('${var.key}');
  expect(variable.key).toMatchObject({ ephemeral: true, sensitive: true });
});

test('a secret ID of the role is issued', () => {
  const type = secrets.EphemeralAppRoleSecretId.tfResourceType;
  expect(LintelTesting.toHaveEphemeralResourceWithProperties(synthesized, type, { role: 'deploy' })).toBe(true);
});

// Terraform needs the provider, so this stack installs it.
test('Terraform accepts the configuration', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel');
  scans(stack);
  expect(Testing.fullSynth(stack)).toBeValidTerraform();
});
