import { domainToASCII } from 'url';
import type { GeneralName } from '@peculiar/asn1-x509';
import { GeneralName as Name } from '@peculiar/asn1-x509';
import type { OtherSan } from './other-names';
import { otherName, readOtherName } from './other-names';

/** A certificate's names besides its common name. */
export interface Names {
  readonly dns: readonly string[];
  readonly emails: readonly string[];
  readonly ips: readonly string[];
  readonly uris: readonly string[];
  readonly others: readonly OtherSan[];
}

export const HOSTNAME =
  /^(?:\*\.)?(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.?$/;

/** Without duplicates. */
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

/** Separates host names from email addresses by their `@`. */
export function sorted(given: readonly string[]): Pick<Names, 'dns' | 'emails'> {
  return { dns: given.filter((name) => !name.includes('@')), emails: given.filter((name) => name.includes('@')) };
}

/** Adds a common name to the names if it is valid. */
export function withCommonName(names: Names, commonName: string): Names {
  if (commonName.includes('@')) return { ...names, emails: [commonName, ...names.emails] };
  const host = toAscii(commonName);
  return host !== '' && HOSTNAME.test(host) ? { ...names, dns: [host, ...names.dns] } : names;
}

/** Encodes international names for DNS. */
export function toAscii(host: string): string {
  const wildcard = host.startsWith('*.') ? '*.' : '';
  const rest = host.slice(wildcard.length);
  return /^[\x00-\x7f]*$/.test(rest) ? host : `${wildcard}${domainToASCII(rest)}`;
}
