/** @tier complete */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { DriftReport } from '../../../src/cli/drift/report';
import { CloudFormation, Stack } from '../../support/cloudformation/player';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { Finished, lintel } from '../run-cli';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const custom = (construct: string, properties: object) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
});

const TEMPLATE = {
  Parameters: { Level: { Type: 'String', Default: 'advisory' }, Address: { Type: 'String' } },
  Resources: {
    Hook: custom('WorkspaceRunTask', {
      WorkspaceId: 'ws-app',
      TaskId: { 'Fn::GetAtt': ['Task', 'Id'] },
      EnforcementLevel: { Ref: 'Level' },
    }),
    Task: custom('RunTask', {
      Organization: 'acme',
      Name: { 'Fn::Join': ['-', ['image', 'scan']] },
      Url: { Ref: 'Address' },
      Enabled: true,
      HmacKey: { SecretsManager: 'signing-key' },
    }),
    Role: custom('PkiRole', { Name: 'web', AllowAnyName: true, KeyType: 'ec', KeyBits: 256, Ttl: '24h' }),
    Key: { Type: 'AWS::SecretsManager::Secret', Properties: {} },
    Certificate: custom('PkiCertificate', {
      Role: { Ref: 'Role' },
      CommonName: 'shop.example.com',
      PrivateKeySecret: { Ref: 'Key' },
    }),
  },
};

let service: TestEmulator;
let player: CloudFormation;
let stack: Stack;
let folder: string;
let connection: Record<string, string>;

beforeAll(async () => {
  service = await startEmulator();
  player = await CloudFormation.open();
  player.aws.secrets.set('signing-key', ['canary-signing-key']);
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-template-'));
  connection = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
  stack = player.stack('app', {
    environment: connection,
    parameters: { Address: 'https://scanner.example.com/hooks' },
  });
  const { Certificate, ...Resources } = TEMPLATE.Resources;
  await stack.deploy({
    ...TEMPLATE,
    Resources: {
      ...Resources,
      Certificate: { ...Certificate, Properties: { ...Certificate.Properties, Role: 'web' }, DependsOn: 'Role' },
    },
  });
  writeFileSync(
    path.join(folder, 'app.template.json'),
    JSON.stringify({
      ...TEMPLATE,
      Resources: {
        ...TEMPLATE.Resources,
        Certificate: { ...Certificate, Properties: { ...Certificate.Properties, Role: 'web' } },
      },
    }),
  );
  const resources = Object.entries(stack.resources).map(([LogicalResourceId, { id }]) => ({
    LogicalResourceId,
    PhysicalResourceId: id,
    ResourceStatus: 'CREATE_COMPLETE',
  }));
  writeFileSync(path.join(folder, 'resources.json'), JSON.stringify({ StackResourceSummaries: resources }));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await player.close();
  await service.close();
});

const inFolder = (name: string) => path.join(folder, name);
async function drift(...more: readonly string[]): Promise<Finished & { readonly report: DriftReport }> {
  const finished = await lintel(
    [
      'drift',
      '--template',
      inFolder('app.template.json'),
      '--parameter',
      'Address=https://scanner.example.com/hooks',
      '--format',
      'json',
      ...more,
    ],
    connection,
  );
  expect(finished.stdout + finished.stderr).not.toContain('canary');
  return { ...finished, report: JSON.parse(finished.stdout) as DriftReport };
}

it('lintel drift --template finds no drift if everything matches the template, without requests to AWS', async () => {
  player.aws.asked.length = 0;
  const { code, report } = await drift('--stack-resources', inFolder('resources.json'));
  expect(report).toMatchObject({ objects: 4, drifted: [], unread: [] });
  expect(code).toBe(0);
  expect(player.aws.asked).toEqual([]);
});

