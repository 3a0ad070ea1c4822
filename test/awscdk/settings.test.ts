import { readFileSync } from 'fs';
import * as path from 'path';
import { App, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import { SecurityGroup, Vpc } from 'aws-cdk-lib/aws-ec2';
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import {
  LintelProvider,
  platform,
  SecretReference,
  secrets,
  SecretsLogin,
  type LintelProviderProps,
} from 'lintel-awscdk';
import { parseReference } from '../../src/custom-resource/properties/reference';
import { newApp, onlyResource, permissions, resourcesOf, secretCalled, stackWithProvider } from './stack';

const PEM = readFileSync(path.join(__dirname, 'authority.pem'), 'utf8');
const env = { account: '123456789012', region: 'eu-central-1' };
const runTask = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com' };
const certificate = { role: 'web', commonName: 'api.example.com' };
const arnOf = (region: string, name = 'signing') =>
  `arn:aws:secretsmanager:${region}:123456789012:secret:${name}-AbCdEf`;

/** A stack whose provider has these settings beside its connections. */
function stackWith(props: (stack: Stack) => Partial<LintelProviderProps>): Stack {
  const stack = new Stack(newApp(), 'stack', { env });
  new LintelProvider(stack, 'Lintel', {
    platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'platform-token') },
    secrets: { address: 'https://secrets.example.com', token: secretCalled(stack, 'secrets-token') },
    ...props(stack),
  });
  return stack;
}

/** One that also has what asks again until a module is done. */
function waitingStackWith(props: (stack: Stack) => Partial<LintelProviderProps>): Stack {
  const stack = stackWith(props);
  new platform.RegistryModule(stack, 'Network', { organization: 'acme', name: 'network', moduleProvider: 'aws' });
  return stack;
}

const functionsOf = (stack: Stack) =>
  Object.values(resourcesOf(stack, 'AWS::Lambda::Function')).map(({ Properties }) => Properties);
const ofOurs = (stack: Stack) =>
  functionsOf(stack).filter(({ Handler }) => String(Handler).startsWith('custom-resource.'));

