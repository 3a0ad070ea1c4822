import * as path from 'path';
import { CfnOutput, Duration, RemovalPolicy, Token } from 'aws-cdk-lib';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { platform, SecretReference, secrets } from 'lintel-awscdk';
import { onlyResource, permissions, resourcesOf, secretCalled, stackWithProvider, textOf } from './stack';

const runTask = {
  organization: 'acme',
  name: 'image-scan',
  url: 'https://scanner.example.com',
};

test('a construct becomes a resource of its type, with properties in PascalCase', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'Scan', {
    ...runTask,
    enabled: false,
    hmacKey: secretCalled(stack, 'signing'),
    hmacKeyVersion: 2,
  });
  expect(onlyResource(stack, 'Custom::LintelRunTask')).toMatchInlineSnapshot(`
    {
      "DeletionPolicy": "Delete",
      "DependsOn": [
        "LintelGrantsPolicy9FAD106D",
      ],
      "Properties": {
        "Connection": {
          "Address": "https://platform.example.com",
        },
        "Enabled": false,
        "HmacKeyWo": {
          "SecretsManager": {
            "Fn::Join": [
              "",
              [
                "arn:",
                {
                  "Ref": "AWS::Partition",
                },
                ":secretsmanager:eu-central-1:123456789012:secret:signing",
              ],
            ],
          },
        },
        "HmacKeyWoVersion": 2,
        "Name": "image-scan",
        "Organization": "acme",
        "ServiceTimeout": "900",
        "ServiceToken": {
          "Fn::GetAtt": [
            "LintelFunction82D0AE9E",
            "Arn",
          ],
        },
        "Url": "https://scanner.example.com",
      },
      "Type": "Custom::LintelRunTask",
      "UpdateReplacePolicy": "Delete",
    }
  `);
});

test('omitted properties are not in the template, so that the defaults of the definition apply', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'Scan', { ...runTask, description: undefined });
  expect(Object.keys(onlyResource(stack, 'Custom::LintelRunTask').Properties).sort()).toEqual([
    'Connection',
    'Name',
    'Organization',
    'ServiceTimeout',
    'ServiceToken',
    'Url',
  ]);
});

test('a choice, a duration and a list are rendered', () => {
  const stack = stackWithProvider();
  new secrets.DatabaseStaticRole(stack, 'Daily', {
    name: 'daily',
    dbName: 'orders',
    username: 'daily',
    rotationStatements: ['ALTER USER …'],
    rotation: secrets.Rotation.onSchedule('0 3 * * *', {
      window: Duration.hours(1),
    }),
  });
  expect(onlyResource(stack, 'Custom::LintelDatabaseStaticRole').Properties).toMatchObject({
    RotationSchedule: '0 3 * * *',
    RotationWindow: '3600',
    RotationStatements: ['ALTER USER …'],
  });
});

test('a choice with a secret among its members is rendered', () => {
  const stack = stackWithProvider();
  const caPrivateKey = SecretReference.fromParameter(
    StringParameter.fromSecureStringParameterAttributes(stack, 'Key', {
      parameterName: '/ca/key',
    }),
  );
  new secrets.DatabaseRole(stack, 'Reader', {
    name: 'reader',
    dbName: 'orders',
    creationStatements: ['CREATE USER …'],
    credential: secrets.Credential.clientCertificate(secrets.CredentialKeyType.RSA, {
      keyBits: 2048,
      caPrivateKey,
      caPrivateKeyVersion: 1,
    }),
  });
  expect(onlyResource(stack, 'Custom::LintelDatabaseRole').Properties).toMatchObject({
    CredentialType: 'client_certificate',
    CredentialConfig: {
      KeyType: 'rsa',
      KeyBits: 2048,
      CaPrivateKeyWo: { Ssm: '/ca/key' },
      CaPrivateKeyWoVersion: 1,
    },
  });
});

test('a map of secrets is rendered with unchanged keys', () => {
  const stack = stackWithProvider();
  new secrets.DatabaseConnection(stack, 'Orders', {
    name: 'orders',
    pluginName: 'mysql-database-plugin',
    parameters: { max_open_connections: '4' },
    secretParameters: { tls_certificate_key: secretCalled(stack, 'tls') },
    secretParametersVersion: 3,
  });
  expect(onlyResource(stack, 'Custom::LintelDatabaseConnection').Properties).toMatchObject({
    Parameters: { max_open_connections: '4' },
    ParametersWo: {
      tls_certificate_key: { SecretsManager: expect.anything() },
    },
    ParametersWoVersion: 3,
  });
});

test('the template contains the code of a policy from a file', () => {
  const stack = stackWithProvider();
  new platform.Policy(stack, 'Policy', {
    organization: 'acme',
    name: 'buckets',
    enforcementLevel: platform.PolicyEnforcementLevel.ADVISORY,
    kind: platform.PolicyKind.OPA,
    query: 'data.x',
    source: platform.PolicySource.file(
      path.join(__dirname, '../../examples/awscdk/platform-team/no-public-buckets.rego'),
    ),
  });
  const { Properties: properties } = onlyResource(stack, 'Custom::LintelPolicy');
  expect(properties.Source).toContain('package platform.buckets');
  expect(properties).not.toHaveProperty('SourceFile');
});

