import { defineResource } from '../../../definition/resource';
import {
  bundleResult, certificateIdentity, certificateImports, certificateInputs, certificatePath, csrInput, issuedResults, lifeResults, renewalRules, requestMarks, upkeepAttributes,
} from '../shared/certificate-attributes';
import { HEXADECIMAL, KEY_USAGES } from '../shared/pki-vocabulary';

const optional = { use: 'optional', emptyIsAbsent: true, ...requestMarks } as const;
const notEmpty = { rule: 'length', min: 1, unit: 'characters' } as const;
const inputs = certificateInputs(requestMarks);
const subject = (doc: string) => ({ type: 'list', element: 'string', ...optional, elementRules: [notEmpty], absent: 'there is none', doc } as const);

/** What makes no sense beside the values of the request for a certificate. */
const IN_REQUEST = [
  'altNames', 'ipSans', 'uriSans', 'otherSans', 'excludeCnFromSans', 'ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode', 'subjectSerialNumber',
] as const;

/** Restates the certificate authority's API, "Sign intermediate". */
export const pkiSignedIntermediate = defineResource({
  type: 'lintel_pki_signed_intermediate',
  service: 'secrets',
  construct: 'PkiSignedIntermediate',
  doc: 'The certificate of an authority below another one, which signs it. Whoever may do that may make authorities: it is meant for operators.',
  issues: true,
  replacementHarms: 'issues another certificate, so that all that is signed with the first must be signed anew',
  source: ['docs/spec/pki.md#sign-intermediate'],
  attributes: {
    ...certificatePath,
    ...csrInput(requestMarks),
    commonName: { type: 'string', use: 'required', ...requestMarks, rules: [notEmpty], doc: 'The common name of the subject. With `useCsrValues` the one of the request for a certificate counts.' },
    ...inputs,
    issuerRef: { ...inputs.issuerRef, absent: 'the default issuer signs' },
    maxPathLength: {
      type: 'int', use: 'optional', ...requestMarks, absentIs: -1, rules: [{ rule: 'range', min: -1 }], absent: 'it is -1',
      doc: 'How many authorities may stand below it. -1 is no limit, or one less than that of the issuer.',
    },
    keyUsage: {
      type: 'set', element: 'string', ...optional, values: [...KEY_USAGES, 'CRL'], construct: 'AuthorityKeyUsage', compare: 'anyCase', absent: 'it is `CRL` and `CertSign`',
      doc: 'What the key may be used for, besides what every authority must do.',
    },
    useCsrValues: { type: 'bool', ...optional, absent: 'the attributes here count', doc: 'Whether subject, names and extensions are those of the request for a certificate.' },
    permittedDnsDomains: {
      type: 'set', element: 'string', ...optional, elementRules: [notEmpty], absent: 'all are allowed',
      doc: 'The domains that certificates below it may be for. With a leading `.` it is what is below the domain.',
    },
    ou: subject('The organizational units of the subject.'),
    organization: subject('The organizations of the subject.'),
    country: subject('The countries of the subject.'),
    locality: subject('The localities of the subject.'),
    province: subject('The provinces of the subject.'),
    streetAddress: subject('The street addresses of the subject.'),
    postalCode: subject('The postal codes of the subject.'),
    subjectSerialNumber: { type: 'string', ...optional, absent: 'there is none', doc: 'The serial number of the subject, which is not that of the certificate.' },
    notBeforeDuration: { type: 'duration', use: 'optional', ...requestMarks, absentIs: '30s', absent: 'it is `30s`', doc: 'How long before it is signed the certificate becomes valid, since clocks differ.' },
    signatureBits: {
      type: 'int', use: 'optional', ...requestMarks, absentIs: 0, rules: [{ rule: 'oneOf', values: [0, 256, 384, 512] }], absent: 'it is 0',
      doc: 'The size of the hash of the signature in bits; 0 is what suits the key of the issuer. Only for issuers with an RSA key.',
    },
    skid: { type: 'string', ...optional, compare: 'anyCase', rules: [HEXADECIMAL], absent: 'it is made from the key', doc: 'The identifier of the key, in hexadecimal, for an authority that is signed by several.' },
    usePss: { type: 'bool', ...optional, absent: 'it is PKCS #1 v1.5', doc: 'Whether an issuer with an RSA key signs with PSS.' },
    ...upkeepAttributes,
    ...issuedResults,
    ...bundleResult,
    ...lifeResults,
  },
  rules: [
    ...renewalRules,
    ...IN_REQUEST.map((attribute) => ({ rule: 'onlyWhen', attribute, when: 'useCsrValues', is: false, orAbsent: true } as const)),
  ],
  identity: certificateIdentity,
  imports: certificateImports,
  movedFrom: [{ type: 'vault_pki_secret_backend_root_sign_intermediate', schemaVersions: [0, 1, 2] }],
});