describe('the function', () => {
  test('has the configured settings', () => {
    const stack = stackWith(() => ({
      architecture: Architecture.X86_64,
      memorySize: 1024,
      timeout: Duration.minutes(5),
      reservedConcurrentExecutions: 20,
    }));
    expect(ofOurs(stack)).toMatchObject([
      { Architectures: ['x86_64'], MemorySize: 1024, Timeout: 300, ReservedConcurrentExecutions: 20 },
    ]);
  });

  test('runs on Node.js 24, the newest runtime, although this aws-cdk-lib does not know it', () => {
    expect(ofOurs(stackWith(() => ({})))).toMatchObject([
      { Runtime: 'nodejs24.x', Architectures: ['arm64'], MemorySize: 512 },
    ]);
    // Otherwise cdk-nag would report the functions of others, which cannot use it.
    expect(Runtime.ALL.map(({ name }) => name)).not.toContain('nodejs24.x');
  });

  test('runs on another Node.js runtime only if it is configured', () => {
    expect(ofOurs(waitingStackWith(() => ({ runtime: Runtime.NODEJS_22_X }))).map(({ Runtime: name }) => name)).toEqual(
      Array(3).fill('nodejs22.x'),
    );
    expect(() => stackWith(() => ({ runtime: Runtime.PYTHON_3_13 }))).toThrow(
      'stack/Lintel: `runtime` must be a Node.js runtime, not python3.13',
    );
  });

  test('is traced, as well as the framework', () => {
    const stack = waitingStackWith(() => ({ tracing: Tracing.ACTIVE }));
    expect(functionsOf(stack).map(({ TracingConfig }) => TracingConfig)).toEqual(Array(6).fill({ Mode: 'Active' }));
    expect(permissions(stack)).toEqual(
      expect.arrayContaining(['xray:PutTelemetryRecords *', 'xray:PutTraceSegments *']),
    );
    const roles = JSON.stringify(resourcesOf(stack, 'AWS::IAM::Policy'));
    expect(roles.match(/xray:PutTraceSegments/g)).toHaveLength(3);
  });

  test('and the framework run in the VPC with the subnets and security groups', () => {
    const stack = waitingStackWith((of) => ({
      vpc: new Vpc(of, 'Vpc', { maxAzs: 2 }),
      securityGroups: [SecurityGroup.fromSecurityGroupId(of, 'Group', 'sg-1')],
    }));
    const places = functionsOf(stack)
      .filter(({ Handler }) => /^(?:custom-resource|framework)\./.test(String(Handler)))
      .map(({ VpcConfig }) => VpcConfig);
    expect(places).toHaveLength(6);
    for (const place of places) {
      expect(place).toEqual({
        SecurityGroupIds: ['sg-1'],
        SubnetIds: [{ Ref: expect.stringMatching(/PrivateSubnet1/) }, { Ref: expect.stringMatching(/PrivateSubnet2/) }],
      });
    }
  });

  test('has a permissions boundary for every created role', () => {
    const stack = waitingStackWith((of) => ({
      permissionsBoundary: ManagedPolicy.fromManagedPolicyArn(
        of,
        'Boundary',
        'arn:aws:iam::123456789012:policy/boundary',
      ),
    }));
    const roles = Object.values(resourcesOf(stack, 'AWS::IAM::Role'));
    expect(roles).toHaveLength(5);
    for (const { Properties } of roles) {
      expect(Properties.PermissionsBoundary).toBe('arn:aws:iam::123456789012:policy/boundary');
    }
  });

  test('has an environment that is encrypted with a customer managed key', () => {
    const stack = waitingStackWith((of) => ({
      environmentEncryption: Key.fromKeyArn(of, 'Key', 'arn:aws:kms:eu-central-1:123456789012:key/1'),
    }));
    expect(functionsOf(stack).map(({ KmsKeyArn }) => KmsKeyArn)).toEqual(
      Array(6).fill('arn:aws:kms:eu-central-1:123456789012:key/1'),
    );
    expect(permissions(stack)).toContain('kms:Decrypt arn:aws:kms:eu-central-1:123456789012:key/1');
    expect(JSON.stringify(resourcesOf(stack, 'AWS::IAM::Policy')).match(/kms:Decrypt/g)).toHaveLength(3);
  });

  test('receives no request for which CloudFormation no longer waits, and neither does the framework', () => {
    const sent = resourcesOf(
      waitingStackWith(() => ({})),
      'AWS::Lambda::EventInvokeConfig',
    );
    expect(
      Object.values(sent).map(({ Properties }) => ({ ...Properties, FunctionName: Properties.FunctionName.Ref })),
    ).toEqual([
      {
        FunctionName: expect.stringMatching(/^LintelFunction/),
        MaximumEventAgeInSeconds: 900,
        MaximumRetryAttempts: 2,
        Qualifier: '$LATEST',
      },
      {
        FunctionName: expect.stringMatching(/^LintelWaitingframeworkonEvent/),
        MaximumEventAgeInSeconds: 900,
        MaximumRetryAttempts: 2,
        Qualifier: '$LATEST',
      },
    ]);
  });

  test('has a queue or a destination for unfinished requests', () => {
    const stack = stackWith((of) => ({
      deadLetterQueue: Queue.fromQueueArn(of, 'Dead', 'arn:aws:sqs:eu-central-1:123456789012:dead'),
    }));
    expect(ofOurs(stack)).toMatchObject([
      { DeadLetterConfig: { TargetArn: 'arn:aws:sqs:eu-central-1:123456789012:dead' } },
    ]);
    expect(permissions(stack)).toContain('sqs:SendMessage arn:aws:sqs:eu-central-1:123456789012:dead');
    const other = waitingStackWith((of) => ({
      onFailure: new SqsDestination(Queue.fromQueueArn(of, 'Failed', 'arn:aws:sqs:eu-central-1:123456789012:failed')),
    }));
    const destinations = Object.values(resourcesOf(other, 'AWS::Lambda::EventInvokeConfig')).map(
      ({ Properties }) => Properties.DestinationConfig,
    );
    expect(destinations).toEqual(
      Array(2).fill({ OnFailure: { Destination: 'arn:aws:sqs:eu-central-1:123456789012:failed' } }),
    );
  });

  test('can be renamed without a change of the service token if its logical id is kept', () => {
    const named = (id: string, keep?: (provider: LintelProvider) => void) => {
      const stack = new Stack(newApp(), 'stack', { env });
      const provider = new LintelProvider(stack, id, {
        platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'token') },
      });
      new platform.RunTask(stack, 'Scan', runTask);
      new platform.RegistryModule(stack, 'Network', { organization: 'acme', name: 'network', moduleProvider: 'aws' });
      keep?.(provider);
      return ['Custom::LintelRunTask', 'Custom::LintelRegistryModule'].map(
        (type) => onlyResource(stack, type).Properties.ServiceToken['Fn::GetAtt'][0] as string,
      );
    };
    const [token, waitingToken] = named('Lintel');
    const [otherToken, otherWaitingToken] = named('Renamed');
    expect(otherToken).not.toBe(token);
    expect(
      named('Renamed', (provider) => {
        const stack = Stack.of(provider);
        stack.renameLogicalId(otherToken, token);
        stack.renameLogicalId(otherWaitingToken, waitingToken);
      }),
    ).toEqual([token, waitingToken]);
  });
});

