/** @tier complete */
import * as path from 'path';
import { Aspects, Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { Annotations, Match, Template as AssertionsTemplate } from 'aws-cdk-lib/assertions';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag';
import { DriftWatch, LintelProvider, platform, secrets, SecretReference } from 'lintel-awscdk';
import { invoke } from '../support/cloudformation/lambda';
import { CloudFormation } from '../support/cloudformation/player';
import type { Template } from '../support/cloudformation/template';
import { WatchedServices } from '../support/cloudformation/watched-services';
import { startEmulator } from '../support/emulator';
import { newApp, onlyResource, resourcesOf, secretCalled, stackWithProvider, textOf } from './stack';

const runTask = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com' };
const BUNDLE = path.join(__dirname, '../../packages/awscdk/assets/custom-resource/custom-resource.js');

/** What a schedule hands to the function, with the references in it as `<…>`. */
function requestOf(stack: Stack): unknown {
  const [{ Input }] = onlyResource(stack, 'AWS::Events::Rule').Properties.Targets as [{ readonly Input: unknown }];
  const {
    'Fn::Join': [, parts],
  } = Input as { readonly 'Fn::Join': [string, unknown[]] };
  return JSON.parse(parts.map((part) => (typeof part === 'string' ? part : `<${textOf(part)}>`)).join('')) as unknown;
}

/** `action resource` of everything that the role of the watch may do. */
function allowed(stack: Stack): string[] {
  const policies = Object.entries({
    ...resourcesOf(stack, 'AWS::IAM::ManagedPolicy'),
    ...resourcesOf(stack, 'AWS::IAM::Policy'),
  })
    .filter(([, { Properties }]) => JSON.stringify(Properties.Roles).includes('WatchRole'))
    .map(([, policy]) => policy);
  return policies
    .flatMap(
      ({ Properties }) =>
        Properties.PolicyDocument.Statement as { readonly Action: string | string[]; readonly Resource: unknown }[],
    )
    .flatMap(({ Action, Resource: resources }) =>
      [Action].flat().flatMap((action) => [resources].flat().map((resource) => `${action} ${textOf(resource)}`)),
    )
    .sort();
}

test('a function with the code of the provider and a separate role checks the stack once a day', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  const functions = Object.entries(resourcesOf(stack, 'AWS::Lambda::Function'));
  const [[, made], [, watcher]] = ['Lintel', 'Watch'].map((name) => functions.find(([id]) => id.startsWith(name))!);
  expect(functions).toHaveLength(2);
  // It makes nothing, and so remembers no requests.
  const { LINTEL_REQUESTS_TABLE: _, ...Variables } = made.Properties.Environment.Variables;
  expect(watcher.Properties).toMatchObject({
    Handler: 'custom-resource.watch',
    Code: made.Properties.Code,
    Runtime: made.Properties.Runtime,
  });
  expect(watcher.Properties.Environment).toEqual({ Variables });
  expect(watcher.Properties.Role).not.toEqual(made.Properties.Role);
  expect(onlyResource(stack, 'AWS::Events::Rule').Properties).toMatchObject({
    ScheduleExpression: 'rate(1 day)',
    State: 'ENABLED',
  });
  expect(requestOf(stack)).toEqual({
    Stack: '<AWS::StackId>',
    Topic: expect.stringMatching(/^<WatchTopic\w+>$/),
    Values: {},
  });
});

test('the function may read the tokens, describe the stack and publish, but not read secrets of resources', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  new platform.RunTask(stack, 'Scan', { ...runTask, hmacKey: secretCalled(stack, 'signing') });
  expect(allowed(stack).map((permission) => permission.replace(/(Watch|Lintel)(\w+?)[0-9A-F]{8}/, '$1$2'))).toEqual([
    'cloudformation:DescribeStacks AWS::StackId',
    'cloudformation:GetTemplate AWS::StackId',
    'cloudformation:ListStackResources AWS::StackId',
    'logs:CreateLogStream LintelLog.Arn',
    'logs:PutLogEvents LintelLog.Arn',
    'secretsmanager:GetSecretValue arn:AWS::Partition:secretsmanager:eu-central-1:123456789012:secret:platform-token-??????',
    'secretsmanager:GetSecretValue arn:AWS::Partition:secretsmanager:eu-central-1:123456789012:secret:secrets-token-??????',
    'sns:Publish WatchTopic',
  ]);
});

