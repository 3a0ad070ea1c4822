import type { Value, Values } from '../../src/definition/value';
import { REQUEST } from './certificate-requests';
import type { WrongConfiguration } from './environments/fixture';

/** Why certificates are exempt from rules that other objects follow. */
export const PERMANENT = 'a certificate cannot be changed or deleted: its revocation ends it, and everyone may read it';

const NEVER_RETURNED = 'unreadable: the service returns no input of a request';
const marked = (...names: string[]) => Object.fromEntries(names.map((name) => [name, NEVER_RETURNED]));

/** The exemptions of every certificate. */
export const certificateExempt: { readonly [attribute: string]: string } = {
  ...marked(
    'issuerRef',
    'commonName',
    'altNames',
    'ipSans',
    'uriSans',
    'otherSans',
    'ttl',
    'notAfter',
    'format',
    'excludeCnFromSans',
  ),
  renewBefore: 'local: never sent',
  revokeOnDestroy: 'local: never sent',
};
/** The exemptions of a certificate for a role. */
export const leafExempt = {
  ...certificateExempt,
  ...marked('role', 'externalPolicy', 'removeRootsFromChain', 'userIds', 'certMetadata'),
};
export const requestExempt = marked;

export const breaking =
  (base: Values) =>
  (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
    breaks: `${name} ${rule}`,
    config: { ...base, ...more, [name]: value },
    path: [name],
    says,
  });
/** The path of a set stands for its elements, which have no path of their own. */
export const breakingEach =
  (base: Values) =>
  (name: string, rule: string, value: string, says: string): WrongConfiguration => ({
    breaks: `each of ${name} obeys ${rule}`,
    config: { ...base, [name]: [value] },
    path: [name],
    says,
  });

/** The wrong configurations of any certificate request. */
export function certificateBreaks(base: Values): readonly WrongConfiguration[] {
  const [wrong, each] = [breaking(base), breakingEach(base)];
  return [
    wrong('mount', 'obeys pattern', 'pki/', 'without a leading or trailing `/`'),
    wrong('issuerRef', 'obeys pattern', 'a/b', 'a single path segment'),
    each('altNames', 'pattern', 'a.example.com,b.example.com', 'without commas'),
    each('ipSans', 'pattern', '10.0.0.256', 'be an IP address'),
    each('ipSans', 'pattern', 'localhost', 'be an IP address'),
    each('uriSans', 'pattern', 'example.com/shop', 'be a URI'),
    each('otherSans', 'pattern', '1.3.6.1.4.1.311.20.2.3;IA5:shop', '<oid>;UTF8:<value>'),
    wrong('ttl', 'is of kind duration', 'daily', 'duration'),
    wrong('notAfter', 'is of kind time', '2040-01-01', 'RFC 3339'),
    wrong('notAfter', 'obeys pattern', '2040-01-01T00:00:00.5Z', 'in UTC with whole seconds'),
    wrong('notAfter', 'conflicts with ttl', '2040-01-01T00:00:00Z', 'together with `ttl`', { ttl: '1h' }),
    wrong('format', 'has a vocabulary', 'pkcs12', '"pem_bundle"'),
    wrong('renewBefore', 'obeys pattern', '100%', 'percentage of the lifetime'),
    wrong('renewBefore', 'obeys pattern', '0%', 'percentage of the lifetime'),
    wrong('renewBefore', 'obeys pattern', 'soon', 'percentage of the lifetime'),
    wrong('renewBefore', 'conflicts with notAfter', '30%', 'a renewed certificate would end at the same time', {
      notAfter: '2040-01-01T00:00:00Z',
    }),
  ];
}

/** The wrong configurations of a request for a role or a policy. */
export function leafBreaks(base: Values): readonly WrongConfiguration[] {
  const [wrong, each] = [breaking(base), breakingEach(base)];
  const policy = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
    breaks: `externalPolicy.${name} ${rule}`,
    config: { ...base, role: undefined, externalPolicy: { ...more, [name]: value } },
    path: ['externalPolicy', name],
    says,
  });
  return [
    wrong('role', 'obeys pattern', 'team/web', 'a single path segment'),
    {
      breaks: 'one of role, externalPolicy',
      config: { ...base, role: undefined },
      path: ['role'],
      says: 'Configure exactly one of `role` and `external_policy`',
    },
    {
      breaks: 'exactly one of role, externalPolicy',
      config: { ...base, externalPolicy: {} },
      path: ['externalPolicy'],
      says: 'Configure exactly one of',
    },
    policy('policy', 'obeys pattern', 'a/b', 'a single path segment'),
    policy('parameters', 'obeys noKeys', { ttl: '1h' }, 'these are separate attributes'),
    each('userIds', 'pattern', 'one,two', 'without commas'),
    wrong('certMetadata', 'obeys pattern', 'not base64', 'be base64'),
  ];
}

export const policyKeyBreaks = (base: Values): readonly WrongConfiguration[] => {
  const key = (name: string, rule: string, value: Value, says: string, more: Values = {}): WrongConfiguration => ({
    breaks: `externalPolicy.${name} ${rule}`,
    config: { ...base, role: undefined, externalPolicy: { ...more, [name]: value } },
    path: ['externalPolicy', name],
    says,
  });
  return [
    key('keyType', 'has a vocabulary', 'dsa', '"ed25519"'),
    key('keyBits', 'is of kind int', 256.5, 'whole number'),
    key('keyBits', 'has the vocabulary of externalPolicy.keyType', 1024, '2048, 3072, 4096 or 8192'),
    key('keyBits', 'has the vocabulary of externalPolicy.keyType', 2048, '224, 256, 384 or 521', { keyType: 'ec' }),
    key('keyBits', 'has the vocabulary of externalPolicy.keyType', 256, 'ed25519', { keyType: 'ed25519' }),
  ];
};

export function requestBreaks(base: Values): readonly WrongConfiguration[] {
  const wrong = breaking(base);
  return [
    wrong('csr', 'is required', undefined, 'must be configured'),
    wrong('csr', 'is of kind pem', 'CSR', '-----BEGIN'),
    wrong('csr', 'obeys pemBlock', REQUEST.replaceAll('CERTIFICATE REQUEST', 'CERTIFICATE'), 'CERTIFICATE REQUEST'),
  ];
}