describe('the log of the function', () => {
  test('can be an existing log group', () => {
    const stack = waitingStackWith((of) => ({ logGroup: LogGroup.fromLogGroupName(of, 'Log', 'lintel') }));
    expect(resourcesOf(stack, 'AWS::Logs::LogGroup')).toEqual({});
    expect(functionsOf(stack).map(({ LoggingConfig }) => LoggingConfig)).toEqual(Array(6).fill({ LogGroup: 'lintel' }));
    expect(permissions(stack)).toContain(
      'logs:PutLogEvents arn:AWS::Partition:logs:eu-central-1:123456789012:log-group:lintel:*',
    );
    expect(() =>
      stackWith((of) => ({
        logGroup: LogGroup.fromLogGroupName(of, 'Log', 'lintel'),
        logRetention: RetentionDays.ONE_DAY,
      })),
    ).toThrow('stack/Lintel: `logRetention` conflicts with `logGroup`.');
  });

  test('and the table of requests are encrypted with a customer managed key', () => {
    const stack = stackWith((of) => ({ encryptionKey: new Key(of, 'Key'), logRetention: RetentionDays.ONE_WEEK }));
    const key = { 'Fn::GetAtt': [expect.stringMatching(/^Key/), 'Arn'] };
    expect(onlyResource(stack, 'AWS::Logs::LogGroup').Properties).toEqual({ KmsKeyId: key, RetentionInDays: 7 });
    expect(onlyResource(stack, 'AWS::DynamoDB::Table').Properties.SSESpecification).toEqual({
      SSEEnabled: true,
      KMSMasterKeyId: key,
      SSEType: 'KMS',
    });
    Template.fromStack(stack).hasResourceProperties('AWS::KMS::Key', {
      KeyPolicy: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Principal: { Service: 'logs.eu-central-1.amazonaws.com' },
            Condition: { ArnLike: Match.anyValue() },
          }),
        ]),
      },
    });
    expect(
      permissions(stack)
        .filter((permission) => permission.startsWith('kms:'))
        .map((permission) => permission.split(' ')[0]),
    ).toEqual([
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ]);
  });

  test('and a table of requests are deleted with the stack', () => {
    const stack = stackWith(() => ({}));
    const table = onlyResource(stack, 'AWS::DynamoDB::Table');
    expect(table.DeletionPolicy).toBe('Delete');
    expect(table.Properties).toEqual({
      AttributeDefinitions: [{ AttributeName: 'Key', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'Key', KeyType: 'HASH' }],
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'Expires', Enabled: true },
    });
    expect(ofOurs(stack)[0].Environment.Variables.LINTEL_REQUESTS_TABLE).toEqual({
      Ref: expect.stringMatching(/^LintelRequests/),
    });
  });
});