test('the function may describe nested stacks, including later and deeper ones', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  const nested = new NestedStack(stack, 'Checks');
  new platform.RunTask(nested, 'Scan', runTask);
  new platform.RunTask(new NestedStack(nested, 'Deep'), 'Cost', { ...runTask, name: 'cost' });
  const stacks = allowed(stack)
    .filter((permission) => permission.startsWith('cloudformation:GetTemplate'))
    .map((permission) => permission.replace(/[0-9A-F]{8}/g, ''));
  expect(stacks).toEqual([
    'cloudformation:GetTemplate AWS::StackId',
    'cloudformation:GetTemplate ChecksNestedStackChecksNestedStackResource',
    expect.stringMatching(
      /^cloudformation:GetTemplate ChecksNestedStackChecksNestedStackResource\.Outputs\.stackChecksDeepNestedStack\w+Ref$/,
    ),
  ]);
});

test('one alarm is active while there is drift, and another one notifies the topic of failed checks', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  const template = AssertionsTemplate.fromStack(stack);
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'Lintel',
    MetricName: 'DriftedResources',
    Dimensions: [{ Name: 'StackName', Value: 'stack' }],
    Statistic: 'Maximum',
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'ignore',
    AlarmActions: Match.absent(),
  });
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Threshold: 1,
    TreatMissingData: 'ignore',
    AlarmActions: [{ Ref: Match.stringLikeRegexp('^WatchTopic') }],
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: Match.stringLikeRegexp('^WatchFunction') } }],
  });
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: {
            ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [Match.stringLikeRegexp('^WatchFailureAlarm'), 'Arn'] } },
          },
        }),
      ]),
    },
  });
});

test('a given schedule, topic and provider replace the defaults', () => {
  const stack = stackWithProvider();
  const provider = new LintelProvider(stack, 'Other', {
    platform: { address: 'https://other.example.com', token: secretCalled(stack, 'other-token') },
  });
  const watch = new DriftWatch(stack, 'Watch', {
    provider,
    schedule: Schedule.rate(Duration.hours(1)),
    topic: new Topic(stack, 'Mine'),
  });
  expect(onlyResource(stack, 'AWS::Events::Rule').Properties.ScheduleExpression).toBe('rate(1 hour)');
  expect(requestOf(stack)).toMatchObject({ Topic: expect.stringMatching(/^<Mine\w+>$/) });
  expect(resourcesOf(stack, 'AWS::SNS::TopicPolicy')).toEqual({});
  expect(allowed(stack).filter((permission) => permission.startsWith('secretsmanager:'))).toEqual([
    expect.stringContaining('other-token'),
  ]);
  expect(watch.metricUnreadResources({ period: Duration.hours(1) })).toMatchObject({
    metricName: 'UnreadResources',
    period: Duration.hours(1),
  });
});

test('the event of the schedule contains strings that only CloudFormation knows, but no lists and no references to secrets', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  const bucket = new Bucket(stack, 'Reports');
  const scan = new platform.RunTask(stack, 'Scan', {
    ...runTask,
    description: `Reports to ${bucket.bucketDomainName}, never to ${bucket.bucketName}.`,
    hmacKey: SecretReference.fromSecretsManager(new Secret(stack, 'Signing')),
  });
  new platform.WorkspaceRunTask(stack, 'ScanOfApp', {
    workspaceId: 'ws-app',
    taskId: scan.id,
    enforcementLevel: platform.RunTaskEnforcementLevel.ADVISORY,
  });
  const { Values } = requestOf(stack) as { readonly Values: { readonly [call: string]: string } };
  const [logicalId] = Object.keys(resourcesOf(stack, 'AWS::S3::Bucket'));
  expect(Values).toEqual({ [`{"Fn::GetAtt":["${logicalId}","DomainName"]}`]: `<${logicalId}.DomainName>` });
});

test('the event contains at most 16 such strings, since a schedule sends at most 8192 characters', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  for (let index = 0; index < 20; index++) {
    const bucket = new Bucket(stack, `Reports${index}`);
    new platform.RunTask(stack, `Scan${index}`, { ...runTask, description: bucket.bucketDomainName });
  }
  expect(Object.keys((requestOf(stack) as { readonly Values: object }).Values)).toHaveLength(16);
});

