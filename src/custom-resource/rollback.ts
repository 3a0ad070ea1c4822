import type { Call } from './call';
import type { CloudFormationRequest } from './event';
import { readStackStatus, ROLLBACK } from './stack-status';

/** The statuses in which a stack creates resources. */
const CREATING: ReadonlySet<string> = new Set([
  'CREATE_IN_PROGRESS',
  'UPDATE_IN_PROGRESS',
  'IMPORT_IN_PROGRESS',
  'REVIEW_IN_PROGRESS',
]);

/** Whether an update rolls back an earlier one. False if CloudFormation does not respond. */
export async function isOwnRollback({ patience }: Call, { StackId }: CloudFormationRequest): Promise<boolean> {
  return (await readStackStatus(StackId, patience)).status === ROLLBACK;
}

/** Whether the stack carries out an update. Undefined if CloudFormation does not respond. */
export async function isUpdating({ patience }: Call, { StackId }: CloudFormationRequest): Promise<boolean | undefined> {
  const { status } = await readStackStatus(StackId, patience);
  return status === undefined ? undefined : status === 'UPDATE_IN_PROGRESS';
}

/** Whether the stack is creating resources. Undefined if CloudFormation does not respond. */
export async function isCreating({ patience }: Call, { StackId }: CloudFormationRequest): Promise<boolean | undefined> {
  const { status } = await readStackStatus(StackId, patience);
  return status === undefined ? undefined : CREATING.has(status);
}