describe('the environment of the function', () => {
  const environmentOf = (props: (stack: Stack) => Partial<LintelProviderProps>) =>
    ofOurs(stackWith(props))[0].Environment.Variables as { readonly [name: string]: unknown };

  test('contains the proxy, the request rate and the former addresses', () => {
    expect(
      environmentOf((stack) => ({
        platform: {
          address: 'https://platform.example.com',
          formerAddresses: ['https://old.example.com', 'https://older.example.com:8443'],
          token: secretCalled(stack, 'one'),
        },
        secrets: {
          address: 'https://secrets.example.com',
          formerAddresses: ['http://secrets.internal'],
          token: secretCalled(stack, 'other'),
        },
        environment: { HTTPS_PROXY: 'http://proxy.internal:3128', NO_PROXY: 'secrets.example.com' },
        requestsPerSecond: 12.5,
      })),
    ).toMatchObject({
      HTTPS_PROXY: 'http://proxy.internal:3128',
      NO_PROXY: 'secrets.example.com',
      LINTEL_REQUESTS_PER_SECOND: '12.5',
      LINTEL_FORMER_ADDRESSES: 'https://old.example.com,https://older.example.com:8443,http://secrets.internal',
    });
  });

  test('contains no variables of settings that are not configured', () => {
    expect(Object.keys(environmentOf(() => ({}))).sort()).toEqual([
      'LINTEL_PLATFORM_ADDRESS',
      'LINTEL_PLATFORM_TOKEN_REFERENCE',
      'LINTEL_REQUESTS_TABLE',
      'LINTEL_SECRETS_ADDRESS',
      'LINTEL_SECRETS_TOKEN_REFERENCE',
    ]);
  });

  const connection = (more: object) => (stack: Stack) => ({
    platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'token'), ...more },
  });
  test.each<[string, (stack: Stack) => Partial<LintelProviderProps>, string]>([
    [
      'a reserved variable',
      () => ({ environment: { LINTEL_PLATFORM_TOKEN: 'x' } }),
      'stack/Lintel: environment: LINTEL_PLATFORM_TOKEN is set from the other properties.',
    ],
    [
      'no requests at all',
      () => ({ requestsPerSecond: 0 }),
      'stack/Lintel: requestsPerSecond: It must be at least 0.1.',
    ],
    [
      'a timeout above the limit of Lambda',
      () => ({ timeout: Duration.minutes(16) }),
      'stack/Lintel: timeout: It must be at most 15 minutes.',
    ],
    [
      'a former address that is none',
      connection({ formerAddresses: ['old.example.com'] }),
      'stack/Lintel: platform.formerAddresses: "old.example.com"',
    ],
    [
      'two former addresses in one',
      connection({ formerAddresses: ['https://a.example.com,https://b.example.com'] }),
      'platform.formerAddresses: "https://a.example.com,https://b.example.com"',
    ],
    [
      'text without a certificate',
      connection({ caCert: 'not a certificate' }),
      'stack/Lintel: platform.caCert: It contains no PEM certificate',
    ],
    [
      'a truncated certificate',
      connection({
        caCert: `${PEM}${PEM.replace(/\n.{20}\n/, '\n')}`
          .replace(/AwEwYH.*\n/, '\n')
          .replace(/MIIBljCCAT2g/, 'MIIBljCC'),
      }),
      'platform.caCert: Certificate 1 of 2 is invalid.',
    ],
    [
      'a key among the certificates',
      connection({ caCert: `${PEM}-----BEGIN PRIVATE KEY-----\nTQ==\n-----END PRIVATE KEY-----\n` }),
      'platform.caCert: It contains a private key',
    ],
    [
      'a token of another region',
      (stack) =>
        connection({
          token: SecretReference.fromSecretsManager(Secret.fromSecretCompleteArn(stack, 'Far', arnOf('us-east-1'))),
        })(stack),
      'stack/Lintel: platform.token: the secret stack/Far is in us-east-1, but the function is in eu-central-1',
    ],
  ])('%s is refused', (_, props, words) => {
    expect(() => stackWith(props)).toThrow(words);
  });

  test.each([
    ['http://platform.internal', 1],
    ['https://platform.internal', 0],
    ['http://127.0.0.1:4000', 0],
  ])('the address %s causes %d warnings', (address, count) => {
    const stack = stackWith((of) => ({ platform: { address, token: secretCalled(of, 'token') } }));
    expect(
      Annotations.fromStack(stack).findWarning(
        '*',
        Match.stringLikeRegexp('platform.address: The token is sent to .* without encryption'),
      ),
    ).toHaveLength(count);
  });
});

