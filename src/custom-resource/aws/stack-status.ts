import { nameAndTime } from './refusal';
import { halfOf, RetryLimit, withRetries } from './retries';

/** The status during the rollback of an update. The cleanup afterwards only deletes, and the rollback of a creation contains no updates. */
export const ROLLBACK = 'UPDATE_ROLLBACK_IN_PROGRESS';

/** In a network without a route to CloudFormation, the request would use up the time that the rest of the event needs. */
const WAIT = { connectionTimeout: 4_000, requestTimeout: 8_000 };

export interface StackStatus {
  /** Absent if CloudFormation did not return it. */
  readonly status?: string;
  /** What is known about the status, for a message. */
  readonly sentence: string;
}

/**
 * Reads the current status of an event's stack. Called only if a decision depends on it. The request is retried for up to half of the remaining time:
 * the rest of the event needs the other half.
 */
export async function readStackStatus(stackId: string, retryLimit: RetryLimit): Promise<StackStatus> {
  const { CloudFormationClient, DescribeStacksCommand } =
    // oxlint-disable-next-line typescript/no-require-imports -- that of Lambda's runtime
    require('@aws-sdk/client-cloudformation') as typeof import('@aws-sdk/client-cloudformation');
  const client = new CloudFormationClient({ maxAttempts: 1, requestHandler: { ...WAIT, throwOnRequestTimeout: true } });
  try {
    const { Stacks = [] } = await withRetries(halfOf(retryLimit), () =>
      client.send(new DescribeStacksCommand({ StackName: stackId }), { abortSignal: retryLimit.signal }),
    );
    const status = Stacks.find(({ StackId }) => StackId === stackId)?.StackStatus;
    return {
      status,
      sentence: status
        ? `The status of the stack is ${status}: it is not rolling back an update.`
        : unknown('The stack does not exist.'),
    };
  } catch (error) {
    return { sentence: unknown(suggestionFor(error as Error, stackId)) };
  } finally {
    client.destroy();
  }
}

function unknown(why: string): string {
  return `It is not known whether the stack is rolling back an update. ${why}`;
}

/** The SDK's message names the role and the account, so only the error's name is shown. */
function suggestionFor(error: Error, stackId: string): string {
  const reason = nameAndTime(error);
  return /AccessDenied|NotAuthorized|UnauthorizedOperation|InvalidClientTokenId|ExpiredToken/.test(error.name)
    ? `CloudFormation denied access (${reason}). Grant cloudformation:DescribeStacks on ${stackId} to the role of the function.`
    : `CloudFormation did not respond (${reason}). Check that the function can reach it from its VPC.`;
}
