import * as path from 'path';
import { App, NestedStack, SecretValue, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Role } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelProvider, platform, SecretReference, secrets } from 'lintel-awscdk';
import { joinTemplates } from '../support/cloudformation/joined-templates';
import { CloudFormation } from '../support/cloudformation/player';
import { startEmulator, type TestEmulator } from '../support/emulator';
import {
  newApp,
  onlyResource,
  permissions,
  resourcesOf,
  secretCalled,
  stackWithProvider,
  textOf,
  type Resource,
} from './stack';

jest.setTimeout(60_000);

const env = { account: '111122223333', region: 'eu-central-1' };
const runTask = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks' };
const certificate = { role: 'web', commonName: 'api.example.com' };
const BUNDLE = path.join(__dirname, '../../packages/awscdk/assets/custom-resource/custom-resource.js');

/** What AWS takes: characters of one managed policy, spaces not counted, and how many are attached to one role. */
const QUOTAS = { characters: 6_144, attached: 10 };

function providerIn(stack: Stack, address = 'https://lintel.example.com'): LintelProvider {
  return new LintelProvider(stack, 'Lintel', {
    platform: { address, token: secretCalled(stack, 'platform-token') },
    secrets: { address, token: secretCalled(stack, 'secrets-token') },
  });
}

/** The policies that a stack attaches to the role of a function. */
function policiesOf(stack: Stack): readonly Resource[] {
  return Object.values(resourcesOf(stack, 'AWS::IAM::ManagedPolicy'));
}

/** A document as IAM counts it, with generated ARNs in place of references. */
function charactersOf({ Properties }: Resource): number {
  const delivered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(delivered);
    if (typeof value !== 'object' || value === null) return value;
    if ('Ref' in value || 'Fn::GetAtt' in value || 'Fn::Join' in value) {
      const text = textOf(value)
        .replace('AWS::Partition', 'aws')
        .replace(
          'AWS::StackId',
          `arn:aws:cloudformation:ap-southeast-2:111122223333:stack/${'s'.repeat(128)}/01234567-89ab-cdef-0123-456789abcdef`,
        );
      return text.startsWith('arn:')
        ? text
        : `arn:aws:secretsmanager:eu-central-1:111122223333:secret:${text}-ABCDEFGHIJKL-abcdef`;
    }
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, delivered(member)]));
  };
  return JSON.stringify(delivered(Properties.PolicyDocument)).length;
}

