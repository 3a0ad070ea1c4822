import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { NestedStack, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Vpc } from 'aws-cdk-lib/aws-ec2';
import { Key } from 'aws-cdk-lib/aws-kms';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import {
  LintelProvider,
  platform,
  PlatformDialect,
  SecretReference,
  SecretsDialect,
  type LintelProviderProps,
} from 'lintel-awscdk';
import { newApp, onlyResource, permissions, resourcesOf, secretCalled, stackWithProvider } from './stack';

/** The certificate of an authority. */
const PEM = readFileSync(path.join(__dirname, 'authority.pem'), 'utf8');
const runTask = {
  organization: 'acme',
  name: 'image-scan',
  url: 'https://scanner.example.com',
};

function stackOf(props: (stack: Stack) => LintelProviderProps): Stack {
  const stack = new Stack(newApp(), 'stack', {
    env: { account: '123456789012', region: 'eu-central-1' },
  });
  new LintelProvider(stack, 'Lintel', props(stack));
  return stack;
}

const onlyPlatform =
  (more: object = {}) =>
  (stack: Stack): LintelProviderProps => ({
    platform: {
      address: 'https://platform.example.com',
      token: secretCalled(stack, 'token'),
      ...more,
    },
  });

function environmentOf(stack: Stack): { readonly [name: string]: unknown } {
  return onlyResource(stack, 'AWS::Lambda::Function').Properties.Environment.Variables;
}

test('all resources of a stack use one function, whose log is retained for a month', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'One', runTask);
  new platform.RunTask(stack, 'Other', { ...runTask, name: 'cost' });
  const { Properties: properties } = onlyResource(stack, 'AWS::Lambda::Function');
  expect(properties).toMatchObject({
    Runtime: 'nodejs24.x',
    Handler: 'custom-resource.handler',
    Architectures: ['arm64'],
    Timeout: 840,
  });
  expect(onlyResource(stack, 'AWS::Logs::LogGroup')).toMatchObject({
    Properties: { RetentionInDays: 30 },
    DeletionPolicy: 'Delete',
  });
  const tokens = Object.values(resourcesOf(stack, 'Custom::LintelRunTask')).map(
    ({ Properties }) => Properties.ServiceToken,
  );
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens.map((token) => JSON.stringify(token))).size).toBe(1);
  expect(resourcesOf(stack, 'AWS::StepFunctions::StateMachine')).toEqual({});
});

test('the function may write its log, read the two tokens and note requests', () => {
  expect(permissions(stackWithProvider())).toMatchInlineSnapshot(`
    [
      "dynamodb:DeleteItem LintelRequestsB33AE4D5.Arn",
      "dynamodb:GetItem LintelRequestsB33AE4D5.Arn",
      "dynamodb:PutItem LintelRequestsB33AE4D5.Arn",
      "logs:CreateLogStream LintelLogDB7976DF.Arn",
      "logs:PutLogEvents LintelLogDB7976DF.Arn",
      "secretsmanager:GetSecretValue arn:AWS::Partition:secretsmanager:eu-central-1:123456789012:secret:platform-token-??????",
      "secretsmanager:GetSecretValue arn:AWS::Partition:secretsmanager:eu-central-1:123456789012:secret:secrets-token-??????",
    ]
  `);
});

test('the function may read a referenced secret, by its ARN and with its key', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'One', runTask);
  const before = permissions(stack);
  const other = stackWithProvider();
  const encryptionKey = new Key(other, 'Key');
  new Secret(other, 'Unused');
  new platform.RunTask(other, 'One', {
    ...runTask,
    hmacKey: SecretReference.fromSecretsManager(new Secret(other, 'Signing', { encryptionKey }), { field: 'key' }),
  });
  expect(permissions(other).filter((permission) => !before.includes(permission))).toMatchInlineSnapshot(`
    [
      "kms:Decrypt Key961B73FD.Arn",
      "secretsmanager:GetSecretValue Signing608E83C0",
    ]
  `);
  Template.fromStack(other).hasResourceProperties('AWS::KMS::Key', {
    KeyPolicy: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'kms:Decrypt',
          Condition: { StringEquals: { 'kms:ViaService': 'secretsmanager.eu-central-1.amazonaws.com' } },
          Principal: { AWS: { 'Fn::GetAtt': [Match.stringLikeRegexp('LintelRole'), 'Arn'] } },
        }),
      ]),
    },
  });
});

