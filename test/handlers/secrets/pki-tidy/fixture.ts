import type {
  CreateFixture,
  FixtureFile,
  OperationFixture,
  WrongConfiguration,
} from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';

const OPENBAO = ['tidyInvalidCerts', 'revokedSafetyBuffer', 'pageSize'];
const VAULT = [
  'tidyCrossClusterRevokedCerts',
  'tidyRevocationQueue',
  'tidyCertMetadata',
  'tidyCmpv2NonceStore',
  'revocationQueueSafetyBuffer',
];
export const without: FixtureFile['without'] = { standard: [...OPENBAO, ...VAULT] };

const SETTINGS = {
  tidyCertStore: [true, false],
  tidyRevokedCerts: [true, false],
  tidyRevokedCertIssuerAssociations: [true, false],
  tidyExpiredIssuers: [true, false],
  tidyMoveLegacyCaBundle: [true, false],
  tidyAcme: [true, false],
  tidyInvalidCerts: [true, false],
  tidyCrossClusterRevokedCerts: [true, false],
  tidyRevocationQueue: [true, false],
  tidyCertMetadata: [true, false],
  tidyCmpv2NonceStore: [true, false],
  safetyBuffer: ['48h', '49h'],
  issuerSafetyBuffer: ['24h', '25h'],
  acmeAccountSafetyBuffer: ['24h', '25h'],
  revokedSafetyBuffer: ['24h', '25h'],
  revocationQueueSafetyBuffer: ['24h', '25h'],
  pauseDuration: ['1s', '2s'],
  pageSize: [50, 60],
} as const;
const all = (index: 0 | 1) => Object.fromEntries(Object.entries(SETTINGS).map(([name, both]) => [name, both[index]]));

export const createFixture: CreateFixture<OperationFixture> = async (service) => {
  for (const mount of ['tidying', 'team/tidying', 'eu/tidying']) await mountEngine(service, mount, 'pki');
  return {
    minimal: { mount: 'tidying', tidyCertStore: true },
    second: { mount: 'eu/tidying' },
    full: [{ mount: 'tidying', ...all(0), triggers: { reason: 'first', other: 'same' } }],
    changed: { mount: 'team/tidying', ...all(1), triggers: { reason: 'second', other: 'same' } },
    exempt: {
      ...Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, 'unreadable: nothing is kept of an operation'])),
      triggers: 'local: reasons to repeat the operation, which are never sent',
    },
    operation: 'Certificate authority: Tidy',
  };
};

const DURATIONS = [
  'safetyBuffer',
  'issuerSafetyBuffer',
  'acmeAccountSafetyBuffer',
  'revokedSafetyBuffer',
  'revocationQueueSafetyBuffer',
];
const on = { tidyCertStore: true };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(on),
  ...DURATIONS.map((name): WrongConfiguration => ({
    breaks: `${name} obeys range`,
    config: { ...on, [name]: '0s' },
    path: [name],
    says: 'at least',
  })),
  { breaks: 'pageSize obeys range', config: { ...on, pageSize: 4 }, path: ['pageSize'], says: 'at least 5' },
];
export const wrongData = {};
