import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { objectAddress } from '../object-addresses';
import type { ModuleContents } from './module-contents';
import { registryModules } from './registry-module';
import type { RegistryModule } from './registry-module';

export interface RegistryModuleVersion {
  readonly id: string;
  /** The module's id. */
  readonly module: string;
  readonly version: string;
  readonly source: 'api' | 'repository';
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The object in the address of its archive. */
  readonly object: string;
  /** Null until the archive is uploaded. */
  readonly archive: ModuleArchive | null;
  /** The branch commit it was made from. */
  readonly commit?: string;
}

export interface ModuleArchive {
  /** The uploaded bytes, which should be gzip. */
  readonly base64: string;
  /** When parsing ends, in milliseconds on the services' clock. */
  readonly readyAt: number;
  /** The result of parsing, from then on. */
  readonly outcome: ModuleContents | { readonly error: string };
}

export interface VersionState {
  readonly status: string;
  readonly error?: string;
}

export const registryModuleVersions: Kind<RegistryModuleVersion> = {
  name: 'registryModuleVersions',
  key: ({ id }) => id,
};

function byModule({ module }: RegistryModuleVersion): string {
  return module;
}

export function byArchive({ object }: RegistryModuleVersion): string {
  return object;
}

export function versionsOf({ store }: World, { id }: RegistryModule): RegistryModuleVersion[] {
  return store.of(registryModuleVersions).by(byModule, id);
}

export function findVersion(world: World, module: RegistryModule, version: string): RegistryModuleVersion | undefined {
  return versionsOf(world, module).find((known) => known.version === version);
}

/** `pending` until the archive is uploaded and parsed. HCP Terraform has more intermediate states. */
export function versionState({ clock, dialects }: World, { archive, source }: RegistryModuleVersion): VersionState {
  if (!archive) return { status: 'pending' };
  if (clock.now().getTime() < archive.readyAt) {
    if (dialects.platform === 'standard') return { status: 'pending' };
    return { status: source === 'repository' ? 'cloning' : 'reg_ingressing' };
  }
  return 'error' in archive.outcome ? { status: 'reg_ingress_failed', error: archive.outcome.error } : { status: 'ok' };
}

export function addVersion(
  world: World,
  module: RegistryModule,
  version: string,
  source: 'api' | 'repository',
): RegistryModuleVersion {
  const { store, clock } = world;
  const now = clock.now().toISOString();
  store.of(registryModules).put({ ...module, updatedAt: now });
  return store.of(registryModuleVersions).put({
    id: newId(world, 'modver'),
    module: module.id,
    version,
    source,
    createdAt: now,
    updatedAt: now,
    object: newId(world, 'object'),
    archive: null,
  });
}

/** The upload link expires after 25 hours. */
const UPLOAD_SECONDS = 25 * 3600;

export function versionDocument(world: World, call: Call, version: RegistryModuleVersion): ResourceDocument {
  const { id, module, source, createdAt, updatedAt, object, archive } = version;
  const upload =
    source === 'api' && !archive ? { upload: objectAddress(world, call, object, UPLOAD_SECONDS) } : undefined;
  return {
    id,
    type: 'registry-module-versions',
    attributes: {
      'version': version.version,
      ...versionState(world, version),
      'source': source === 'api' ? 'tfe-api' : 'vcs',
      ...(version.commit === undefined ? {} : { 'commit-sha': version.commit }),
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: { 'registry-module': { data: { id: module, type: 'registry-modules' } } },
    ...(upload ? { links: upload } : {}),
  };
}
