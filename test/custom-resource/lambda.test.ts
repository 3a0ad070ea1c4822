/** @tier complete */
import { randomUUID } from 'crypto';
import { CREATE_FAILED } from '../../src/custom-resource/events/event';
import { invoke } from '../support/cloudformation/lambda';
import { CloudFormation, Stack, StackFailed } from '../support/cloudformation/player';
import { asStrings, Template } from '../support/cloudformation/template';
import { startEmulator, TestEmulator } from '../support/emulator';
import { RecordingProxy } from '../support/environments/recording-proxy';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const PLATFORM_TOKEN = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:platform-token';
const SIGNING_KEY = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:signing-key';

let service: TestEmulator;
let player: CloudFormation;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  player = await CloudFormation.open();
  player.aws.secrets.set(PLATFORM_TOKEN, [JSON.stringify({ token: 'platform-root' })]);
  player.aws.secrets.set(SIGNING_KEY, ['canary-signing-key']);
  player.aws.parameters.set('/lintel/secrets-token', 'secrets-root');
});
afterAll(() => player.close());

beforeEach(async () => {
  service = await startEmulator();
  environment = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN_REFERENCE: `secretsmanager:${PLATFORM_TOKEN}#token`,
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN_REFERENCE: 'ssm:/lintel/secrets-token',
  };
});
afterEach(async () => {
  const { unknown } = await service.control.requests();
  await service.close();
  expect(unknown).toBe(0);
});

const custom = (construct: string, properties: object) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
});
const task = (more: object = {}) =>
  custom('RunTask', {
    Organization: 'acme',
    Name: 'image-scan',
    Url: 'https://scanner.example.com/hooks',
    Enabled: true,
    HmacKey: { SecretsManager: SIGNING_KEY },
    ...more,
  });
const hook = (more: object = {}) =>
  custom('WorkspaceRunTask', {
    WorkspaceId: 'ws-app',
    TaskId: { 'Fn::GetAtt': ['Task', 'Id'] },
    EnforcementLevel: 'advisory',
    ...more,
  });
const template = (resources: Template['Resources'], outputs: Template['Outputs'] = {}): Template => ({
  Resources: resources,
  Outputs: outputs,
});
const policy = (more: object = {}) =>
  custom('Policy', {
    Organization: 'acme',
    Name: 'no-public',
    EnforcementLevel: 'advisory',
    Source: 'main = rule { true }',
    ...more,
  });

async function tasks(): Promise<
  readonly {
    readonly id: string;
    readonly name: string;
    readonly enabled: boolean;
    readonly organization: string;
    readonly hmacKey: string;
  }[]
> {
  return (await service.control.snapshot()).objects.runTasks as never;
}

async function failureOf(act: Promise<unknown>): Promise<StackFailed> {
  const error: unknown = await act.then(
    () => {
      throw new Error('nothing failed');
    },
    (failed: unknown) => failed,
  );
  if (!(error instanceof StackFailed)) throw error as Error;
  return error;
}

/** The log has one line per event. Neither the log nor the responses contain secrets. */
function proveLog(stack: Stack, ...secrets: readonly string[]): void {
  // The framework does not pass on the deletion of a failed resource.
  for (const { log, request, response } of stack.events.filter(
    (event) => event.log !== '' || event.response.PhysicalResourceId !== CREATE_FAILED,
  )) {
    const lines = log.trim().split('\n').filter(Boolean);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({
      event: request.RequestType,
      type: request.ResourceType,
      logicalId: request.LogicalResourceId,
      milliseconds: expect.any(Number),
    });
    for (const secret of ['platform-root', 'secrets-root', 'canary', ...secrets]) {
      expect(log + JSON.stringify(response)).not.toContain(secret);
    }
  }
}

