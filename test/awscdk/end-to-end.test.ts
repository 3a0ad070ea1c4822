/** @tier complete */
import { writeFileSync } from 'fs';
import * as path from 'path';
import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { Template as AssertionsTemplate } from 'aws-cdk-lib/assertions';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { LintelProvider, platform, SecretReference, secrets } from 'lintel-awscdk';
import type { DriftReport } from '../../src/cli/drift/report';
import { lintel } from '../cli/run-cli';
import { CloudFormation, StackFailed, type Stack as PlayedStack } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { startEmulator, type TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';
import { proofsOf } from '../support/proofs';
import { newApp, permissions } from './stack';
import { publishAssets } from './staged-assets';

// Each event is a process of its own, of which a deployment has a dozen.
jest.setTimeout(120_000);

const SECRETS = {
  'platform-token': 'platform-root',
  'secrets-token': 'secrets-root',
  'signing': 'the first signing key',
  'password': JSON.stringify({ password: 'the first password' }),
};
/** The copy of the function's code that the package has, which the template sends along. */
const BUNDLE = path.join(__dirname, '../../packages/awscdk/assets/custom-resource/custom-resource.js');
const URL = 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders';
const arnOf = (name: string) => `arn:aws:secretsmanager:eu-central-1:111122223333:secret:${name}`;

/** What differs between the deployments of one stack. */
interface Variant {
  readonly url?: string;
  readonly signingVersion?: number;
  readonly policyName?: string;
  readonly enforcementLevel?: platform.RunTaskEnforcementLevel;
  readonly moduleVersion?: string;
  readonly commonName?: string;
  /** A role of a connection that there is none of. */
  readonly withWrongRole?: boolean;
}

const proofs = proofsOf(__filename);

let emulator: TestEmulator;
let player: CloudFormation;
let stack: PlayedStack;
let atFirst: object;

beforeAll(async () => {
  emulator = await startEmulator();
  player = await CloudFormation.open();
  for (const [name, text] of Object.entries(SECRETS)) player.aws.secrets.set(arnOf(name), [text]);
  player.aws.parameters.set('/orders/url', URL);
  stack = player.stack('platform-team', { bundle: BUNDLE });
  atFirst = await managed();
});

afterAll(async () => {
  await player.close();
  await emulator.close();
});

/** Synthesizes the stack, and puts its assets where the deployment would put them. */
async function synthesize({
  url = 'https://scanner.example.com/hooks',
  signingVersion = 1,
  policyName = 'no-public-buckets',
  enforcementLevel = platform.RunTaskEnforcementLevel.ADVISORY,
  moduleVersion = '1.0.0',
  commonName = 'api.example.com',
  withWrongRole = false,
}: Variant = {}): Promise<{
  readonly file: string;
  readonly template: Template;
  readonly permissions: readonly string[];
}> {
  const app = newApp();
  const scope = new Stack(app, 'platform-team', { env: { account: '111122223333', region: 'eu-central-1' } });
  const secret = (name: string) => Secret.fromSecretNameV2(scope, name, name);
  new LintelProvider(scope, 'Lintel', {
    platform: { address: emulator.address, token: SecretReference.fromSecretsManager(secret('platform-token')) },
    secrets: { address: emulator.address, token: SecretReference.fromSecretsManager(secret('secrets-token')) },
  });

  const scan = new platform.RunTask(scope, 'Scan', {
    organization: 'acme',
    name: 'image-scan',
    url,
    hmacKey: SecretReference.fromSecretsManager(secret('signing')),
    hmacKeyVersion: signingVersion,
  });
  new platform.WorkspaceRunTask(scope, 'ScanOfApp', { workspaceId: 'ws-app', taskId: scan.id, enforcementLevel });
  const policy = new platform.Policy(scope, 'Policy', {
    organization: 'acme',
    name: policyName,
    kind: platform.PolicyKind.OPA,
    enforcementLevel: platform.PolicyEnforcementLevel.ADVISORY,
    query: 'data.platform.buckets.deny',
    source: platform.PolicySource.file(
      path.join(__dirname, '../../examples/awscdk/platform-team/no-public-buckets.rego'),
    ),
  });
  const network = new platform.RegistryModule(scope, 'Network', {
    organization: 'acme',
    name: 'network',
    moduleProvider: 'aws',
  });
  new platform.RegistryModuleVersion(scope, 'NetworkVersion', {
    moduleId: network.id,
    version: moduleVersion,
    sourceDirectory: path.join(__dirname, '../../examples/awscdk/platform-team/network'),
  });

  const orders = new secrets.DatabaseConnection(scope, 'Orders', {
    name: 'orders',
    pluginName: 'postgresql-database-plugin',
    username: 'administrator',
    allowedRoles: ['reporting'],
    connectionUrl: SecretReference.fromParameter(
      StringParameter.fromSecureStringParameterAttributes(scope, 'Url', { parameterName: '/orders/url' }),
    ),
    password: SecretReference.fromSecretsManager(secret('password'), { field: 'password' }),
  });
  new secrets.DatabaseStaticRole(scope, 'Reporting', {
    name: 'reporting',
    dbName: orders.name,
    username: 'reporting',
    rotation: secrets.Rotation.every(Duration.hours(24)),
  });
  const role = new secrets.PkiRole(scope, 'Web', {
    name: 'web',
    allowedDomains: ['example.com'],
    allowSubdomains: true,
  });
  const certificate = new secrets.PkiCertificate(scope, 'Api', {
    role: role.name,
    commonName,
    ttl: Duration.hours(1),
    revokeOnDestroy: true,
  });
  if (withWrongRole) {
    const wrong = new secrets.DatabaseStaticRole(scope, 'Wrong', {
      name: 'wrong',
      dbName: 'nowhere',
      username: 'wrong',
      rotation: secrets.Rotation.every(Duration.hours(1)),
    });
    wrong.node.addDependency(scan, certificate, policy);
  }
  new CfnOutput(scope, 'ScanId', { value: scan.id });
  new CfnOutput(scope, 'PolicyId', { value: policy.id });
  new CfnOutput(scope, 'Serial', { value: certificate.serialNumber });
  new CfnOutput(scope, 'KeySecret', { value: certificate.privateKeySecret.secretArn });

  const allowed = permissions(scope);
  const assembly = app.synth();
  await publishAssets(assembly.directory, 'platform-team', player.aws.objects);
  const { template, templateFullPath: file } = assembly.getStackByName('platform-team');
  return { file, template: template as Template, permissions: allowed };
}

/** What the services keep, but for the books of the authority, which never forgets a certificate. */
async function managed(): Promise<{ readonly [kind: string]: unknown }> {
  const { objects } = await emulator.control.snapshot();
  return Object.fromEntries(
    Object.entries(objects).filter(([kind]) => !['pkiCertificates', 'pkiConfigs', 'pkiIssuers'].includes(kind)),
  );
}

/** The template that was deployed last. */
let deployed: string;

async function deploy(variant?: Variant): Promise<void> {
  const { file, template } = await synthesize(variant);
  await stack.deploy(template);
  deployed = file;
}

/** What a person runs who has the template, and the ids that CloudFormation lists. */
async function lookForDrift(): Promise<{ readonly code: number | null; readonly report: DriftReport }> {
  const resources = path.join(path.dirname(deployed), 'resources.json');
  const StackResourceSummaries = Object.entries(stack.resources).map(([LogicalResourceId, { id }]) => ({
    LogicalResourceId,
    PhysicalResourceId: id,
  }));
  writeFileSync(resources, JSON.stringify({ StackResourceSummaries }));
  const { code, stdout } = await lintel(
    ['drift', '--template', deployed, '--stack-resources', resources, '--format', 'json'],
    {
      LINTEL_PLATFORM_ADDRESS: emulator.address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
      LINTEL_SECRETS_ADDRESS: emulator.address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
    },
  );
  return { code, report: JSON.parse(stdout) as DriftReport };
}

async function objectsOf<Stored>(kind: string): Promise<readonly Stored[]> {
  const { objects } = await emulator.control.snapshot();
  return (objects as unknown as { readonly [name: string]: readonly Stored[] })[kind];
}

/** The id of a resource by the beginning of its logical id, which is the construct's path. */
function idOf(construct: string): string {
  const found = Object.entries(stack.resources).find(
    ([logicalId, { type }]) => new RegExp(`^${construct}[0-9A-F]{8}$`).test(logicalId) && type.startsWith('Custom::'),
  );
  if (!found) throw new Error(`there is no ${construct} among ${Object.keys(stack.resources).join(', ')}`);
  return found[1].id;
}

function requestsSince(count: number): string[] {
  return stack.events
    .slice(count)
    .map(({ request }) => `${request.RequestType} ${request.ResourceType.slice('Custom::Lintel'.length)}`);
}

test('a stack with resources of both services is created in the order of its references', async () => {
  await deploy();
  expect(await objectsOf('runTasks')).toEqual([
    expect.objectContaining({ id: idOf('Scan'), url: 'https://scanner.example.com/hooks', hmacKey: SECRETS.signing }),
  ]);
  expect(stack.outputs).toEqual({
    ScanId: idOf('Scan'),
    PolicyId: idOf('Policy'),
    Serial: idOf('Api').replace('pki/cert/', ''),
    KeySecret: expect.anything(),
  });
  expect(idOf('ScanOfApp')).toMatch(/^ws-app\/wstask-/);
  expect(idOf('NetworkVersion')).toBe('acme/private/acme/network/aws/1.0.0');
  expect(idOf('Reporting')).toBe('database/static-roles/reporting');
  const key = JSON.parse(player.aws.newest(String(stack.outputs.KeySecret))!) as {
    readonly PrivateKey: string;
    readonly SerialNumber: string;
  };
  expect(key.PrivateKey).toContain('PRIVATE KEY');
  expect(key.SerialNumber).toBe(stack.outputs.Serial);
  proofs.add('AWS CDK', 'create');
});

test('a deployment of the same template sends no requests', async () => {
  const before = stack.events.length;
  await deploy();
  expect(requestsSince(before)).toEqual([]);
});

test('a changed property is updated in place, and a secret is sent again when its version increases', async () => {
  const [before, scan] = [stack.events.length, idOf('Scan')];
  player.aws.secrets.set(arnOf('signing'), ['the second signing key']);
  await deploy({
    url: 'https://other.example.com/hooks',
    signingVersion: 2,
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
  });
  expect(requestsSince(before).sort()).toEqual(['Update RunTask', 'Update WorkspaceRunTask']);
  expect(await objectsOf('runTasks')).toEqual([
    expect.objectContaining({ id: scan, url: 'https://other.example.com/hooks', hmacKey: 'the second signing key' }),
  ]);
  proofs.add('AWS CDK', 'update');
});

test('a replacement creates the new object before it deletes the old one', async () => {
  const [before, policy, certificate] = [stack.events.length, idOf('Policy'), idOf('Api')];
  const changed = {
    url: 'https://other.example.com/hooks',
    signingVersion: 2,
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
  };
  await deploy({ ...changed, policyName: 'no-open-buckets', moduleVersion: '1.1.0', commonName: 'www.example.com' });
  const requests = requestsSince(before);
  expect(requests.slice(0, 3).sort()).toEqual([
    'Update PkiCertificate',
    'Update Policy',
    'Update RegistryModuleVersion',
  ]);
  expect(requests.slice(3).sort()).toEqual(['Delete PkiCertificate', 'Delete Policy', 'Delete RegistryModuleVersion']);
  expect(idOf('Policy')).not.toBe(policy);
  expect(await objectsOf('policies')).toEqual([
    expect.objectContaining({ id: idOf('Policy'), name: 'no-open-buckets' }),
  ]);
  expect(idOf('Api')).not.toBe(certificate);
  expect(stack.outputs.PolicyId).toBe(idOf('Policy'));
  proofs.add('AWS CDK', 'replace');
});

test('drift is found from the synthesized template', async () => {
  expect(await lookForDrift()).toMatchObject({ code: 0, report: { objects: 9, drifted: [], unread: [] } });
  const setUrl = (url: string) =>
    emulator.request('PATCH', `/api/v2/tasks/${idOf('Scan')}`, {
      body: { data: { type: 'tasks', attributes: { url } } },
    });
  await setUrl('https://somebody.example.com/hooks');
  const { code, report } = await lookForDrift();
  expect(code).toBe(3);
  expect(report.drifted).toEqual([
    expect.objectContaining({
      address: expect.stringMatching(/^Scan[0-9A-F]{8}$/),
      type: 'Custom::LintelRunTask',
      what: 'changed',
      changes: [
        expect.objectContaining({
          path: 'Url',
          before: 'https://other.example.com/hooks',
          after: 'https://somebody.example.com/hooks',
        }),
      ],
    }),
  ]);
  await setUrl('https://other.example.com/hooks');
  proofs.add('AWS CDK', 'drift');
});

test('a failed deployment changes nothing', async () => {
  const before = await managed();
  const changed = {
    signingVersion: 2,
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
    moduleVersion: '1.1.0',
    commonName: 'third.example.com',
  };
  const failed = await deploy({
    ...changed,
    url: 'https://third.example.com/hooks',
    policyName: 'no-buckets',
    withWrongRole: true,
  }).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(failed).toBeInstanceOf(StackFailed);
  const { logicalId, reason, rollbackFailures } = failed as StackFailed;
  expect(logicalId).toMatch(/^Wrong/);
  expect(reason).toContain('nowhere');
  expect(rollbackFailures).toEqual([]);
  const after = await managed();
  expect({ ...after, policies: [] }).toEqual({ ...before, policies: [] });
  // What was replaced is replaced back, under another id.
  expect(after.policies).toEqual([expect.objectContaining({ name: 'no-open-buckets', id: idOf('Policy') })]);
});

test('the functions read exactly the secrets and assets that their role allows', async () => {
  const asked = player.aws.asked.map(({ operation, id }) => {
    switch (operation) {
      case 'PutSecretValue':
      case 'UpdateSecretVersionStage':
        return `secretsmanager:${operation} ${/:secret:(.+)-[0-9A-F]{6}$/.exec(id)![1]}`;
      case 'GetSecretValue':
        return `secretsmanager:GetSecretValue ${id.replace('arn:aws:', 'arn:AWS::Partition:')}-??????`;
      case 'GetParameter':
        return `ssm:GetParameter arn:AWS::Partition:ssm:eu-central-1:111122223333:parameter${id}`;
      case 'GetObject':
        return `s3:${operation} arn:AWS::Partition:s3:::${id}`;
      case 'DescribeStacks':
        return `cloudformation:DescribeStacks ${id === stack.stackId ? 'AWS::StackId' : id}`;
      default:
        return `dynamodb:${operation} ${/^platform-team-(\w+)-[0-9A-F]{12}$/.exec(id)![1]}.Arn`;
    }
  });
  // Lambda itself writes to the log.
  const allowed = (await synthesize()).permissions.filter((permission) => !permission.startsWith('logs:'));
  expect([...new Set(asked)].sort()).toEqual(allowed);
});

test('a deleted stack leaves nothing behind', async () => {
  await stack.delete();
  expect(stack.resources).toEqual({});
  expect(await managed()).toEqual(atFirst);
  const issued = (
    await objectsOf<{ readonly role: string; readonly revokedAt: string | null }>('pkiCertificates')
  ).filter(({ role }) => role === 'web');
  expect(issued.length).toBe(3);
  expect(issued.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  const { unknown } = await emulator.control.requests();
  expect(unknown).toBe(0);
  proofs.add('AWS CDK', 'delete');
});

test('a service with a private certificate authority is reached only with its CA certificate', async () => {
  const secure = await startEmulator({ tls: true });
  try {
    const scope = (caCert?: string) => {
      const one = new Stack(newApp(), 'secure', { env: { account: '111122223333', region: 'eu-central-1' } });
      const token = SecretReference.fromSecretsManager(Secret.fromSecretNameV2(one, 'Token', 'platform-token'));
      new LintelProvider(one, 'Lintel', { platform: { address: secure.address, token, caCert } });
      new platform.RunTask(one, 'Scan', {
        organization: 'acme',
        name: 'image-scan',
        url: 'https://scanner.example.com/hooks',
      });
      return AssertionsTemplate.fromStack(one).toJSON() as Template;
    };
    const played = player.stack('secure', { bundle: BUNDLE });
    await expect(played.deploy(scope())).rejects.toThrow(/certificate/);
    await played.deploy(scope(secure.ca));
    expect(Object.values(played.resources).map(({ id }) => id)).toContainEqual(expect.stringMatching(/^task-/));
    await played.delete();
  } finally {
    await secure.close();
  }
});

test('a function does not exceed the requests per second of its provider', async () => {
  const proxy = await RecordingProxy.open(emulator.address);
  try {
    const times: number[] = [];
    const scope = (url: string) => {
      const one = new Stack(newApp(), 'slow', { env: { account: '111122223333', region: 'eu-central-1' } });
      const token = SecretReference.fromSecretsManager(Secret.fromSecretNameV2(one, 'Token', 'platform-token'));
      new LintelProvider(one, 'Lintel', { platform: { address: proxy.address, token }, requestsPerSecond: 1 });
      new platform.RunTask(one, 'Scan', { organization: 'acme', name: 'slow-scan', url });
      return AssertionsTemplate.fromStack(one).toJSON() as Template;
    };
    const played = player.stack('slow', { bundle: BUNDLE });
    await played.deploy(scope('https://scanner.example.com/hooks'));
    proxy.watch = () => void times.push(performance.now());
    await played.deploy(scope('https://other.example.com/hooks'));
    proxy.watch = () => undefined;
    const pauses = times.slice(1).map((time, index) => time - times[index]);
    expect(pauses.length).toBeGreaterThan(0);
    // Some take longer to arrive than others.
    expect(Math.min(...pauses)).toBeGreaterThan(900);
    await played.delete();
  } finally {
    await proxy.close();
  }
});

test('templates, responses and logs contain no secrets', async () => {
  const text = JSON.stringify([
    (await synthesize()).template,
    stack.events.map(({ request, response, log }) => ({ request, response, log })),
  ]);
  for (const secret of [
    'platform-root',
    'secrets-root',
    SECRETS.signing,
    'the second signing key',
    'the first password',
    'PRIVATE KEY',
    'db.example.com',
  ]) {
    expect(text).not.toContain(secret);
  }
});

proofs.hold();