test('the folder of a module is an asset, of which the function may read only the one object', () => {
  const stack = stackWithProvider();
  const before = permissions(stack);
  const other = stackWithProvider();
  new platform.RegistryModuleVersion(other, 'Version', {
    moduleId: 'acme/private/acme/network/aws',
    version: '1.0.0',
    sourceDirectory: path.join(__dirname, '../../examples/awscdk/platform-team/network'),
  });
  const { SourceDirectory: folder } = onlyResource(other, 'Custom::LintelRegistryModuleVersion').Properties;
  expect(textOf(folder)).toMatch(/^s3:\/\/cdk-hnb659fds-assets-123456789012-eu-central-1\/[0-9a-f]{64}\.zip$/);
  const more = permissions(other).filter((permission) => !before.includes(permission) && permission.startsWith('s3:'));
  expect(more).toEqual([`s3:GetObject arn:AWS::Partition:s3:::${textOf(folder).slice('s3://'.length)}`]);
});

test('an attribute of one resource can be a property of another', () => {
  const stack = stackWithProvider();
  const scan = new platform.RunTask(stack, 'Scan', runTask);
  new platform.WorkspaceRunTask(stack, 'OfApp', {
    workspaceId: 'ws-app',
    taskId: scan.id,
    enforcementLevel: platform.RunTaskEnforcementLevel.ADVISORY,
  });
  const [logicalId] = Object.keys(resourcesOf(stack, 'Custom::LintelRunTask'));
  expect(onlyResource(stack, 'Custom::LintelWorkspaceRunTask').Properties.TaskId).toEqual({
    'Fn::GetAtt': [logicalId, 'Id'],
  });
});

test('attributes are strings, numbers, booleans or lists', () => {
  const stack = stackWithProvider();
  const organization = new platform.AdminOrganization(stack, 'Acme', {
    name: 'acme',
  });
  const certificate = new secrets.PkiCertificate(stack, 'Api', {
    role: 'web',
    commonName: 'api.example.com',
  });
  expect(
    stack.resolve([organization.externalId, organization.ownerIds, organization.ssoEnabled, certificate.expiration]),
  ).toEqual([
    { 'Fn::GetAtt': [expect.anything(), 'ExternalId'] },
    { 'Fn::GetAtt': [expect.anything(), 'OwnerIds'] },
    { 'Fn::GetAtt': [expect.anything(), 'SsoEnabled'] },
    { 'Fn::GetAtt': [expect.anything(), 'Expiration'] },
  ]);
  expect(Token.isUnresolved(certificate.expiration)).toBe(true);
});

test('the key of a certificate is stored in a secret that the function may write but not read', () => {
  const stack = stackWithProvider();
  const certificate = new secrets.PkiCertificate(stack, 'Api', {
    role: 'web',
    commonName: 'api.example.com',
  });
  new CfnOutput(stack, 'Key', {
    value: certificate.privateKeySecret.secretArn,
  });
  const [id, secret] = Object.entries(resourcesOf(stack, 'AWS::SecretsManager::Secret'))[0]!;
  expect(secret.Properties).not.toHaveProperty('GenerateSecretString');
  expect(onlyResource(stack, 'Custom::LintelPkiCertificate').Properties.PrivateKeySecret).toEqual({ Ref: id });
  expect(permissions(stack).filter((permission) => permission.includes(id))).toEqual([
    `secretsmanager:PutSecretValue ${id}`,
    `secretsmanager:UpdateSecretVersionStage ${id}`,
  ]);
  // Nothing that a program could refer to says the key.
  expect(certificate).not.toHaveProperty('privateKey');
  expect(certificate).not.toHaveProperty('certificateBundle');
});

test('a removed resource is deleted unless its removal policy retains it', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'Scan', {
    ...runTask,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  expect(onlyResource(stack, 'Custom::LintelRunTask').DeletionPolicy).toBe('Retain');
});