test('cdk-nag reports no findings for the watch', () => {
  const stack = stackWithProvider();
  new DriftWatch(stack, 'Watch');
  for (const Pack of [AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks]) {
    Aspects.of(stack).add(new Pack({ reports: false }));
  }
  const annotations = Annotations.fromStack(stack);
  const found = [
    ...annotations.findError('*', Match.anyValue()),
    ...annotations.findWarning('*', Match.anyValue()),
  ].map(({ id, entry }) => `${id}: ${String(entry.data).split(':')[0]}`);
  // Of a function and its role, the provider says what applies to them.
  expect(
    found.filter(
      (finding) => finding.startsWith('/stack/Watch/') && !/^\/stack\/Watch\/(?:Function|Role)\//.test(finding),
    ),
  ).toEqual([]);
});

test('an imported provider is refused', () => {
  expect(
    () =>
      new DriftWatch(stackWithProvider(), 'Watch', { provider: { functionArn: 'arn' } as unknown as LintelProvider }),
  ).toThrow('stack/Watch: the provider is imported from another app');
});

test('a manual change to a synthesized stack is detected, reported, and no longer reported after it is reverted', async () => {
  const emulator = await startEmulator();
  const [player, aws] = [await CloudFormation.open(), await WatchedServices.open()];
  try {
    player.aws.secrets.set('arn:aws:secretsmanager:eu-central-1:111122223333:secret:token', ['platform-root']);
    player.aws.secrets.set('arn:aws:secretsmanager:eu-central-1:111122223333:secret:secrets-token', ['secrets-root']);
    const app = newApp();
    const scope = new Stack(app, 'app', { env: { account: '111122223333', region: 'eu-central-1' } });
    new LintelProvider(scope, 'Lintel', {
      platform: { address: emulator.address, token: secretCalled(scope, 'token') },
      secrets: { address: emulator.address, token: secretCalled(scope, 'secrets-token') },
    });
    new DriftWatch(scope, 'Watch');
    new platform.RunTask(scope, 'Scan', {
      ...runTask,
      description: `Reports to ${new Bucket(scope, 'Reports').bucketDomainName}.`,
    });
    new secrets.PkiRole(scope, 'Web', { name: 'web', allowedDomains: ['example.com'], ttl: Duration.hours(1) });
    const template = app.synth().getStackByName('app').template as Template;
    const stack = player.stack('app', { bundle: BUNDLE });
    await stack.deploy(template);
    aws.describe(stack, template);
    const made = Object.values(stack.resources);
    const [{ properties: rule }] = made.filter(({ type }) => type === 'AWS::Events::Rule');
    const [{ Arn, Input }] = rule.Targets as [{ readonly Arn: string; readonly Input: string }];
    const { properties: watcher } = made.find(
      ({ type, id }) => type === 'AWS::Lambda::Function' && Arn.endsWith(`:${id}`),
    )!;
    const { Handler, Environment } = watcher as unknown as {
      readonly Handler: string;
      readonly Environment: { readonly Variables: NodeJS.ProcessEnv };
    };
    const fire = async () =>
      (
        await invoke(Handler.split('.')[1], JSON.parse(Input) as object, {
          environment: { ...player.aws.environment, ...aws.environment, ...Environment.Variables },
          bundle: BUNDLE,
        })
      ).result as object;

    expect(await fire()).toEqual({ watched: 2, drifted: [], unread: [] });
    const { id } = made.find(({ type }) => type === 'Custom::LintelRunTask')!;
    const enable = (enabled: boolean) =>
      emulator.request('PATCH', `/api/v2/tasks/${id}`, { body: { data: { type: 'tasks', attributes: { enabled } } } });
    await enable(false);
    expect(await fire()).toMatchObject({ drifted: [expect.stringMatching(/^Scan/)] });
    expect(aws.messages).toEqual([
      {
        topic: (JSON.parse(Input) as { readonly Topic: string }).Topic,
        subject: 'Drift in app: 1 changed',
        text: expect.stringMatching(
          /~ Scan\w+ \(Custom::LintelRunTask, task-[\w-]+\) was changed\n {4}Enabled: true → false\n/,
        ),
      },
    ]);
    await enable(true);
    expect(await fire()).toMatchObject({ drifted: [] });
    expect(aws.messages).toHaveLength(1);
    // Whatever it asked for, its role has it.
    expect([...new Set(aws.asked)].map((asked) => asked.replace(/ .*/, '')).sort()).toEqual([
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'cloudformation:ListStackResources',
      'sns:Publish',
    ]);
    await stack.delete();
  } finally {
    await player.close();
    await aws.close();
    await emulator.close();
  }
}, 60_000);
