import type { WatchResult } from '../../src/custom-resource/drift/watch';
import { invoke } from '../support/cloudformation/lambda';
import { CloudFormation, Stack } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { WatchedServices } from '../support/cloudformation/watched-services';
import { startEmulator, TestEmulator } from '../support/emulator';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const TOPIC = 'arn:aws:sns:eu-central-1:111122223333:drift';
const CANARIES = ['platform-root', 'secrets-root', 'canary'];

const custom = (construct: string, properties: object, more: object = {}) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
  ...more,
});
const resources: Template['Resources'] = {
  Bucket: { Type: 'AWS::S3::Bucket', Properties: {} },
  Hook: custom('WorkspaceRunTask', {
    WorkspaceId: 'ws-app',
    TaskId: { 'Fn::GetAtt': ['Task', 'Id'] },
    EnforcementLevel: { Ref: 'Level' },
  }),
  Task: custom('RunTask', {
    Organization: 'acme',
    Name: { 'Fn::Sub': '${AWS::Region}-scan' },
    Url: 'https://scanner.example.com/hooks?token=canary-of-an-address',
    Enabled: true,
    Description: { 'Fn::Join': ['', ['reports to ', { 'Fn::GetAtt': ['Bucket', 'DomainName'] }]] },
    HmacKey: { SecretsManager: 'signing-key' },
  }),
  Role: custom('PkiRole', { Name: 'web', AllowAnyName: true, KeyType: 'ec', KeyBits: 256, Ttl: '24h' }),
  Key: { Type: 'AWS::SecretsManager::Secret', Properties: {} },
  Certificate: custom(
    'PkiCertificate',
    { Role: 'web', CommonName: 'shop.example.com', PrivateKeySecret: { Ref: 'Key' } },
    { DependsOn: 'Role' },
  ),
  Policy: custom('Policy', {
    Organization: 'acme',
    Name: 'no-public',
    EnforcementLevel: 'advisory',
    Source: { Ref: 'Source' },
  }),
  Elsewhere: custom('PkiRole', {
    Name: 'elsewhere',
    Connection: { Address: 'https://other.example.com', Namespace: '' },
  }),
};
const source = `main = rule { true }\n${'# nobody reads this\n'.repeat(60)}`;
const template: Template = {
  Parameters: { Level: { Type: 'String', Default: 'advisory' }, Source: { Type: 'String', Default: source } },
  Conditions: { Never: { 'Fn::Equals': ['one', 'other'] } },
  Resources: { ...resources, Unmade: { ...custom('PkiRole', { Name: 'unmade' }), Condition: 'Never' } },
};
const values = { '{"Fn::GetAtt":["Bucket","DomainName"]}': 'reports.example.com' };

let service: TestEmulator;
let player: CloudFormation;
let aws: WatchedServices;
let stack: Stack;
let untouched: Awaited<ReturnType<TestEmulator['control']['snapshot']>>;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  service = await startEmulator();
  player = await CloudFormation.open();
  aws = await WatchedServices.open();
  player.aws.secrets.set('signing-key', ['canary-signing-key']);
  player.aws.secrets.set('platform-token', ['platform-root']);
  player.aws.secrets.set('secrets-token', ['secrets-root']);
  environment = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN_REFERENCE: 'secretsmanager:platform-token',
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN_REFERENCE: 'secretsmanager:secrets-token',
  };
  stack = player.stack('app', { environment });
  const { Elsewhere: _, Task, ...made } = resources;
  // An intrinsic function that CloudFormation evaluates, but not the player.
  await stack.deploy({
    ...template,
    Resources: {
      ...made,
      Task: custom('RunTask', { ...Task.Properties, Description: 'reports to reports.example.com' }),
    },
  });
  untouched = await service.control.snapshot();
}, 60_000);
beforeEach(async () => {
  await service.control.restore(untouched);
  aws.messages.length = 0;
  aws.asked.length = 0;
  player.aws.asked.length = 0;
  aws.denied.clear();
  aws.onAsked = () => undefined;
  const made = Object.entries(stack.resources).map(([logicalId, { id, type }]) => ({ logicalId, id, type }));
  aws.describe(stack, template, {
    parameters: [
      { key: 'Level', value: 'advisory' },
      { key: 'Source', value: source },
    ],
    resources: [...made, { logicalId: 'Elsewhere', id: 'pki/roles/elsewhere', type: 'Custom::LintelPkiRole' }],
  });
});
afterAll(async () => {
  await player.close();
  await aws.close();
  await service.close();
});

