import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { SYSTEM_TTL_SECONDS } from '../durations';
import { findEngine } from '../engines';
import { WRITTEN } from '../envelope';
import { readFields, readFlag, readMap, readText } from '../fields';
import type { Fields } from '../fields';
import { mounts, pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { findNamespace } from '../namespaces';
import { badRequest, SecretsRefusal } from '../refusal';
import { inNamespace } from '../request';
import type { SecretsCall } from '../request';
import { ENGINE_VERSIONS, findBelow, findServing } from './mount-entries';
import { configMembers, leaseSeconds, readTokenType } from './mount-fields';

/** Reserved paths, including everything below them. */
const RESERVED = ['sys', 'auth', 'audit', 'identity', 'cubbyhole'];

/** Types that every namespace has exactly once. */
const BUILT_IN_TYPES = /^(?:ns_)?(?:system|identity|cubbyhole|token)$/;

/** Whether a secrets engine may not be mounted at a path. */
export function isReserved(path: string): boolean {
  return RESERVED.some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}

/** Mounts an engine, or an auth method below `auth`, at a path in the request's namespace. */
export function mountAt(world: World, call: SecretsCall, given: string, { auth }: { readonly auth: boolean }): Reply {
  if (given.endsWith('/') || given === '') throw badRequest("cannot write to a path ending in '/'");
  const { namespace } = call;
  if (!auth && isReserved(given)) throw badRequest(`cannot mount "${given}/"`);
  const fields = readFields(call);
  const kind = kindOf(fields);
  if (kind.type === '') throw badRequest('backend type must be specified as a string');
  if (auth && kind.type === 'token') throw badRequest('token credential backend cannot be instantiated');
  const mount: Mount = {
    path: inNamespace(namespace, auth ? `auth/${given}` : given),
    type: kind.type,
    ...(namespace === '' ? {} : { namespace }),
    ...(auth ? { auth: true } : {}),
    ...switches(fields),
    options: { ...readMap(fields, 'options'), ...kind.options },
    ...configuration(world, fields, kind.type, auth),
  };
  if (!auth && BUILT_IN_TYPES.test(mount.type)) {
    throw badRequest(`mount type of ${JSON.stringify(mount.type)} is not mountable`);
  }
  refuseTaken(world, namespace, pathWithin(mount));
  refuseVersion(mount);
  if (!findEngine(mount, world.dialects.secrets)) throw badRequest(`plugin not found in the catalog: ${mount.type}`);
  world.store.of(mounts).put({
    ...mount,
    accessor: `${auth ? 'auth_' : ''}${mount.type}_${world.random.bytes(4).toString('hex')}`,
    uuid: world.random.uuid(),
  });
  return WRITTEN;
}

/** Only the key-value engine has versions. */
function refuseVersion({ type, auth, options: { version = '' } = {} }: Mount): void {
  if (version === '') return;
  if (auth || type !== 'kv') {
    const what = auth ? 'auth method' : 'secrets engine';
    throw badRequest(`${what} ${JSON.stringify(type)} does not allow setting a version`);
  }
  if (version === '1' || version === '2') return;
  throw badRequest('nil backend of type "kv" returned from factory');
}

/** Refuses a path that is in use, or that is above or below one in use. */
export function refuseTaken(world: World, namespace: string, path: string): void {
  const taken = takenAt(world, namespace, path);
  if (taken !== undefined) throw badRequest(`path is already in use at ${taken.replace(/^auth\//, '')}/`);
  const [first = ''] = path.split('/', 1);
  if (findNamespace(world, inNamespace(namespace, first))) throw badRequest(`path is already in use at ${first}/`);
}

/** The path of a mount at, above or below a path. */
export function takenAt(world: World, namespace: string, path: string): string | undefined {
  const taken = findServing(world, namespace, path) ?? findBelow(world, namespace, path);
  return taken && pathWithin(taken);
}

/** The versions of the key-value engine have separate types. */
function kindOf(fields: Fields): { readonly type: string; readonly options: Readonly<Record<string, string>> } {
  const given = readText(fields, 'type') ?? '';
  const type = given === 'plugin' ? (readText(fields, 'plugin_name') ?? '') : given;
  const [, version] = /^kv-v([12])$/.exec(type) ?? [];
  return version === undefined ? { type, options: {} } : { type: 'kv', options: { version } };
}

function switches(fields: Fields): Partial<Mount> {
  return {
    description: readText(fields, 'description') ?? '',
    local: readFlag(fields, 'local') ?? false,
    sealWrap: readFlag(fields, 'seal_wrap') ?? false,
    externalEntropyAccess: readFlag(fields, 'external_entropy_access') ?? false,
  };
}

function configuration(world: World, fields: Fields, type: string, auth: boolean): Partial<Mount> {
  const config = isObject(fields.config) ? fields.config : {};
  const [defaultLeaseSeconds, maxLeaseSeconds] = [limit(config, 'default'), limit(config, 'max')];
  if (maxLeaseSeconds !== 0 && defaultLeaseSeconds > maxLeaseSeconds) {
    throw badRequest('given default lease TTL greater than given max lease TTL');
  }
  if (maxLeaseSeconds === 0 && defaultLeaseSeconds > SYSTEM_TTL_SECONDS) {
    throw badRequest(`given default lease TTL greater than system max lease TTL of ${SYSTEM_TTL_SECONDS}`);
  }
  // A built-in engine only accepts the running version.
  if (![undefined, '', ENGINE_VERSIONS[world.dialects.secrets]].includes(readText(config, 'plugin_version'))) {
    throw badRequest(`cannot select non-builtin version of ${auth ? 'auth' : 'secrets'} plugin ${type}`);
  }
  return {
    defaultLeaseSeconds,
    maxLeaseSeconds,
    forceNoCache: readFlag(config, 'force_no_cache') ?? false,
    config: configMembers(config, {}, world.dialects.secrets, { trimmed: false }),
    ...(auth ? { tokenType: readTokenType(config) ?? 'default-service' } : {}),
  };
}

function limit(config: Fields, which: 'default' | 'max'): number {
  const value = config[`${which}_lease_ttl`];
  try {
    return leaseSeconds(value);
  } catch (error) {
    if (!(error instanceof SecretsRefusal)) throw error;
    throw badRequest(`unable to parse ${which} TTL of ${String(value)}: ${error.message}`);
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
