import { join } from 'path';
import { Duration } from 'aws-cdk-lib';
import { IRole } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { ASSETS } from './definitions';
import { LintelProviderProps } from './lintel-provider-props';
import { Policies } from './policies';
import { ignoreRedundantDependencies, suppress } from './suppressions';

/**
 * How long Lambda retries the delivery of a request. CloudFormation stops waiting after the same time.
 */
export const MOST_AGE = Duration.minutes(15);
/** How often Lambda retries a request after the function was terminated. A request with a response is not retried. */
export const RETRIES = 2;

/** The parts of one function of a provider that are not configured by its props. */
export interface FunctionParts {
  readonly entry: 'handler' | 'onEvent' | 'isComplete' | 'watch';
  readonly description: string;
  readonly environment: { readonly [name: string]: string };
  readonly logGroup: ILogGroup;
  readonly policies: Policies;
  readonly role: IRole;
}

/** One of the functions of a provider, which differ only in their entry points. */
export function providerFunction(
  scope: Construct,
  id: string,
  parts: FunctionParts,
  props: LintelProviderProps,
): LambdaFunction {
  const { entry, description, environment, logGroup, policies, role } = parts;
  const {
    architecture = Architecture.ARM_64,
    environmentEncryption,
    memorySize = 512,
    reservedConcurrentExecutions,
    tracing,
    vpc,
    vpcSubnets,
    securityGroups,
  } = props;
  const { deadLetterQueue, onFailure } = props;
  // Only this function is invoked asynchronously. The framework waits for the results of the other two.
  const isAsynchronous = entry === 'handler';
  const made = new LambdaFunction(scope, id, {
    description,
    runtime: newestRuntime(),
    architecture,
    code: Code.fromAsset(join(ASSETS, 'custom-resource')),
    handler: `custom-resource.${entry}`,
    role,
    environment: { ...environment },
    environmentEncryption,
    timeout: props.timeout ?? Duration.minutes(14),
    memorySize,
    reservedConcurrentExecutions,
    tracing,
    logGroup,
    vpc,
    vpcSubnets,
    securityGroups,
    ...(isAsynchronous ? { maxEventAge: MOST_AGE, retryAttempts: RETRIES, onFailure, deadLetterQueue } : {}),
  });
  // Resources that depend on the function also depend on its permissions.
  made.node.addDependency(policies);
  ignoreRedundantDependencies(made);
  suppress(made, reasonsOf(props, entry));
  if (tracing !== undefined) {
    suppress(policies, { 'AwsSolutions-IAM5': 'The X-Ray permissions to write traces do not support resources.' });
  }
  return made;
}

/** The newest supported Node.js runtime in the aws-cdk-lib of the app. */
export function newestRuntime(
  known: { readonly NODEJS_22_X: Runtime; readonly NODEJS_24_X?: Runtime } = Runtime,
): Runtime {
  return known.NODEJS_24_X ?? known.NODEJS_22_X;
}

function reasonsOf(
  { deadLetterQueue, reservedConcurrentExecutions, vpc }: LintelProviderProps,
  entry: FunctionParts['entry'],
): { readonly [rule: string]: string } {
  return {
    ...(entry === 'watch'
      ? { LambdaDLQ: 'A failed check triggers an alarm, and the next check repeats it.' }
      : entry !== 'handler'
        ? {
            LambdaDLQ:
              'The provider framework invokes this function synchronously, so Lambda queues no requests for it.',
          }
        : deadLetterQueue
          ? {}
          : {
              LambdaDLQ:
                'The function reports failures to CloudFormation, which ends the deployment. To keep failed requests, set the property onFailure or deadLetterQueue of the LintelProvider.',
            }),
    ...(reservedConcurrentExecutions !== undefined
      ? {}
      : {
          LambdaConcurrency:
            'Only deployments send requests. To limit them, set the property reservedConcurrentExecutions of the LintelProvider.',
        }),
    ...(vpc ? {} : OUTSIDE_OF_A_NETWORK),
  };
}

/** The reasons for a function without a VPC. */
export const OUTSIDE_OF_A_NETWORK = {
  LambdaInsideVPC: 'To run the function in a VPC, set the property vpc of the LintelProvider.',
};