describe('the permissions for a resource belong to its stack', () => {
  test('a certificate of a nested stack creates no dependency of the parent stack', () => {
    const stack = stackWithProvider();
    const nested = new NestedStack(stack, 'Nested');
    new secrets.PkiCertificate(nested, 'Api', certificate);
    // Refuses templates whose resources depend on each other in a circle.
    Template.fromStack(stack);
    const secret = Object.keys(resourcesOf(nested, 'AWS::SecretsManager::Secret'))[0];
    const [policy] = policiesOf(nested);
    expect(policy.Properties.PolicyDocument.Statement).toEqual([
      { Action: 'cloudformation:DescribeStacks', Effect: 'Allow', Resource: { Ref: 'AWS::StackId' } },
      {
        Action: ['secretsmanager:PutSecretValue', 'secretsmanager:UpdateSecretVersionStage'],
        Effect: 'Allow',
        Resource: { Ref: secret },
      },
    ]);
    expect(policy.Properties.Roles).toEqual([{ Ref: expect.stringMatching(/LintelRole/) }]);
    expect(permissions(stack).filter((permission) => permission.includes('PutSecretValue'))).toEqual([]);
  });

  test('a secret of a nested stack with a customer managed key can be read by resources of the same and of the parent stack', () => {
    const stack = stackWithProvider();
    const nested = new NestedStack(stack, 'Nested');
    const signing = SecretReference.fromSecretsManager(
      new Secret(nested, 'Signing', { encryptionKey: new Key(nested, 'Key') }),
    );
    new platform.RunTask(nested, 'Inside', { ...runTask, hmacKey: signing });
    new platform.RunTask(stack, 'Outside', { ...runTask, name: 'outside', hmacKey: signing });
    Template.fromStack(stack);
    expect(JSON.stringify(policiesOf(nested))).toContain('kms:Decrypt');
    expect(permissions(stack).filter((permission) => permission.startsWith('kms:'))).toEqual([
      expect.stringMatching(/^kms:Decrypt NestedNestedStack.*Outputs/),
    ]);
  });

  test('resources and functions depend on their permissions', () => {
    const stack = stackWithProvider();
    new platform.RunTask(stack, 'Scan', { ...runTask, hmacKey: secretCalled(stack, 'signing') });
    const [grants, own] = ['LintelGrantsPolicy', 'LintelPoliciesPolicy'].map((name) =>
      Object.keys(resourcesOf(stack, 'AWS::IAM::ManagedPolicy')).filter((id) => id.startsWith(name)),
    );
    expect(onlyResource(stack, 'Custom::LintelRunTask').DependsOn).toEqual(grants);
    expect(onlyResource(stack, 'AWS::Lambda::Function').DependsOn).toEqual(expect.arrayContaining(own));
  });

  test('permissions that two resources need are granted once, in merged statements', () => {
    const stack = stackWithProvider();
    for (const name of ['one', 'two', 'three']) {
      new platform.RunTask(stack, name, {
        ...runTask,
        name,
        hmacKey: secretCalled(stack, name === 'three' ? 'other' : `signing-${name}`),
      });
    }
    const again = SecretReference.fromSecretsManager(
      Secret.fromSecretCompleteArn(
        stack,
        'Again',
        'arn:aws:secretsmanager:eu-central-1:123456789012:secret:again-AbCdEf',
      ),
    );
    for (const name of ['four', 'five']) new platform.RunTask(stack, name, { ...runTask, name, hmacKey: again });
    const [grants] = policiesOf(stack).filter(({ Properties }) =>
      JSON.stringify(Properties).includes('DescribeStacks'),
    );
    const reading = (grants.Properties.PolicyDocument.Statement as { Action: string; Resource: unknown[] }[]).filter(
      ({ Action }) => Action === 'secretsmanager:GetSecretValue',
    );
    expect(reading.map(({ Resource: all }) => all.length)).toEqual([4]);
  });

  test('a secret that is derived from a resource can be read by a resource of a nested stack, but not of the same stack', () => {
    const reading = (inside: (stack: Stack) => Stack) => {
      const stack = stackWithProvider();
      const first = new platform.RunTask(stack, 'First', runTask);
      const secret = new Secret(stack, 'Made', { secretStringValue: SecretValue.resourceAttribute(first.id) });
      new platform.RunTask(inside(stack), 'Second', {
        ...runTask,
        name: 'second',
        hmacKey: SecretReference.fromSecretsManager(secret),
      });
      return () => Template.fromStack(stack);
    };
    expect(reading((stack) => new NestedStack(stack, 'Nested'))).not.toThrow();
    expect(reading((stack) => stack)).toThrow('dependency cycle');
  });

  test('the function may describe only stacks with resources', () => {
    const stack = stackWithProvider();
    new platform.RunTask(stack, 'Scan', runTask);
    expect(permissions(stack).filter((permission) => permission.startsWith('cloudformation:'))).toEqual([
      'cloudformation:DescribeStacks AWS::StackId',
    ]);
  });
});