describe('the location of an object', () => {
  test('is in its properties: the address, and the namespace of the secrets service', () => {
    const stack = stackWith((of) => ({
      secrets: { address: 'https://secrets.example.com', namespace: 'team', token: secretCalled(of, 'token') },
    }));
    new platform.RunTask(stack, 'Scan', runTask);
    new secrets.PkiRole(stack, 'Web', { name: 'web' });
    expect(onlyResource(stack, 'Custom::LintelRunTask').Properties.Connection).toEqual({
      Address: 'https://platform.example.com',
    });
    expect(onlyResource(stack, 'Custom::LintelPkiRole').Properties.Connection).toEqual({
      Address: 'https://secrets.example.com',
      Namespace: 'team',
    });
  });
});

describe('a reference to a secret', () => {
  test('can select a label or a version, also for a token', () => {
    const reference = (stack: Stack) =>
      SecretReference.fromSecretsManager(Secret.fromSecretCompleteArn(stack, 'Signing', arnOf('eu-central-1')), {
        field: 'key',
        versionStage: 'AWSPREVIOUS',
        versionId: 'abc',
      });
    const stack = stackWith((of) => ({ platform: { address: 'https://platform.example.com', token: reference(of) } }));
    const expected = {
      SecretsManager: arnOf('eu-central-1'),
      Key: 'key',
      VersionStage: 'AWSPREVIOUS',
      VersionId: 'abc',
    };
    expect(parseReference(ofOurs(stack)[0].Environment.Variables.LINTEL_PLATFORM_TOKEN_REFERENCE as string)).toEqual(
      expected,
    );
    const other = stackWithProvider();
    new platform.RunTask(other, 'Scan', { ...runTask, hmacKey: reference(other) });
    expect(onlyResource(other, 'Custom::LintelRunTask').Properties.HmacKeyWo).toEqual(expected);
  });

  test('can select a label without a field', () => {
    expect(parseReference(`secretsmanager:${arnOf('eu-central-1')}##AWSPREVIOUS`)).toEqual({
      SecretsManager: arnOf('eu-central-1'),
      VersionStage: 'AWSPREVIOUS',
    });
    expect(() =>
      SecretReference.fromSecretsManager(Secret.fromSecretNameV2(stackWithProvider(), 'One', 'one'), {
        versionStage: '',
      }),
    ).toThrow('stack/One: versionStage: It must not be empty.');
  });

  const farFrom = (stack: Stack) => new Stack(stack.node.root as App, 'far', { env: { ...env, region: 'us-east-1' } });
  test.each<[string, (stack: Stack) => SecretReference]>([
    [
      'a secret',
      (stack) => SecretReference.fromSecretsManager(Secret.fromSecretCompleteArn(stack, 'Far', arnOf('us-east-1'))),
    ],
    [
      'a secret of a stack there',
      (stack) => SecretReference.fromSecretsManager(new Secret(farFrom(stack), 'Far', { secretName: 'far' })),
    ],
    [
      'a parameter of a stack there',
      (stack) =>
        SecretReference.fromParameter(
          new StringParameter(farFrom(stack), 'Far', { parameterName: '/far', stringValue: 'x' }),
        ),
    ],
  ])('is refused if it is %s of another region', (_, referenceOf) => {
    const stack = stackWithProvider();
    expect(() => new platform.RunTask(stack, 'Scan', { ...runTask, hmacKey: referenceOf(stack) })).toThrow(
      /stack\/Scan: the (?:secret|parameter) (?:stack|far)\/Far is in us-east-1, but the function is in eu-central-1/,
    );
  });
});

