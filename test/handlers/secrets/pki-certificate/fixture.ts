import type { Values } from '../../../../src/definition/value';
import {
  breaking,
  certificateBreaks,
  leafBreaks,
  leafExempt,
  policyKeyBreaks,
  requestExempt,
  PERMANENT,
} from '../../../support/certificate-cases';
import { certificateLooks, provideAuthorities, ROLES, SECOND_MOUNT } from '../../../support/certificate-fixture';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'issuedOnce', permanent: PERMANENT };

const minimal: Values = { role: ROLES[0], commonName: 'shop.example.com' };

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  return {
    minimal,
    second: { commonName: 'second.example.com' },
    full: [
      {
        externalPolicy: { policy: 'web', keyType: 'ec', keyBits: 384, parameters: { team: 'shop' } },
        commonName: 'shop.example.com',
        notAfter: '2030-01-01T00:00:00Z',
        revokeOnDestroy: true,
      },
      {
        ...minimal,
        mount: 'pki',
        issuerRef: 'default',
        altNames: ['www.example.com', 'shop@example.com'],
        ipSans: ['10.0.0.1'],
        uriSans: ['spiffe://example.com/shop'],
        otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:shop@example.com'],
        ttl: '3600',
        format: 'pem_bundle',
        privateKeyFormat: 'pkcs8',
        excludeCnFromSans: true,
        removeRootsFromChain: true,
        userIds: ['shop'],
        certMetadata: 'c2hvcA==',
        renewBefore: '30%',
        revokeOnDestroy: true,
      },
    ],
    changed: {
      mount: SECOND_MOUNT,
      role: ROLES[1],
      externalPolicy: { policy: 'web', keyType: 'ed25519' },
      issuerRef: 'root',
      commonName: 'store.example.com',
      altNames: ['store@example.com'],
      ipSans: ['10.0.0.2'],
      uriSans: ['spiffe://example.com/store'],
      otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:store@example.com'],
      ttl: '7200',
      notAfter: '2031-01-01T00:00:00Z',
      format: 'der',
      privateKeyFormat: 'der',
      excludeCnFromSans: false,
      removeRootsFromChain: false,
      userIds: ['store'],
      certMetadata: 'c3RvcmU=',
      renewBefore: '600',
    },
    fixed: { revokeOnDestroy: 'only a revocation ends a certificate: the tests of the resource change this attribute' },
    removedWith: { role: { externalPolicy: { policy: 'web' } }, externalPolicy: { role: ROLES[0] } },
    exempt: { ...leafExempt, ...requestExempt('privateKeyFormat') },
    ...(await certificateLooks(service)),
  };
};

export const queries: FixtureFile['queries'] = {
  data: { lintel_pki_certificates: () => ({}) },
  ephemeral: {
    lintel_pki_certificate: ({ mount, role }) => ({ mount, role, commonName: 'job.example.com', revokeOnClose: true }),
  },
};

export const wrong: readonly WrongConfiguration[] = [
  ...certificateBreaks(minimal),
  ...leafBreaks(minimal),
  ...policyKeyBreaks(minimal),
  breaking(minimal)('privateKeyFormat', 'has a vocabulary', 'pkcs1', '"pkcs8"'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_certificate: [
    {
      breaks: 'mount obeys pattern',
      config: { serialNumber: 'aa:bb', mount: '/pki' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    {
      breaks: 'serialNumber obeys pattern',
      config: { serialNumber: 'ca_chain' },
      path: ['serialNumber'],
      says: 'hexadecimal digits',
    },
  ],
  lintel_pki_certificates: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: '/pki' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
