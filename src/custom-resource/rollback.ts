import type { Call } from './call';
import type { CloudFormationRequest } from './event';
import { askStackStatus, ROLLBACK } from './stack-status';

/** Those in which a stack asks for something new. */
const MAKING: ReadonlySet<string> = new Set(['CREATE_IN_PROGRESS', 'UPDATE_IN_PROGRESS', 'IMPORT_IN_PROGRESS', 'REVIEW_IN_PROGRESS']);

/** Whether an update puts back what an earlier one has changed. Without an answer of CloudFormation it does not. */
export async function isOwnRollback({ patience }: Call, { StackId }: CloudFormationRequest): Promise<boolean> {
  return (await askStackStatus(StackId, patience)).status === ROLLBACK;
}

/** Whether the stack asks for anything new just now; undefined, where nobody knows. */
export async function isMaking({ patience }: Call, { StackId }: CloudFormationRequest): Promise<boolean | undefined> {
  const { status } = await askStackStatus(StackId, patience);
  return status === undefined ? undefined : MAKING.has(status);
}