describe.each([
  ['raw', false],
  ['behind the framework', true],
])('a stack whose function is %s', (_, framework) => {
  it('is created, updated, replaced and deleted, and leaves nothing behind', async () => {
    const empty = await service.control.snapshot();
    const stack = player.stack('app', { environment, framework });
    await stack.deploy(
      template(
        { Hook: hook(), Task: task() },
        { Id: { Value: { Ref: 'Task' } }, Url: { Value: { 'Fn::GetAtt': ['Task', 'Url'] } } },
      ),
    );
    const [made] = await tasks();
    expect(made).toMatchObject({ name: 'image-scan', enabled: true, hmacKey: 'canary-signing-key' });
    expect(stack.outputs).toEqual({ Id: made.id, Url: 'https://scanner.example.com/hooks' });
    expect(stack.resources.Hook.id).toMatch(/^ws-app\/wstask-/);
    expect(stack.resources.Task.noEcho).toBe(true);

    await stack.deploy(
      template({
        Hook: hook({ EnforcementLevel: 'mandatory' }),
        Task: task({ Enabled: false, Description: 'Scans images.' }),
      }),
    );
    expect(await tasks()).toEqual([
      expect.objectContaining({ id: made.id, enabled: false, hmacKey: 'canary-signing-key' }),
    ]);

    await service.control.organization('beta');
    await stack.deploy(template({ Task: task({ Organization: 'beta' }) }));
    expect(await tasks()).toEqual([expect.objectContaining({ organization: 'beta' })]);
    expect(stack.resources.Task.id).not.toBe(made.id);

    await stack.delete();
    expect((await service.control.snapshot()).objects.runTasks).toEqual(empty.objects.runTasks);
    expect((await service.control.snapshot()).objects.workspaceRunTasks).toEqual(empty.objects.workspaceRunTasks);
    expect(
      stack.events.map(({ request: { RequestType, LogicalResourceId } }) => `${RequestType} ${LogicalResourceId}`),
    ).toEqual([
      'Create Task',
      'Create Hook',
      'Update Task',
      'Update Hook',
      'Update Task',
      'Delete Task',
      'Delete Hook',
      'Delete Task',
    ]);
    proveLog(stack);
  });

  it('is rolled back if a resource fails, and the replaced object is unchanged', async () => {
    await service.control.organization('beta');
    const stack = player.stack('app', { environment, framework });
    await stack.deploy(template({ Task: task() }));
    const [before] = await tasks();
    const { id } = stack.resources.Task;
    const failed = await failureOf(
      stack.deploy(
        template({
          Task: task({ Organization: 'beta', Url: 'https://other.example.com/' }),
          Policy: { ...policy({ EnforcementLevel: 'mandatory' }), DependsOn: 'Task' },
        }),
      ),
    );
    expect(failed).toMatchObject({
      logicalId: 'Policy',
      reason: expect.stringContaining('EnforcementLevel: '),
      rollbackFailures: [],
    });
    expect(await tasks()).toEqual([before]);
    expect(stack.resources.Task.id).toBe(id);
    expect(stack.resources).not.toHaveProperty('Policy');
    expect(
      stack.events.find(({ request }) => request.LogicalResourceId === 'Policy')!.response.PhysicalResourceId,
    ).toBe(CREATE_FAILED);
    await stack.delete();
    proveLog(stack);
  });
});

describe('an object that was created but not finished', () => {
  it.each([
    ['is deleted by the rollback, with the id in the failed response', false],
    ['is named in the reason behind a framework, which does not delete failed resources', true],
  ])('%s, if it cannot be deleted at once', async (_, framework) => {
    const proxy = await RecordingProxy.open(service.address);
    try {
      let refused = 2;
      proxy.watch = ({ method, response }) => {
        if (method === 'PUT' || (method === 'DELETE' && refused-- > 0)) response({ status: 403, body: { errors: [] } });
      };
      const stack = player.stack('app', {
        environment: { ...environment, LINTEL_PLATFORM_ADDRESS: proxy.address },
        framework,
      });
      const failed = await failureOf(stack.deploy(template({ Policy: policy() })));
      expect(failed.reason).toMatch(
        /The policy `no-public` was created, but without its code .* The object could not be deleted: .* does not delete pol-\S+, delete it manually/,
      );
      const left = (await service.control.snapshot()).objects.policies as unknown as readonly { readonly id: string }[];
      expect(left).toHaveLength(framework ? 1 : 0);
      if (framework) {
        expect(failed.reason).toContain(left[0].id);
      } else {
        expect(
          stack.events.find(({ request }) => request.LogicalResourceId === 'Policy')!.response.PhysicalResourceId,
        ).toMatch(/^pol-/);
      }
    } finally {
      await proxy.close();
    }
  });
});

