import type { Call } from './call';
import { CloudFormationRequest, CREATE_FAILED, MISSING_ID } from './event';
import { signedAt } from './late';
import { Refusal } from './reason';
import { isCreating } from './rollback';
import type { Table } from './table';

const DAY_SECONDS = 24 * 3600;

/** The longest time that a framework waits for a request. */
const FRAMEWORK_WAITS_MS = 3_600_000;

/** The mark of a Delete. It is compared with requests that CloudFormation sent before the Delete and that arrive after it. */
interface Mark {
  readonly at: number;
  readonly id: string;
  /** Whether CloudFormation knew the id, which means that it received the response to the create. */
  readonly known: boolean;
  readonly data: string;
}

/** Notes a deletion by stack and logical id, with the time of the request, before anything is deleted. */
export async function markDeleted(table: Table, event: CloudFormationRequest, isInvented: boolean): Promise<void> {
  const at = signedAt(event) ?? Date.now();
  const id = event.PhysicalResourceId ?? '';
  const Data = JSON.stringify({ id, known: !isInvented && id !== CREATE_FAILED && id !== MISSING_ID });
  await table.put(
    { Key: keyOf(event), At: at, Expires: Math.floor(Date.now() / 1000) + DAY_SECONDS, Data },
    { earlierThan: at },
  );
}

/**
 * Refuses a request that CloudFormation sent before it deleted the resource: CloudFormation does not wait for creates that it has cancelled,
 * and would never delete the objects that they create. The response address contains the time when it was signed, to the second. A framework
 * does not pass it on: then the request is refused if it began before the deletion, or if the deletion concerned the same resource.
 */
export async function refuseDeleted(
  call: Call,
  table: Table,
  event: CloudFormationRequest,
  begunAt: number | undefined,
): Promise<void> {
  const mark = await markOf(table, event);
  if (mark && (await isLate(call, event, mark, begunAt))) {
    throw new Refusal(
      'stack-event-late',
      `The ${event.RequestType} of ${event.LogicalResourceId} arrived after a later Delete. Nothing was done, since CloudFormation would not delete the object again. Deploy again.`,
    );
  }
}

/** Whether the resource was deleted while it was being created. */
export async function wasDeletedMeanwhile(
  table: Table,
  event: CloudFormationRequest,
  begunAt: number,
): Promise<boolean> {
  const mark = await markOf(table, event);
  return mark !== undefined && (signedAt(event) ?? begunAt) < mark.at;
}

/** Removes the mark once an object with the same id exists again. Needed only if the times of requests are not known. */
export async function forgetDeletion(table: Table, event: CloudFormationRequest, id: string): Promise<void> {
  if (signedAt(event) !== undefined) return;
  const mark = await markOf(table, event);
  if (mark?.id === id) await table.delete(keyOf(event), { data: mark.data });
}

async function isLate(
  call: Call,
  event: CloudFormationRequest,
  mark: Mark,
  begunAt: number | undefined,
): Promise<boolean> {
  const requestedAt = signedAt(event) ?? begunAt;
  if (requestedAt !== undefined) return requestedAt < mark.at;
  if (event.RequestType === 'Update') return mark.id === event.PhysicalResourceId;
  if (mark.known) return false;
  // It may be the create to which the deletion belongs, or one of a later deployment.
  const creating = await isCreating(call, event);
  return creating === undefined ? Date.now() - mark.at < FRAMEWORK_WAITS_MS : !creating;
}

async function markOf(table: Table, event: CloudFormationRequest): Promise<Mark | undefined> {
  const entry = await table.get(keyOf(event));
  return entry && { ...(JSON.parse(entry.Data) as Pick<Mark, 'id' | 'known'>), at: entry.At!, data: entry.Data };
}

function keyOf({ StackId, LogicalResourceId }: CloudFormationRequest): string {
  return `deleted ${StackId} ${LogicalResourceId}`;
}
