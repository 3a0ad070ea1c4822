import { nameAndTime } from './aws-refusal';
import { halfOf, Patience, withPatience } from './patience';

/** The status in which an update is undone. What follows it only deletes, and the rollback of a creation has no updates. */
export const ROLLBACK = 'UPDATE_ROLLBACK_IN_PROGRESS';

/** In a network without a way to CloudFormation, nobody answers: the rest of the event needs time, too. */
const WAIT = { connectionTimeout: 4_000, requestTimeout: 8_000 };

export interface StackStatus {
  /** Absent, where CloudFormation did not tell it. */
  readonly status?: string;
  /** What is known of it, as a sentence. */
  readonly words: string;
}

/**
 * What CloudFormation is doing with a stack just now. Asked only where something hangs on it, and for the event's own stack alone. It is asked
 * again while that may help: what follows needs the other half of the time.
 */
export async function askStackStatus(stackId: string, patience: Patience): Promise<StackStatus> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- that of Lambda's runtime
  const { CloudFormationClient, DescribeStacksCommand } = require('@aws-sdk/client-cloudformation') as typeof import('@aws-sdk/client-cloudformation');
  const client = new CloudFormationClient({ maxAttempts: 1, requestHandler: { ...WAIT, throwOnRequestTimeout: true } });
  try {
    const { Stacks = [] } = await withPatience(halfOf(patience), () => client.send(new DescribeStacksCommand({ StackName: stackId }), { abortSignal: patience.signal }));
    const status = Stacks.find(({ StackId }) => StackId === stackId)?.StackStatus;
    return { status, words: status ? `The status of the stack is ${status}: it is not rolling back an update.` : unknown('The stack is not there.') };
  } catch (error) {
    return { words: unknown(modificationOf(error as Error, stackId)) };
  } finally {
    client.destroy();
  }
}

function unknown(why: string): string {
  return `Whether the stack is rolling back an update is not known. ${why}`;
}

/** The SDK's words name the role and the account: only the error's name is told. */
function modificationOf(error: Error, stackId: string): string {
  const reported = nameAndTime(error);
  return /AccessDenied|NotAuthorized|UnauthorizedOperation|InvalidClientTokenId|ExpiredToken/.test(error.name)
    ? `CloudFormation does not tell it (${reported}): grant cloudformation:DescribeStacks on ${stackId} to the role of the function.`
    : `CloudFormation cannot be asked (${reported}): look whether the function can reach it from its VPC.`;
}