describe('a create that is delivered again because its response was lost', () => {
  it('responds with the created object and creates no other', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task() }));
    const again = await stack.deliverAgain(stack.events[0]);
    expect(again.response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: stack.resources.Task.id });
    expect(await tasks()).toHaveLength(1);
  });

  it('finds the object of a function that was terminated before it could respond', async () => {
    const proxy = await RecordingProxy.open(service.address);
    let taken: () => void;
    const killed = new Promise<void>((resolve) => {
      taken = resolve;
    });
    // The service has handled the request, but its response is lost.
    proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await passing.forward();
      taken();
      passing.drop();
    };
    const request = {
      RequestType: 'Create',
      RequestId: randomUUID(),
      StackId: 'arn:aws:cloudformation:eu-central-1:111122223333:stack/app/1',
      ResponseURL: player.bucket.address(),
      ResourceType: 'Custom::LintelRunTask',
      LogicalResourceId: 'Task',
      ResourceProperties: asStrings(task().Properties),
    };
    const behindTheProxy = { ...player.aws.environment, ...environment, LINTEL_PLATFORM_ADDRESS: proxy.address };
    await invoke('handler', request, { environment: behindTheProxy, ca: player.bucket.ca, killed });
    expect(player.bucket.at(request.ResponseURL)).toEqual([]);
    const [made] = await tasks();
    await proxy.close();
    await invoke('handler', request, {
      environment: { ...player.aws.environment, ...environment },
      ca: player.bucket.ca,
    });
    expect(JSON.parse(player.bucket.at(request.ResponseURL)[0].text)).toMatchObject({
      Status: 'SUCCESS',
      PhysicalResourceId: made.id,
    });
    expect(await tasks()).toHaveLength(1);
  });

  it('is not recognized by the age of its address, since Lambda may have delayed the first delivery', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task() }));
    const { request } = stack.events[0];
    const delayed = { ...stack.events[0], request: { ...request, RequestId: randomUUID() } };
    const { response } = await stack.deliverAgain(delayed, new Date(Date.now() - 120_000));
    expect(response).toMatchObject({
      Status: 'FAILED',
      PhysicalResourceId: CREATE_FAILED,
      Reason: expect.stringContaining('The object already exists'),
    });
    expect(await tasks()).toHaveLength(1);
  });

  it('does not take over a different object, and no object in the first delivery', async () => {
    const stack = player.stack('app', { environment });
    await stack.deploy(template({ Task: task() }));
    const other = player.stack('other', { environment });
    expect((await failureOf(other.deploy(template({ Task: task() })))).reason).toContain(
      'set `Adopt: acme/image-scan`',
    );
    const { request } = stack.events[0];
    const changed = {
      ...stack.events[0],
      request: {
        ...request,
        RequestId: randomUUID(),
        ResourceProperties: { ...request.ResourceProperties, Enabled: 'false' },
      },
    };
    const again = await stack.deliverAgain(changed, new Date(Date.now() - 120_000));
    expect(again.response).toMatchObject({
      Status: 'FAILED',
      PhysicalResourceId: CREATE_FAILED,
      Reason: expect.stringContaining('The object already exists'),
    });
    expect(await tasks()).toHaveLength(1);
  });
});

