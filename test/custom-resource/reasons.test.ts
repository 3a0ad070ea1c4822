/** @tier complete */
import { randomUUID } from 'crypto';
import * as path from 'path';
import { ZipFile } from 'yazl';
import type { Properties } from '../../src/custom-resource/events/event';
import { perform } from '../../src/custom-resource/events/perform';
import { withoutPaths } from '../../src/custom-resource/response/sandbox-paths';
import * as registry from '../../src/handlers';
import { MAX_BYTES } from '../../src/handlers/platform/policy/definition';
import type { AwsFault } from '../support/cloudformation/aws-faults';
import { CloudFormation, StackFailed, StackOptions } from '../support/cloudformation/player';
import { startEmulator, TestEmulator } from '../support/emulator';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const SECRET = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:signing-key';
const KEY = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:private-key';

let service: TestEmulator;
let player: CloudFormation;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  player = await CloudFormation.open();
  service = await startEmulator();
  player.aws.secrets.set(SECRET, ['canary-signing-key']);
  player.aws.secrets.set(KEY, ['']);
  player.aws.parameters.set('/lintel/key', 'canary-parameter');
  environment = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
});
afterAll(async () => {
  await service.close();
  await player.close();
});
beforeEach(() => service.control.reset());
afterEach(() => player.aws.faults.set());

const custom = (construct: string, properties: object) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
});
const task = (more: object = {}) =>
  custom('RunTask', { Organization: 'acme', Name: 'image-scan', Url: 'https://scanner.example.com/hooks', ...more });

/** The reason of a failed stack, and the log of the function. */
async function reasonOf(
  resource: ReturnType<typeof custom>,
  more: StackOptions = {},
): Promise<{ readonly reason: string; readonly log: string }> {
  const stack = player.stack('app', { environment, sandboxes: 2, timeoutMs: 6_000, framework: true, ...more });
  const error: unknown = await stack.deploy({ Resources: { Thing: resource } }).then(
    () => {
      throw new Error('nothing failed');
    },
    (failed: unknown) => failed,
  );
  if (!(error instanceof StackFailed)) throw error as Error;
  return { reason: error.reason, log: stack.events.map(({ log }) => log).join('') };
}

const HMAC = task({ HmacKey: { SecretsManager: SECRET } });
const PARAMETER = task({ HmacKey: { Ssm: '/lintel/key' } });
const ASSET = custom('Policy', {
  Organization: 'acme',
  Name: 'no-public',
  EnforcementLevel: 'advisory',
  SourceFile: 's3://assets/policy.sentinel',
});
const CERTIFICATE = custom('PkiCertificate', { Role: 'web', CommonName: 'shop.example.com', PrivateKeySecret: KEY });

it('an object of another organization is refused before anything is created', async () => {
  await service.control.organization('delta');
  const body = { data: { type: 'projects', attributes: { name: 'Theirs' } } };
  const made = await service.request('POST', '/api/v2/organizations/delta/projects', { body });
  const { reason } = await reasonOf(
    custom('Workspace', { Organization: 'acme', Name: 'shop', ProjectId: made.body.data.id }),
  );
  expect(reason).toContain('belongs to the organization delta, and this is for acme');
  expect((await service.request('GET', '/api/v2/organizations/acme/workspaces/shop')).status).toBe(404);
});

it('an organization that the template lacks is missing, whatever the environment of the function has', async () => {
  const { reason } = await reasonOf(
    custom('RunTask', { Name: 'image-scan', Url: 'https://scanner.example.com/hooks' }),
    {
      environment: { ...environment, LINTEL_PLATFORM_ORGANIZATION: 'acme', TFE_ORGANIZATION: 'acme' },
    },
  );
  expect(reason).toMatch(
    /Organization.* must be configured, here or for the whole provider: .*LintelProvider of AWS CDK/,
  );
});

