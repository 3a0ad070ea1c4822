import type { Call } from './call';
import { CloudFormationRequest, CREATE_FAILED, MISSING_ID } from './event';
import { signedAt } from './late';
import { Refusal } from './reason';
import { isMaking } from './rollback';
import type { Table } from './table';

const DAY_SECONDS = 24 * 3600;

/** A framework waits no longer for what it has begun. */
const FRAMEWORK_WAITS_MS = 3_600_000;

/** What a Delete left behind: it is compared with requests that CloudFormation sent before it, and that come after it. */
interface Mark {
  readonly at: number;
  readonly id: string;
  /** Whether CloudFormation knew an id: so that the create had been answered. */
  readonly known: boolean;
  readonly data: string;
}

/** Notes a deletion, before anything is deleted: by stack and logical id, with the time of the request. */
export async function markDeleted(table: Table, event: CloudFormationRequest, isInvented: boolean): Promise<void> {
  const at = signedAt(event) ?? Date.now();
  const id = event.PhysicalResourceId ?? '';
  const Data = JSON.stringify({ id, known: !isInvented && id !== CREATE_FAILED && id !== MISSING_ID });
  await table.put({ Key: keyOf(event), At: at, Expires: Math.floor(Date.now() / 1000) + DAY_SECONDS, Data }, { earlierThan: at });
}

/**
 * Refuses what CloudFormation asked for before it had the resource deleted: it does not wait for creates that it has cancelled, and would never
 * delete what they make. Addresses tell when they were signed, to the second. A framework does not pass them on: then what counts is what was
 * begun before the deletion, and whether that deletion was of what this request is about.
 */
export async function refuseDeleted(call: Call, table: Table, event: CloudFormationRequest, begunAt: number | undefined): Promise<void> {
  const mark = await markOf(table, event);
  if (mark && await isLate(call, event, mark, begunAt)) throw new Refusal(`The ${event.RequestType} came after the Delete of ${event.LogicalResourceId} that followed it: nothing was done, since CloudFormation would not delete it again. Deploy again.`);
}

/** Whether the resource was deleted while it was being made. */
export async function wasDeletedMeanwhile(table: Table, event: CloudFormationRequest, begunAt: number): Promise<boolean> {
  const mark = await markOf(table, event);
  return mark !== undefined && (signedAt(event) ?? begunAt) < mark.at;
}

/** What lives under an id again is not deleted any more, for those who know no times. */
export async function forgetDeletion(table: Table, event: CloudFormationRequest, id: string): Promise<void> {
  if (signedAt(event) !== undefined) return;
  const mark = await markOf(table, event);
  if (mark?.id === id) await table.delete(keyOf(event), { data: mark.data });
}

async function isLate(call: Call, event: CloudFormationRequest, mark: Mark, begunAt: number | undefined): Promise<boolean> {
  const asked = signedAt(event) ?? begunAt;
  if (asked !== undefined) return asked < mark.at;
  if (event.RequestType === 'Update') return mark.id === event.PhysicalResourceId;
  if (mark.known) return false;
  // The create of this very deletion, or one of another deployment.
  const allowed = await isMaking(call, event);
  return allowed === undefined ? Date.now() - mark.at < FRAMEWORK_WAITS_MS : !allowed;
}

async function markOf(table: Table, event: CloudFormationRequest): Promise<Mark | undefined> {
  const entry = await table.get(keyOf(event));
  return entry && { ...JSON.parse(entry.Data) as Pick<Mark, 'id' | 'known'>, at: entry.At!, data: entry.Data };
}

function keyOf({ StackId, LogicalResourceId }: CloudFormationRequest): string {
  return `deleted ${StackId} ${LogicalResourceId}`;
}
