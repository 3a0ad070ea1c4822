import { count } from '../count';
import { ExitCode } from '../failure';
import type { DriftReport } from './report';
import type { Shard } from './stacks';
import type { Unmanaged } from './unmanaged';
import { unmanagedHeadline } from './unmanaged-words';

/** The drift of several stacks. */
export interface StacksReport {
  readonly stacks: readonly DriftReport[];
  /** The stacks that could not be planned. */
  readonly failed: readonly FailedStack[];
  /** The part of all stacks that this report covers. */
  readonly shard?: Shard;
  /** Existing objects that are in the state of none of these stacks. Missing without --unmanaged. */
  readonly unmanaged?: Unmanaged;
}

export interface FailedStack {
  readonly subject: string;
  /** The code of the failure; earlier releases wrote none. */
  readonly code?: string;
  readonly reason: string;
}

export function exitCodeOf({ stacks, failed, unmanaged }: StacksReport): number {
  if (failed.length > 0 || unmanaged?.incomplete || stacks.some(isIncomplete)) return ExitCode.FAILED;
  const isFound =
    stacks.some(({ drifted, failed: broken = [] }) => drifted.length > 0 || broken.length > 0) ||
    (unmanaged?.objects.length ?? 0) > 0;
  return isFound ? ExitCode.FOUND : ExitCode.DONE;
}

/** An object could not be read, or the next apply would fail. */
export function isIncomplete({ unread, problems }: DriftReport): boolean {
  return unread.length > 0 || problems.length > 0;
}

/** Whether a report says anything beyond "no drift". */
export function isRemarkable(report: DriftReport): boolean {
  const { drifted, failed = [], notes = [], accepted = [], unused = [], notCompared = [] } = report;
  return (
    isIncomplete(report) || [drifted, failed, notes, accepted, unused, notCompared].some((list) => list.length > 0)
  );
}

export function headlineOf({ stacks, failed, shard, unmanaged }: StacksReport): string {
  const drifted = stacks.filter((one) => one.drifted.length > 0);
  const objects = drifted.reduce((sum, one) => sum + one.drifted.length, 0);
  const broken = stacks.reduce((sum, { failed: own = [] }) => sum + own.length, 0);
  const part = shard ? ` (part ${shard.number} of ${shard.of})` : '';
  const total = `${count(stacks.length + failed.length, 'stack')}${part}`;
  return [
    drifted.length === 0
      ? `No drift in ${total}.`
      : `Drift of ${count(objects, 'object')} in ${drifted.length} of ${total}.`,
    ...(broken > 0 ? [`The service has failed with ${count(broken, 'object')}.`] : []),
    ...(failed.length > 0 ? [`${count(failed.length, 'stack')} could not be planned.`] : []),
    ...(unmanaged ? unmanagedHeadline(unmanaged) : []),
  ].join(' ');
}

/** One line for each stack: its name and what was found. */
export function totalsOf({ stacks, failed }: StacksReport): (readonly [subject: string, found: string])[] {
  const words = ({ drifted, unread, problems, objects, failed: broken = [], accepted = [] }: DriftReport): string =>
    [
      drifted.length === 0 ? 'no drift' : `${drifted.length} of ${count(objects, 'object')} drifted`,
      ...(broken.length > 0 ? [`${broken.length} failed on the service`] : []),
      ...(accepted.length > 0 ? [`${accepted.length} accepted`] : []),
      ...(unread.length > 0 ? [`${unread.length} not read`] : []),
      ...(problems.length > 0 ? ['the next apply would fail'] : []),
    ].join(', ');
  return [
    ...stacks.map((one) => [one.subject, words(one)] as const),
    ...failed.map(({ subject }) => [subject, 'could not be planned'] as const),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
}
