import { pkiAutoTidyConfig } from '../../../../src/handlers/secrets/pki-auto-tidy-config/definition';
import { AuthorityStore } from '../../../support/environments/authority-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true };
export const sameHandlersAs: FixtureFile['sameHandlersAs'] = 'lintel_pki_urls_config';

const OPENBAO = ['tidyInvalidCerts', 'revokedSafetyBuffer', 'pageSize'];
const SWITCHES_OF_VAULT = [
  'tidyCrossClusterRevokedCerts',
  'tidyRevocationQueue',
  'tidyCertMetadata',
  'tidyCmpv2NonceStore',
];
const VAULT = [
  ...SWITCHES_OF_VAULT,
  'revocationQueueSafetyBuffer',
  'minStartupBackoffDuration',
  'maxStartupBackoffDuration',
];
export const without: FixtureFile['without'] = { standard: [...OPENBAO, ...VAULT], vault: OPENBAO, openbao: VAULT };

const { id: _id, mount: _mount, ...settings } = pkiAutoTidyConfig.attributes;
const STANDARD = {
  enabled: false,
  interval_duration: 43_200,
  tidy_cert_store: false,
  tidy_revoked_certs: false,
  tidy_revoked_cert_issuer_associations: false,
  tidy_expired_issuers: false,
  tidy_move_legacy_ca_bundle: false,
  tidy_acme: false,
  safety_buffer: 259_200,
  issuer_safety_buffer: 31_536_000,
  acme_account_safety_buffer: 2_592_000,
  pause_duration: '0s',
  maintain_stored_certificate_counts: false,
  publish_stored_certificate_count_metrics: false,
};

const SWITCHES = [
  'tidyCertStore',
  'tidyRevokedCerts',
  'tidyRevokedCertIssuerAssociations',
  'tidyExpiredIssuers',
  'tidyMoveLegacyCaBundle',
  'tidyAcme',
  'tidyInvalidCerts',
  ...SWITCHES_OF_VAULT,
];
const all = (value: boolean) => Object.fromEntries(SWITCHES.map((name) => [name, value]));

export const createFixture: CreateFixture = async (service) => {
  const store = new AuthorityStore(service, 'autoTidy', settings, STANDARD);
  await store.provide('authority', 'team/authority', 'eu/authority');
  return {
    minimal: { mount: 'authority', enabled: false, intervalDuration: '7200' },
    second: { mount: 'team/authority' },
    full: [
      {
        mount: 'authority',
        enabled: true,
        tidyAcme: true,
        tidyRevokedCerts: true,
        maintainStoredCertificateCounts: true,
        safetyBuffer: '172800',
        revokedSafetyBuffer: '259200',
      },
      {
        mount: 'authority',
        enabled: true,
        ...all(true),
        intervalDuration: '3600',
        safetyBuffer: '172800',
        revokedSafetyBuffer: '200000',
        issuerSafetyBuffer: '86400',
        acmeAccountSafetyBuffer: '90000',
        revocationQueueSafetyBuffer: '100000',
        pauseDuration: '5s',
        pageSize: 50,
        maintainStoredCertificateCounts: true,
        publishStoredCertificateCountMetrics: true,
        minStartupBackoffDuration: '60',
        maxStartupBackoffDuration: '120',
      },
    ],
    changed: {
      mount: 'eu/authority',
      enabled: false,
      ...all(false),
      intervalDuration: '1800',
      safetyBuffer: '100000',
      revokedSafetyBuffer: '300000',
      issuerSafetyBuffer: '80000',
      acmeAccountSafetyBuffer: '80000',
      revocationQueueSafetyBuffer: '80000',
      pauseDuration: '6s',
      pageSize: 60,
      maintainStoredCertificateCounts: false,
      publishStoredCertificateCountMetrics: false,
      minStartupBackoffDuration: '30',
      maxStartupBackoffDuration: '240',
    },
    exempt: Object.fromEntries(
      ['tidyInvalidCerts', ...SWITCHES_OF_VAULT].map((name) => [name, 'sometimes unreadable: not in every response']),
    ),
    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    removeParent: (state) => store.removeParent(state),
    sweep: () => store.sweep(),
  };
};

const on = { enabled: true, tidyCertStore: true };
const DURATIONS = [
  'intervalDuration',
  'safetyBuffer',
  'issuerSafetyBuffer',
  'acmeAccountSafetyBuffer',
  'revokedSafetyBuffer',
  'revocationQueueSafetyBuffer',
];

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

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_auto_tidy_config: wrongMounts({}, ['/pki']),
};