describe('a failure of AWS has a specific reason', () => {
  beforeAll(() => player.aws.objects.set('assets/policy.sentinel', Buffer.from('main = rule { true }')));

  it.each<[string, ReturnType<typeof custom>, AwsFault, RegExp]>([
    [
      'a secret that the role may not read',
      HMAC,
      { type: 'AccessDeniedException' },
      /secret:signing-key cannot be read \(AccessDeniedException, tried for [\d.]+ s\)\. Access is denied\. Grant secretsmanager:GetSecretValue/,
    ],
    [
      'a parameter that the role may not read',
      PARAMETER,
      { type: 'AccessDeniedException' },
      /parameter \/lintel\/key cannot be read \(AccessDeniedException, tried for [\d.]+ s\)\. Access is denied\. Grant ssm:GetParameter/,
    ],
    [
      'an asset that the role may not read',
      ASSET,
      { type: 'AccessDenied', status: 403 },
      /s3:\/\/assets\/policy\.sentinel cannot be read \(AccessDenied, tried for [\d.]+ s\)\. Access is denied\. Grant s3:GetObject/,
    ],
    [
      'a key that the role may not use',
      HMAC,
      { type: 'AccessDeniedException', message: 'Access to KMS is not allowed' },
      /may not use its KMS key\. Grant kms:Decrypt on the key/,
    ],
    [
      'a disabled key',
      HMAC,
      { type: 'DecryptionFailure' },
      /cannot be read \(DecryptionFailure\)\. Its KMS key cannot be used\. Check that the key exists, is enabled/,
    ],
    [
      'a parameter whose key is disabled',
      PARAMETER,
      { type: 'InvalidKeyId' },
      /cannot be read \(InvalidKeyId\)\. Its KMS key cannot be used/,
    ],
    [
      'a throttled account',
      HMAC,
      { type: 'ThrottlingException' },
      /\(ThrottlingException, tried for [\d.]+ s\)\. AWS throttles the account\./,
    ],
    [
      'a throttled bucket',
      ASSET,
      { type: 'SlowDown', status: 503 },
      /\(SlowDown, tried for [\d.]+ s\)\. AWS throttles the account\./,
    ],
    [
      'an AWS service that fails',
      HMAC,
      { type: 'InternalServiceError', status: 500 },
      /\(InternalServiceError, tried for [\d.]+ s\)\. The AWS service is unavailable\./,
    ],
    [
      'a secret that is marked for deletion',
      HMAC,
      {
        type: 'InvalidRequestException',
        message: "You can't perform this operation on the secret because it was marked for deletion.",
      },
      /\(InvalidRequestException\)\. It is marked for deletion\. Restore it/,
    ],
    [
      'a secret that does not exist',
      HMAC,
      { type: 'ResourceNotFoundException' },
      /\(ResourceNotFoundException\)\. It does not exist\. Check its name/,
    ],
    [
      'a parameter that does not exist',
      PARAMETER,
      { type: 'ParameterNotFound' },
      /\(ParameterNotFound\)\. It does not exist\./,
    ],
    [
      'an asset that does not exist',
      ASSET,
      { type: 'NoSuchKey', status: 404 },
      /s3:\/\/assets\/policy\.sentinel cannot be read \(NoSuchKey\)\. It does not exist\./,
    ],
    [
      'a version that exists already',
      CERTIFICATE,
      { operation: 'PutSecretValue', type: 'ResourceExistsException' },
      /cannot be written \(ResourceExistsException\)\. An earlier delivery of the request has already stored a version with different content/,
    ],
    [
      'a secret that accepts no more versions',
      CERTIFICATE,
      { operation: 'PutSecretValue', type: 'LimitExceededException' },
      /cannot be written \(LimitExceededException\)\. The limit of versions .* is reached/,
    ],
  ])('%s', async (_, resource, fault, sentence) => {
    await service.request('POST', '/v1/pki/roles/web', { body: { allow_any_name: true } });
    player.aws.faults.set(fault);
    const { reason, log } = await reasonOf(resource);
    expect(reason).toMatch(sentence);
    expect(reason + log).not.toMatch(/canary|the local service returns/);
  });

  it('a VPC without a route to AWS', async () => {
    const { reason } = await reasonOf(HMAC, {
      environment: { ...environment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' },
    });
    expect(reason).toMatch(
      /\(ECONNREFUSED, tried for [\d.]+ s\)\. The function cannot reach Secrets Manager\. In a VPC it needs a route to the service: a VPC endpoint .* or a NAT gateway\./,
    );
  });

  it('unless a permission takes effect after some seconds', async () => {
    player.aws.faults.set({ type: 'AccessDeniedException', id: SECRET, times: 3 });
    const stack = player.stack('granted', { environment, sandboxes: 2 });
    await stack.deploy({ Resources: { Task: HMAC } });
    await stack.delete();
  });
});

it('retries a service that responds with 503 and 429 for longer than a few attempts', async () => {
  await service.control.faults([
    { method: 'POST', path: '/api/v2/organizations/acme/tasks', status: 503 },
    { method: 'POST', path: '/v1/pki/roles/*', status: 503, headers: { 'Retry-After': 1 } },
    { method: 'POST', path: '/v1/kubernetes/roles/*', status: 429 },
    { method: 'POST', path: '/api/v2/organizations/acme/policies', status: 502 },
  ]);
  const stack = player.stack('app', { environment, sandboxes: 4 });
  const deployed = stack.deploy({
    Resources: {
      Task: task(),
      Certificates: custom('PkiRole', { Name: 'web' }),
      Cluster: custom('ClusterRole', { Name: 'deployer', ServiceAccountName: 'deployer' }),
      Policy: custom('Policy', {
        Organization: 'acme',
        Name: 'no-public',
        EnforcementLevel: 'advisory',
        Source: 'main = rule { true }',
      }),
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  await service.control.clearFaults();
  await deployed;
  await stack.delete();
}, 60_000);

describe('a response contains no path of the execution environment', () => {
  const SANDBOX =
    /\/tmp\b|\/var\/task|\/var\/runtime|lintel-(?:event|ca|sandboxes|lambda)|node_modules|\.js:\d+|file:\/\//;
  const prove = ({ reason }: { readonly reason: string }, reported: RegExp) => {
    expect(reason).toMatch(reported);
    expect(reason).not.toMatch(SANDBOX);
    expect(reason).not.toContain(path.dirname(__dirname));
  };
  const moduleOf = (SourceDirectory: string) =>
    custom('RegistryModuleVersion', { ModuleId: 'acme/private/acme/vpc/aws', Version: '1.0.0', SourceDirectory });
  const policyOf = (SourceFile: string) =>
    custom('Policy', { Organization: 'acme', Name: 'no-public', EnforcementLevel: 'advisory', SourceFile });

  it.each([
    ['is not a certificate', 'garbage', /LINTEL_PLATFORM_CA_CERT.*contains no PEM certificate/],
    [
      'is truncated',
      '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIU\n-----END CERTIFICATE-----\n',
      /LINTEL_PLATFORM_CA_CERT.*a PEM certificate that cannot be read/,
    ],
  ])('if a certificate %s', async (_, pem, reported) => {
    for (const address of [service.address, service.address.replace('http:', 'https:')]) {
      prove(
        await reasonOf(task(), {
          environment: { ...environment, LINTEL_PLATFORM_ADDRESS: address, LINTEL_PLATFORM_CA_CERT: pem },
        }),
        reported,
      );
    }
  });

  it.each<[string, () => Promise<Buffer> | Buffer, ReturnType<typeof custom>, RegExp]>([
    [
      'an asset that is not text',
      () => Buffer.from([0xff, 0xfe, 0x00]),
      policyOf('s3://assets/thing'),
      /The file "s3:\/\/assets\/thing" is not valid UTF-8 text/,
    ],
    [
      'an asset that is too large',
      () => Buffer.alloc(MAX_BYTES + 1, 'a'),
      policyOf('s3://assets/thing'),
      /The file "s3:\/\/assets\/thing" has \d+ bytes. The code must have at most/,
    ],
    [
      'a file that is not an archive',
      () => Buffer.from('garbage'),
      moduleOf('s3://assets/thing'),
      /The asset is not a ZIP archive/,
    ],
    [
      'a truncated archive',
      async () => (await zip({ 'main.tf': '' })).subarray(0, 40),
      moduleOf('s3://assets/thing'),
      /The asset is not a ZIP archive/,
    ],
    [
      'a folder that is not a module',
      () => zip({ 'README.md': 'nothing' }),
      moduleOf('s3://assets/thing'),
      /The folder "s3:\/\/assets\/thing" has no `\*\.tf`/,
    ],
    [
      'an archive with a file in the place of a folder',
      () => zip({ 'modules': '', 'modules/main.tf': '' }),
      moduleOf('s3://assets/thing'),
      /The asset cannot be unpacked: .*s3:\/\/assets\/thing\/modules/,
    ],
    [
      'an archive with a folder in the place of a file',
      () => zip({ 'modules/main.tf': '', 'modules': '' }),
      moduleOf('s3://assets/thing'),
      /The asset cannot be unpacked: .*s3:\/\/assets\/thing\/modules/,
    ],
    [
      'an ignore file that is a folder',
      () => zip({ '.terraformignore/x': '', 'main.tf': '' }),
      moduleOf('s3://assets/thing'),
      /"s3:\/\/assets\/thing\/\.terraformignore" cannot be read/,
    ],
  ])('for %s', async (_, bytes, resource, reported) => {
    player.aws.objects.set('assets/thing', await bytes());
    prove(await reasonOf(resource), reported);
  });

  it('for a bug, whose stack is in the log but not in the response', async () => {
    const { lintel_run_task: managed } = registry.resources;
    const broken = {
      ...managed,
      handlers: () => ({
        ...managed.handlers(),
        create: () => Promise.reject(new TypeError(`nothing is at ${__filename}`)),
      }),
    };
    const written: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const event = {
      RequestType: 'Create' as const,
      RequestId: randomUUID(),
      StackId: 'stack',
      LogicalResourceId: 'Task',
      ResourceType: 'Custom::LintelRunTask',
      ResourceProperties: task().Properties as Properties,
    };
    const reported = (await perform({ resources: { lintel_run_task: broken }, environment }, event)
      .catch((error: Error) => error)
      .finally(() => write.mockRestore())) as Error;
    prove(
      { reason: `${reported.message}\n${reported.stack}` },
      /a bug in the function: This is a bug in the function; .*\s+TypeError: nothing is at \(a file of the function\)\. See the log of the function for details\./,
    );
    expect(JSON.parse(written.join(''))).toMatchObject({
      outcome: 'refused',
      stack: expect.stringContaining('reasons.test.ts:'),
    });
  });

  it.each([
    ["open '/tmp/lintel-event-x/sourceFile/main.tf'", "open '(a file of the function)'"],
    ['at Object.<anonymous> (/var/task/custom-resource.js:12:3)', 'at Object.<anonymous> ((a file of the function))'],
    ['file:///var/runtime/index.mjs, /tmp', '(a file of the function), (a file of the function)'],
    [
      'https://host.example.com/tmp/x, s3://bucket/tmp/y, /templates and /tmpfile stay',
      'https://host.example.com/tmp/x, s3://bucket/tmp/y, /templates and /tmpfile stay',
    ],
  ])('in any form: %s', (text, reported) => {
    expect(withoutPaths(text)).toBe(reported);
  });
});

function zip(files: { readonly [name: string]: string }): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name);
  archive.end();
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    archive.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}