describe('the quotas of IAM', () => {
  test.each<[string, (stack: Stack, index: number) => SecretReference]>([
    [
      'that the stack makes',
      (stack, index) => SecretReference.fromSecretsManager(new Secret(stack, `SigningKeyOfRunTask${index}`)),
    ],
    [
      'with long names from elsewhere',
      (stack, index) => secretCalled(stack, `platform-team/run-tasks/image-scan/signing-key-${index}`),
    ],
  ])('300 secrets %s', (_, secretOf) => {
    const stack = stackWithProvider();
    const all = Array.from({ length: 300 }, (__, index) => [`secret_${index}`, secretOf(stack, index)]);
    new secrets.DatabaseConnection(stack, 'Orders', {
      name: 'orders',
      pluginName: 'mysql-database-plugin',
      secretParameters: Object.fromEntries(all) as { [name: string]: SecretReference },
    });
    const policies = policiesOf(stack);
    expect(policies.length).toBeGreaterThan(2);
    expect(policies.length).toBeLessThanOrEqual(QUOTAS.attached);
    expect(policies.filter((policy) => charactersOf(policy) > QUOTAS.characters).map(charactersOf)).toEqual([]);
    expect(resourcesOf(stack, 'AWS::IAM::Policy')).toEqual({});
    expect(
      permissions(stack).filter((permission) => permission.startsWith('secretsmanager:GetSecretValue')),
    ).toHaveLength(302);
  });

  test('let eight small stacks share a provider', () => {
    const app = newApp();
    const shared = new Stack(app, 'shared', { env });
    const provider = providerIn(shared);
    const stacks = Array.from({ length: 8 }, (_, index) => {
      const stack = new Stack(app, `app-${index}`, { env });
      new platform.RunTask(stack, 'Scan', { ...runTask, provider, hmacKey: secretCalled(stack, 'signing') });
      new secrets.PkiCertificate(stack, 'Api', { ...certificate, provider });
      return stack;
    });
    app.synth();
    expect([shared, ...stacks].flatMap(policiesOf).length).toBeLessThanOrEqual(QUOTAS.attached);
  });

  test('cause a warning if a role has more policies than the default quota', () => {
    const stack = stackWithProvider();
    const all = Array.from({ length: 600 }, (_, index) => [
      `secret_${index}`,
      secretCalled(stack, `platform-team/databases/orders/secret-${index}`),
    ]);
    new secrets.DatabaseConnection(stack, 'Orders', {
      name: 'orders',
      pluginName: 'mysql-database-plugin',
      secretParameters: Object.fromEntries(all) as { [name: string]: SecretReference },
    });
    const reported = stack.node.findAll().flatMap(({ node }) => node.metadata.map(({ data }) => String(data)));
    expect(reported.filter((text) => text.includes('more than 10 managed policies'))).toHaveLength(1);
  });
});

describe('a provider of another stack', () => {
  test('creates the resources of another stack without depending on that stack', () => {
    const app = newApp();
    const shared = new Stack(app, 'shared', { env });
    const provider = providerIn(shared);
    const stack = new Stack(app, 'app', { env });
    const encryptionKey = new Key(stack, 'Key');
    new platform.RunTask(stack, 'Scan', {
      ...runTask,
      provider,
      hmacKey: SecretReference.fromSecretsManager(new Secret(stack, 'Signing', { encryptionKey })),
    });
    new secrets.PkiCertificate(stack, 'Api', { ...certificate, provider });
    app.synth();
    expect(stack.dependencies).toEqual([shared]);
    expect(shared.dependencies).toEqual([]);
    expect(onlyResource(stack, 'Custom::LintelRunTask').Properties.ServiceToken).toEqual({
      'Fn::ImportValue': expect.stringContaining('LintelFunction'),
    });
    expect(policiesOf(stack).map(({ Properties }) => Properties.Roles)).toEqual([
      [{ 'Fn::ImportValue': expect.stringContaining('LintelRole') }],
    ]);
  });

  test('reads a token whose key belongs to a third stack', () => {
    const app = newApp();
    const keys = new Stack(app, 'keys', { env });
    const token = SecretReference.fromSecretsManager(
      new Secret(keys, 'Token', { encryptionKey: new Key(keys, 'Key') }),
    );
    const stack = new Stack(app, 'app', { env });
    new LintelProvider(stack, 'Lintel', { platform: { address: 'https://platform.example.com', token } });
    app.synth();
    expect(stack.dependencies).toEqual([keys]);
    expect(JSON.stringify(policiesOf(stack))).toContain('kms:Decrypt');
  });

  test.each([
    ['region', { ...env, region: 'eu-west-1' }],
    ['account', { ...env, account: '444455556666' }],
  ])('is refused in another %s', (place, other) => {
    const app = newApp();
    const provider = providerIn(new Stack(app, 'shared', { env }));
    const stack = new Stack(app, 'app', { env: other });
    expect(() => new platform.RunTask(stack, 'Scan', { ...runTask, provider })).toThrow(
      `app/Scan: the LintelProvider at shared/Lintel is in the ${place}`,
    );
  });
});