it('lintel drift --template identifies objects by their properties, and reports those that need an ID of the stack', async () => {
  const { code, report } = await drift();
  expect(report.unread).toEqual([
    { address: 'Certificate', reason: expect.stringContaining('Specify the physical ids of the stack.') },
  ]);
  expect(report.drifted).toEqual([]);
  expect(code).toBe(1);
});

it('lintel drift --template reports changed and deleted objects, and changes nothing', async () => {
  const { id } = stack.resources.Task;
  await service.request('PATCH', `/api/v2/tasks/${id}`, {
    body: { data: { type: 'tasks', attributes: { enabled: false, description: 'Changed by hand.' } } },
  });
  await service.request('DELETE', '/v1/pki/roles/web');
  await service.control.clearRequests();
  const { code, report } = await drift('--stack-resources', inFolder('resources.json'));
  expect(report.drifted).toEqual([
    {
      address: 'Task',
      type: 'Custom::LintelRunTask',
      what: 'changed',
      next: 'later',
      besides: [],
      changes: [
        { path: 'Description', before: null, after: 'Changed by hand.', next: 'later' },
        { path: 'Enabled', before: true, after: false, next: 'later' },
      ],
    },
    { address: 'Role', type: 'Custom::LintelPkiRole', what: 'gone', next: 'later', besides: [], changes: [] },
  ]);
  expect(code).toBe(3);
  const { requests } = await service.control.requests();
  expect(requests.filter(({ method }) => method !== 'GET' && method !== 'LIST')).toEqual([]);

  const { stdout, code: again } = await lintel(
    [
      'drift',
      '--template',
      inFolder('app.template.json'),
      '--parameter',
      'Address=https://scanner.example.com/hooks',
      '--stack-resources',
      inFolder('resources.json'),
    ],
    connection,
  );
  expect(stdout).toContain(
    '~ Task was changed\n    Description: (none) → "Changed by hand."\n    Enabled: true → false\n    CloudFormation does not change it until the template changes',
  );
  expect(stdout).toContain('- Role was deleted');
  expect(again).toBe(3);
});

it('lintel drift --template reports attributes that are not compared because only the stack has their values', async () => {
  const { stdout } = await lintel(
    [
      'drift',
      '--template',
      inFolder('app.template.json'),
      '--stack-resources',
      inFolder('resources.json'),
      '--format',
      'json',
    ],
    connection,
  );
  const report = JSON.parse(stdout) as DriftReport;
  expect(report.notCompared).toEqual([{ address: 'Task', attributes: ['Url'] }]);
  expect(report.drifted.flatMap(({ changes }) => changes.map((change) => change.path))).not.toContain('Url');
});

it.each([
  [['drift'], 2, 'specify --stack <folder> or --template <file>'],
  [['drift', '--stack', '.', '--template', 'x.json'], 2, 'cannot be used with'],
  [['drift', '--template', 'nowhere.json'], 1, 'cannot read nowhere.json: ENOENT.'],
  [['drift', '--template', __filename], 1, 'is not JSON. Set --template to a synthesized template'],
  [['drift', '--template', path.join(__dirname, '..', '..', '..', 'package.json')], 1, 'it has no Resources'],
] as const)('lintel drift rejects %j', async (args, code, words) => {
  const finished = await lintel(args, connection);
  expect(finished).toMatchObject({ code, stderr: expect.stringContaining(words) });
});

it('lintel drift --template reports for each resource why it could not be read', async () => {
  const { code, report } = await drift('--stack-resources', inFolder('resources.json'));
  expect(code).toBe(3);
  expect(report.unread).toEqual([]);
  const without = await lintel(['drift', '--template', inFolder('app.template.json'), '--format', 'json'], {
    LINTEL_PLATFORM_ADDRESS: service.address,
  });
  expect(without.code).toBe(1);
  const { unread } = JSON.parse(without.stdout) as DriftReport;
  expect(unread.map(({ address }) => address)).toEqual(['Hook', 'Task', 'Role', 'Certificate']);
  expect(unread[1].reason).toContain('LINTEL_PLATFORM_TOKEN');
});
