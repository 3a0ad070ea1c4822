import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { LintelProvider, PlatformDialect, platform, SecretsDialect, SecretsLogin } from '../../src';
import type { LintelProviderProps } from '../../src';
import { warningsIn } from './warnings';

function synthesize(props?: LintelProviderProps): { readonly stack: TerraformStack; readonly document: any } {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', props);
  return { stack, document: JSON.parse(Testing.synth(stack, true)) };
}

test('writes the full source address with the version of the package', () => {
  expect(synthesize().document.terraform.required_providers.lintel).toEqual({
    source: 'registry.terraform.io/lintel/lintel',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
});

test('leaves the organization of a resource to the provider, in the block or in the environment', () => {
  const { stack } = synthesize({ platform: { organization: 'acme' } });
  const task = new platform.RunTask(stack, 'Scan', { name: 'image-scan', url: 'https://scanner.example.com' });
  new platform.DataRunTasks(stack, 'All');
  new platform.DataRunTask(stack, 'ByName', { name: 'image-scan' });
  new platform.DataRunTasks(stack, 'Same', { organization: task.organizationInput });
  task.organization = 'beta';
  expect(task.organizationInput).toBe('beta');
  task.resetOrganization();
  const { resource, data } = JSON.parse(Testing.synth(stack, true)) as {
    resource: { lintel_run_task: { Scan: object } };
    data: { lintel_run_tasks: { All: object; Same: object } };
  };
  expect(resource.lintel_run_task.Scan).not.toHaveProperty('organization');
  expect(data.lintel_run_tasks).toEqual({ All: {}, Same: { organization: '${lintel_run_task.Scan.organization}' } });
  expect(() => new platform.DataRunTask(stack, 'ByNothing')).toThrow(/Exactly one .*`id`.*`name`|`id` and `name`/);
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
      organization: 'acme',
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
      "organization": "acme",
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
  expect(warningsIn(stack)).toEqual([
    expect.stringContaining('platform.token: a literal secret is stored in cdk.tf.json'),
  ]);
  expect(warningsIn(stack).join()).not.toContain('canary');
});

test('refuses wrong settings under the path of the construct', () => {
  expect(() => synthesize({ platform: { address: 'platform.example.com' }, secrets: { requestsPerSecond: 0 } }))
    .toThrowErrorMatchingInlineSnapshot(`
"stack/lintel: platform.address: "platform.example.com" is not an absolute URL. It must be an absolute URL with the scheme "http" or "https" and a host.
stack/lintel: secrets.requestsPerSecond: 0 is too small. It must be at least 0.1."
`);
});

describe('a login', () => {
  const blockOf = (login: SecretsLogin) =>
    synthesize({ secrets: { address: 'https://secrets.example.com', login } }).document.provider.lintel[0].secrets
      .login;

  test.each<[string, SecretsLogin, object]>([
    ['nothing but the surroundings', SecretsLogin.gitHubActions(), { jwt: {} }],
    [
      'GitHub Actions',
      SecretsLogin.gitHubActions({ mount: 'github', role: 'deploy', audience: 'lintel', namespace: 'team' }),
      { namespace: 'team', jwt: { mount: 'github', role: 'deploy', audience: 'lintel' } },
    ],
    [
      'GitLab',
      SecretsLogin.gitLab({ mount: 'gitlab', role: 'deploy', tokenVariable: 'SECRETS_ID_TOKEN' }),
      { jwt: { mount: 'gitlab', role: 'deploy', token_variable: 'SECRETS_ID_TOKEN' } },
    ],
    [
      'HCP Terraform',
      SecretsLogin.terraformCloud({ role: 'deploy', tag: 'SECRETS' }),
      { jwt: { role: 'deploy', tag: 'SECRETS' } },
    ],
    [
      'a JWT in a file',
      SecretsLogin.jwt({ role: 'deploy', tokenFile: '/jwt' }),
      { jwt: { role: 'deploy', token_file: '/jwt' } },
    ],
    [
      'Kubernetes',
      SecretsLogin.kubernetes({ role: 'deploy', tokenFile: '/token' }),
      { kubernetes: { role: 'deploy', token_file: '/token' } },
    ],
    [
      'an AppRole',
      SecretsLogin.appRole({ roleId: 'id', secretIdVariable: 'SECRET_ID', wrapped: true }),
      { approle: { role_id: 'id', secret_id_variable: 'SECRET_ID', wrapped: true } },
    ],
    [
      'a client certificate',
      SecretsLogin.certificate({ clientCertFile: '/cert.pem', clientKeyFile: '/key.pem', role: 'deploy' }),
      { cert: { client_cert_file: '/cert.pem', client_key_file: '/key.pem', role: 'deploy' } },
    ],
    [
      'AWS',
      SecretsLogin.aws({
        role: 'deploy',
        region: 'eu-central-1',
        stsEndpoint: 'https://sts.example.com',
        headerValue: 'lintel',
      }),
      {
        aws: {
          role: 'deploy',
          region: 'eu-central-1',
          sts_endpoint: 'https://sts.example.com',
          header_value: 'lintel',
        },
      },
    ],
    ['a file with a token', SecretsLogin.tokenFile('/token'), { token_file: '/token' }],
    [
      'another method',
      SecretsLogin.path({ path: 'auth/ldap/login/ada', parameters: { method: 'push' }, namespace: 'team' }),
      { namespace: 'team', path: { path: 'auth/ldap/login/ada', parameters: { method: 'push' } } },
    ],
  ])('by %s becomes the login of the provider block', (_, login, block) => {
    expect(blockOf(login)).toEqual(block);
  });

  test.each<[string, () => SecretsLogin, string]>([
    [
      'an AppRole without a secret id',
      () => SecretsLogin.appRole({ roleId: 'id' }),
      'stack/lintel: secrets.login.approle.secretId: Exactly one must be configured',
    ],
    ['two sources of a JWT', () => SecretsLogin.jwt({ tokenFile: '/jwt', tokenVariable: 'JWT' }), 'tokenFile'],
    ['no source of a JWT', () => SecretsLogin.jwt({ role: 'deploy' }), 'Set one of token, tokenFile and tokenVariable'],
    [
      'a mount with auth/',
      () => SecretsLogin.kubernetes({ role: 'deploy', mount: 'auth/kubernetes' }),
      'secrets.login.kubernetes.mount',
    ],
    ['a path that is no login', () => SecretsLogin.path({ path: 'secret/data/x' }), 'secrets.login.path.path'],
    ['an empty role', () => SecretsLogin.gitHubActions({ role: '' }), 'secrets.login.jwt.role'],
  ])('is refused during synthesis with %s', (_, login, says) => {
    expect(() => blockOf(login())).toThrow(says);
  });

  test('beside a token is refused', () => {
    expect(() => synthesize({ secrets: { token: 'canary', login: SecretsLogin.gitHubActions() } })).toThrow(
      /^stack\/lintel: secrets\.login: Conflicts with `token`\. Set either a token or a login\.$/,
    );
  });

  test('warns of literal secrets, does not repeat them, and takes what a variable has', () => {
    const warned = (login: SecretsLogin) => warningsIn(synthesize({ secrets: { login } }).stack);
    expect(warned(SecretsLogin.appRole({ roleId: 'id', secretId: 'canary' }))).toEqual([
      expect.stringContaining('secrets.login.approle.secretId: a literal secret is stored in cdk.tf.json'),
    ]);
    expect(warned(SecretsLogin.jwt({ token: 'canary' }))).toEqual([
      expect.stringContaining('secrets.login.jwt.token:'),
    ]);
    const path = 'auth/ldap/login/ada';
    const both = warned(SecretsLogin.path({ path, parameters: { password: 'canary', method: 'push' } }));
    expect(both).toEqual([expect.stringContaining('secrets.login.path.parameters.password:')]);
    expect(both.join()).not.toContain('canary');
    const { stringValue } = new TerraformVariable(new TerraformStack(Testing.app(), 'other'), 'secret_id', {});
    expect(warned(SecretsLogin.appRole({ roleId: 'id', secretId: stringValue }))).toEqual([]);
    expect(warned(SecretsLogin.appRole({ roleId: 'id', secretIdVariable: 'SECRET_ID' }))).toEqual([]);
  });
});
