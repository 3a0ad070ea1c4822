import { pkiClusterConfig } from '../../../../src/handlers/secrets/pki-cluster-config/definition';
import { AuthorityStore } from '../../../support/environments/authority-store';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true, forgets: true };

const { id: _id, mount: _mount, ...settings } = pkiClusterConfig.attributes;

export const createFixture: CreateFixture = async (service) => {
  const store = new AuthorityStore(service, 'cluster', settings, { path: '', aia_path: '' });
  await store.provide('authority', 'team/authority', 'eu/authority');
  return {
    minimal: { mount: 'authority', path: 'https://secrets.example.com/v1/authority' },
    second: { mount: 'team/authority' },
    full: [
      {
        mount: 'authority',
        path: 'https://secrets.example.com/v1/authority',
        aiaPath: 'http://pki.example.com/v1/authority',
      },
    ],
    changed: {
      mount: 'eu/authority',
      path: 'https://secrets-2.example.com/v1/authority',
      aiaPath: 'http://pki-2.example.com/v1/authority',
    },
    unremovable: { path: 'cannot be removed', aiaPath: 'cannot be removed' },
    exempt: {},
    look: (state) => store.look(state),
    tamper: (state, attribute, value) => store.tamper(state, attribute, value),
    remove: (state) => store.remove(state),
    removeParent: (state) => store.removeParent(state),
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts({ path: 'https://secrets.example.com/v1/pki' }),
  ...['path', 'aiaPath'].flatMap((name) =>
    [
      ['secrets.example.com/v1/pki', 'absolute URL'],
      ['ftp://secrets.example.com', '"https" or "http"'],
    ].map(([address, says]): WrongConfiguration => ({
      breaks: `${name} obeys url`,
      config: { [name!]: address },
      path: [name!],
      says: says!,
    })),
  ),
  {
    breaks: 'one or more of path, aiaPath',
    config: {},
    path: ['path'],
    says: 'at least one',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_cluster_config: wrongMounts({}, ['/pki']),
};
