import { readStackStatus, ROLLBACK } from '../aws/stack-status';
import type { Call } from '../events/call';
import type { CloudFormationRequest } from '../events/event';

/** The statuses in which a stack creates resources. */
const CREATING: ReadonlySet<string> = new Set([
  'CREATE_IN_PROGRESS',
  'UPDATE_IN_PROGRESS',
  'IMPORT_IN_PROGRESS',
  'REVIEW_IN_PROGRESS',
]);

/** Whether an update rolls back an earlier one. False if CloudFormation does not respond. */
export async function isOwnRollback({ retryLimit }: Call, { StackId }: CloudFormationRequest): Promise<boolean> {
  return (await readStackStatus(StackId, retryLimit)).status === ROLLBACK;
}

/** Whether the stack is being updated. Undefined if CloudFormation does not respond. */
export async function isUpdating(
  { retryLimit }: Call,
  { StackId }: CloudFormationRequest,
): Promise<boolean | undefined> {
  const { status } = await readStackStatus(StackId, retryLimit);
  return status === undefined ? undefined : status === 'UPDATE_IN_PROGRESS';
}

/** Whether the stack is creating resources. Undefined if CloudFormation does not respond. */
export async function isCreating(
  { retryLimit }: Call,
  { StackId }: CloudFormationRequest,
): Promise<boolean | undefined> {
  const { status } = await readStackStatus(StackId, retryLimit);
  return status === undefined ? undefined : CREATING.has(status);
}