interface Looked {
  readonly result?: WatchResult;
  readonly error?: { readonly message: string };
  readonly line: { readonly [name: string]: any };
}

/** Invokes the function like the schedule. */
async function look(
  request: object = {},
  more: { readonly environment?: NodeJS.ProcessEnv; readonly timeoutMs?: number } = {},
): Promise<Looked> {
  await service.control.clearRequests();
  const { result, error, log } = await invoke(
    'watch',
    { Stack: stack.stackId, Topic: TOPIC, Values: values, ...request },
    {
      ...more,
      environment: { ...player.aws.environment, ...aws.environment, ...environment, ...more.environment },
    },
  );
  for (const canary of CANARIES) expect(log + JSON.stringify([result, error, aws.messages])).not.toContain(canary);
  const { requests } = await service.control.requests();
  expect(requests.filter(({ method }) => method !== 'GET' && method !== 'LIST')).toEqual([]);
  return { result: result as WatchResult, error, line: log === '' ? {} : (JSON.parse(log) as Looked['line']) };
}

const patchTask = (attributes: object) =>
  service.request('PATCH', `/api/v2/tasks/${stack.resources.Task.id}`, {
    body: { data: { type: 'tasks', attributes } },
  });

it('sends no message for a stack without drift, and counts the resources', async () => {
  const { result, line } = await look();
  expect(result).toEqual({ watched: 5, drifted: [], unread: [] });
  expect(line).toMatchObject({
    StackName: 'app',
    WatchedResources: 5,
    DriftedResources: 0,
    UnreadResources: 0,
    notCompared: {},
  });
  expect(line._aws).toEqual({
    Timestamp: expect.any(Number),
    CloudWatchMetrics: [
      {
        Namespace: 'Lintel',
        Dimensions: [['StackName']],
        Metrics: [
          { Name: 'WatchedResources', Unit: 'Count' },
          { Name: 'DriftedResources', Unit: 'Count' },
          { Name: 'UnreadResources', Unit: 'Count' },
        ],
      },
    ],
  });
  expect(aws.messages).toEqual([]);
});

