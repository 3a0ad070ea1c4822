import type { Reply } from '../../exchange';
import { noteFields } from '../../read-fields';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, wholeNumber, WRITTEN } from '../envelope';
import { parseFields, readFields, readObject, requireMergePatch } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest, failure } from '../refusal';
import { configurationOf, findSecret, newSecret, versionedSecrets } from './kinds';
import type { SecretVersion, VersionedSecret } from './kinds';
import { merged, subkeys } from './merge';
import { checkVersion, deleteAfter, keptVersions } from './rules';

/** Version 2: reading, writing, merging and deleting numbered versions. */
export const dataRoutes: readonly EngineRoute[] = [
  {
    operation: 'Key-value: Read data',
    method: 'GET',
    path: 'data/*path',
    handle: (request) => shownVersion(request, 'data', (data) => data ?? null),
  },
  {
    operation: 'Key-value: Write data',
    method: 'POST',
    confidential: true,
    path: 'data/*path',
    exists: (request) => found(request) !== undefined,
    handle: (request) => {
      const { world, call, mount, parameters } = request;
      const options = givenOptions(call);
      const secret = found(request) ?? newSecret(world, mount, parameters.path);
      checkVersion(options, secret, configurationOf(world, mount));
      // As sent: its reads are not tracked.
      return added(world, secret, parseFields(call).data);
    },
  },
  {
    operation: 'Key-value: Patch data',
    method: 'PATCH',
    confidential: true,
    path: 'data/*path',
    handle: (request) => {
      const { world, call, mount } = request;
      requireMergePatch(call);
      const options = givenOptions(call);
      const secret = found(request);
      const current = secret && versionOf(secret, 0);
      if (!current) return { status: 404 };
      if (isGone(world, current)) return { ...enveloped(world, shownMetadata(secret, current)), status: 404 };
      checkVersion(options, secret, configurationOf(world, mount));
      const { data } = parseFields(call);
      if (data === null) throw failure('Invalid JSON Patch');
      if (current.data === null) throw failure('resource does not exist');
      return added(world, secret, merged(current.data, data));
    },
  },
  {
    operation: 'Key-value: Delete data',
    method: 'DELETE',
    path: 'data/*path',
    handle: (request) => {
      const { world } = request;
      const secret = found(request);
      if (secret) changeVersions(world, secret, [secret.currentVersion], (version) => deleted(world, version));
      return WRITTEN;
    },
  },
  {
    operation: 'Key-value: Read subkeys',
    method: 'GET',
    path: 'subkeys/*path',
    handle: (request) => {
      const depth = queried(request, 'depth');
      return shownVersion(request, 'subkeys', (data) => (data ? subkeys(data, depth) : null));
    },
  },
];

/** Replaces some of a name's versions. */
export function changeVersions(
  { store }: World,
  secret: VersionedSecret,
  numbers: readonly number[],
  change: (version: SecretVersion) => SecretVersion,
): void {
  const versions = secret.versions.map((version) => (numbers.includes(version.version) ? change(version) : version));
  store.of(versionedSecrets).put({ ...secret, versions });
}

/** The version, deleted now; an earlier deletion keeps its time. */
export function deleted(world: World, version: SecretVersion): SecretVersion {
  return isGone(world, version) ? version : { ...version, deletedAt: world.clock.now().toISOString() };
}

/** A new version's expiry, after the duration in effect. */
export function endOf(world: World, secret: VersionedSecret): Pick<SecretVersion, 'deletedAt'> {
  const seconds = deleteAfter(secret, configurationOf(world, secret.mount));
  return seconds > 0 ? { deletedAt: new Date(world.clock.now().getTime() + seconds * 1000).toISOString() } : {};
}

function found({ world, mount, parameters: { path } }: EngineCall): VersionedSecret | undefined {
  return findSecret(world, mount, path);
}

function givenOptions(call: EngineCall['call']): Fields {
  const fields = readFields(call);
  // Only reads use it.
  noteFields(fields, ['version']);
  if (readObject(fields, 'data') === undefined) throw badRequest('no data provided');
  return readObject(fields, 'options') ?? {};
}

function added(world: World, secret: VersionedSecret, data: unknown): Reply {
  const version: SecretVersion = {
    version: secret.currentVersion + 1,
    createdAt: world.clock.now().toISOString(),
    ...endOf(world, secret),
    destroyed: false,
    data,
  };
  const oldest = version.version - keptVersions(secret, configurationOf(world, secret.mount)) + 1;
  const kept = [...secret.versions, version].filter((one) => one.version >= oldest);
  const [first = version] = kept;
  world.store.of(versionedSecrets).put({
    ...secret,
    versions: kept,
    currentVersion: version.version,
    oldestVersion: first.version > 1 ? first.version : secret.oldestVersion,
    updatedAt: version.createdAt,
  });
  return enveloped(world, shownMetadata(secret, version));
}

/** The version named in a query, without its data if it is deleted. */
function shownVersion(request: EngineCall, name: string, show: (data: unknown) => unknown): Reply {
  const { world } = request;
  const number = queried(request, 'version');
  const secret = found(request);
  const version = secret && versionOf(secret, number);
  if (!version) throw absent();
  const gone = isGone(world, version);
  const data = { [name]: gone ? null : show(version.data), metadata: shownMetadata(secret, version) };
  return { ...enveloped(world, data), status: gone ? 404 : 200 };
}

/** 0 and negative numbers mean the current version. */
function versionOf({ versions, currentVersion }: VersionedSecret, number: number): SecretVersion | undefined {
  const wanted = number > 0 ? number : currentVersion;
  return versions.find(({ version }) => version === wanted);
}

function isGone({ clock }: World, { destroyed, deletedAt }: SecretVersion): boolean {
  return destroyed || (deletedAt !== undefined && Date.parse(deletedAt) <= clock.now().getTime());
}

function shownMetadata({ customMetadata }: VersionedSecret, version: SecretVersion): object {
  return { ...shownTimes(version), version: version.version, custom_metadata: customMetadata };
}

export function shownTimes({ createdAt, deletedAt, destroyed }: SecretVersion): object {
  return { created_time: createdAt, deletion_time: deletedAt ?? '', destroyed };
}

function queried({ call }: EngineCall, name: string): number {
  return wholeNumber(name, call.query.get(name) ?? '');
}
