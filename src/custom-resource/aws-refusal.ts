import { AwsFailure, failureOf } from './aws-errors';
import { triedFor } from './patience';
import { inSeconds } from '../clients/waiting';
import { NotFound } from '../handlers/errors';

/** What was asked of AWS, in words. */
export interface AskedOfAws {
  /** `the secret arn:…` */
  readonly what: string;
  /** `read` or `written`, after "cannot be". */
  readonly done: string;
  /** `secretsmanager:GetSecretValue` */
  readonly permission: string;
}

/** Says what happened and what to do, each failure in a sentence of its own. The SDK's words may quote what was sent: only the error's name is told. */
export function awsRefusal(error: Error, asked: AskedOfAws): NotFound {
  return new NotFound(`${asked.what} cannot be ${asked.done} (${nameAndTime(error)}). ${MODIFICATION[failureOf(error)](asked)}`);
}

/** The name of an error, and for how long it was tried again: `ThrottlingException, tried for 12 s`. */
export function nameAndTime(error: Error): string {
  const tried = triedFor(error);
  return [nameOf(error), ...tried === undefined ? [] : [`tried for ${inSeconds(tried)}`]].join(', ');
}

const MODIFICATION: { readonly [K in AwsFailure]: (asked: AskedOfAws) => string } = {
  'denied': ({ permission }) => `Access is denied. Grant ${permission} (and kms:Decrypt, where it has a key of its own) to the role of the function.`,
  'decryption denied': ({ done }) => `The role of the function may not use its KMS key. Grant ${done === 'written' ? 'kms:GenerateDataKey and kms:Decrypt' : 'kms:Decrypt'} on the key, in the role's policy or in that of the key.`,
  'decryption refused': () => 'Its KMS key refuses: look whether the key is there, is enabled, and is not scheduled for deletion.',
  'throttled': () => 'AWS throttles the account. Deploy again later, or ask for a higher quota.',
  'unavailable': () => 'The service of AWS failed. Deploy again later.',
  'unreachable': ({ permission }) => `The function cannot reach ${serviceOf(permission)}. In a VPC it needs a route to it: a VPC endpoint whose security group lets the function in, or a NAT gateway.`,
  'absent': () => 'It is not there. Look whether its name is right, and whether it is in the account and the region of the function.',
  'marked for deletion': () => 'It is marked for deletion. Restore it, or name another one.',
  'exists already': () => 'It has a version of this request already, with another content: an earlier delivery of the request has put it there. Look into it; then deploy again, which is another request.',
  'full': () => 'AWS sets a limit that is reached: a secret takes only so many versions in a day. Deploy again later.',
  'unknown': () => 'AWS refuses the request. The name of the error tells why.',
};

/** Names of services by the prefix of their permissions. */
const SERVICES: { readonly [prefix: string]: string } = {
  secretsmanager: 'Secrets Manager', ssm: 'Systems Manager', s3: 'S3', dynamodb: 'DynamoDB', cloudformation: 'CloudFormation',
};

function serviceOf(permission: string): string {
  const [prefix] = permission.split(':');
  return SERVICES[prefix] ?? prefix;
}

/** Errors of the network are told apart by their code. */
function nameOf(error: Error & { readonly code?: string }): string {
  return error.name === 'Error' && error.code !== undefined ? error.code : error.name;
}
