import type { Access } from '../../../../definition/access';
import { snakeCase } from '../../../../definition/names';
import type { Rule } from '../../../../definition/rule';
import { nameRules } from '../mount-attributes';

/** The usages of an issuer. Every issuer can be read. */
export const ISSUER_USAGES = ['crl-signing', 'issuing-certificates', 'ocsp-signing', 'read-only'] as const;

/** Names of issuers and keys. Their ids are accepted in place of a name. */
export const authorityNameRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^\\w(?:[\\w.-]*\\w)?$',
    words: 'consist of letters, digits, `_`, `-` and `.`, and begin and end with a letter, a digit or `_`',
  },
  { rule: 'pattern', pattern: '^(?!default$)', words: 'not be `default`, which is the default issuer or key' },
];

/** Access for showing in the plan which certificates of an issuer remain. */
export const certificateLooks: readonly Access[] = [
  { path: '{mount}/certs/', needs: { read: ['list'] }, dialects: ['standard', 'vault'], optional: true },
  { path: '{mount}/certs/detailed/', needs: { read: ['list'] }, dialects: ['openbao'], optional: true },
  { path: '{mount}/certs/revoked/', needs: { read: ['list'] }, dialects: ['openbao'], optional: true },
  { path: '{mount}/cert/+', needs: { read: ['read'] }, optional: true },
];

/** Additional access for showing in the plan that an issuer can be deleted. */
export const roleLooks: readonly Access[] = [
  { path: '{mount}/roles/', needs: { read: ['list'] }, optional: true },
  { path: '{mount}/roles/+', needs: { read: ['read'] }, optional: true },
];

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const urls = (of: string) =>
  ({
    type: 'list',
    element: 'string',
    ...optional,
    elementRules: [notEmpty],
    absent: 'those of the mount are used',
    doc: `The URLs of ${of} that certificates of this issuer contain. If any of these lists is set, those of the mount are not used.`,
  }) as const;
const skips = (what: string) =>
  ({
    type: 'bool',
    use: 'optional',
    default: false,
    newer: { vault: {} },
    doc: `Whether certificates are issued even if the chain of the issuer ${what}. Not supported by OpenBao.`,
  }) as const;

/** The settings of an issuer that can be changed: fields of the service under their own names. */
export const issuerSettings = {
  issuerName: {
    type: 'string',
    ...optional,
    rules: authorityNameRules,
    absent: 'the issuer has no name',
    doc: 'The name of the issuer, which is unique in its mount.',
  },
  leafNotAfterBehavior: {
    type: 'string',
    use: 'optional',
    default: 'err',
    values: ['err', 'truncate', 'permit'],
    construct: 'LeafNotAfterBehavior',
    doc: 'How the service handles a request for a certificate that would outlive the issuer: `err` rejects it, `truncate` shortens the validity, `permit` allows it.',
  },
  usage: {
    type: 'set',
    element: 'string',
    use: 'optional',
    default: [...ISSUER_USAGES],
    values: [...ISSUER_USAGES],
    construct: 'IssuerUsage',
    doc: 'The allowed usages of the issuer. Every issuer has `read-only`, which may be left out.',
  },
  manualChain: {
    type: 'list',
    element: 'string',
    ...optional,
    elementRules: nameRules,
    absent: 'the service finds the chain among the issuers of the mount',
    doc: 'The certificate chain as ids or names of issuers. The first is the issuer itself, which can be written as `self`.',
  },
  revocationSignatureAlgorithm: {
    type: 'string',
    use: 'optionalComputed',
    rules: [notEmpty],
    compare: 'anyCase',
    absent: 'the service chooses one for the key',
    doc: 'The algorithm that certificate revocation lists are signed with, such as `ECDSAWithSHA256`.',
  },
  issuingCertificates: urls("the issuer's certificate"),
  crlDistributionPoints: urls('its certificate revocation list'),
  deltaCrlDistributionPoints: {
    ...urls('its delta revocation list'),
    newer: { vault: {} },
    doc: 'The URLs of its delta revocation list that certificates of this issuer contain. Needs another of these lists. Not supported by OpenBao.',
  },
  ocspServers: urls('OCSP servers'),
  enableAiaUrlTemplating: {
    type: 'bool',
    use: 'optional',
    default: false,
    unreadable: 'maybe',
    doc: 'Whether the URLs are templates with `{{issuer_id}}`, `{{cluster_path}}` and `{{cluster_aia_path}}`. Not reported by the service while no URL is set.',
  },
  disableCriticalExtensionChecks: skips('has critical extensions that the service does not know'),
  disablePathLengthChecks: skips('is longer than a path length allows'),
  disableNameChecks: skips('has names that do not match'),
  disableNameConstraintChecks: skips('does not allow their names'),
} as const;

/** Values of an issuer from the service and from its certificate. */
export const issuerResults = {
  issuerId: { type: 'string', use: 'computed', doc: 'The id of the issuer.' },
  keyId: {
    type: 'string',
    use: 'computed',
    absent: 'the mount has no key for the issuer, which can then only be part of a chain',
    doc: 'The id of the key of the issuer.',
  },
  serialNumber: {
    type: 'string',
    use: 'computed',
    doc: 'The serial number of the certificate, in lower-case hexadecimal with colons.',
  },
  caChain: {
    type: 'list',
    element: 'string',
    use: 'computed',
    moving: true,
    doc: "The certificate chain, starting with the issuer's own certificate, as PEM.",
  },
  expiration: { type: 'int', use: 'computed', doc: 'The end of the validity, in Unix seconds.' },
  validFrom: { type: 'time', use: 'computed', doc: 'The start of the validity, from the certificate.' },
  validUntil: { type: 'time', use: 'computed', doc: 'The end of the validity, from the certificate.' },
  fingerprint: {
    type: 'string',
    use: 'computed',
    doc: 'The SHA-256 fingerprint of the certificate, in lower-case hexadecimal.',
  },
  subjectKeyId: {
    type: 'string',
    use: 'computed',
    absent: 'the certificate has none',
    doc: 'The subject key identifier of the certificate, in lower-case hexadecimal with colons.',
  },
  isDefault: {
    type: 'bool',
    use: 'computed',
    moving: true,
    doc: 'Whether this is the default issuer of the mount.',
  },
  revoked: { type: 'bool', use: 'computed', moving: true, doc: 'Whether the issuer is revoked.' },
  revocationTime: {
    type: 'int',
    use: 'computed',
    moving: true,
    absent: 'the issuer is not revoked',
    doc: 'The time of the revocation in Unix seconds.',
  },
} as const;

/** Names and URLs of an issuer under the service's names. */
export const ISSUER_FIELDS: readonly string[] = Object.keys(issuerSettings).map(snakeCase);

export const issuerIdentity = { mount: false, issuerId: true } as const;
export const issuerImports = [
  {
    form: '{mount}/issuer/{issuerId}',
    matches: '^.+/issuer/(?!\\.{1,2}$)[^/]+$',
    example: 'pki/issuer/8a1f2a7e-5ac4-4ab4-9d7f-6b0f2b5b1c3d',
  },
] as const;