describe('a shared provider of an account', () => {
  const attributes = {
    functionArn: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel',
    waitingServiceToken: 'arn:aws:lambda:eu-central-1:111122223333:function:lintel-waiting',
    roleArn: 'arn:aws:iam::111122223333:role/lintel/function',
    platformAddress: 'https://platform.example.com',
    secretsAddress: 'https://secrets.example.com',
    secretsNamespace: 'team',
  };

  test('is imported by its attributes, and its role gets the permissions of each stack', () => {
    const stack = new Stack(newApp(), 'app', { env });
    LintelProvider.fromProviderAttributes(stack, 'Lintel', attributes);
    new platform.RunTask(stack, 'Scan', { ...runTask, hmacKey: secretCalled(stack, 'signing') });
    new platform.RegistryModule(stack, 'Network', { organization: 'acme', name: 'network', moduleProvider: 'aws' });
    new secrets.PkiCertificate(stack, 'Api', certificate);
    expect(resourcesOf(stack, 'AWS::Lambda::Function')).toEqual({});
    expect(onlyResource(stack, 'Custom::LintelRunTask').Properties).toMatchObject({
      ServiceToken: attributes.functionArn,
      Connection: { Address: 'https://platform.example.com' },
    });
    expect(onlyResource(stack, 'Custom::LintelRegistryModule').Properties.ServiceToken).toBe(
      attributes.waitingServiceToken,
    );
    expect(onlyResource(stack, 'Custom::LintelPkiCertificate').Properties.Connection).toEqual({
      Address: 'https://secrets.example.com',
      Namespace: 'team',
    });
    expect(policiesOf(stack).map(({ Properties }) => Properties.Roles)).toEqual([['function']]);
  });

  test('has its attributes as properties of the construct', () => {
    const stack = new Stack(newApp(), 'shared', { env });
    const provider = new LintelProvider(stack, 'Lintel', {
      platform: { address: attributes.platformAddress, token: secretCalled(stack, 'one') },
      secrets: { address: attributes.secretsAddress, namespace: 'team', token: secretCalled(stack, 'other') },
    });
    const { functionArn, waitingServiceToken, platformAddress, secretsAddress, secretsNamespace, role } = provider;
    expect(stack.resolve({ functionArn, waitingServiceToken, roleArn: role.roleArn })).toEqual({
      functionArn: { 'Fn::GetAtt': [expect.stringMatching(/^LintelFunction/), 'Arn'] },
      waitingServiceToken: { 'Fn::GetAtt': [expect.stringMatching(/^LintelWaitingframeworkonEvent/), 'Arn'] },
      roleArn: { 'Fn::GetAtt': [expect.stringMatching(/^LintelRole/), 'Arn'] },
    });
    expect({ platformAddress, secretsAddress, secretsNamespace }).toEqual({
      platformAddress: attributes.platformAddress,
      secretsAddress: attributes.secretsAddress,
      secretsNamespace: 'team',
    });
  });

  test('reports missing attributes', () => {
    const stack = new Stack(newApp(), 'app', { env });
    const { functionArn, roleArn, platformAddress } = attributes;
    LintelProvider.fromProviderAttributes(stack, 'Lintel', { functionArn, roleArn, platformAddress });
    expect(
      () =>
        new platform.RegistryModule(stack, 'Network', { organization: 'acme', name: 'network', moduleProvider: 'aws' }),
    ).toThrow('app/Lintel: `waitingServiceToken` is required');
    expect(() => new secrets.PkiCertificate(stack, 'Api', certificate)).toThrow(
      'app/Api: the LintelProvider at app/Lintel has no connection to the secrets service.',
    );
  });

  test('is refused in another region', () => {
    const stack = new Stack(newApp(), 'app', { env: { ...env, region: 'eu-west-1' } });
    expect(() => LintelProvider.fromProviderAttributes(stack, 'Lintel', attributes)).toThrow(
      'app/Lintel: the function is in eu-central-1, but the stack is in eu-west-1.',
    );
  });

  test('can have an existing role', () => {
    const stack = new Stack(newApp(), 'app', { env });
    new LintelProvider(stack, 'Lintel', {
      platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'token') },
      role: Role.fromRoleArn(stack, 'Given', attributes.roleArn),
    });
    new platform.RunTask(stack, 'Scan', runTask);
    expect(resourcesOf(stack, 'AWS::IAM::Role')).toEqual({});
    expect(onlyResource(stack, 'AWS::Lambda::Function').Properties.Role).toBe(attributes.roleArn);
    expect(policiesOf(stack).map(({ Properties }) => Properties.Roles)).toEqual([['function'], ['function']]);
  });
});

