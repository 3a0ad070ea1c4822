import { matchesGlob } from '../../globs';
import type { Claims } from './token';
import { InvalidJwt } from './token';

/** A claim by name, or by a JSON pointer, which starts with a slash. */
export function claimAt(claims: Claims, name: string): unknown {
  if (!name.startsWith('/')) return Object.hasOwn(claims, name) ? claims[name] : undefined;
  return name
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>((value, part) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
      return (value as Record<string, unknown>)[part];
    }, claims);
}

/** Refuses claims unless each bound claim has one of its allowed values. */
export function verifyBoundClaims(claims: Claims, bound: Readonly<Record<string, unknown>>, type: string): void {
  for (const [name, expected] of Object.entries(bound)) {
    const actual = claimAt(claims, name);
    if (actual === undefined) throw new InvalidJwt(`error validating claims: claim "${name}" is missing`);
    const wanted: unknown[] = Array.isArray(expected) ? expected : [expected];
    const given: unknown[] = Array.isArray(actual) ? actual : [actual];
    if (!given.some((value) => wanted.some((one) => isLike(one, value, type)))) {
      throw new InvalidJwt(`error validating claims: claim "${name}" does not match any associated bound claim values`);
    }
  }
}

/** A token's metadata, taken from claims. Absent claims are left out; others must be texts. */
export function mappedClaims(claims: Claims, mappings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(mappings).flatMap(([name, target]) => {
      const value = claimAt(claims, name);
      if (value === undefined) return [];
      if (typeof value !== 'string') throw new InvalidJwt(`error converting claim '${name}' to string`);
      return [[target, value]];
    }),
  );
}

function isLike(wanted: unknown, value: unknown, type: string): boolean {
  if (type !== 'glob' || typeof wanted !== 'string' || typeof value !== 'string') {
    return JSON.stringify(wanted) === JSON.stringify(value);
  }
  return matchesGlob(wanted, value);
}
