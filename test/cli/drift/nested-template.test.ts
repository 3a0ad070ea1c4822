import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { App, CfnParameter, NestedStack, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelProvider, platform, secrets, SecretReference } from 'lintel-awscdk';
import type { DriftReport } from '../../../src/cli/drift/report';
import { CloudFormation, type Stack as PlayedStack } from '../../support/cloudformation/player';
import { startEmulator, TestEmulator } from '../../support/emulator';
import { lintel } from '../run-cli';

const SERVICE_TOKEN = 'arn:aws:lambda:eu-central-1:111122223333:function:lintel';
const custom = (construct: string, properties: object) => ({
  Type: `Custom::Lintel${construct}`,
  Properties: { ServiceToken: SERVICE_TOKEN, ...properties },
});

let service: TestEmulator;
let player: CloudFormation;
let made: PlayedStack;
let folder: string;
let connection: Record<string, string>;

/** Creates the objects of all stacks below with a single template: an object does not depend on the stack that declares it. */
beforeAll(async () => {
  service = await startEmulator();
  player = await CloudFormation.open();
  connection = {
    LINTEL_PLATFORM_ADDRESS: service.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: service.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  };
  made = player.stack('flat', { environment: connection });
  const task = (name: string) =>
    custom('RunTask', { Organization: 'acme', Name: name, Url: 'https://scanner.example.com/hooks' });
  const hook = (name: string) =>
    custom('WorkspaceRunTask', {
      WorkspaceId: 'ws-app',
      TaskId: { 'Fn::GetAtt': [name, 'Id'] },
      EnforcementLevel: 'advisory',
    });
  await made.deploy({
    Resources: {
      Scan: task('image-scan'),
      Cost: task('cost'),
      ScanHook: hook('Scan'),
      CostHook: hook('Cost'),
      Role: custom('PkiRole', { Name: 'web', AllowAnyName: true, KeyType: 'ec', KeyBits: 256 }),
    },
  });
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-nested-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  await player.close();
  await service.close();
});

/** A stack with two levels of nested stacks that refer to each other in both directions. */
function synthesize(context: { readonly [name: string]: unknown } = {}): void {
  const app = new App({ outdir: folder, context });
  const stack = new Stack(app, 'app', { env: { account: '111122223333', region: 'eu-central-1' } });
  const token = SecretReference.fromSecretsManager(Secret.fromSecretNameV2(stack, 'Token', 'token'));
  new LintelProvider(stack, 'Lintel', {
    platform: { address: service.address, token },
    secrets: { address: service.address, token },
  });
  const level = new CfnParameter(stack, 'Level', { default: 'advisory' });
  const url = 'https://scanner.example.com/hooks';
  const scan = new platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'image-scan', url });
  const checks = new NestedStack(stack, 'Checks');
  const cost = new platform.RunTask(checks, 'Cost', { organization: 'acme', name: 'cost', url });
  new platform.WorkspaceRunTask(checks, 'ScanHook', {
    workspaceId: 'ws-app',
    taskId: scan.id,
    enforcementLevel: level.valueAsString as platform.RunTaskEnforcementLevel,
  });
  new platform.WorkspaceRunTask(stack, 'CostHook', {
    workspaceId: 'ws-app',
    taskId: cost.id,
    enforcementLevel: platform.RunTaskEnforcementLevel.ADVISORY,
  });
  new secrets.PkiRole(new NestedStack(checks, 'Deep'), 'Role', {
    name: 'web',
    allowAnyName: true,
    keyType: secrets.KeyType.EC,
    keyBits: 256,
  });
  app.synth();
}

const inFolder = (name: string) => path.join(folder, name);
const resourcesIn = (template: string) =>
  (
    JSON.parse(readFileSync(inFolder(template), 'utf8')) as {
      readonly Resources: { readonly [logicalId: string]: { readonly Type: string } };
    }
  ).Resources;

/** The logical ID of a nested stack. */
function addressOf(construct: string): string {
  const Resources = resourcesIn('app.template.json');
  return Object.keys(Resources).find(
    (logicalId) => logicalId.startsWith(construct) && Resources[logicalId].Type === 'AWS::CloudFormation::Stack',
  )!;
}

function nestedTemplate(construct: string): string {
  return readdirSync(folder).find((file) =>
    new RegExp(`^app${construct}[0-9A-F]{8}\\.nested\\.template\\.json$`).test(file),
  )!;
}

/** Writes the output of `aws cloudformation list-stack-resources` for a stack. */
function listResources(file: string, template: string, constructs: readonly string[]): string {
  const Resources = resourcesIn(template);
  const StackResourceSummaries = constructs.map((construct) => ({
    LogicalResourceId: Object.keys(Resources).find((logicalId) =>
      new RegExp(`^${construct}[0-9A-F]{8}$`).test(logicalId),
    ),
    PhysicalResourceId: made.resources[construct].id,
  }));
  writeFileSync(inFolder(file), JSON.stringify({ StackResourceSummaries }));
  return inFolder(file);
}

