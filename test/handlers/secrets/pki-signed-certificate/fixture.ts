import type { Values } from '../../../../src/definition/value';
import {
  certificateBreaks,
  leafBreaks,
  leafExempt,
  requestBreaks,
  requestExempt,
  PERMANENT,
} from '../../../support/certificate-cases';
import { certificateLooks, provideAuthorities, ROLES, SECOND_MOUNT } from '../../../support/certificate-fixture';
import { OTHER_REQUEST, REQUEST } from '../../../support/certificate-requests';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'issuedOnce', permanent: PERMANENT };

const minimal: Values = { role: ROLES[0], commonName: 'api.example.com', csr: REQUEST };

export const createFixture: CreateFixture = async (service) => {
  await provideAuthorities(service);
  return {
    minimal,
    second: { commonName: 'second.example.com' },
    full: [
      {
        externalPolicy: { policy: 'web', parameters: { team: 'api' } },
        csr: REQUEST,
        commonName: 'api.example.com',
        notAfter: '2030-01-01T00:00:00Z',
        revokeOnDestroy: true,
      },
      {
        ...minimal,
        mount: 'pki',
        issuerRef: 'default',
        altNames: ['www.example.com', 'api@example.com'],
        ipSans: ['10.0.0.1'],
        uriSans: ['spiffe://example.com/api'],
        otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:api@example.com'],
        ttl: '3600',
        format: 'pem_bundle',
        excludeCnFromSans: true,
        removeRootsFromChain: true,
        userIds: ['api'],
        certMetadata: 'YXBp',
        renewBefore: '30%',
        revokeOnDestroy: true,
      },
    ],
    changed: {
      mount: SECOND_MOUNT,
      role: ROLES[1],
      externalPolicy: { policy: 'api' },
      csr: OTHER_REQUEST,
      issuerRef: 'root',
      commonName: 'app.example.com',
      altNames: ['app@example.com'],
      ipSans: ['10.0.0.2'],
      uriSans: ['spiffe://example.com/app'],
      otherSans: ['1.3.6.1.4.1.311.20.2.3;UTF8:app@example.com'],
      ttl: '7200',
      notAfter: '2031-01-01T00:00:00Z',
      format: 'der',
      excludeCnFromSans: false,
      removeRootsFromChain: false,
      userIds: ['app'],
      certMetadata: 'YXBw',
      renewBefore: '600',
    },
    fixed: { revokeOnDestroy: 'only a revocation ends a certificate: the tests of the resource change this attribute' },
    removedWith: { role: { externalPolicy: { policy: 'web' } }, externalPolicy: { role: ROLES[0] } },
    exempt: { ...leafExempt, ...requestExempt('csr') },
    ...(await certificateLooks(service)),
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...certificateBreaks(minimal),
  ...leafBreaks(minimal),
  ...requestBreaks(minimal),
  {
    breaks: 'role needs commonName',
    config: { ...minimal, commonName: undefined },
    path: ['role'],
    says: 'together with `common_name`',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
