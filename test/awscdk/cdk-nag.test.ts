import * as path from 'path';
import { Aspects, Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SecurityGroup, Vpc } from 'aws-cdk-lib/aws-ec2';
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Tracing } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag';
import { newApp, secretCalled } from './stack';
import { LintelProvider, platform, secrets, type LintelProviderProps } from 'lintel-awscdk';

const PACKS = [AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks];

/** A stack with everything that a provider ever makes, and one nested in it. */
function stackWith(props: (stack: Stack) => Partial<LintelProviderProps>): Stack {
  const stack = new Stack(newApp(), 'stack', { env: { account: '123456789012', region: 'eu-central-1' } });
  const provider = new LintelProvider(stack, 'Lintel', {
    platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'platform-token') },
    secrets: { address: 'https://secrets.example.com', token: secretCalled(stack, 'secrets-token') },
    ...props(stack),
  });
  new platform.RegistryModuleVersion(stack, 'Version', {
    moduleId: 'acme/private/acme/network/aws', version: '1.0.0', sourceDirectory: path.join(__dirname, '../../examples/awscdk/platform-team/network'),
  });
  new secrets.PkiCertificate(stack, 'Api', { role: 'web', commonName: 'api.example.com' });
  new secrets.PkiCertificate(new NestedStack(stack, 'Nested'), 'Api', { role: 'web', commonName: 'www.example.com', provider });
  return stack;
}

/** Everything that can be asked for without anything of the user's own being made. */
function everything(stack: Stack): Partial<LintelProviderProps> {
  const arn = (service: string, name: string) => `arn:aws:${service}:eu-central-1:123456789012:${name}`;
  const key = Key.fromKeyArn(stack, 'Key', arn('kms', 'key/1'));
  const queue = Queue.fromQueueArn(stack, 'Failed', arn('sqs', 'failed'));
  const vpc = Vpc.fromVpcAttributes(stack, 'Network', { vpcId: 'vpc-1', availabilityZones: ['a', 'b'], privateSubnetIds: ['subnet-1', 'subnet-2'], privateSubnetRouteTableIds: ['rtb-1', 'rtb-2'] });
  return {
    vpc, securityGroups: [SecurityGroup.fromSecurityGroupId(stack, 'Group', 'sg-1')], encryptionKey: key, environmentEncryption: key, tracing: Tracing.ACTIVE,
    reservedConcurrentExecutions: 20, logRetention: RetentionDays.ONE_YEAR, timeout: Duration.minutes(10), deadLetterQueue: queue, onFailure: new SqsDestination(queue),
    permissionsBoundary: ManagedPolicy.fromManagedPolicyArn(stack, 'Boundary', 'arn:aws:iam::123456789012:policy/boundary'),
  };
}

/** What the packs tell of a stack and those in it, as `path: rule`. What they could not look at counts, too. */
function findingsOf(stack: Stack): string[] {
  for (const Pack of PACKS) Aspects.of(stack).add(new Pack({ reports: false }));
  Template.fromStack(stack);
  return stack.node.findAll().flatMap(({ node }) => node.metadata.filter(({ type }) => /^aws:cdk:(?:error|warning)$/.test(type))
    .map(({ data }) => `${node.path}: ${String(data).split(':')[0]}`)).sort();
}

describe('cdk-nag, with the rules of AwsSolutions, HIPAA Security and NIST 800-53 revision 5', () => {
  test('finds nothing to mend in what is made by default', () => {
    expect(findingsOf(stackWith(() => ({})))).toEqual([]);
  });

  test('finds nothing to mend where everything is configured', () => {
    expect(findingsOf(stackWith(everything))).toEqual([]);
  });
});