async function drift(
  ...more: readonly string[]
): Promise<{ readonly code: number | null; readonly report: DriftReport }> {
  const { code, stdout, stderr } = await lintel(
    ['drift', '--template', inFolder('app.template.json'), '--format', 'json', ...more],
    connection,
  );
  if (stdout === '') throw new Error(stderr);
  return { code, report: JSON.parse(stdout) as DriftReport };
}

test.each([
  ['in the metadata of AWS CDK', { 'aws:cdk:enable-asset-metadata': true }],
  ['in the asset manifest', {}],
])('lintel drift finds nested stacks %s, and compares them with their parameters and outputs', async (_, context) => {
  synthesize(context);
  const ids = [
    listResources('app.json', 'app.template.json', ['Scan', 'CostHook']),
    `${addressOf('Checks')}=${listResources('checks.json', nestedTemplate('Checks'), ['Cost', 'ScanHook'])}`,
  ];
  expect(await drift('--stack-resources', ...ids)).toMatchObject({
    code: 0,
    report: { objects: 5, drifted: [], unread: [], notCompared: [] },
  });

  const snapshot = await service.control.snapshot();
  await service.request('PATCH', `/api/v2/tasks/${made.resources.Cost.id}`, {
    body: { data: { type: 'tasks', attributes: { enabled: false } } },
  });
  await service.request('DELETE', '/v1/pki/roles/web');
  const { code, report } = await drift('--stack-resources', ...ids);
  await service.control.restore(snapshot);
  expect(code).toBe(3);
  expect(report.drifted).toMatchObject([
    {
      address: expect.stringMatching(/^ChecksNestedStack\w+\/Cost[0-9A-F]{8}$/),
      what: 'changed',
      changes: [{ path: 'Enabled', before: true, after: false }],
    },
    { address: expect.stringMatching(/^ChecksNestedStack\w+\/DeepNestedStack\w+\/Role[0-9A-F]{8}$/), what: 'gone' },
  ]);
});

test('lintel drift reports a nested stack without a template as unread', async () => {
  synthesize();
  renameSync(inFolder(nestedTemplate('Checks')), inFolder('elsewhere.json'));
  const address = addressOf('Checks');
  const ids = listResources('app.json', 'app.template.json', ['Scan', 'CostHook']);
  const { code, report } = await drift('--stack-resources', ids);
  expect(code).toBe(1);
  expect(report.unread).toEqual([
    { address, reason: expect.stringContaining(`Set --nested-template ${address}=<file>.`) },
  ]);
  const given = await drift(
    '--stack-resources',
    ids,
    `${address}=${listResources('checks.json', 'elsewhere.json', ['Cost', 'ScanHook'])}`,
    '--nested-template',
    `${address}=${inFolder('elsewhere.json')}`,
  );
  expect(given).toMatchObject({ code: 0, report: { objects: 5, unread: [] } });
});

test('lintel drift evaluates conditions, mappings and list parameters, and does not compare dynamic references', async () => {
  const template = {
    Parameters: {
      Names: { Type: 'CommaDelimitedList', Default: 'cost, image-scan' },
      Stage: { Type: 'String', Default: 'test' },
    },
    Conditions: {
      IsProduction: { 'Fn::Equals': [{ Ref: 'Stage' }, 'production'] },
      IsTest: { 'Fn::Not': [{ Condition: 'IsProduction' }] },
    },
    Mappings: { Urls: { test: { Hooks: 'https://scanner.example.com/hooks' } } },
    Resources: {
      Scan: custom('RunTask', {
        Organization: 'acme',
        Name: { 'Fn::Select': [1, { Ref: 'Names' }] },
        Url: { 'Fn::FindInMap': ['Urls', { Ref: 'Stage' }, 'Hooks'] },
        Enabled: { 'Fn::If': ['IsTest', true, false] },
        Description: '{{resolve:ssm:/scan/description}}',
      }),
      Production: { ...custom('PkiRole', { Name: 'production' }), Condition: 'IsProduction' },
    },
  };
  writeFileSync(inFolder('app.template.json'), JSON.stringify(template));
  writeFileSync(
    inFolder('resources.json'),
    JSON.stringify({
      StackResourceSummaries: [{ LogicalResourceId: 'Scan', PhysicalResourceId: made.resources.Scan.id }],
    }),
  );
  const { code, report } = await drift('--stack-resources', inFolder('resources.json'));
  expect(report).toMatchObject({
    objects: 1,
    drifted: [],
    unread: [],
    notCompared: [{ address: 'Scan', attributes: ['Description'] }],
  });
  expect(code).toBe(0);
});