describe('deployed', () => {
  let emulator: TestEmulator;
  let player: CloudFormation;

  beforeAll(async () => {
    [emulator, player] = await Promise.all([startEmulator(), CloudFormation.open()]);
    for (const name of ['platform', 'secrets']) {
      player.aws.secrets.set(`arn:aws:secretsmanager:eu-central-1:111122223333:secret:${name}-token`, [`${name}-root`]);
    }
    await emulator.request('POST', '/v1/pki/roles/web', { body: { allow_any_name: true, key_type: 'ec' } });
  });

  afterAll(() => Promise.all([emulator.close(), player.close()]));

  async function deploy(app: App, name: string, stacks: readonly string[]): Promise<void> {
    const played = player.stack(name, { bundle: BUNDLE });
    await played.deploy(joinTemplates(app.synth().directory, stacks));
    const made = Object.values(played.resources).filter(({ type }) => type.startsWith('Custom::'));
    expect(made.map(({ type }) => type).sort()).toEqual(['Custom::LintelPkiCertificate', 'Custom::LintelRunTask']);
    const secret = Object.values(played.resources)
      .filter(({ id }) => id.includes(':secret:'))
      .map(({ id }) => player.aws.newest(id)!)
      .find((text) => text.includes('PRIVATE KEY'));
    expect(secret).toBeDefined();
    await played.delete();
  }

  test('a nested stack uses the function of the parent stack for its certificate and run task', async () => {
    const app = newApp();
    const stack = new Stack(app, 'around', { env });
    providerIn(stack, emulator.address);
    const nested = new NestedStack(stack, 'Nested');
    new secrets.PkiCertificate(nested, 'Api', certificate);
    new platform.RunTask(nested, 'Scan', {
      ...runTask,
      hmacKey: SecretReference.fromSecretsManager(new Secret(nested, 'Signing')),
    });
    await deploy(app, 'around', ['around']);
  });

  test('a stack uses the function of another stack for its certificate and run task', async () => {
    const app = newApp();
    const stack = new Stack(app, 'app', { env });
    const provider = providerIn(new Stack(app, 'shared', { env }), emulator.address);
    new secrets.PkiCertificate(stack, 'Api', { ...certificate, provider });
    new platform.RunTask(stack, 'Scan', {
      ...runTask,
      provider,
      hmacKey: SecretReference.fromSecretsManager(new Secret(stack, 'Signing')),
    });
    await deploy(app, 'shared', ['shared', 'app']);
  });
});
