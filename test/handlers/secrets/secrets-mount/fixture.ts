import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import {
  CHANGED_SETTINGS,
  EXEMPT,
  MOUNT_SETTINGS,
  mountsOf,
  VAULT_SETTINGS,
  wrongPlaces,
  wrongSettings,
} from '../../../support/environments/mount-fixture';

/** `secrets-mount-openbao.test.ts` tries `namespace`, and `secrets-mount.test.ts` `pluginVersion`. */
const TRIED = ['namespace', 'pluginVersion'];

export const without: FixtureFile['without'] = {
  standard: [...TRIED, ...VAULT_SETTINGS, 'delegatedAuthAccessors', 'allowedManagedKeys'],
  vault: TRIED,
};

const minimal: Values = { path: 'warehouse', type: 'kv' };

export const createFixture: CreateFixture = async (service) => ({
  minimal,
  second: { path: 'archive' },
  full: [
    {
      ...minimal,
      ...MOUNT_SETTINGS,
      forceNoCache: true,
      delegatedAuthAccessors: ['auth_jwt_1'],
      allowedManagedKeys: ['hsm'],
    },
  ],
  changed: {
    path: 'team/warehouse 2',
    type: 'database',
    ...CHANGED_SETTINGS,
    forceNoCache: false,
    delegatedAuthAccessors: ['auth_jwt_1', 'auth_jwt_2'],
    allowedManagedKeys: ['hsm-2'],
  },
  exempt: EXEMPT,
  ...mountsOf(service, 'mounts'),
});

const wrongPath = (config: Values) =>
  ['sys', 'auth/x', 'audit', 'identity/x', 'cubbyhole'].map((path): WrongConfiguration => ({
    breaks: 'path obeys pattern',
    config: { ...config, path },
    path: ['path'],
    says: 'the service keeps these',
  }));

const wrongType = (type: string, says: string): WrongConfiguration => ({
  breaks: 'type obeys pattern',
  config: { ...minimal, type },
  path: ['type'],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  ...wrongPlaces(minimal),
  ...wrongPath(minimal),
  ...wrongSettings(minimal),
  wrongType('kv-v2', 'write `kv`, and give `options` the key "version"'),
  wrongType('kv-v1', 'write `kv`, and give'),
  wrongType('generic', 'write `kv`'),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_secrets_mount: [...wrongPlaces({ path: 'warehouse' }), ...wrongPath({})],
  lintel_secrets_mounts: ['/team', ''].map((namespace) => ({
    breaks: 'namespace obeys pattern',
    config: { namespace },
    path: ['namespace'],
    says: 'one or more segments',
  })),
};