describe('the secret of a private key', () => {
  test('is retained with its certificate', () => {
    const stack = stackWithProvider();
    new secrets.PkiCertificate(stack, 'Api', { ...certificate, removalPolicy: RemovalPolicy.RETAIN });
    for (const type of ['Custom::LintelPkiCertificate', 'AWS::SecretsManager::Secret']) {
      expect(onlyResource(stack, type).DeletionPolicy).toBe('Retain');
    }
    const other = stackWithProvider();
    new secrets.PkiCertificate(other, 'Api', certificate);
    expect(onlyResource(other, 'AWS::SecretsManager::Secret').DeletionPolicy).toBe('Delete');
  });

  test('has the configured name and key, with which the function may encrypt', () => {
    const stack = stackWithProvider();
    new secrets.PkiCertificate(stack, 'Api', {
      ...certificate,
      privateKeySecretName: 'api/key',
      privateKeySecretEncryptionKey: Key.fromKeyArn(stack, 'Key', 'arn:aws:kms:eu-central-1:123456789012:key/1'),
    });
    expect(onlyResource(stack, 'AWS::SecretsManager::Secret').Properties).toMatchObject({
      Name: 'api/key',
      KmsKeyId: 'arn:aws:kms:eu-central-1:123456789012:key/1',
    });
    expect(permissions(stack).filter((permission) => permission.startsWith('kms:'))).toEqual([
      'kms:Decrypt arn:aws:kms:eu-central-1:123456789012:key/1',
      'kms:GenerateDataKey arn:aws:kms:eu-central-1:123456789012:key/1',
    ]);
  });

  test('can be an existing secret', () => {
    const stack = stackWithProvider();
    const given = Secret.fromSecretCompleteArn(stack, 'Given', arnOf('eu-central-1', 'given'));
    const made = new secrets.PkiCertificate(stack, 'Api', { ...certificate, privateKeySecret: given });
    expect(made.privateKeySecret).toBe(given);
    expect(resourcesOf(stack, 'AWS::SecretsManager::Secret')).toEqual({});
    expect(onlyResource(stack, 'Custom::LintelPkiCertificate').Properties.PrivateKeySecret).toBe(given.secretArn);
    expect(permissions(stack)).toEqual(
      expect.arrayContaining([
        `secretsmanager:PutSecretValue ${given.secretArn}`,
        `secretsmanager:UpdateSecretVersionStage ${given.secretArn}`,
      ]),
    );
  });

  test('conflicts with its own name and key if it is an existing one, which must be in the region of the function', () => {
    const stack = stackWithProvider();
    const make = (region: string, more: object) => () =>
      new secrets.PkiCertificate(stack, 'Api', {
        ...certificate,
        privateKeySecret: Secret.fromSecretCompleteArn(
          stack,
          `Given${region}${Object.keys(more).join()}`,
          arnOf(region),
        ),
        ...more,
      });
    expect(make('eu-central-1', { privateKeySecretName: 'api' })).toThrow(
      'stack/Api: privateKeySecretName: Conflicts with `privateKeySecret`.',
    );
    expect(make('eu-central-1', { privateKeySecretEncryptionKey: new Key(stack, 'Key') })).toThrow(
      'stack/Api: privateKeySecretEncryptionKey: Conflicts with `privateKeySecret`.',
    );
    expect(make('us-east-1', {})).toThrow(
      'stack/Api: privateKeySecret: stack/Givenus-east-1 is in us-east-1, but the function is in eu-central-1',
    );
  });
});