describe('the function refuses', () => {
  it.each([
    [
      'a literal secret',
      task({ HmacKey: 'canary-literal' }),
      'HmacKey: A secret in a template can be read by everyone',
    ],
    ['a string that is not a boolean', task({ Enabled: 'yes' }), 'Enabled: It must be `true` or `false`.'],
    ['a value that violates a rule', task({ Url: 'ftp://scanner.example.com/' }), 'Url: '],
    ['an unknown property', task({ Urls: [] }), 'Unknown property Urls'],
    ['a misspelled property', task({ hmac_key: { SecretsManager: SIGNING_KEY } }), 'Did you mean HmacKey?'],
    ['a computed attribute', task({ Id: 'task-1' }), 'Id: `Id` is set by the service'],
    [
      'a secret that does not exist',
      task({ HmacKey: { SecretsManager: 'nowhere' } }),
      'Invalid `HmacKey`: the secret nowhere cannot be read (ResourceNotFoundException)',
    ],
    [
      'a field that the secret does not have',
      task({ HmacKey: { SecretsManager: PLATFORM_TOKEN, Key: 'password' } }),
      'has no string field password',
    ],
    [
      'a reference to two secrets',
      task({ HmacKey: { SecretsManager: SIGNING_KEY, Ssm: '/key' } }),
      'HmacKey: A reference consists of',
    ],
    ['an unknown resource type', custom('RunTasks', {}), 'Custom::LintelRunTasks is not a resource type of Lintel'],
    [
      'a certificate without a secret for its key',
      custom('PkiCertificate', { Role: 'web', CommonName: 'shop.example.com' }),
      'PrivateKeySecret is required',
    ],
    [
      'a secret for a key that is not issued',
      task({ PrivateKeySecret: SIGNING_KEY }),
      'PrivateKeySecret: Custom::LintelRunTask issues no private key',
    ],
    [
      'a folder of the app',
      custom('RegistryModuleVersion', {
        ModuleId: 'acme/private/acme/vpc/aws',
        Version: '1.0.0',
        SourceDirectory: './modules',
      }),
      'The function cannot read files of the app',
    ],
  ])('%s, with the property, before any request to the service', async (__, resource, reason) => {
    const stack = player.stack('app', { environment });
    expect((await failureOf(stack.deploy(template({ Thing: resource })))).reason).toContain(reason);
    expect((await service.control.requests()).requests).toEqual([]);
    proveLog(stack);
  });

  it('an error of the service with its message, and a missing permission for a secret with its name', async () => {
    const stack = player.stack('app', { environment, timeoutMs: 7_000 });
    expect((await failureOf(stack.deploy(template({ Task: task({ Organization: 'nowhere' }) })))).reason).toMatch(
      /nowhere/,
    );
    player.aws.denied.add(SIGNING_KEY);
    const { reason } = await failureOf(stack.deploy(template({ Task: task() })));
    player.aws.denied.delete(SIGNING_KEY);
    expect(reason).toContain('Grant secretsmanager:GetSecretValue');
    proveLog(stack);
  });
});

it('reads the token for each event, so that a replaced token takes effect at once', async () => {
  const token = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:replaced-token';
  player.aws.secrets.set(token, ['platform-root']);
  const stack = player.stack('app', {
    environment: { ...environment, LINTEL_PLATFORM_TOKEN_REFERENCE: `secretsmanager:${token}` },
    sandboxes: 1,
  });
  await stack.deploy(template({ Task: task() }));
  player.aws.secrets.get(token)!.push('canary-revoked');
  expect((await failureOf(stack.deploy(template({ Task: task({ Enabled: false }) })))).reason).toMatch(/\b401\b/);
  player.aws.secrets.get(token)!.push('platform-root');
  await stack.deploy(template({ Task: task({ Enabled: false }) }));
  expect(await tasks()).toMatchObject([{ enabled: false }]);
  await stack.delete();
  proveLog(stack);
});

