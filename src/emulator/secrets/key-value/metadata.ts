import type { Reply } from '../../exchange';
import { ownField } from '../../read-fields';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped, listedInOrder, listedPage, pageOf, WRITTEN } from '../envelope';
import { parseFields, readFields, readTexts, requireMergePatch } from '../fields';
import type { Fields } from '../fields';
import { absent } from '../refusal';
import { checkCustomMetadata, patchedCustomMetadata } from './custom-metadata';
import { configurationOf, findSecret, newSecret, pathKey, versionedSecrets } from './kinds';
import type { VersionedSecret } from './kinds';
import { scanned, folderOf, namesBelow } from './lists';
import { checkMetadataVersion, readRules, shownRules } from './rules';
import { shownTimes } from './versions';

const SET = ['max_versions', 'cas_required', 'metadata_cas_required', 'delete_version_after', 'custom_metadata'];

/** A name's settings for its versions, and custom metadata. */
export const metadataRoutes: readonly EngineRoute[] = [
  {
    operation: 'Key-value: Read metadata',
    method: 'GET',
    path: 'metadata/*path',
    handle: (request) => {
      const secret = found(request);
      if (!secret) throw absent();
      return enveloped(request.world, shown(secret));
    },
  },
  {
    operation: 'Key-value: Write metadata',
    method: 'POST',
    path: 'metadata/*path',
    exists: (request) => found(request) !== undefined,
    handle: (request) => {
      const { world, call, mount, parameters } = request;
      const fields = readFields(call);
      const custom = readTexts(fields, 'custom_metadata');
      return write(request, found(request) ?? newSecret(world, mount, parameters.path), fields, custom);
    },
  },
  {
    operation: 'Key-value: Patch metadata',
    method: 'PATCH',
    path: 'metadata/*path',
    handle: (request) => {
      requireMergePatch(request.call);
      const fields = readFields(request.call);
      const secret = found(request);
      if (!secret) return { status: 404 };
      const given = ownField(parseFields(request.call), 'custom_metadata');
      ownField(fields, 'custom_metadata');
      return write(request, secret, fields, patchedCustomMetadata(secret.customMetadata, given));
    },
  },
  {
    operation: 'Key-value: Delete metadata',
    method: 'DELETE',
    path: 'metadata/*path',
    handle: ({ world, mount, parameters: { path } }) => {
      world.store.of(versionedSecrets).delete(pathKey({ mount, path }));
      return WRITTEN;
    },
  },
  ...lists('List', 'LIST', namesBelow),
  ...lists('Scan', 'SCAN', scanned),
];

/** Lists names below a path, with and without everything known about each. */
function lists(verb: string, method: string, names: typeof namesBelow): readonly EngineRoute[] {
  return ['metadata', 'metadata/*path', 'detailed-metadata', 'detailed-metadata/*path'].map((path) => {
    const detailed = path.startsWith('detailed');
    return {
      operation: `Key-value: ${verb} ${detailed ? 'detailed metadata' : 'metadata'}`,
      method,
      path,
      ...(detailed || method === 'SCAN' ? { absentIn: ['vault'] } : {}),
      handle: (request) => {
        const { world, call, mount, parameters } = request;
        const keys = names(versionedSecrets, request);
        if (!detailed) return method === 'SCAN' ? listedInOrder(world, keys) : listedPage(world, call, keys);
        const page = pageOf(call, keys);
        if (page.length === 0) throw absent();
        // A folder that shares a secret's name shows the secret's details.
        const infos = page.flatMap((key) => {
          const secret = findSecret(world, mount, `${folderOf(parameters.path)}${key}`.replace(/\/$/, ''));
          return secret ? [[key, shown(secret)] as const] : [];
        });
        return enveloped(world, { keys: page, key_info: Object.fromEntries(infos) });
      },
    };
  });
}

function found({ world, mount, parameters: { path } }: EngineCall): VersionedSecret | undefined {
  return findSecret(world, mount, path);
}

/** An empty write neither creates nor changes anything. */
function write(
  { world, mount }: EngineCall,
  before: VersionedSecret,
  fields: Fields,
  custom: Readonly<Record<string, string>> | null | undefined,
): Reply {
  const configuration = configurationOf(world, mount);
  const rules = readRules(fields, before, { signed: false });
  if (custom) checkCustomMetadata(custom);
  const says = SET.some((name) => isSaid(name, ownField(fields, name)));
  if (!says) return WRITTEN;
  checkMetadataVersion(fields, before, configuration);
  const customMetadata = custom === undefined ? before.customMetadata : custom;
  world.store.of(versionedSecrets).put({
    ...before,
    ...rules,
    customMetadata: customMetadata && Object.keys(customMetadata).length > 0 ? customMetadata : null,
    metadataVersion: before.metadataVersion + 1,
    updatedAt: world.clock.now().toISOString(),
  });
  if (ownField(fields, 'cas_required') !== false || !configuration.casRequired) return WRITTEN;
  const ignored = '"cas_required" set to false, but is mandated by backend config. This value will be ignored.';
  return enveloped(world, null, { warnings: [ignored] });
}

/** A null duration counts as omitted. */
function isSaid(name: string, value: unknown): boolean {
  return value !== undefined && !(name === 'delete_version_after' && value === null);
}

function shown(secret: VersionedSecret): object {
  return {
    ...shownRules(secret),
    custom_metadata: secret.customMetadata,
    current_version: secret.currentVersion,
    oldest_version: secret.oldestVersion,
    current_metadata_version: secret.metadataVersion,
    created_time: secret.createdAt,
    updated_time: secret.updatedAt,
    versions: Object.fromEntries(secret.versions.map((version) => [String(version.version), shownTimes(version)])),
  };
}
