import { parseDuration } from '../../../../definition/kinds/duration';

/** The validity and revocation of a certificate. */
export interface Life {
  readonly validFrom: string;
  readonly validUntil: string;
  /** Unix seconds; 0 if it is not revoked. */
  readonly revocationTime: number;
  /** The time of issue according to the service's clock, if known. The validity may begin earlier. */
  readonly issuedAt?: string;
}

export type Status = 'valid' | 'renewal_due' | 'expired' | 'revoked';

/** All times are according to the service's clock. */
export function statusAt(now: string, life: Life, renewBefore: string | undefined): Status {
  if (life.revocationTime > 0) return 'revoked';
  const time = seconds(now);
  if (time >= seconds(life.validUntil)) return 'expired';
  const before = secondsBefore(renewBefore, lifetime(life));
  return before > 0 && before < lifetime(life) && time >= seconds(life.validUntil) - before ? 'renewal_due' : 'valid';
}

/** Whether the lifetime is not longer than `renewBefore`, so that every certificate would be due for renewal immediately. */
export function isTooShort(life: Life, renewBefore: string | undefined): boolean {
  return secondsBefore(renewBefore, lifetime(life)) >= lifetime(life);
}

/** Seconds before the expiration at which the certificate is due for renewal. */
function secondsBefore(renewBefore: string | undefined, whole: number): number {
  if (!renewBefore) return 0;
  return renewBefore.endsWith('%')
    ? Math.floor((whole * Number(renewBefore.slice(0, -1))) / 100)
    : (parseDuration(renewBefore) ?? 0);
}

function lifetime({ validFrom, validUntil, issuedAt }: Life): number {
  return seconds(validUntil) - Math.max(seconds(validFrom), issuedAt === undefined ? 0 : seconds(issuedAt));
}

export function seconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