describe('secrets', () => {
  it('are sent when their reference or version changes, but not when only their value changes', async () => {
    const rotating = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:rotating';
    player.aws.secrets.set(rotating, ['canary-first']);
    const stack = player.stack('app', { environment });
    const keyed = (more: object) =>
      custom('RunTask', {
        Organization: 'acme',
        Name: 'image-scan',
        Url: 'https://scanner.example.com/hooks',
        HmacKeyWo: { SecretsManager: rotating },
        ...more,
      });
    await stack.deploy(template({ Task: keyed({ HmacKeyWoVersion: 1 }) }));
    player.aws.secrets.get(rotating)!.push('canary-second');
    await stack.deploy(template({ Task: keyed({ HmacKeyWoVersion: 1, Description: 'Scans.' }) }));
    expect(await tasks()).toMatchObject([{ hmacKey: 'canary-first' }]);
    await stack.deploy(template({ Task: keyed({ HmacKeyWoVersion: 2, Description: 'Scans.' }) }));
    expect(await tasks()).toMatchObject([{ hmacKey: 'canary-second' }]);
    await stack.deploy(template({ Task: task() }));
    expect(await tasks()).toMatchObject([{ hmacKey: 'canary-signing-key' }]);
    await stack.delete();
    proveLog(stack);
  });

  it('of a certificate are stored in the secret, and if this fails, the certificate is revoked', async () => {
    await service.request('POST', '/v1/pki/roles/web', {
      body: { allow_any_name: true, key_type: 'ec', key_bits: 256 },
    });
    const certificate = custom('PkiCertificate', {
      Role: 'web',
      CommonName: 'shop.example.com',
      Ttl: '1h',
      RevokeOnDestroy: true,
      PrivateKeySecret: { Ref: 'Key' },
    });
    const stack = player.stack('app', { environment });
    await stack.deploy(
      template({ Certificate: certificate, Key: { Type: 'AWS::SecretsManager::Secret', Properties: {} } }),
    );
    const { id, data } = stack.resources.Certificate;
    const kept = JSON.parse(player.aws.newest(stack.resources.Key.id)!) as {
      PrivateKey: string;
      Certificate: string;
      SerialNumber: string;
    };
    expect(kept).toMatchObject({
      PrivateKey: expect.stringContaining('PRIVATE KEY'),
      Certificate: data.Certificate,
      SerialNumber: data.SerialNumber,
    });
    expect(id).toBe(`pki/cert/${kept.SerialNumber}`);
    proveLog(stack, kept.PrivateKey, JSON.stringify(kept.PrivateKey).slice(1, -1));
    await stack.delete();

    const secret = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:locked';
    player.aws.secrets.set(secret, ['']);
    player.aws.denied.add(secret);
    const failed = await failureOf(
      player.stack('other', { environment, timeoutMs: 7_000 }).deploy(
        template({
          Certificate: { ...certificate, Properties: { ...certificate.Properties, PrivateKeySecret: secret } },
        }),
      ),
    );
    expect(failed.reason).toContain('Grant secretsmanager:PutSecretValue');
    const numbers = (await service.request('LIST', '/v1/pki/certs')).body.data.keys as string[];
    const revoked = await Promise.all(
      numbers.map(
        async (number) => (await service.request('GET', `/v1/pki/cert/${number}`)).body.data.revocation_time as number,
      ),
    );
    expect(revoked.filter((time) => time > 0)).toHaveLength(2);
  });
});

it('responds in time if the service does not', async () => {
  await service.control.faults([{ path: '/api/v2/*', latencyMs: 20_000 }]);
  const request = {
    RequestType: 'Create',
    RequestId: randomUUID(),
    StackId: 'arn:aws:cloudformation:eu-central-1:111122223333:stack/app/1',
    ResponseURL: player.bucket.address(),
    ResourceType: 'Custom::LintelRunTask',
    LogicalResourceId: 'Task',
    ResourceProperties: asStrings(task().Properties),
  };
  await invoke('handler', request, {
    environment: { ...player.aws.environment, ...environment },
    ca: player.bucket.ca,
    timeoutMs: 9_000,
  });
  const response = JSON.parse(player.bucket.at(request.ResponseURL)[0].text) as object;
  expect(response).toMatchObject({
    Status: 'FAILED',
    PhysicalResourceId: CREATE_FAILED,
    Reason: expect.stringContaining('increase the timeout of the function'),
  });
  await service.control.clearFaults();
});

