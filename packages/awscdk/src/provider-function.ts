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
 * How long Lambda keeps a request that it cannot deliver, or delivers again: CloudFormation has given up after as long, and what is done
 * then is done for nobody.
 */
export const MOST_AGE = Duration.minutes(15);
/** How often Lambda delivers a request again where a function was killed. A request that is answered is not delivered again. */
export const RETRIES = 2;

/** What one function of a provider is besides what is configured. */
export interface FunctionParts {
  readonly entry: 'handler' | 'onEvent' | 'isComplete' | 'watch';
  readonly description: string;
  readonly environment: { readonly [name: string]: string };
  readonly logGroup: ILogGroup;
  readonly policies: Policies;
  readonly role: IRole;
}

/** One of the functions of a provider. They differ by their entry point alone. */
export function providerFunction(scope: Construct, id: string, parts: FunctionParts, props: LintelProviderProps): LambdaFunction {
  const { entry, description, environment, logGroup, policies, role } = parts;
  const { architecture = Architecture.ARM_64, environmentEncryption, memorySize = 512, reservedConcurrentExecutions, tracing, vpc, vpcSubnets, securityGroups } = props;
  const { deadLetterQueue, onFailure } = props;
  // The framework waits for the answers of the other two: only this one is sent requests that Lambda keeps.
  const isSentRequests = entry === 'handler';
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
    vpc, vpcSubnets, securityGroups,
    ...(isSentRequests ? { maxEventAge: MOST_AGE, retryAttempts: RETRIES, onFailure, deadLetterQueue } : {}),
  });
  // Whoever has the ARN of the function may rely on what it may do.
  made.node.addDependency(policies);
  ignoreRedundantDependencies(made);
  suppress(made, reasonsOf(props, entry));
  if (tracing !== undefined) suppress(policies, { 'AwsSolutions-IAM5': 'X-Ray knows no resources that a permission to write traces could name.' });
  return made;
}

/** The newest one with long-term support that the function is made for, of those that the app's aws-cdk-lib knows. */
export function newestRuntime(known: { readonly NODEJS_22_X: Runtime; readonly NODEJS_24_X?: Runtime } = Runtime): Runtime {
  return known.NODEJS_24_X ?? known.NODEJS_22_X;
}

function reasonsOf({ deadLetterQueue, reservedConcurrentExecutions, vpc }: LintelProviderProps, entry: FunctionParts['entry']): { readonly [rule: string]: string } {
  return {
    ...(entry === 'watch' ? { LambdaDLQ: 'A look that fails is told by an alarm, and the next one makes up for it.' }
      : entry !== 'handler' ? { LambdaDLQ: 'The provider framework waits for the answer of this function: no request to it is kept.' }
        : deadLetterQueue ? {} : { LambdaDLQ: 'A failure is told to CloudFormation, which ends the deployment. The properties onFailure and deadLetterQueue of the LintelProvider keep the request besides.' }),
    ...(reservedConcurrentExecutions !== undefined ? {} : { LambdaConcurrency: 'Deployments alone send requests. The property reservedConcurrentExecutions of the LintelProvider limits them.' }),
    ...(vpc ? {} : OUTSIDE_OF_A_NETWORK),
  };
}

/** Of every function that is in no network of the user's. */
export const OUTSIDE_OF_A_NETWORK = { LambdaInsideVPC: 'Whether the services are reached from a network is a choice of whoever deploys: the property vpc of the LintelProvider.' };
