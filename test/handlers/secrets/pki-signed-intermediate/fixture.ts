import type { Value, Values } from '../../../../src/definition/value';
import {
  breaking,
  breakingEach,
  certificateBreaks,
  certificateExempt,
  requestBreaks,
  requestExempt,
  PERMANENT,
} from '../../../support/certificate-cases';
import { certificateLooks, provideAuthorities, SECOND_MOUNT } from '../../../support/certificate-fixture';
import { AUTHORITY_REQUEST, OTHER_REQUEST, REQUEST } from '../../../support/certificate-requests';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'issuedOnce', permanent: PERMANENT };

const minimal: Values = { commonName: 'Issuing CA', csr: REQUEST };
const lists = ['ou', 'organization', 'country', 'locality', 'province', 'streetAddress', 'postalCode'];

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  return {
    minimal,
    second: { commonName: 'Second CA' },
    full: [
      {
        ...minimal,
        csr: AUTHORITY_REQUEST,
        useCsrValues: true,
        notAfter: '2030-01-01T00:00:00Z',
        revokeOnDestroy: true,
      },
      {
        ...minimal,
        mount: 'pki',
        issuerRef: 'default',
        altNames: ['ca.example.com', 'ca@example.com'],
        ipSans: ['10.0.0.1'],
        uriSans: ['spiffe://example.com/ca'],
        otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:ca@example.com'],
        ttl: '3600',
        format: 'pem_bundle',
        maxPathLength: 1,
        keyUsage: ['DigitalSignature', 'CRL'],
        excludeCnFromSans: true,
        permittedDnsDomains: ['.example.com'],
        ou: ['Web', 'Edge'],
        organization: ['Acme'],
        country: ['CH'],
        locality: ['Basel'],
        province: ['BS'],
        streetAddress: ['Rheinweg 1'],
        postalCode: ['4000'],
        subjectSerialNumber: '12345',
        notBeforeDuration: '60',
        signatureBits: 384,
        skid: '0a0b0c0d',
        usePss: true,
        renewBefore: '30%',
        revokeOnDestroy: true,
      },
    ],
    changed: {
      mount: SECOND_MOUNT,
      csr: OTHER_REQUEST,
      issuerRef: 'root',
      commonName: 'Other CA',
      altNames: ['other@example.com'],
      ipSans: ['10.0.0.2'],
      uriSans: ['spiffe://example.com/other'],
      otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:other@example.com'],
      ttl: '7200',
      notAfter: '2031-01-01T00:00:00Z',
      format: 'der',
      maxPathLength: 0,
      keyUsage: ['CertSign'],
      excludeCnFromSans: false,
      useCsrValues: false,
      permittedDnsDomains: ['example.com'],
      ou: ['Edge', 'Web'],
      organization: ['Beta'],
      country: ['DE'],
      locality: ['Bern'],
      province: ['BE'],
      streetAddress: ['Aareweg 1'],
      postalCode: ['3000'],
      subjectSerialNumber: '54321',
      notBeforeDuration: '90',
      signatureBits: 512,
      skid: '0a:0b:0c:0e',
      usePss: false,
      renewBefore: '600',
    },
    fixed: { revokeOnDestroy: 'only a revocation ends a certificate: the tests of the resource change this attribute' },
    // Otherwise the name of the CSR would stay.
    changedWith: { commonName: { useCsrValues: undefined } },
    exempt: {
      ...certificateExempt,
      ...requestExempt(
        'csr',
        'maxPathLength',
        'keyUsage',
        'useCsrValues',
        'permittedDnsDomains',
        ...lists,
        'subjectSerialNumber',
        'notBeforeDuration',
        'signatureBits',
        'skid',
        'usePss',
      ),
    },
    ...(await certificateLooks(service)),
  };
};

const [break_, each] = [breaking(minimal), breakingEach(minimal)];
/** Values of the attributes that `useCsrValues` makes meaningless. */
const MEANINGLESS: { readonly [name: string]: Value } = {
  altNames: ['ca.example.com'],
  ipSans: ['10.0.0.1'],
  uriSans: ['spiffe://example.com/ca'],
  otherSans: ['1.2.3;UTF8:ca'],
  excludeCnFromSans: true,
  subjectSerialNumber: '1',
  ...Object.fromEntries(lists.map((name) => [name, ['Acme']])),
};

export const wrong: readonly WrongConfiguration[] = [
  break_('commonName', 'is required', undefined, 'must be configured'),
  ...certificateBreaks(minimal),
  ...requestBreaks(minimal),
  break_('commonName', 'obeys length', '', 'not be empty'),
  break_('maxPathLength', 'obeys range', -2, 'at least -1'),
  each('permittedDnsDomains', 'length', '', 'not be empty'),
  ...lists.map((name) => ({ ...each(name, 'length', '', 'not be empty'), path: [name, 0] })),
  break_('signatureBits', 'obeys oneOf', 128, '256, 384 or 512'),
  break_('skid', 'obeys pattern', '0xab', 'hexadecimal digits'),
  ...Object.entries(MEANINGLESS).map(([name, value]) =>
    break_(name, 'only when useCsrValues is false', value, '`use_csr_values` is false', { useCsrValues: true }),
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
