import type { Value, Values } from '../../../../src/definition/value';
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

/** `auth-mount-openbao.test.ts` tries `namespace`, and `auth-mount.test.ts` `pluginVersion`. */
const TRIED = ['namespace', 'pluginVersion'];

export const without: FixtureFile['without'] = { standard: [...TRIED, ...VAULT_SETTINGS], vault: TRIED };

const minimal: Values = { path: 'apps', type: 'approle' };
const lockout: Values = {
  lockoutThreshold: 3,
  lockoutDuration: '600',
  lockoutCounterReset: '300',
  lockoutDisable: false,
};

export const createFixture: CreateFixture = async (service) => ({
  minimal,
  second: { path: 'others' },
  full: [
    { ...minimal, ...MOUNT_SETTINGS, tokenType: 'default-batch' },
    { ...minimal, userLockoutConfig: lockout },
  ],
  changed: {
    path: 'team/apps',
    type: 'cert',
    ...CHANGED_SETTINGS,
    tokenType: 'service',
    userLockoutConfig: {
      lockoutThreshold: 5,
      lockoutDuration: '1200',
      lockoutCounterReset: '60',
      lockoutDisable: true,
    },
  },
  exempt: EXEMPT,
  ...mountsOf(service, 'auth'),
});

const wrongPath = (config: Values) => [
  ...['token', 'token/x'].map((path): WrongConfiguration => ({
    breaks: 'path obeys pattern',
    config: { ...config, path },
    path: ['path'],
    says: 'neither `token` nor below it',
  })),
  {
    breaks: 'path obeys pattern',
    config: { ...config, path: 'auth/github' },
    path: ['path'],
    says: '`github`, not `auth/github`',
  },
];

const wrongLockout = (member: string, rule: string, says: string, value: Value): WrongConfiguration => ({
  breaks: `userLockoutConfig.${member} ${rule}`,
  config: { ...minimal, userLockoutConfig: { [member]: value } },
  path: ['userLockoutConfig', member],
  says,
});

export const wrong: readonly WrongConfiguration[] = [
  ...wrongPlaces(minimal),
  ...wrongPath(minimal),
  ...wrongSettings(minimal),
  {
    breaks: 'type obeys pattern',
    config: { ...minimal, type: 'token' },
    path: ['type'],
    says: 'not be `token`, of which the service has one',
  },
  {
    breaks: 'userLockoutConfig only when type is userpass,ldap,approle',
    config: { ...minimal, type: 'jwt', userLockoutConfig: { lockoutThreshold: 3 } },
    path: ['userLockoutConfig'],
    says: 'type',
  },
  wrongLockout('lockoutThreshold', 'obeys range', 'at least 0', -1),
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_auth_mount: [...wrongPlaces({ path: 'apps' }), ...wrongPath({})],
  lintel_auth_mounts: ['/team', ''].map((namespace) => ({
    breaks: 'namespace obeys pattern',
    config: { namespace },
    path: ['namespace'],
    says: 'one or more segments',
  })),
};
