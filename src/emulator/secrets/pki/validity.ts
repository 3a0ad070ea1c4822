import type { World } from '../../world';
import { readSeconds, readText } from '../fields';
import type { Fields } from '../fields';
import { lifetimesAt } from '../mounts';
import { badRequest } from '../refusal';
import type { Authority } from './issuing';

/** The lifetime that a role allows; 0 leaves it to the mount. */
export interface Lifetimes {
  readonly ttl: number;
  readonly max_ttl: number;
  readonly not_after: string;
}

export interface Validity {
  /** When the certificate was requested, in milliseconds. Making its key may take seconds, which its lifetime does not include. */
  readonly now: number;
  readonly notAfter: Date;
  readonly warnings: readonly string[];
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A lifetime that is too long for the role or the mount is capped; an absolute end is used unchanged. */
export function readValidity(world: World, mount: string, body: Fields, role: Lifetimes): Validity {
  const now = world.clock.now().getTime();
  const ttl = readSeconds(body, 'ttl') ?? 0;
  const end = readText(body, 'not_after') ?? '';
  if (ttl > 0 && end !== '') {
    throw badRequest('Either ttl or not_after should be provided. Both should not be provided in the same request.');
  }
  const written = end !== '' || ttl > 0 ? end : role.not_after;
  if (written !== '') return { now, notAfter: parseEnd(written), warnings: [] };
  const allowed = lifetimesAt(world, mount);
  const longest = role.max_ttl > 0 ? Math.min(role.max_ttl, allowed.longest) : allowed.longest;
  const asked = [ttl, role.ttl].find((seconds) => seconds > 0) ?? Math.min(allowed.defaultLifetime, longest);
  const cut = asked > longest;
  return {
    now,
    notAfter: new Date(now + Math.min(asked, longest) * 1000),
    warnings: cut ? [`TTL "${asked}s" is longer than permitted maxTTL "${longest}s", so maxTTL is being used`] : [],
  };
}

/** Applies the issuer's `leaf_not_after_behavior`. */
export function within(
  { issuer, certificate }: Authority,
  notAfter: Date,
  behavior = issuer.leafNotAfterBehavior,
): Date {
  // A certificate has no fractions of a second.
  if (Math.floor(notAfter.getTime() / 1000) * 1000 <= certificate.notAfter.getTime() || behavior === 'permit') {
    return notAfter;
  }
  if (behavior === 'truncate') return certificate.notAfter;
  throw badRequest(
    `cannot satisfy request, as TTL would result in notAfter of ${plain(notAfter)} that is beyond the expiration of the CA certificate at ${plain(certificate.notAfter)}`,
  );
}

export function parseEnd(text: string): Date {
  const date = new Date(text);
  // Date would parse a day that does not exist as one in the next month.
  if (!UTC.test(text) || Number.isNaN(date.getTime()) || plain(date) !== text) {
    throw badRequest(`failed to parse not_after: parsing time "${text}" as "2006-01-02T15:04:05Z"`);
  }
  return date;
}

function plain(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
