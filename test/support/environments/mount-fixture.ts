/** What the fixtures of secrets mounts and of auth mounts share. */

import { snakeCase } from '../../../src/definition/names';
import type { Value, Values } from '../../../src/definition/value';
import type { TestEmulator } from '../emulator';
import type { WrongConfiguration } from './fixture';

/** Attributes that no tune changes, by what the emulator stores them as. */
const FIXED: { readonly [attribute: string]: string } = {
  type: 'type',
  local: 'local',
  sealWrap: 'sealWrap',
  externalEntropyAccess: 'externalEntropyAccess',
  forceNoCache: 'forceNoCache',
};
const TEXTS = ['type', 'description'];
const FLAGS = ['local', 'sealWrap', 'externalEntropyAccess'];
const CONFIG_FLAGS = ['forceNoCache', 'trimRequestTrailingSlashes'];
const TTLS = ['defaultLeaseTtl', 'maxLeaseTtl'];
const CONFIG = [
  'auditNonHmacRequestKeys',
  'auditNonHmacResponseKeys',
  'passthroughRequestHeaders',
  'allowedResponseHeaders',
  'identityTokenKey',
  'delegatedAuthAccessors',
  'allowedManagedKeys',
  'tokenType',
];

/** Everything that both kinds have, and another value of each. Lifetimes in seconds, as the service has them. */
export const MOUNT_SETTINGS: Values = {
  description: 'Databases of the shop',
  defaultLeaseTtl: '3600',
  maxLeaseTtl: '86400',
  listingVisibility: 'unauth',
  auditNonHmacRequestKeys: ['role', 'ttl'],
  auditNonHmacResponseKeys: ['username'],
  passthroughRequestHeaders: ['X-Request-Id'],
  allowedResponseHeaders: ['X-Node'],
  options: { region: 'eu', tier: '1' },
  local: true,
  sealWrap: true,
  externalEntropyAccess: true,
  identityTokenKey: 'lintel',
  trimRequestTrailingSlashes: true,
  remount: false,
  forceDestroy: false,
};

export const CHANGED_SETTINGS: Values = {
  description: 'Databases',
  defaultLeaseTtl: '1800',
  maxLeaseTtl: '172800',
  listingVisibility: 'hidden',
  auditNonHmacRequestKeys: ['role'],
  auditNonHmacResponseKeys: ['lease_id', 'username'],
  passthroughRequestHeaders: ['X-Request-Id', 'X-Trace'],
  allowedResponseHeaders: ['X-Other'],
  options: { region: 'us' },
  local: false,
  sealWrap: false,
  externalEntropyAccess: false,
  identityTokenKey: 'another',
  trimRequestTrailingSlashes: false,
  remount: true,
  forceDestroy: true,
};

/** Only state has how Lintel handles a mount. */
export const EXEMPT = {
  remount: 'local: it decides how Lintel moves the mount',
  forceDestroy: 'local: it decides how Lintel destroys the mount',
};

/** What only Vault has; `pluginVersion` is tried by the tests of each kind. */
export const VAULT_SETTINGS = ['identityTokenKey', 'trimRequestTrailingSlashes'];

