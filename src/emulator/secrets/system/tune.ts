import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { SYSTEM_TTL_SECONDS } from '../durations';
import { findEngine } from '../engines';
import { enveloped, WRITTEN } from '../envelope';
import { readFields, readFlag, readMap, readSeconds, readText, readWhole } from '../fields';
import type { Fields } from '../fields';
import { mounts, pathWithin } from '../mounts';
import type { Mount } from '../mounts';
import { badRequest } from '../refusal';
import type { SecretsCall } from '../request';
import { findServing } from './mount-entries';
import { configMembers, leaseSeconds, mergedOptions, readTokenType } from './mount-fields';

/** Auth methods whose logins can be locked out. */
const WITH_LOCKOUT = ['userpass', 'approle', 'ldap'];

/** Tunes a mount member by member. If one is refused, the earlier ones stay written. */
export function tuneAt(world: World, call: SecretsCall, path: string): Reply {
  const { namespace } = call;
  const mount = findServing(world, namespace, path);
  if (!mount) throw badRequest(`tune of path "${path}/" failed: no mount entry found`);
  const fields = readFields(call);
  let tuned = mount;
  for (const step of STEPS) {
    tuned = { ...tuned, ...step(tuned, fields, world) };
    world.store.of(mounts).put(tuned);
  }
  findEngine(tuned, world.dialects.secrets)?.tuned?.(world, mount, tuned);
  const [before, after] = [mount, tuned].map(({ options = {} }) => Number(options.version ?? 0));
  return before === after ? WRITTEN : enveloped(world, null, { warnings: [upgrade(before, after)] });
}

function upgrade(before: number | undefined, after: number | undefined): string {
  return `Upgrading mount from version ${before} to version ${after}. This mount will be unavailable for a brief period and will resume service shortly.`;
}

type Step = (mount: Mount, fields: Fields, world: World) => Partial<Mount>;

/** In the service's order. */
const STEPS: readonly Step[] = [
  tuneLifetimes,
  tuneLockout,
  tuneDescription,
  tuneTokenType,
  tuneConfig,
  tuneVersion,
  tuneOptions,
];

/** 0 and `system` clear a lifetime; an empty text keeps it. */
function tuneLifetimes(mount: Mount, fields: Fields): Partial<Mount> {
  const given = (name: string) => {
    const value = fields[name];
    return value === undefined || value === null || value === '' ? undefined : leaseSeconds(value);
  };
  const defaultLeaseSeconds = given('default_lease_ttl') ?? mount.defaultLeaseSeconds ?? 0;
  const maxLeaseSeconds = given('max_lease_ttl') ?? mount.maxLeaseSeconds ?? 0;
  const longest = maxLeaseSeconds === 0 ? SYSTEM_TTL_SECONDS : maxLeaseSeconds;
  if (defaultLeaseSeconds > longest && longest > 0) {
    throw badRequest(
      `backend max lease TTL of ${longest} would be less than backend default lease TTL of ${defaultLeaseSeconds}`,
    );
  }
  return { defaultLeaseSeconds, maxLeaseSeconds };
}

function tuneLockout(mount: Mount, fields: Fields): Partial<Mount> {
  const config = fields.user_lockout_config;
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return {};
  if (!mount.auth || !WITH_LOCKOUT.includes(mount.type)) {
    throw badRequest(`tuning of user lockout configuration for auth type "${mount.type}" not allowed`);
  }
  const given = config as Fields;
  const before = mount.userLockout;
  return {
    userLockout: {
      threshold: readWhole(given, 'lockout_threshold') ?? before?.threshold ?? 0,
      durationSeconds: readSeconds(given, 'lockout_duration') ?? before?.durationSeconds ?? 0,
      counterResetSeconds: readSeconds(given, 'lockout_counter_reset_duration') ?? before?.counterResetSeconds ?? 0,
      disable: readFlag(given, 'lockout_disable') ?? before?.disable ?? false,
    },
  };
}

function tuneDescription(_: Mount, fields: Fields): Partial<Mount> {
  const description = readText(fields, 'description');
  return description === undefined ? {} : { description };
}

function tuneTokenType(mount: Mount, fields: Fields): Partial<Mount> {
  if (fields.token_type === undefined) return {};
  if (!mount.auth) throw badRequest("'token_type' can only be modified on auth mounts");
  if (pathWithin(mount) === 'auth/token') {
    throw badRequest("'token_type' cannot be set for 'token' or 'ns_token' auth mounts");
  }
  return { tokenType: readTokenType(fields) };
}

function tuneConfig(mount: Mount, fields: Fields, world: World): Partial<Mount> {
  return { config: configMembers(fields, mount.config ?? {}, world.dialects.secrets, { trimmed: true }) };
}

/** A built-in engine has only one version. */
function tuneVersion({ type }: Mount, fields: Fields): Partial<Mount> {
  const version = readText(fields, 'plugin_version');
  if (version === undefined) return {};
  if (!/^v?\d+(\.\d+){0,2}/.test(version)) {
    throw badRequest(`version "${version}" is not a valid semantic version: malformed version: ${version}`);
  }
  throw badRequest(`plugin not found in the catalog: ${type}, version=${version}`);
}

function tuneOptions(mount: Mount, fields: Fields): Partial<Mount> {
  if (fields.options === undefined) return {};
  refuseVersion(mount, readMap(fields, 'options')?.version);
  return { options: mergedOptions(mount, fields) };
}

/** A version can be raised but neither lowered nor removed, regardless of the type. */
function refuseVersion({ options = {} }: Mount, given: string | undefined): void {
  if (given === undefined) return;
  if (given !== '' && !/^[+-]?\d+$/.test(given)) {
    throw badRequest(`unable to parse options: strconv.ParseInt: parsing ${JSON.stringify(given)}: invalid syntax`);
  }
  const [before, wanted] = [Number(options.version ?? 0), Number(given)];
  if (wanted !== 1 && wanted !== 2) throw badRequest(`invalid version provided: ${wanted}`);
  if (wanted < before) throw badRequest(`cannot downgrade mount from version ${before}`);
}