it('sends the drifted and missing resources with expected and actual values, without secrets', async () => {
  await patchTask({ enabled: false, url: 'https://user:canary-of-a-user@other.example.com/hooks' });
  await service.request('DELETE', '/v1/pki/roles/web');
  await service.request('PUT', `/api/v2/policies/${stack.resources.Policy.id}/upload`, {
    body: source.replace(/# nobody reads this\n$/, '# somebody wrote this\n'),
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  const { result, line } = await look();
  expect(result).toEqual({ watched: 5, drifted: ['Task', 'Role', 'Policy'], unread: [] });
  expect(line).toMatchObject({ DriftedResources: 3, drifted: ['Task', 'Role', 'Policy'] });
  expect(JSON.stringify(line)).not.toContain('other.example.com');
  const [{ topic, subject, text }] = aws.messages;
  expect(aws.messages).toHaveLength(1);
  expect({ topic, subject }).toEqual({ topic: TOPIC, subject: 'Drift in app: 2 changed, 1 gone' });
  expect(text).toContain(
    `~ Task (Custom::LintelRunTask, ${stack.resources.Task.id}) was changed\n    Enabled: true → false\n` +
      '    Url: "https://scanner.example.com/hooks?token=(sensitive)" → "https://(sensitive)@other.example.com/hooks"\n',
  );
  expect(text).toContain('- Role (Custom::LintelPkiRole, pki/roles/web) is gone');
  // A long value is shown from shortly before the first difference.
  expect(text).toMatch(/\n {4}Source: ….*# nobody reads this\\n" → ….*# somebody wrote this\\n"\n/);
});

it('reads each token once and no secrets of resources, and sends CloudFormation only the permitted requests', async () => {
  await look();
  expect(player.aws.asked.map(({ operation, id }) => `${operation} ${id}`).sort()).toEqual([
    'GetSecretValue platform-token',
    'GetSecretValue secrets-token',
  ]);
  expect([...new Set(aws.asked)].sort()).toEqual(
    ['DescribeStacks', 'GetTemplate', 'ListStackResources'].map(
      (action) => `cloudformation:${action} ${stack.stackId}`,
    ),
  );
});

it('reads only objects at the address of its connection, including former addresses', async () => {
  expect((await look()).line).toMatchObject({ WatchedResources: 5 });
  const { result } = await look(
    {},
    { environment: { LINTEL_FORMER_ADDRESSES: 'https://first.example.com,https://other.example.com/' } },
  );
  expect(result).toEqual({ watched: 6, drifted: ['Elsewhere'], unread: [] });
});

it('reports the resources that it could not read in time if a service is slow', async () => {
  await service.control.faults([{ path: '/api/v2/*', latencyMs: 20_000 }]);
  const { result } = await look({}, { timeoutMs: 6_000 });
  await service.control.clearFaults();
  expect(result!.unread).toEqual(expect.arrayContaining(['Task', 'Policy']));
  expect(aws.messages[0].text).toContain(
    'could not be read\n    The function ran out of time before it could read the object.',
  );
});

it('does not compare unknown values, and logs their properties', async () => {
  const { result, line } = await look({ Values: undefined });
  expect(result).toEqual({ watched: 5, drifted: [], unread: [] });
  expect(line.notCompared).toEqual({ Task: ['Description'] });
});

it('reads nested stacks with their parameters', async () => {
  const nested = player.stack('app-Checks', { environment });
  const inner: Template = {
    Parameters: {
      TaskId: { Type: 'String' },
      Url: { Type: 'AWS::SSM::Parameter::Value<String>', Default: '/checks/url' },
      Hidden: { Type: 'String', Default: 'advisory', NoEcho: true } as never,
    },
    Resources: {
      Inner: custom('RunTask', {
        Organization: 'acme',
        Name: 'inner',
        Url: { Ref: 'Url' },
        Description: { Ref: 'Hidden' },
      }),
      InnerHook: custom('WorkspaceRunTask', {
        WorkspaceId: 'ws-app',
        TaskId: { 'Fn::GetAtt': ['Inner', 'Id'] },
        EnforcementLevel: 'advisory',
      }),
    },
  };
  await nested.deploy({
    Resources: {
      ...inner.Resources,
      Inner: custom('RunTask', {
        Organization: 'acme',
        Name: 'inner',
        Url: 'https://inner.example.com/',
        Description: 'hidden',
      }),
    },
  });
  const Checks = {
    Type: 'AWS::CloudFormation::Stack',
    Properties: {
      TemplateURL: 'https://bucket.example.com/template',
      Parameters: { TaskId: { 'Fn::GetAtt': ['Task', 'Id'] } },
    },
  };
  aws.describe(
    stack,
    { ...template, Resources: { ...template.Resources, Checks } },
    {
      parameters: [
        { key: 'Level', value: 'advisory' },
        { key: 'Source', value: source },
      ],
      resources: [
        ...aws.stacks.get(stack.stackId)!.resources,
        { logicalId: 'Checks', id: nested.stackId, type: Checks.Type },
      ],
    },
  );
  aws.describe(nested, inner, {
    parameters: [
      { key: 'TaskId', value: stack.resources.Task.id },
      { key: 'Url', value: '/checks/url', resolved: 'https://inner.example.com/' },
      { key: 'Hidden', value: '****' },
    ],
  });

  const same = await look();
  expect(same.result).toEqual({ watched: 7, drifted: [], unread: [] });
  expect(same.line.notCompared).toEqual({ 'Checks/Inner': ['Description'] });
  await service.request('PATCH', `/api/v2/tasks/${nested.resources.Inner.id}`, {
    body: { data: { type: 'tasks', attributes: { enabled: false } } },
  });
  expect((await look()).result).toMatchObject({ drifted: ['Checks/Inner'] });
  expect(aws.messages[0].text).toContain(
    `~ Checks/Inner (Custom::LintelRunTask, ${nested.resources.Inner.id}) was changed\n    Enabled: true → false`,
  );

  aws.messages.length = 0;
  aws.denied.add(`cloudformation:GetTemplate ${nested.stackId}`);
  expect((await look()).result).toEqual({ watched: 6, drifted: [], unread: ['Checks'] });
  expect(aws.messages).toMatchObject([
    {
      subject: 'Drift unknown in app: 1 not read',
      text: expect.stringContaining('Grant cloudformation:GetTemplate on the stack to the role of the function.'),
    },
  ]);
});

it('skips a stack that is being deployed, or was deployed during the check', async () => {
  await patchTask({ enabled: false });
  const described = aws.stacks.get(stack.stackId)!;
  aws.stacks.set(stack.stackId, { ...described, status: 'UPDATE_IN_PROGRESS' });
  expect(await look()).toMatchObject({
    result: { skipped: true },
    line: { outcome: 'skipped', reason: 'the stack is being deployed' },
  });
  aws.stacks.set(stack.stackId, described);
  aws.onAsked = (asked) => {
    if (asked.startsWith('cloudformation:GetTemplate')) {
      aws.stacks.set(stack.stackId, { ...described, updated: '2026-01-03T00:00:00.000Z' });
    }
  };
  const { result, line } = await look();
  expect(result).toMatchObject({ skipped: true });
  expect(line).not.toHaveProperty('_aws');
  expect(aws.messages).toEqual([]);
});

it('reports what it could not read and why, and never as unchanged', async () => {
  await service.control.faults([{ path: `/api/v2/tasks/${stack.resources.Task.id}`, status: 403 }] as never);
  const described = aws.stacks.get(stack.stackId)!;
  aws.stacks.set(stack.stackId, {
    ...described,
    resources: described.resources.map((each) =>
      each.logicalId === 'Role' ? { ...each, status: 'UPDATE_FAILED' } : each,
    ),
  });
  const { result, line } = await look();
  await service.control.clearFaults();
  expect(result).toMatchObject({ unread: expect.arrayContaining(['Task', 'Role']), drifted: [] });
  expect(line).toMatchObject({ UnreadResources: result!.unread.length });
  expect(aws.messages[0].text).toContain(
    '! Role (Custom::LintelPkiRole) could not be read\n    The status of its last deployment is UPDATE_FAILED',
  );
  expect(aws.messages[0].text).toMatch(/! Task \(Custom::LintelRunTask, task-[\w-]+\) could not be read\n {4}\S/);
});

it('fails if CloudFormation does not respond or the message cannot be sent', async () => {
  aws.denied.add('cloudformation:ListStackResources');
  expect((await look()).error?.message).toBe(
    `CloudFormation did not describe ${stack.stackId} (ListStackResources: AccessDenied). Grant cloudformation:ListStackResources on the stack to the role of the function. (Code: watched-stack-unreadable)`,
  );
  aws.denied.clear();
  await patchTask({ enabled: false });
  aws.denied.add('sns:Publish');
  const { error, line } = await look();
  expect(error?.message).toBe(
    `The message could not be sent to ${TOPIC} (AccessDenied). Grant sns:Publish on the topic to the role of the function and, if the topic is encrypted with a customer managed key, the use of that key. (Code: watch-message-not-sent)`,
  );
  expect(line).toMatchObject({ DriftedResources: 1 });
});
