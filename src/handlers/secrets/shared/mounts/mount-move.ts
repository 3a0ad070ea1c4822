/** State of `vault_mount` and `vault_auth_backend`. */

import { parseDuration } from '../../../../definition/kinds/duration';
import { camelCase } from '../../../../definition/names';
import { isValues, type Value, type Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { durationOf, movedTexts } from '../moved-state';
import { movedNamespace } from '../system-object';
import { mountId, type MountKind } from './mount-place';

/** Settings with the same names. */
const TEXTS = ['description', 'listing_visibility', 'plugin_version', 'identity_token_key', 'accessor'];
const FLAGS = ['local', 'seal_wrap', 'external_entropy_access', 'force_no_cache', 'trim_request_trailing_slashes'];
const SETS = [
  'audit_non_hmac_request_keys',
  'audit_non_hmac_response_keys',
  'passthrough_request_headers',
  'allowed_response_headers',
  'delegated_auth_accessors',
  'allowed_managed_keys',
];
const OTHERS = ['id', 'namespace', 'path', 'type', 'options', 'default_lease_ttl_seconds', 'max_lease_ttl_seconds'];

export function movedMountState(kind: MountKind, state: Values, known: readonly string[] = []): Moved {
  const namespace = movedNamespace(state.namespace);
  const path = String(state.path).replace(/^\/+|\/+$/g, '');
  const carried = [...TEXTS, ...FLAGS, ...SETS, ...OTHERS, ...known];
  return {
    state: {
      id: mountId(kind, { namespace, path }),
      namespace,
      path,
      ...typeOf(state),
      ...named(TEXTS, (name) => state[name] || undefined),
      ...named(FLAGS, (name) => (name in state ? state[name] === true : undefined)),
      ...named(SETS, (name) => movedTexts(state[name])),
      defaultLeaseTtl: durationOf(state.default_lease_ttl_seconds),
      maxLeaseTtl: durationOf(state.max_lease_ttl_seconds),
    },
    carried,
  };
}

/** The block `tune` of `vault_auth_backend`, as settings of the mount. Its lifetimes have units. */
export function movedTune(tune: Value): Values {
  const block: Value = Array.isArray(tune) ? (tune as readonly Value[])[0] : undefined;
  if (!isValues(block)) return {};
  const { default_lease_ttl, max_lease_ttl, ...rest } = block;
  const inSeconds = (ttl: Value) => (typeof ttl === 'string' ? parseDuration(ttl) : undefined);
  return {
    ...rest,
    default_lease_ttl_seconds: inSeconds(default_lease_ttl),
    max_lease_ttl_seconds: inSeconds(max_lease_ttl),
  };
}

/** The service stores the version of `kv` as an option. */
function typeOf({ type, options }: Values): { readonly type: Value; readonly options?: Values } {
  const [, version] = /^kv-v([12])$/.exec(String(type)) ?? [];
  const given = isValues(options) ? options : {};
  const all = version === undefined ? given : { ...given, version };
  return {
    type: version === undefined ? type : 'kv',
    ...(Object.keys(all).length > 0 ? { options: all } : {}),
  };
}

function named(names: readonly string[], read: (name: string) => Value): Values {
  return Object.fromEntries(
    names.flatMap((name): [string, Value][] => {
      const value = read(name);
      return value === undefined ? [] : [[camelCase(name), value]];
    }),
  );
}
