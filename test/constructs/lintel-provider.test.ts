import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { LintelProvider, PlatformDialect, platform, SecretsDialect } from '../../src';
import type { LintelProviderProps } from '../../src';

function synthesize(props?: LintelProviderProps): { readonly stack: TerraformStack; readonly document: any } {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', props);
  return { stack, document: JSON.parse(Testing.synth(stack, true)) };
}

function warnings(stack: TerraformStack): string[] {
  return stack.node
    .findAll()
    .flatMap((node) =>
      node.node.metadata.filter(({ type }) => type === '@cdktf/warn').map(({ data }) => data as string),
    );
}

test('writes the full source address with the version of the package', () => {
  expect(synthesize().document.terraform.required_providers.lintel).toEqual({
    source: 'registry.terraform.io/lintel/lintel',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('passes every setting to the provider block except those of the synthesis', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  const token = new TerraformVariable(stack, 'token', { sensitive: true });
  new LintelProvider(stack, 'lintel', {
    alias: 'other',
    selfInstall: false,
    platform: {
      address: 'https://platform.example.com',
      token: token.stringValue,
      dialect: PlatformDialect.HCP,
      caCertFile: 'ca.pem',
      requestsPerSecond: 10,
    },
    secrets: {
      address: 'https://secrets.example.com',
      token: token.stringValue,
      dialect: SecretsDialect.OPENBAO,
      caCertFile: 'ca.pem',
      namespace: 'team',
      requestsPerSecond: 5,
      redirectHosts: ['node-2.example.com:8200'],
    },
  });
  expect(JSON.parse(Testing.synth(stack, true)).provider.lintel).toMatchInlineSnapshot(`
[
  {
    "alias": "other",
    "platform": {
      "address": "https://platform.example.com",
      "ca_cert_file": "ca.pem",
      "dialect": "hcp",
      "requests_per_second": 10,
      "token": "\${var.token}",
    },
    "secrets": {
      "address": "https://secrets.example.com",
      "ca_cert_file": "ca.pem",
      "dialect": "openbao",
      "namespace": "team",
      "redirect_hosts": [
        "node-2.example.com:8200",
      ],
      "requests_per_second": 5,
      "token": "\${var.token}",
    },
  },
]
`);
});

test('refuses a stack with our resources but without our provider', () => {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://example.com' });
  expect(() => Testing.synth(stack, true)).toThrow('Found resources without a matching provider construct');
});

test('warns about a literal token without repeating it', () => {
  const { stack } = synthesize({ platform: { address: 'https://platform.example.com', token: 'canary' } });
  expect(warnings(stack)).toEqual([
    expect.stringContaining('platform.token: a literal token is stored in cdk.tf.json'),
  ]);
  expect(warnings(stack).join()).not.toContain('canary');
});

test('refuses wrong settings under the path of the construct', () => {
  expect(() => synthesize({ platform: { address: 'platform.example.com' }, secrets: { requestsPerSecond: 0 } }))
    .toThrowErrorMatchingInlineSnapshot(`
"stack/lintel: platform.address: "platform.example.com" is not an absolute URL. It must be an absolute URL with the scheme "http" or "https" and a host.
stack/lintel: secrets.requestsPerSecond: 0 is too small. It must be at least 0.1."
`);
});