test('the function may use an imported key only through the service, and the policy of the key is not changed', () => {
  const stack = stackWithProvider();
  const encryptionKey = Key.fromKeyArn(stack, 'Key', 'arn:aws:kms:eu-central-1:123456789012:key/of-another-stack');
  const secret = Secret.fromSecretAttributes(stack, 'Signing', {
    secretCompleteArn: 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:signing-AbCdEf',
    encryptionKey,
  });
  new platform.RunTask(stack, 'One', { ...runTask, hmacKey: SecretReference.fromSecretsManager(secret) });
  Template.fromStack(stack).hasResourceProperties('AWS::IAM::ManagedPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'kms:Decrypt',
          Resource: encryptionKey.keyArn,
          Condition: { StringEquals: { 'kms:ViaService': 'secretsmanager.eu-central-1.amazonaws.com' } },
        }),
      ]),
    },
  });
});

test('the function may read a referenced parameter and no other', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'One', runTask);
  const before = permissions(stack);
  const other = stackWithProvider();
  const parameter = StringParameter.fromSecureStringParameterAttributes(other, 'Signing', {
    parameterName: '/scan/key',
  });
  new platform.RunTask(other, 'One', {
    ...runTask,
    hmacKey: SecretReference.fromParameter(parameter),
  });
  expect(permissions(other).filter((permission) => !before.includes(permission))).toMatchInlineSnapshot(`
    [
      "ssm:GetParameter arn:AWS::Partition:ssm:eu-central-1:123456789012:parameter/scan/key",
    ]
  `);
});

test('the environment of the function contains the addresses and the references to the tokens', () => {
  const stack = stackOf((of) => ({
    platform: {
      address: 'https://platform.example.com',
      token: secretCalled(of, 'token'),
      dialect: PlatformDialect.HCP,
      caCert: PEM,
    },
    secrets: {
      address: 'https://secrets.example.com:8200',
      dialect: SecretsDialect.OPENBAO,
      namespace: 'team',
      redirectHosts: ['node-2.example.com', 'node-3.example.com:8200'],
      token: SecretReference.fromSecretsManager(
        Secret.fromSecretCompleteArn(
          of,
          'Secrets',
          'arn:aws:secretsmanager:eu-central-1:123456789012:secret:tokens-AbCdEf',
        ),
        {
          field: 'secrets',
        },
      ),
    },
  }));
  expect(environmentOf(stack).LINTEL_PLATFORM_CA_CERT).toBe(PEM);
  expect({ ...environmentOf(stack), LINTEL_PLATFORM_CA_CERT: undefined }).toMatchInlineSnapshot(`
    {
      "LINTEL_PLATFORM_ADDRESS": "https://platform.example.com",
      "LINTEL_PLATFORM_CA_CERT": undefined,
      "LINTEL_PLATFORM_DIALECT": "hcp",
      "LINTEL_PLATFORM_TOKEN_REFERENCE": {
        "Fn::Join": [
          "",
          [
            "secretsmanager:arn:",
            {
              "Ref": "AWS::Partition",
            },
            ":secretsmanager:eu-central-1:123456789012:secret:token",
          ],
        ],
      },
      "LINTEL_REQUESTS_TABLE": {
        "Ref": "LintelRequestsB33AE4D5",
      },
      "LINTEL_SECRETS_ADDRESS": "https://secrets.example.com:8200",
      "LINTEL_SECRETS_DIALECT": "openbao",
      "LINTEL_SECRETS_NAMESPACE": "team",
      "LINTEL_SECRETS_REDIRECT_HOSTS": "node-2.example.com,node-3.example.com:8200",
      "LINTEL_SECRETS_TOKEN_REFERENCE": "secretsmanager:arn:aws:secretsmanager:eu-central-1:123456789012:secret:tokens-AbCdEf#secrets",
    }
  `);
});

test('CA certificates can be read from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-awscdk-'));
  const caCertFile = path.join(folder, 'ca.pem');
  writeFileSync(caCertFile, PEM);
  expect(environmentOf(stackOf(onlyPlatform({ caCertFile })))).toMatchObject({
    LINTEL_PLATFORM_CA_CERT: PEM,
  });
  rmSync(folder, { recursive: true });
});

test.each<[string, object, string]>([
  ['an invalid address', { address: 'platform.example.com' }, 'stack/Lintel: platform.address: "platform.example.com"'],
  ['an unsupported dialect', { dialect: 'vault' }, 'stack/Lintel: platform.dialect: "vault" is not allowed.'],
  ['a certificate file that does not exist', { caCertFile: 'no/ca.pem' }, 'platform.caCertFile: The file'],
  [
    'certificates from two places',
    { caCert: PEM, caCertFile: 'ca.pem' },
    'stack/Lintel: platform.caCert: Conflicts with `caCertFile`. Specify either the text of the certificates or a file.',
  ],
  ['more certificates than an environment can hold', { caCert: PEM.repeat(80) }, 'Lambda allows at most 4096'],
])('%s is refused during synthesis', (_, more, words) => {
  expect(() => stackOf(onlyPlatform(more))).toThrow(words);
});

