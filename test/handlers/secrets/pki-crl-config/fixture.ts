import { pkiCrlConfig } from '../../../../src/handlers/secrets/pki-crl-config/definition';
import { AuthorityStore } from '../../../support/environments/authority-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true };
export const sameHandlersAs: FixtureFile['sameHandlersAs'] = 'lintel_pki_urls_config';

const OPENBAO = ['allowExpiredCertRevocation'];
const VAULT = ['crossClusterRevocation', 'unifiedCrl', 'unifiedCrlOnExistingPaths', 'maxCrlEntries'];
export const without: FixtureFile['without'] = { standard: [...OPENBAO, ...VAULT], vault: OPENBAO, openbao: VAULT };

const { id: _id, mount: _mount, ...settings } = pkiCrlConfig.attributes;
const STANDARD = {
  expiry: '72h',
  disable: false,
  ocsp_disable: false,
  ocsp_expiry: '12h',
  auto_rebuild: false,
  auto_rebuild_grace_period: '12h',
  enable_delta: false,
  delta_rebuild_interval: '15m',
};

export const createFixture: CreateFixture = async (service) => {
  const store = new AuthorityStore(service, 'crl', settings, STANDARD);
  await store.provide('authority', 'team/authority', 'eu/authority');
  return {
    minimal: { mount: 'authority', expiry: '24h' },
    second: { mount: 'team/authority' },
    full: [
      { mount: 'authority', expiry: '48h', autoRebuild: true },
      {
        mount: 'authority',
        expiry: '48h',
        disable: true,
        ocspDisable: true,
        ocspExpiry: '6h',
        autoRebuild: true,
        autoRebuildGracePeriod: '8h',
        enableDelta: true,
        deltaRebuildInterval: '20m',
        allowExpiredCertRevocation: true,
        crossClusterRevocation: true,
        unifiedCrl: true,
        unifiedCrlOnExistingPaths: true,
        maxCrlEntries: 1000,
      },
    ],
    changed: {
      mount: 'eu/authority',
      expiry: '36h',
      disable: false,
      ocspDisable: false,
      ocspExpiry: '90m',
      autoRebuild: false,
      autoRebuildGracePeriod: '9h',
      enableDelta: false,
      deltaRebuildInterval: '45s',
      allowExpiredCertRevocation: false,
      crossClusterRevocation: false,
      unifiedCrl: false,
      unifiedCrlOnExistingPaths: false,
      maxCrlEntries: 2000,
    },
    exempt: {
      allowExpiredCertRevocation: 'sometimes unreadable: not in every response',
      crossClusterRevocation: 'sometimes unreadable: not in every response',
      unifiedCrl: 'sometimes unreadable: not in every response',
      unifiedCrlOnExistingPaths: 'sometimes unreadable: not in every response',
    },
    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    removeParent: (state) => store.removeParent(state),
    sweep: () => store.sweep(),
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts({}),
  ...['expiry', 'ocspExpiry', 'autoRebuildGracePeriod', 'deltaRebuildInterval'].flatMap(
    (name): WrongConfiguration[] => [
      { breaks: `${name} obeys range`, config: { [name]: '0s' }, path: [name], says: 'at least' },
    ],
  ),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_crl_config: wrongMounts({}, ['/pki']),
};
