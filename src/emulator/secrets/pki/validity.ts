import type { World } from '../../world';
import { allUnits } from '../durations';
import { readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { lifetimesAt } from '../mounts';
import { badRequest } from '../refusal';
import type { Authority } from './issuing';

/** The lifetimes a role allows; 0 defers to the mount. */
export interface Lifetimes {
  readonly ttl: number;
  readonly max_ttl: number;
  readonly not_after: string;
}

export interface Validity {
  /** When the certificate was requested, in milliseconds. Creating its key may take seconds, which are not part of its lifetime. */
  readonly now: number;
  readonly notAfter: Date;
  readonly warnings: readonly string[];
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/**
 * A lifetime too long for the role or mount is capped; an absolute end is used unchanged. The role's end takes precedence over the request's, except
 * in the specification.
 */
export function readValidity(world: World, mount: string, body: Fields, role: Lifetimes): Validity {
  const now = world.clock.now().getTime();
  const ttl = readSeconds(body, 'ttl') ?? 0;
  const end = readText(body, 'not_after') ?? '';
  const written = isStandard(world) && (end !== '' || ttl > 0) ? end : role.not_after || end;
  if (ttl > 0 && written !== '') {
    throw badRequest('Either ttl or not_after should be provided. Both should not be provided in the same request.');
  }
  const { asked, longest } = lengthOf(world, mount, ttl, role);
  const warnings = asked > longest ? [tooLong(asked, longest)] : [];
  if (written !== '') return { now, notAfter: endIn(world, written), warnings: isStandard(world) ? [] : warnings };
  return { now, notAfter: new Date(now + Math.min(asked, longest) * 1000), warnings };
}

/** A role's maximum replaces the mount's, except in the specification, where both apply. */
function lengthOf(
  world: World,
  mount: string,
  ttl: number,
  role: Lifetimes,
): { readonly asked: number; readonly longest: number } {
  const allowed = lifetimesAt(world, mount);
  const longest = role.max_ttl > 0 ? role.max_ttl : allowed.longest;
  const asked = [ttl, role.ttl].find((seconds) => seconds > 0);
  if (!isStandard(world)) return { asked: asked ?? allowed.defaultLifetime, longest };
  const both = Math.min(longest, allowed.longest);
  return { asked: asked ?? Math.min(allowed.defaultLifetime, both), longest: both };
}

function tooLong(asked: number, longest: number): string {
  return `TTL "${allUnits(asked)}" is longer than permitted maxTTL "${allUnits(longest)}", so maxTTL is being used`;
}

/** Refuses a certificate that would end before it begins. */
export function refuseEnded(notBefore: Date, notAfter: Date): void {
  if (notBefore.getTime() < notAfter.getTime()) return;
  const relation = notBefore.getTime() === notAfter.getTime() ? 'equal to' : 'later than';
  throw badRequest(
    `The certificate's Not Before (${goTime(notBefore)}) is ${relation} the certificate's Not After (${goTime(notAfter)})`,
  );
}

/** As Go writes a time. */
function goTime(time: Date): string {
  return time
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.0+)?Z$/, ' +0000 UTC')
    .replace(/(\.\d+?)0*Z$/, '$1 +0000 UTC');
}

function isStandard({ dialects }: World): boolean {
  return dialects.secrets === 'standard';
}

/** Applies the issuer's `leaf_not_after_behavior`. */
export function within(
  { issuer, certificate }: Authority,
  notAfter: Date,
  behavior = issuer.leafNotAfterBehavior,
): Date {
  // Certificates have no fractions of a second.
  if (Math.floor(notAfter.getTime() / 1000) * 1000 <= certificate.notAfter.getTime() || behavior === 'permit') {
    return notAfter;
  }
  if (behavior === 'truncate') return certificate.notAfter;
  throw badRequest(
    `cannot satisfy request, as TTL would result in notAfter of ${plain(notAfter)} that is beyond the expiration of the CA certificate at ${plain(certificate.notAfter)}`,
  );
}

/** The specification only has the form with `Z`. */
function endIn(world: World, text: string): Date {
  if (isStandard(world)) return parseEnd(text);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const end = new Date(text);
  if (isTime && !Number.isNaN(end.getTime())) return end;
  const rest = /^\d{4}-\d\d-\d\d(.*)$/.exec(text)?.[1];
  const fault = rest === undefined ? `cannot parse "${text}" as "2006"` : `cannot parse "${rest}" as "T"`;
  throw badRequest(`parsing time "${text}" as "2006-01-02T15:04:05Z07:00": ${fault}`);
}

function parseEnd(text: string): Date {
  const date = new Date(text);
  // Date would parse a nonexistent day as one in the next month.
  if (!UTC.test(text) || Number.isNaN(date.getTime()) || plain(date) !== text) {
    throw badRequest(`failed to parse not_after: parsing time "${text}" as "2006-01-02T15:04:05Z"`);
  }
  return date;
}

function plain(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