/** Changes and reads mounts without Lintel. `collection` is `mounts` or `auth`. */
export function mountsOf(service: TestEmulator, collection: 'mounts' | 'auth') {
  const served = ({ path }: Values) => (collection === 'auth' ? `auth/${String(path)}` : String(path));
  const settings = (state: Values) => `/v1/sys/mounts/${served(state)}`;
  const read = async (state: Values): Promise<Values | undefined> => {
    const { status, body } = await service.request('GET', settings(state));
    return status === 200 ? ((body as Values).data as Values) : undefined;
  };
  return {
    async look(state: Values): Promise<Values | undefined> {
      const found = await read(state);
      // Another mount may be at the path.
      if (!found || (state.accessor !== undefined && found.accessor !== state.accessor)) return undefined;
      const config = found.config as Values;
      const seconds = (name: string) => (config[snakeCase(name)] ? String(config[snakeCase(name)]) : undefined);
      return {
        path: state.path,
        ...Object.fromEntries(TEXTS.map((name) => [name, found[snakeCase(name)] || undefined])),
        ...Object.fromEntries(FLAGS.map((name) => [name, found[snakeCase(name)] === true])),
        ...Object.fromEntries(CONFIG_FLAGS.map((name) => [name, config[snakeCase(name)] === true])),
        ...Object.fromEntries(TTLS.map((name) => [name, seconds(name)])),
        ...Object.fromEntries(CONFIG.map((name) => [name, config[snakeCase(name)] || undefined])),
        userLockoutConfig: lockoutOf(config.user_lockout_config as Values | undefined),
        listingVisibility: config.listing_visibility || 'hidden',
        options: Object.keys((found.options ?? {}) as Values).length > 0 ? found.options : undefined,
      };
    },
    async tamper(state: Values, attribute: string, value: Value): Promise<void> {
      if (attribute in FIXED) {
        const { objects, ...rest } = await service.control.snapshot();
        const mounts = (objects.mounts as unknown as Values[]).map((mount) =>
          mount.path === served(state) ? { ...mount, [FIXED[attribute]]: value } : mount,
        );
        await service.control.restore({ ...rest, objects: { ...objects, mounts } } as never);
        return;
      }
      const before = (await read(state))!.options as Values | null;
      const gone = Object.fromEntries(Object.keys(before ?? {}).map((key) => [key, '']));
      const sent =
        attribute === 'userLockoutConfig'
          ? lockoutBody(value as Values | undefined)
          : attribute === 'options'
            ? { ...gone, ...(value as Values | undefined) }
            : (value ?? '');
      const { status, body } = await service.request('POST', `${settings(state)}/tune`, {
        body: { [snakeCase(attribute)]: TTLS.includes(attribute) ? Number(value ?? 0) : sent },
      });
      if (status >= 300) throw new Error(`the mount could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state: Values): Promise<void> {
      await service.request('DELETE', `/v1/sys/${collection}/${String(state.path)}`);
    },
  };
}

/** The service takes other names than it returns. */
function lockoutBody(lockout: Values = {}): Values {
  return {
    lockout_threshold: lockout.lockoutThreshold ?? 0,
    lockout_duration: Number(lockout.lockoutDuration ?? 0),
    lockout_counter_reset_duration: Number(lockout.lockoutCounterReset ?? 0),
    lockout_disable: lockout.lockoutDisable ?? false,
  };
}

function lockoutOf(lockout: Values | undefined): Values | undefined {
  if (!lockout || Object.values(lockout).every((value) => !value)) return undefined;
  const seconds = (name: string) => (lockout[name] ? String(lockout[name]) : undefined);
  return {
    lockoutThreshold: lockout.user_lockout_threshold || undefined,
    lockoutDuration: seconds('user_lockout_duration'),
    lockoutCounterReset: seconds('user_lockout_counter_reset_duration'),
    lockoutDisable: lockout.user_lockout_disable === true,
  };
}

const wrongEach = (
  minimal: Values,
  attribute: string,
  breaks: string,
  says: string,
  values: readonly Value[],
): WrongConfiguration[] =>
  values.map((value) => ({
    breaks: `${attribute} ${breaks}`,
    config: { ...minimal, [attribute]: value },
    path: [attribute],
    says,
  }));

/** Where a mount cannot be, for the resource and its data source. */
export function wrongPlaces(minimal: Values): WrongConfiguration[] {
  const segments = 'one or more segments of printable ASCII characters, without a leading or trailing `/`';
  return [
    {
      breaks: 'path is required',
      config: Object.fromEntries(Object.entries(minimal).filter(([name]) => name !== 'path')),
      path: ['path'],
      says: 'must be configured',
    },
    ...wrongEach(minimal, 'path', 'obeys pattern', segments, ['', '/a', 'a/', 'a//b', '..', 'a/./b', 'a\nb', 'é']),
    ...wrongEach(minimal, 'path', 'obeys pattern', 'not end with `/tune`', ['a/tune']),
    ...wrongEach(minimal, 'namespace', 'obeys pattern', 'one or more segments, without a leading or trailing `/`', [
      '/team',
      'team/',
      '..',
      '',
    ]),
  ];
}

/** What no mount takes. */
export function wrongSettings(minimal: Values): WrongConfiguration[] {
  const texts = [
    'auditNonHmacRequestKeys',
    'auditNonHmacResponseKeys',
    'passthroughRequestHeaders',
    'allowedResponseHeaders',
  ];
  return [
    {
      breaks: 'type is required',
      config: Object.fromEntries(Object.entries(minimal).filter(([name]) => name !== 'type')),
      path: ['type'],
      says: 'must be configured',
    },
    ...wrongEach(minimal, 'type', 'obeys length', 'must not be empty', ['']),
    ...wrongEach(minimal, 'type', 'obeys pattern', 'the name of the plugin', ['plugin']),
    ...wrongEach(minimal, 'defaultLeaseTtl', 'is of kind duration', 'is not a duration', ['soon']),
    ...wrongEach(minimal, 'maxLeaseTtl', 'is of kind duration', 'is not a duration', ['-5']),
    ...wrongEach(minimal, 'listingVisibility', 'has a vocabulary', 'It must be "unauth" or "hidden"', ['all']),
    ...texts.map((name): WrongConfiguration => ({
      breaks: `each of ${name} obeys length`,
      config: { ...minimal, [name]: ['a', ''] },
      path: [name],
      says: 'must not be empty',
    })),
    ...wrongEach(minimal, 'pluginVersion', 'obeys semver', 'a semantic version', ['latest']),
    {
      breaks: 'defaultLeaseTtl is at most maxLeaseTtl',
      config: { ...minimal, defaultLeaseTtl: '2h', maxLeaseTtl: '1h' },
      path: ['defaultLeaseTtl'],
      says: 'must be at most',
    },
  ];
}
