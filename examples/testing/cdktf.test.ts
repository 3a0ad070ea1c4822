import 'cdktf/lib/testing/adapters/jest';
import { TerraformStack, Testing } from 'cdktf';
import { EphemeralVariable, LintelProvider, platform, secrets } from 'lintel';

Testing.setupJest();

/** The code under test. */
function scans(stack: TerraformStack): void {
  new LintelProvider(stack, 'lintel', {
    platform: { address: 'https://platform.example.com', token: new EphemeralVariable(stack, 'token').stringValue },
  });
  new platform.RunTask(stack, 'Scan', {
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks',
    hmacKeyWo: new EphemeralVariable(stack, 'key').stringValue,
    hmacKeyWoVersion: 1,
  });
  new platform.DataRunTasks(stack, 'All', { organization: 'acme' });
  new secrets.EphemeralAppRoleSecretId(stack, 'Deploy', { role: 'deploy' });
}

let stack: TerraformStack;
beforeEach(() => {
  stack = new TerraformStack(Testing.app(), 'stack');
  scans(stack);
});

test('the task sends its requests to the scanner', () => {
  const synthesized = Testing.synth(stack);
  expect(synthesized).toHaveResourceWithProperties(platform.RunTask, {
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks',
  });
  expect(synthesized).toHaveDataSourceWithProperties(platform.DataRunTasks, { organization: 'acme' });
});

test('the key comes from a variable that nothing stores', () => {
  const { resource, variable } = JSON.parse(Testing.synth(stack));
  expect(resource[platform.RunTask.tfResourceType].Scan.hmac_key_wo).toBe('${var.key}');
  expect(variable.key).toMatchObject({ ephemeral: true, sensitive: true });
});

// cdktf has no matcher for ephemeral resources.
test('a secret ID of the role is issued', () => {
  const { ephemeral } = JSON.parse(Testing.synth(stack));
  expect(ephemeral[secrets.EphemeralAppRoleSecretId.tfResourceType].Deploy).toMatchObject({ role: 'deploy' });
});

test('Terraform accepts the configuration', () => {
  expect(Testing.fullSynth(stack)).toBeValidTerraform();
});
