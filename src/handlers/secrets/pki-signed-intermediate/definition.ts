import { defineResource } from '../../../definition/resource';
import { certificateAccess } from '../shared/certificates/certificate-access';
import {
  bundleResult,
  certificateIdentity,
  certificateImports,
  certificateInputs,
  certificatePath,
  csrInput,
  issuedResults,
  lifeResults,
  renewalRules,
  requestMarks,
  upkeepAttributes,
} from '../shared/certificates/certificate-attributes';
import { HEXADECIMAL, KEY_USAGES } from '../shared/pki/pki-vocabulary';

const optional = { use: 'optional', emptyIsAbsent: true, ...requestMarks } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const inputs = certificateInputs(requestMarks);
const subject = (doc: string) =>
  ({ type: 'list', element: 'string', ...optional, elementRules: [notEmpty], absent: 'there is none', doc }) as const;

/** Attributes that have no effect if the values of the signing request are used. */
const IN_REQUEST = [
  'altNames',
  'ipSans',
  'uriSans',
  'otherSans',
  'excludeCnFromSans',
  'ou',
  'organization',
  'country',
  'locality',
  'province',
  'streetAddress',
  'postalCode',
  'subjectSerialNumber',
] as const;

/** Specified in the certificate authority's API, "Sign intermediate". */
export const pkiSignedIntermediate = defineResource({
  type: 'lintel_pki_signed_intermediate',
  service: 'secrets',
  construct: 'PkiSignedIntermediate',
  doc: 'The certificate of an intermediate CA, signed by another certificate authority. The required permission allows the creation of CAs and is meant for operators.',
  issues: true,
  replacementHarms: 'issues another certificate, so that everything signed with the first must be signed again',
  source: ['docs/spec/pki.md#sign-intermediate'],
  access: certificateAccess('sign-intermediate'),
  attributes: {
    ...certificatePath,
    ...csrInput(requestMarks),
    commonName: {
      type: 'string',
      use: 'required',
      ...requestMarks,
      rules: [notEmpty],
      doc: 'The common name of the subject. Ignored with `useCsrValues`, which uses the one of the signing request.',
    },
    ...inputs,
    issuerRef: { ...inputs.issuerRef, absent: 'the default issuer signs' },
    maxPathLength: {
      type: 'int',
      use: 'optional',
      ...requestMarks,
      absentIs: -1,
      rules: [{ rule: 'range', min: -1 }],
      absent: '-1 is used',
      doc: 'The number of intermediate CAs allowed below this one. With -1 there is no limit, or one less than the limit of the issuer.',
    },
    keyUsage: {
      type: 'set',
      element: 'string',
      ...optional,
      values: [...KEY_USAGES, 'CRL'],
      construct: 'AuthorityKeyUsage',
      compare: 'anyCase',
      absent: '`CRL` and `CertSign` are used',
      doc: 'The allowed usages of the key, in addition to those that every CA needs.',
    },
    useCsrValues: {
      type: 'bool',
      ...optional,
      absent: 'the attributes of this resource are used',
      doc: 'Whether the subject, names and extensions are taken from the signing request.',
    },
    permittedDnsDomains: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [notEmpty],
      absent: 'all domains are allowed',
      doc: 'The domains that certificates below this CA can be issued for. A leading `.` allows only subdomains.',
    },
    ou: subject('The organizational units of the subject.'),
    organization: subject('The organizations of the subject.'),
    country: subject('The countries of the subject.'),
    locality: subject('The localities of the subject.'),
    province: subject('The provinces of the subject.'),
    streetAddress: subject('The street addresses of the subject.'),
    postalCode: subject('The postal codes of the subject.'),
    subjectSerialNumber: {
      type: 'string',
      ...optional,
      absent: 'there is none',
      doc: 'The serial number of the subject. This is not the serial number of the certificate.',
    },
    notBeforeDuration: {
      type: 'duration',
      use: 'optional',
      ...requestMarks,
      absentIs: '30s',
      absent: '`30s` is used',
      doc: 'How far the start of the validity is moved back from the time of signing, to allow for clock differences.',
    },
    signatureBits: {
      type: 'int',
      use: 'optional',
      ...requestMarks,
      absentIs: 0,
      rules: [{ rule: 'oneOf', values: [0, 256, 384, 512] }],
      absent: '0 is used',
      doc: "The size of the signature's hash in bits; 0 selects a size that suits the key of the issuer. Only for issuers with an RSA key.",
    },
    skid: {
      type: 'string',
      ...optional,
      compare: 'anyCase',
      rules: [HEXADECIMAL],
      absent: 'it is derived from the key',
      doc: 'The subject key identifier, in hexadecimal, for a CA that is signed by several issuers.',
    },
    usePss: {
      type: 'bool',
      ...optional,
      absent: 'PKCS #1 v1.5 is used',
      doc: 'Whether an issuer with an RSA key signs with PSS.',
    },
    ...upkeepAttributes,
    ...issuedResults,
    ...bundleResult,
    ...lifeResults,
  },
  rules: [
    ...renewalRules,
    ...IN_REQUEST.map(
      (attribute) => ({ rule: 'onlyWhen', attribute, when: 'useCsrValues', is: false, orAbsent: true }) as const,
    ),
  ],
  identity: certificateIdentity,
  imports: certificateImports,
  movedFrom: [{ type: 'vault_pki_secret_backend_root_sign_intermediate', schemaVersions: [0, 1, 2] }],
});
