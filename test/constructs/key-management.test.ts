import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { secrets } from '../../src';
import { newStack } from '../support/new-stack';

const { KeyManagementProvider } = secrets;

/** The content of cdk.tf.json for one provider. */
function written(credentialsWo?: (stack: TerraformStack) => Record<string, string>): Record<string, unknown> {
  const stack = newStack();
  new KeyManagementProvider(stack, 'store', {
    name: 'store',
    kmsProvider: secrets.KmsProvider.CLOUDKEYVAULT,
    keyCollection: 'keys',
    credentialsWo: credentialsWo?.(stack),
  });
  const { resource } = JSON.parse(Testing.synth(stack)) as {
    resource: Record<string, Record<string, Record<string, unknown>>>;
  };
  const { '//': _, ...attributes } = resource.lintel_key_management_provider.store;
  return attributes;
}

const variable = (name: string) => (stack: TerraformStack) =>
  new TerraformVariable(stack, name, { type: 'string', sensitive: true }).stringValue;

test('needs no credentials for a key management provider, and accepts them from variables', () => {
  expect(written()).toEqual({ name: 'store', kms_provider: 'cloudkeyvault', key_collection: 'keys' });
  expect(
    written((stack) => ({
      tenant_id: variable('tenant')(stack),
      client_id: variable('client')(stack),
      client_secret: variable('secret')(stack),
    })),
  ).toMatchObject({
    credentials_wo: { tenant_id: '${var.tenant}', client_id: '${var.client}', client_secret: '${var.secret}' },
  });
});

test('refuses invalid credentials of a key management provider at construction', () => {
  expect(() =>
    written((stack) => ({ tenant_id: variable('tenant')(stack), client_id: variable('client')(stack) })),
  ).toThrow(/credentialsWo: .*"client_secret" only together/);
  expect(() => written((stack) => ({ tenant_id: variable('tenant')(stack), tenant: 'x' }))).toThrow(
    /credentialsWo: .*no keys other than/,
  );
});
