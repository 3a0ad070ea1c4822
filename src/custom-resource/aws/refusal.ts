import { inSeconds } from '../../clients/retry/waiting';
import { NotFound } from '../../handlers/errors';
import { AwsFailure, failureOf } from './errors';
import { triedFor } from './retries';

/** A request to AWS, as messages describe it. */
export interface AwsRequest {
  /** `the secret arn:…` */
  readonly what: string;
  /** `read` or `written`, after "cannot be". */
  readonly done: string;
  /** `secretsmanager:GetSecretValue` */
  readonly permission: string;
}

/** Says what failed and what to do. The SDK's message may quote the request, so only the error's name is shown. */
export function awsRefusal(error: Error, request: AwsRequest): NotFound {
  return new NotFound(
    `${request.what} cannot be ${request.done} (${nameAndTime(error)}). ${SUGGESTIONS[failureOf(error)](request)}`,
  );
}

/** The error's name and how long the request was retried: `ThrottlingException, tried for 12 s`. */
export function nameAndTime(error: Error): string {
  const tried = triedFor(error);
  return [nameOf(error), ...(tried === undefined ? [] : [`tried for ${inSeconds(tried)}`])].join(', ');
}

const SUGGESTIONS: { readonly [K in AwsFailure]: (request: AwsRequest) => string } = {
  'denied': ({ permission }) =>
    `Access is denied. Grant ${permission} (and kms:Decrypt, if it is encrypted with a customer managed key) to the role of the function.`,
  'decryption denied': ({ done }) =>
    `The role of the function may not use its KMS key. Grant ${done === 'written' ? 'kms:GenerateDataKey and kms:Decrypt' : 'kms:Decrypt'} on the key, in the policy of the role or of the key.`,
  'decryption refused': () =>
    'Its KMS key cannot be used. Check that the key exists, is enabled, and is not scheduled for deletion.',
  'throttled': () => 'AWS throttles the account. Deploy again later, or request a higher quota.',
  'unavailable': () => 'The AWS service is unavailable. Deploy again later.',
  'unreachable': ({ permission }) =>
    `The function cannot reach ${serviceOf(permission)}. In a VPC it needs a route to the service: a VPC endpoint whose security group admits the function, or a NAT gateway.`,
  'absent': () => 'It does not exist. Check its name, and that it is in the account and region of the function.',
  'marked for deletion': () => 'It is marked for deletion. Restore it, or specify another one.',
  'exists already': () =>
    'An earlier delivery of the request has already stored a version with different content. Check that version, and deploy again, which sends a new request.',
  'full': () => 'The limit of versions that a secret can get in a day is reached. Deploy again later.',
  'unknown': () => 'AWS refused the request. The name of the error says why.',
};

/** Names of services by the prefix of their permissions. */
const SERVICES: { readonly [prefix: string]: string } = {
  secretsmanager: 'Secrets Manager',
  ssm: 'Systems Manager',
  s3: 'S3',
  dynamodb: 'DynamoDB',
  cloudformation: 'CloudFormation',
};

function serviceOf(permission: string): string {
  const [prefix = permission] = permission.split(':');
  return SERVICES[prefix] ?? prefix;
}

/** Network errors have a code instead of a name. */
function nameOf(error: Error & { readonly code?: string }): string {
  return error.name === 'Error' && error.code !== undefined ? error.code : error.name;
}