test('a provider without any service is refused', () => {
  expect(() => stackOf(() => ({}))).toThrow('stack/Lintel: Either `platform` or `secrets` is required');
});

test('a resource of a service without a connection is refused', () => {
  const stack = stackOf((of) => ({
    secrets: {
      address: 'https://secrets.example.com',
      token: secretCalled(of, 'token'),
    },
  }));
  expect(() => new platform.RunTask(stack, 'One', runTask)).toThrow(
    'stack/One: the LintelProvider at stack/Lintel has no connection to the platform service. Set its property `platform`.',
  );
});

test('a resource in a stack without a provider is refused with a suggestion', () => {
  const stack = new Stack(newApp(), 'stack');
  expect(() => new platform.RunTask(stack, 'One', runTask)).toThrow(
    'the stack has no LintelProvider. Create one before its resources',
  );
});

test('resources of a nested stack use the provider of the parent stack', () => {
  const stack = stackWithProvider();
  const nested = new NestedStack(stack, 'Nested');
  new platform.RunTask(nested, 'One', runTask);
  Template.fromStack(nested).resourceCountIs('AWS::Lambda::Function', 0);
  Template.fromStack(nested).hasResourceProperties('Custom::LintelRunTask', {
    ServiceToken: { Ref: Match.stringLikeRegexp('LintelFunction') },
  });
});

test('resources can use a second provider of the stack', () => {
  const stack = stackWithProvider();
  const other = new LintelProvider(stack, 'Other', onlyPlatform()(stack));
  new platform.RunTask(stack, 'One', runTask);
  new platform.RunTask(stack, 'Another', { ...runTask, provider: other });
  const tokens = Object.values(resourcesOf(stack, 'Custom::LintelRunTask')).map(
    ({ Properties }) => Properties.ServiceToken['Fn::GetAtt'][0],
  );
  expect(tokens).toEqual([expect.stringMatching(/^LintelFunction/), expect.stringMatching(/^OtherFunction/)]);
});

test('only resources that take longer use the polling functions, which have the same log group', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'Quick', runTask);
  new platform.RegistryModuleVersion(stack, 'Slow', {
    moduleId: 'acme/private/acme/network/aws',
    version: '1.0.0',
    sourceDirectory: __dirname,
  });
  const handlers = Object.values(resourcesOf(stack, 'AWS::Lambda::Function')).map(
    ({ Properties }) => Properties.Handler,
  );
  expect(handlers.sort()).toEqual([
    'custom-resource.handler',
    'custom-resource.isComplete',
    'custom-resource.onEvent',
    'framework.isComplete',
    'framework.onEvent',
    'framework.onTimeout',
  ]);
  expect(onlyResource(stack, 'Custom::LintelRunTask').Properties.ServiceToken['Fn::GetAtt'][0]).toMatch(
    /^LintelFunction/,
  );
  expect(onlyResource(stack, 'Custom::LintelRegistryModuleVersion').Properties.ServiceToken['Fn::GetAtt'][0]).toMatch(
    /^LintelWaitingframeworkonEvent/,
  );
  expect(Object.keys(resourcesOf(stack, 'AWS::Logs::LogGroup'))).toHaveLength(1);
});

test('in a VPC, the function has the subnets, security groups and permissions', () => {
  const stack = new Stack(newApp(), 'stack');
  const vpc = new Vpc(stack, 'Network', { maxAzs: 2 });
  new LintelProvider(stack, 'Lintel', {
    ...onlyPlatform()(stack),
    vpc,
    logRetention: RetentionDays.ONE_WEEK,
  });
  const { Properties: properties } = onlyResource(stack, 'AWS::Lambda::Function');
  expect(properties.VpcConfig.SubnetIds).toEqual([
    { Ref: expect.stringMatching(/^NetworkPrivateSubnet1/) },
    { Ref: expect.stringMatching(/^NetworkPrivateSubnet2/) },
  ]);
  expect(properties.VpcConfig.SecurityGroupIds).toHaveLength(1);
  expect(onlyResource(stack, 'AWS::Logs::LogGroup').Properties.RetentionInDays).toBe(7);
  expect(
    JSON.stringify(
      Object.values(resourcesOf(stack, 'AWS::IAM::Role')).map(({ Properties }) => Properties.ManagedPolicyArns),
    ),
  ).toContain('AWSLambdaVPCAccessExecutionRole');
});