it('accepts properties of earlier releases, and references to secrets that no longer exist', async () => {
  const stack = player.stack('app', { environment });
  await stack.deploy(template({ Task: task() }));
  const { request } = stack.events[0];
  const update = {
    ...request,
    RequestType: 'Update' as const,
    RequestId: randomUUID(),
    PhysicalResourceId: stack.resources.Task.id,
    ResourceProperties: { ...request.ResourceProperties, Enabled: 'false' },
    OldResourceProperties: {
      ...request.ResourceProperties,
      Enabled: 'perhaps',
      Colour: 'red',
      HmacKey: { SecretsManager: 'gone' },
    },
  };
  const { response } = await stack.deliverAgain({ ...stack.events[0], request: update });
  expect(response).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: stack.resources.Task.id });
  expect(await tasks()).toMatchObject([{ enabled: false, hmacKey: 'canary-signing-key' }]);
  await stack.delete();
});

it('cancels its own rekey of the recovery key, but not one that was started later', async () => {
  const rekey = (shares: number) =>
    template({ Rekey: custom('RecoveryRekey', { SecretShares: shares, SecretThreshold: 2 }) });
  const running = async () => (await service.control.snapshot()).objects.recoveryKeyCeremonies;
  const [stack, other] = ['app', 'other'].map((name) => player.stack(name, { environment }));
  await stack.deploy(rekey(3));
  // The service forgets the attempt, as it does when another node takes over.
  await service.request('POST', '/_emulator/failover');
  await other.deploy(rekey(5));
  await stack.delete();
  expect(await running()).toMatchObject([{ shares: 5 }]);
  await other.delete();
  expect(await running()).toEqual([]);
});

describe('a resource that takes longer', () => {
  const module = custom('RegistryModule', {
    Organization: 'acme',
    VcsRepo: {
      Identifier: 'acme/terraform-aws-vpc',
      DisplayIdentifier: 'acme/terraform-aws-vpc',
      OauthTokenId: 'ot-main',
    },
  });

  it('is polled by isComplete, which returns its attributes', async () => {
    await service.control.settings({ moduleDelayMs: 9_000 });
    const stack = player.stack('app', { environment, framework: true });
    await stack.deploy(template({ Module: module }));
    expect(stack.resources.Module).toMatchObject({
      id: 'acme/private/acme/vpc/aws',
      data: { Status: 'setup_complete' },
    });
    await stack.delete();
  }, 60_000);

  it('fails with the error of the service', async () => {
    await service.control.repository('acme/terraform-aws-broken', []);
    const stack = player.stack('app', { environment });
    const failed = await failureOf(
      stack.deploy(
        template({
          Module: custom('RegistryModule', {
            ...module.Properties,
            VcsRepo: { Identifier: 'acme/terraform-aws-none', DisplayIdentifier: 'x', OauthTokenId: 'ot-main' },
          }),
        }),
      ),
    );
    expect(failed.reason).toContain('VcsRepo');
  });
});

it('reaches a service whose CA certificate only the function has', async () => {
  const tls = await startEmulator({ tls: true });
  const stack = player.stack('app', {
    environment: { ...environment, LINTEL_PLATFORM_ADDRESS: tls.address, LINTEL_PLATFORM_CA_CERT: tls.ca },
  });
  await stack.deploy(template({ Task: task() }));
  await stack.delete();
  await tls.close();
});

it('returns the attributes that fit into 4096 bytes, computed ones first, and logs the others', async () => {
  const stack = player.stack('app', { environment });
  await stack.deploy(template({ Policy: policy({ Source: `# ${'long '.repeat(2000)}\nmain = rule { true }` }) }));
  const [{ bytes, log }] = stack.events;
  expect(bytes).toBeLessThanOrEqual(4096);
  expect(stack.resources.Policy.data).toMatchObject({ Id: stack.resources.Policy.id, Name: 'no-public' });
  expect(stack.resources.Policy.data).not.toHaveProperty('Source');
  expect(log).toContain('Omitted from the response, which is limited to 4096 bytes: Source');
  await stack.delete();
});
