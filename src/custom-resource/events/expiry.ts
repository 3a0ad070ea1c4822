import { Refusal } from '../response/reason';
import type { CloudFormationRequest } from './event';

/** The longest time that CloudFormation waits for a response. `ServiceTimeout` may shorten it. */
const LONGEST_SECONDS = 3_600;

/** When CloudFormation signed the response address, in milliseconds. Undefined behind a framework, which does not pass the address on. */
export function signedAt({ ResponseURL }: Pick<CloudFormationRequest, 'ResponseURL'>): number | undefined {
  const [, date, time] = /[?&]X-Amz-Date=(\d{8})T(\d{6})Z/.exec(ResponseURL ?? '') ?? [];
  if (!date || !time) return undefined;
  return Date.parse(
    `${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`,
  );
}

/** Refuses a request if CloudFormation no longer waits for its response: it would never delete an object created now. */
export function refuseExpired(event: CloudFormationRequest): void {
  const signed = signedAt(event);
  const age = signed === undefined ? 0 : Math.floor((Date.now() - signed) / 1000);
  const longest = timeoutOf(event);
  if (age <= longest) return;
  throw new Refusal(
    'stack-event-late',
    `The ${event.RequestType} arrived ${age} seconds after CloudFormation sent it, and CloudFormation waits at most ${longest} seconds for a response. Nothing was done. Deploy again.`,
  );
}

function timeoutOf({ ResourceProperties }: CloudFormationRequest): number {
  const seconds = Number(ResourceProperties.ServiceTimeout);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : LONGEST_SECONDS;
}
