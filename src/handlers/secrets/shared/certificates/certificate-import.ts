import type { Value, Values } from '../../../../definition/value';
import type { SomeProposal } from '../../../registry';
import type { CertificateSubject } from './certificate-names';
import { readLeaf, written } from './certificate-x509';

/** The certificate in the configured format; undefined if it already has that format. */
export function imported({ config, unknown }: SomeProposal, { certificate, format }: Values): string | undefined {
  if (unknown.has('format') || certificate === undefined || (config.format === 'der') === (format === 'der')) {
    return undefined;
  }
  return written(readLeaf(String(certificate)), config.format);
}

/**
 * Inputs that an import cannot restore, and that contradict the names or the key in the certificate. The names may also come from the
 * signing request, which a role or `useCsrValues` uses instead.
 */
export function contradictions({ config }: SomeProposal, prior: Values): string[] {
  const given = (name: string): Value => (prior[name] === undefined ? config[name] : undefined);
  const names = ['commonName', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'csr'].filter(
    (name) => given(name) !== undefined,
  );
  if (names.length === 0 || prior.certificate === undefined) return [];
  const { addressKey, subjectOfCertificate, subjectOfRequest } =
    // oxlint-disable-next-line typescript/no-require-imports
    require('./certificate-names') as typeof import('./certificate-names');
  const of = subjectOfCertificate(readLeaf(String(prior.certificate)).der);
  const asked = config.csr === undefined ? undefined : subjectOfRequest(String(config.csr));
  return names.filter((name) => {
    const value = config[name];
    switch (name) {
      case 'csr':
        return asked !== undefined && asked.key !== of.key;
      case 'commonName':
        return value !== '' && value !== of.commonName && of.commonName !== asked?.commonName;
      case 'altNames':
        return (
          differ(texts(value), of.hosts, [...texts(config.commonName), of.commonName]) && !isFrom(asked, of, 'hosts')
        );
      case 'ipSans':
        return differ(texts(value).map(addressKey), of.addresses) && !isFrom(asked, of, 'addresses');
      case 'uriSans':
        return differ(texts(value), of.uris) && !isFrom(asked, of, 'uris');
      default:
        return differ(texts(value), of.others) && !isFrom(asked, of, 'others');
    }
  });
}

/** Whether two sets of names differ, ignoring case and the names in `optional`. */
function differ(wanted: readonly string[], actual: readonly string[], optional: readonly string[] = []): boolean {
  const ignored = lowerCased(optional);
  const [one, other] = [lowerCased(wanted), lowerCased(actual)];
  return (
    [...one].some((name) => !other.has(name) && !ignored.has(name)) ||
    [...other].some((name) => !one.has(name) && !ignored.has(name))
  );
}

function lowerCased(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

function isFrom(
  asked: CertificateSubject | undefined,
  of: CertificateSubject,
  kind: 'hosts' | 'addresses' | 'uris' | 'others',
): boolean {
  return asked !== undefined && !differ(asked[kind], of[kind], [asked.commonName, of.commonName]);
}

function texts(value: Value): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}
