import * as path from 'path';
import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { SecurityGroup, Vpc } from 'aws-cdk-lib/aws-ec2';
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Tracing } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { DriftWatch, LintelProvider, platform, secrets, type LintelProviderProps } from 'lintel-awscdk';
import { newApp, secretCalled } from './stack';

/** A stack with everything that a provider ever makes, a watch of its drift, and a stack nested in it. */
export function wholeStack(props: (stack: Stack) => Partial<LintelProviderProps> = () => ({})): Stack {
  const stack = new Stack(newApp(), 'stack', { env: { account: '123456789012', region: 'eu-central-1' } });
  const provider = new LintelProvider(stack, 'Lintel', {
    platform: { address: 'https://platform.example.com', token: secretCalled(stack, 'platform-token') },
    secrets: { address: 'https://secrets.example.com', token: secretCalled(stack, 'secrets-token') },
    ...props(stack),
  });
  new platform.RegistryModuleVersion(stack, 'Version', {
    moduleId: 'acme/private/acme/network/aws',
    version: '1.0.0',
    sourceDirectory: path.join(__dirname, '../../examples/awscdk/platform-team/network'),
  });
  new secrets.PkiCertificate(stack, 'Api', { role: 'web', commonName: 'api.example.com' });
  new secrets.PkiCertificate(new NestedStack(stack, 'Nested'), 'Api', {
    role: 'web',
    commonName: 'www.example.com',
    provider,
  });
  new DriftWatch(stack, 'Watch');
  return stack;
}

/** Everything that can be asked for without anything of the user's own being made. */
export function everything(stack: Stack): Partial<LintelProviderProps> {
  const arn = (service: string, name: string) => `arn:aws:${service}:eu-central-1:123456789012:${name}`;
  const key = Key.fromKeyArn(stack, 'Key', arn('kms', 'key/1'));
  const queue = Queue.fromQueueArn(stack, 'Failed', arn('sqs', 'failed'));
  const vpc = Vpc.fromVpcAttributes(stack, 'Network', {
    vpcId: 'vpc-01234567',
    availabilityZones: ['a', 'b'],
    privateSubnetIds: ['subnet-01234567', 'subnet-89abcdef'],
    privateSubnetRouteTableIds: ['rtb-1', 'rtb-2'],
  });
  return {
    vpc,
    securityGroups: [SecurityGroup.fromSecurityGroupId(stack, 'Group', 'sg-01234567')],
    encryptionKey: key,
    environmentEncryption: key,
    tracing: Tracing.ACTIVE,
    reservedConcurrentExecutions: 20,
    logRetention: RetentionDays.ONE_YEAR,
    timeout: Duration.minutes(10),
    deadLetterQueue: queue,
    onFailure: new SqsDestination(queue),
    permissionsBoundary: ManagedPolicy.fromManagedPolicyArn(
      stack,
      'Boundary',
      'arn:aws:iam::123456789012:policy/boundary',
    ),
  };
}