describe('the constructor reports an error with the message of the definition and the path of the property', () => {
  test.each<[string, () => unknown, string]>([
    [
      'a rule',
      () =>
        new platform.RunTask(stackWithProvider(), 'Scan', {
          ...runTask,
          url: 'ftp://x',
        }),
      'stack/Scan: url: "ftp://x"',
    ],
    [
      'a missing property',
      () =>
        new platform.RunTask(stackWithProvider(), 'Scan', {
          ...runTask,
          name: undefined!,
        }),
      'stack/Scan: name: `name` must be configured.',
    ],
    [
      'the version of a secret without the secret',
      () =>
        new platform.RunTask(stackWithProvider(), 'Scan', {
          ...runTask,
          hmacKeyVersion: 1,
        }),
      '`hmacKey`',
    ],
    [
      'a literal for a secret',
      () =>
        new platform.RunTask(stackWithProvider(), 'Scan', {
          ...runTask,
          hmacKey: 'top secret' as never,
        }),
      'stack/Scan: hmacKey: a literal would be visible in the template. Use a SecretReference',
    ],
    [
      'a folder that does not exist',
      () =>
        new platform.RegistryModuleVersion(stackWithProvider(), 'V', {
          moduleId: 'acme/private/acme/network/aws',
          version: '1.0.0',
          sourceDirectory: 'nowhere',
        }),
      'stack/V: sourceDirectory: The folder',
    ],
    [
      'a file that does not exist',
      () =>
        new platform.Policy(stackWithProvider(), 'P', {
          organization: 'acme',
          name: 'buckets',
          enforcementLevel: platform.PolicyEnforcementLevel.ADVISORY,
          source: platform.PolicySource.file('nowhere.rego'),
        }),
      'sourceFile: The file',
    ],
    [
      'a path that the system refuses',
      () =>
        new platform.RegistryModuleVersion(stackWithProvider(), 'V', {
          moduleId: 'acme/private/acme/network/aws',
          version: '1.0.0',
          sourceDirectory: 'x'.repeat(5000),
        }),
      'cannot be read: its path is too long. The path must',
    ],
  ])('%s', (_, make, words) => {
    expect(make).toThrow(words);
  });

  test('without the value of a secret', () => {
    expect(
      () =>
        new platform.RunTask(stackWithProvider(), 'Scan', {
          ...runTask,
          hmacKey: 'top secret' as never,
        }),
    ).not.toThrow(/top secret/);
  });
});

test('a token satisfies every rule, since its value is checked during the deployment', () => {
  const stack = stackWithProvider();
  const url = StringParameter.valueForStringParameter(stack, '/scan/url');
  new platform.RunTask(stack, 'Scan', { ...runTask, url });
  expect(onlyResource(stack, 'Custom::LintelRunTask').Properties.Url).toEqual({
    Ref: expect.anything(),
  });
});

test('adopts an existing object by its import id with a note about its deletion, and refuses types that cannot be adopted', () => {
  const stack = stackWithProvider();
  new platform.RunTask(stack, 'Scan', { ...runTask, adopt: 'acme/image-scan', removalPolicy: RemovalPolicy.RETAIN });
  expect(onlyResource(stack, 'Custom::LintelRunTask')).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: { Adopt: 'acme/image-scan' },
  });
  Annotations.fromStack(stack).hasInfo(
    '/stack/Scan',
    Match.stringLikeRegexp('^adopt: as long as it is set, the object is not deleted'),
  );
  expect(() => new platform.RunTask(stack, 'Empty', { ...runTask, adopt: '' })).toThrow(
    'stack/Empty: adopt: It must be the import id of the object',
  );
  expect(
    () => new secrets.DatabaseRootRotation(stack, 'Done', { name: 'orders', adopt: 'database/rotate-root/orders' }),
  ).toThrow('stack/Done: adopt: The resource performs an operation');
  expect(
    () =>
      new secrets.PkiCertificate(stack, 'Issued', { role: 'web', commonName: 'a.example.com', adopt: 'pki/cert/01' }),
  ).toThrow('stack/Issued: adopt: The service does not store the private key');
});

describe('messages name properties as the language of the program spells them', () => {
  const before = process.env.JSII_AGENT;
  afterEach(() => {
    if (before === undefined) delete process.env.JSII_AGENT;
    else process.env.JSII_AGENT = before;
  });

  const namesIn = (agent: string | undefined, create: () => unknown) => {
    delete process.env.JSII_AGENT;
    if (agent !== undefined) process.env.JSII_AGENT = agent;
    try {
      create();
      return undefined;
    } catch (error) {
      return new Set([...String(error).matchAll(/(?<=: )[\w.]+(?=: )|(?<=`)[\w.]+(?=`)/g)].map(([name]) => name));
    }
  };

  test.each([
    ['TypeScript', undefined, 'hmacKey', 'hmacKeyVersion'],
    ['Python', 'Python/3.11.4', 'hmac_key', 'hmac_key_version'],
    ['Go', 'go1.25.0/linux/amd64', 'HmacKey', 'HmacKeyVersion'],
    ['Java', 'Java/17.0.10', 'hmacKey', 'hmacKeyVersion'],
  ])('in %s', (_, agent, key, version) => {
    const stack = stackWithProvider();
    const versionWithoutKey = () => new platform.RunTask(stack, 'Scan', { ...runTask, hmacKeyVersion: 1 });
    expect(namesIn(agent, versionWithoutKey)).toEqual(new Set([version, key]));
  });
});

test('an object whose members only the service knows is its JSON text, with tokens in it', () => {
  const stack = stackWithProvider();
  const name = Token.asString({ Ref: 'Name' });
  new platform.PlatformObject(stack, 'Scan', {
    type: 'tasks',
    createPath: '/organizations/acme/tasks',
    attributes: { name, enabled: true, description: '5', limits: [5, null] },
  });
  const { Attributes } = onlyResource(stack, 'Custom::LintelPlatformObject').Properties;
  expect(Attributes).toEqual({
    'Fn::Join': ['', ['{"name":"', { Ref: 'Name' }, '","enabled":true,"description":"5","limits":[5,null]}']],
  });
});
