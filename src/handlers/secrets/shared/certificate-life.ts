import { parseDuration } from '../../../definition/kinds/duration';

/** What becomes of a certificate in time. */
export interface Life {
  readonly validFrom: string;
  readonly validUntil: string;
  /** Unix seconds; 0, while it is not revoked. */
  readonly revocationTime: number;
  /** When it was granted, by the service's clock, where that is known: it may be valid from some time before. */
  readonly issuedAt?: string;
}

export type Status = 'valid' | 'renewal_due' | 'expired' | 'revoked';

/** All times are the service's. */
export function statusAt(now: string, life: Life, renewBefore: string | undefined): Status {
  if (life.revocationTime > 0) return 'revoked';
  const time = seconds(now);
  if (time >= seconds(life.validUntil)) return 'expired';
  const before = secondsBefore(renewBefore, lifetime(life));
  return before > 0 && before < lifetime(life) && time >= seconds(life.validUntil) - before ? 'renewal_due' : 'valid';
}

/** Whether it was granted for no longer than it is to be renewed before its end: each one that follows would be due at once. */
export function isTooShort(life: Life, renewBefore: string | undefined): boolean {
  return secondsBefore(renewBefore, lifetime(life)) >= lifetime(life);
}

/** How long before the end it is due. */
function secondsBefore(renewBefore: string | undefined, whole: number): number {
  if (!renewBefore) return 0;
  return renewBefore.endsWith('%') ? Math.floor(whole * Number(renewBefore.slice(0, -1)) / 100) : parseDuration(renewBefore) ?? 0;
}

function lifetime({ validFrom, validUntil, issuedAt }: Life): number {
  return seconds(validUntil) - Math.max(seconds(validFrom), issuedAt === undefined ? 0 : seconds(issuedAt));
}

export function seconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
