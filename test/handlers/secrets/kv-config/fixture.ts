import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const lifecycle: FixtureFile['lifecycle'] = { kind: 'configuration', stays: true };
export const without: FixtureFile['without'] = {
  standard: ['metadataCasRequired'],
  vault: ['metadataCasRequired'],
  openbao: [],
};

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['secret', 'words', 'team/words', 'eu/words']) {
    await mountEngine(service, mount, 'kv-v2');
    // The store has a record of it from the first write on.
    await service.request('POST', `/v1/${mount}/config`, { body: {} });
  }
  return {
    minimal: { mount: 'words', maxVersions: 15 },
    second: { mount: 'team/words' },
    full: [
      { mount: 'words', casRequired: true, maxVersions: 20, deleteVersionAfter: '172800', metadataCasRequired: true },
    ],
    changed: {
      mount: 'eu/words',
      casRequired: false,
      maxVersions: 30,
      deleteVersionAfter: '5400',
      metadataCasRequired: false,
    },
    exempt: { metadataCasRequired: 'sometimes unreadable: not in every response' },
  };
};

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts({}),
  { breaks: 'maxVersions obeys range', config: { maxVersions: -1 }, path: ['maxVersions'], says: 'between 0' },
  { breaks: 'maxVersions obeys range', config: { maxVersions: 2 ** 32 }, path: ['maxVersions'], says: '4294967295' },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_kv_config: wrongMounts({}, ['/secret']),
};
