import { join } from 'path';
import { Duration } from 'aws-cdk-lib';
import { IRole } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  CfnFunction,
  Code,
  Function as LambdaFunction,
  Runtime,
  RuntimeFamily,
} from 'aws-cdk-lib/aws-lambda';
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

/** The newest long-term support release of Node.js that Lambda has. */
export const NEWEST_RUNTIME = 'nodejs24.x';

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
  refuseOtherRuntime(scope, props);
  // Only this function is invoked asynchronously. The framework waits for the results of the other two.
  const isAsynchronous = entry === 'handler';
  const made = new LambdaFunction(scope, id, {
    description,
    runtime: props.runtime ?? NEWEST_KNOWN,
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
  // By its name: a `Runtime` that aws-cdk-lib does not know would change what cdk-nag requires of every function of the app.
  if (!props.runtime) (made.node.defaultChild as CfnFunction).runtime = NEWEST_RUNTIME;
  // Resources that depend on the function also depend on its permissions.
  made.node.addDependency(policies);
  ignoreRedundantDependencies(made);
  suppress(made, reasonsOf(props, entry));
  if (tracing !== undefined) {
    suppress(policies, { 'AwsSolutions-IAM5': 'The X-Ray permissions to write traces do not support resources.' });
  }
  return made;
}

/** The newest runtime that the aws-cdk-lib of the app knows, if it does not know {@link NEWEST_RUNTIME}. */
const NEWEST_KNOWN = Runtime.ALL.find(({ name }) => name === NEWEST_RUNTIME) ?? Runtime.NODEJS_22_X;

function refuseOtherRuntime(scope: Construct, { runtime }: LintelProviderProps): void {
  if (runtime && runtime.family !== RuntimeFamily.NODEJS) {
    throw new Error(`${scope.node.path}: \`runtime\` must be a Node.js runtime, not ${runtime.name}`);
  }
}

function reasonsOf(
  { deadLetterQueue, reservedConcurrentExecutions, runtime, vpc }: LintelProviderProps,
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
    ...(runtime || NEWEST_KNOWN.name === NEWEST_RUNTIME
      ? {}
      : { 'AwsSolutions-L1': `${NEWEST_RUNTIME} is newer than the runtimes that this release of aws-cdk-lib knows.` }),
  };
}

/** The reasons for a function without a VPC. */
export const OUTSIDE_OF_A_NETWORK = {
  LambdaInsideVPC: 'To run the function in a VPC, set the property vpc of the LintelProvider.',
};
