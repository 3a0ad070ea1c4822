import { domainToASCII } from 'url';
import type { GeneralName } from '@peculiar/asn1-x509';
import { GeneralName as Name } from '@peculiar/asn1-x509';
import type { OtherSan } from './other-names';
import { otherName, readOtherName } from './other-names';

/** The names that a certificate may bear besides its common name. */
export interface Names {
  readonly dns: readonly string[];
  readonly emails: readonly string[];
  readonly ips: readonly string[];
  readonly uris: readonly string[];
  readonly others: readonly OtherSan[];
}

export const HOSTNAME = /^(?:\*\.)?(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.?$/;

/** Each once. */
export function generalNames({ dns, emails, ips, uris, others }: Names): GeneralName[] {
  const unique = (texts: readonly string[]) => [...new Set(texts)];
  return [
    ...unique(dns).map((dNSName) => new Name({ dNSName })),
    ...unique(emails).map((rfc822Name) => new Name({ rfc822Name })),
    ...unique(ips).map((iPAddress) => new Name({ iPAddress })),
    ...unique(uris).map((uniformResourceIdentifier) => new Name({ uniformResourceIdentifier })),
    ...others.map(otherName),
  ];
}

export function readNames(names: readonly GeneralName[]): Names {
  const all = <T>(pick: (name: GeneralName) => T | undefined): T[] => names.flatMap((name) => pick(name) ?? []);
  return {
    dns: all(({ dNSName }) => dNSName),
    emails: all(({ rfc822Name }) => rfc822Name),
    ips: all(({ iPAddress }) => iPAddress),
    uris: all(({ uniformResourceIdentifier }) => uniformResourceIdentifier),
    others: all((name) => name.otherName && readOtherName(name.otherName)),
  };
}

/** Host names and addresses, told apart by their sign. */
export function sorted(given: readonly string[]): Pick<Names, 'dns' | 'emails'> {
  return { dns: given.filter((name) => !name.includes('@')), emails: given.filter((name) => name.includes('@')) };
}

/** A common name among the names where it can be one. */
export function withCommonName(names: Names, commonName: string): Names {
  if (commonName.includes('@')) return { ...names, emails: [commonName, ...names.emails] };
  const host = toAscii(commonName);
  return host !== '' && HOSTNAME.test(host) ? { ...names, dns: [host, ...names.dns] } : names;
}

/** The letters of other scripts as DNS writes them. */
export function toAscii(host: string): string {
  const [, star, rest] = /^(\*\.)?([^]*)$/.exec(host)!;
  return /^[\x00-\x7f]*$/.test(rest) ? host : `${star ?? ''}${domainToASCII(rest)}`;
}
