import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { mountEngine } from '../../../support/environments/mount';
import { wrongMounts } from '../../../support/environments/wrong-paths';
import { wrongSecretNames, wrongSettings } from '../shared/secret-configurations';

export const without: FixtureFile['without'] = {
  standard: ['metadataCasRequired'],
  vault: ['metadataCasRequired'],
  openbao: [],
};

export const createFixture: CreateFixture = async (service) => {
  for (const mount of ['secret', 'team/secret']) await mountEngine(service, mount, 'kv-v2');
  return {
    minimal: { name: 'notes', maxVersions: 15 },
    second: { name: 'hints' },
    full: [
      {
        mount: 'secret',
        name: 'notes',
        customMetadata: { owner: 'shop' },
        maxVersions: 20,
        casRequired: true,
        deleteVersionAfter: '172800',
        metadataCasRequired: true,
        forceDestroy: true,
      },
    ],
    changed: {
      mount: 'team/secret',
      name: 'jottings',
      customMetadata: { owner: 'mail' },
      maxVersions: 30,
      casRequired: false,
      deleteVersionAfter: '5400',
      metadataCasRequired: false,
      forceDestroy: false,
    },
    exempt: {
      metadataCasRequired: 'sometimes unreadable: not in every response',
      forceDestroy: 'local: it is about the destruction',
    },
  };
};

const base = { name: 'smtp', maxVersions: 15 };

export const wrong: readonly WrongConfiguration[] = [
  ...wrongMounts(base),
  ...wrongSecretNames(base),
  ...wrongSettings(base),
  {
    breaks: 'one or more of customMetadata, maxVersions, casRequired, deleteVersionAfter, metadataCasRequired',
    config: { name: 'smtp' },
    path: ['customMetadata'],
    says: '`max_versions`',
  },
];

const read = { name: 'smtp' };

export const wrongData: FixtureFile['wrongData'] = {
  lintel_kv_metadata: [...wrongMounts(read), ...wrongSecretNames(read)],
};
