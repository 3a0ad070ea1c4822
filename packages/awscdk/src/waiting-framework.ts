import { CfnResource, Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, CfnFunction, Function as LambdaFunction, IFunction, Tracing } from 'aws-cdk-lib/aws-lambda';
import { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { LintelProviderProps } from './lintel-provider-props';
import { MOST_AGE, OUTSIDE_OF_A_NETWORK, RETRIES } from './provider-function';
import { ignoreRedundantDependencies, suppress } from './suppressions';

/** Creates the provider framework of aws-cdk-lib for two functions. Returns its service token. */
export function waitingFramework(
  scope: Construct,
  props: LintelProviderProps,
  {
    onEvent,
    isComplete,
    logGroup,
  }: {
    readonly onEvent: IFunction;
    readonly isComplete: IFunction;
    readonly logGroup: ILogGroup;
  },
): string {
  const { architecture = Architecture.ARM_64, environmentEncryption, securityGroups, tracing, vpc, vpcSubnets } = props;
  const framework = new Provider(scope, 'Waiting', {
    onEventHandler: onEvent,
    isCompleteHandler: isComplete,
    queryInterval: Duration.seconds(10),
    totalTimeout: Duration.minutes(30),
    logGroup,
    vpc,
    vpcSubnets,
    securityGroups,
    providerFunctionEnvEncryption: environmentEncryption,
    // Events contain the response address, with which anyone could respond to CloudFormation.
    disableWaiterStateMachineLogging: true,
  });
  for (const made of framework.node
    .findAll()
    .filter((construct): construct is LambdaFunction => construct instanceof LambdaFunction)) {
    const resource = made.node.defaultChild as CfnFunction;
    resource.architectures = [architecture.name];
    if (tracing !== undefined && tracing !== Tracing.DISABLED) {
      resource.tracingConfig = { mode: tracing };
      made.addToRolePolicy(
        new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
      );
    }
    environmentEncryption?.grantDecrypt(made);
  }
  const { onFailure } = props;
  (framework.node.findChild('framework-onEvent') as LambdaFunction).configureAsyncInvoke({
    maxEventAge: MOST_AGE,
    retryAttempts: RETRIES,
    onFailure,
  });
  ignoreRedundantDependencies(framework);
  for (const resource of framework.node
    .findAll()
    .filter((each): each is CfnResource => CfnResource.isCfnResource(each))) {
    suppress(resource, {
      ...THE_FRAMEWORKS[resource.cfnResourceType],
      ...(resource instanceof CfnFunction && !vpc ? OUTSIDE_OF_A_NETWORK : {}),
    });
  }
  return framework.serviceToken;
}

/** Reasons for rules on resources of aws-cdk-lib that cannot be configured, by resource type. */
const THE_FRAMEWORKS: { readonly [type: string]: { readonly [rule: string]: string } } = {
  'AWS::IAM::Role': {
    'AwsSolutions-IAM4':
      'The provider framework of aws-cdk-lib attaches the AWS managed policies for logs and networks to its functions.',
  },
  'AWS::IAM::Policy': {
    'AwsSolutions-IAM5':
      'The provider framework of aws-cdk-lib allows its parts to invoke every version of its functions and to write traces.',
    'IAMNoInlinePolicy':
      'The provider framework of aws-cdk-lib creates a role for each of its functions, with inline permissions.',
  },
  'AWS::Lambda::Function': {
    LambdaConcurrency: 'The provider framework of aws-cdk-lib has no setting for it. Only deployments send requests.',
    LambdaDLQ:
      'The provider framework of aws-cdk-lib reports each failure to CloudFormation, which ends the deployment.',
  },
  'AWS::StepFunctions::StateMachine': {
    'AwsSolutions-SF1': 'Events contain the response address of CloudFormation and must not be logged.',
    'AwsSolutions-SF2': 'The provider framework of aws-cdk-lib has no setting for the tracing of its state machine.',
  },
};
