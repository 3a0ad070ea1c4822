import type { CloudFormationRequest } from './event';
import { Refusal } from './reason';

/** CloudFormation waits no longer for an answer, unless a resource says how long. */
const LONGEST_SECONDS = 3_600;

/** When CloudFormation signed the address of the answer, in milliseconds. A framework keeps the address to itself. */
export function signedAt({ ResponseURL }: Pick<CloudFormationRequest, 'ResponseURL'>): number | undefined {
  const [, date, time] = /[?&]X-Amz-Date=(\d{8})T(\d{6})Z/.exec(ResponseURL ?? '') ?? [];
  if (!date) return undefined;
  return Date.parse(`${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`);
}

/** Nobody waits for the answer any more, and what would be made now, nobody would ever delete. */
export function refuseOld(event: CloudFormationRequest): void {
  const signed = signedAt(event);
  const age = signed === undefined ? 0 : Math.floor((Date.now() - signed) / 1000);
  const longest = timeoutOf(event);
  if (age <= longest) return;
  throw new Refusal(`The ${event.RequestType} came ${age} seconds after CloudFormation asked for it, and CloudFormation has waited ${longest} seconds at most: nothing was done. Deploy again.`);
}

function timeoutOf({ ResourceProperties }: CloudFormationRequest): number {
  const seconds = Number(ResourceProperties.ServiceTimeout);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : LONGEST_SECONDS;
}
