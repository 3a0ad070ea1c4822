import type { Bearer } from './certificate-names';
import { readLeaf, written } from './certificate-x509';
import type { Value, Values } from '../../../definition/value';
import type { SomeProposal } from '../../registry';

/** The certificate as it is written in the configured format; undefined, where it is so already. */
export function imported({ config, unknown }: SomeProposal, { certificate, format }: Values): string | undefined {
  if (unknown.has('format') || certificate === undefined || (config.format === 'der') === (format === 'der')) return undefined;
  return written(readLeaf(String(certificate)), config.format);
}

/**
 * Inputs that an import could not give back, and of which the certificate shows that it was made from others: its names and its key.
 * The names may also be those of the request for a certificate, which a role or `useCsrValues` puts in their place.
 */
export function contradictions({ config }: SomeProposal, prior: Values): string[] {
  const given = (name: string): Value => (prior[name] === undefined ? config[name] : undefined);
  const names = ['commonName', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'csr'].filter((name) => given(name) !== undefined);
  if (names.length === 0 || prior.certificate === undefined) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { addressKey, bearerOfCertificate, bearerOfRequest } = require('./certificate-names') as typeof import('./certificate-names');
  const of = bearerOfCertificate(readLeaf(String(prior.certificate)).der);
  const asked = config.csr === undefined ? undefined : bearerOfRequest(String(config.csr));
  return names.filter((name) => {
    const value = config[name];
    switch (name) {
      case 'csr': return asked !== undefined && asked.key !== of.key;
      case 'commonName': return value !== '' && value !== of.commonName && of.commonName !== asked?.commonName;
      case 'altNames': return differ(texts(value), of.hosts, [...texts(config.commonName), of.commonName]) && !isFrom(asked, of, 'hosts');
      case 'ipSans': return differ(texts(value).map(addressKey), of.addresses) && !isFrom(asked, of, 'addresses');
      case 'uriSans': return differ(texts(value), of.uris) && !isFrom(asked, of, 'uris');
      default: return differ(texts(value), of.others) && !isFrom(asked, of, 'others');
    }
  });
}

/** Whether two sets differ, but for names that may be in the second or not. */
function differ(wanted: readonly string[], there: readonly string[], free: readonly string[] = []): boolean {
  const [one, other] = [wanted, there].map((names) => new Set(names.map((name) => name.toLowerCase())));
  const may = new Set(free.map((name) => name.toLowerCase()));
  return [...one].some((name) => !other.has(name) && !may.has(name)) || [...other].some((name) => !one.has(name) && !may.has(name));
}

function isFrom(asked: Bearer | undefined, of: Bearer, kind: 'hosts' | 'addresses' | 'uris' | 'others'): boolean {
  return asked !== undefined && !differ(asked[kind], of[kind], [asked.commonName, of.commonName]);
}

function texts(value: Value): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}