describe('a login of the function', () => {
  const address = 'https://secrets.example.com';
  const withLogin = (login: (stack: Stack) => SecretsLogin, more: (stack: Stack) => object = () => ({})): Stack => {
    const stack = new Stack(newApp(), 'stack', { env });
    new LintelProvider(stack, 'Lintel', { secrets: { address, login: login(stack), ...more(stack) } });
    return stack;
  };
  const variablesOf = (stack: Stack) => {
    const { LINTEL_REQUESTS_TABLE: _, ...variables } = ofOurs(stack)[0].Environment.Variables;
    return variables;
  };

  test('by its own role needs no secret and no permission', () => {
    const stack = withLogin(() =>
      SecretsLogin.aws({ role: 'lintel', mount: 'aws-prod', region: 'eu-west-1', headerValue: 'secrets.example.com' }),
    );
    expect(variablesOf(stack)).toEqual({
      LINTEL_SECRETS_ADDRESS: address,
      LINTEL_SECRETS_LOGIN: 'aws',
      LINTEL_SECRETS_LOGIN_MOUNT: 'aws-prod',
      LINTEL_SECRETS_LOGIN_ROLE: 'lintel',
      LINTEL_SECRETS_LOGIN_REGION: 'eu-west-1',
      LINTEL_SECRETS_LOGIN_HEADER_VALUE: 'secrets.example.com',
    });
    expect(permissions(stack).filter((permission) => /^(secretsmanager|ssm|sts):/.test(permission))).toEqual([]);
  });

  test.each<[string, (secret: SecretReference) => SecretsLogin, object]>([
    [
      'an AppRole',
      (secretId) => SecretsLogin.appRole({ roleId: 'id', secretId, namespace: 'team' }),
      {
        LINTEL_SECRETS_LOGIN: 'approle',
        LINTEL_SECRETS_LOGIN_NAMESPACE: 'team',
        LINTEL_SECRETS_LOGIN_ROLE_ID: 'id',
        LINTEL_SECRETS_LOGIN_SECRET_ID_REFERENCE: `secretsmanager:${arnOf('eu-central-1')}#id`,
      },
    ],
    [
      'a JWT',
      (token) => SecretsLogin.jwt({ role: 'lintel', audience: 'lintel', token }),
      {
        LINTEL_SECRETS_LOGIN: 'jwt',
        LINTEL_SECRETS_LOGIN_ROLE: 'lintel',
        LINTEL_SECRETS_LOGIN_AUDIENCE: 'lintel',
        LINTEL_SECRETS_LOGIN_JWT_REFERENCE: `secretsmanager:${arnOf('eu-central-1')}#id`,
      },
    ],
  ])('by %s reads its proof, and nothing else', (_, login, variables) => {
    const stack = withLogin((scope) => {
      const secret = Secret.fromSecretCompleteArn(scope, 'Proof', arnOf('eu-central-1'));
      return login(SecretReference.fromSecretsManager(secret, { field: 'id' }));
    });
    expect(variablesOf(stack)).toEqual({ LINTEL_SECRETS_ADDRESS: address, ...variables });
    expect(permissions(stack).filter((permission) => /secretsmanager/.test(permission))).toEqual([
      `secretsmanager:GetSecretValue ${arnOf('eu-central-1')}`,
    ]);
    for (const variable of Object.keys(variables).filter((name) => name.endsWith('_REFERENCE'))) {
      expect(parseReference(variablesOf(stack)[variable])).toBeDefined();
    }
  });

  test.each<[string, () => Stack, string]>([
    [
      'beside a token',
      () =>
        withLogin(
          () => SecretsLogin.aws(),
          (stack) => ({ token: secretCalled(stack, 'token') }),
        ),
      'stack/Lintel: secrets.login: Conflicts with `token`. Specify either a token or a login.',
    ],
    [
      'with an empty role',
      () => withLogin(() => SecretsLogin.aws({ role: '' })),
      'stack/Lintel: secrets.login: role: It must not be empty. Omit it to use the default.',
    ],
    [
      'with a mount below auth/',
      () => withLogin(() => SecretsLogin.aws({ mount: 'auth/aws' })),
      'stack/Lintel: secrets.login: mount: It must not begin with `auth/`. Specify `aws`.',
    ],
    [
      'with a proof in another region',
      () =>
        withLogin((stack) => {
          const secret = Secret.fromSecretCompleteArn(stack, 'Proof', arnOf('us-east-1'));
          return SecretsLogin.appRole({ roleId: 'id', secretId: SecretReference.fromSecretsManager(secret) });
        }),
      'stack/Lintel: secrets.login: the secret stack/Proof is in us-east-1',
    ],
  ])('%s is refused', (_, make, says) => {
    expect(make).toThrow(says);
  });

  test('or a token is required', () => {
    const stack = new Stack(newApp(), 'stack', { env });
    expect(() => new LintelProvider(stack, 'Lintel', { secrets: { address } })).toThrow(
      'stack/Lintel: secrets: Either `token` or `login` is required.',
    );
  });
});
