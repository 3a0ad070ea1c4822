import type { Reply, Call, Route } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { attributeProblems } from './attributes';
import { documentResponse, forbidden, invalid, notFound, refuseIfAny } from './json-api';
import type { ResourceDocument } from './json-api';
import type { ModuleContents } from './module-contents';
import { objectAddress } from './object-addresses';
import { getModule } from './registry-module-lookup';
import { registryModules } from './registry-modules';
import type { RegistryModule } from './registry-modules';
import { readDocument } from './request-document';
import { isSemanticVersion } from './semantic-version';

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
}

export interface ModuleArchive {
  /** The bytes as uploaded, which should be gzip. */
  readonly base64: string;
  /** The time, in milliseconds of the services' clock, at which parsing ends. */
  readonly readyAt: number;
  /** The result of parsing, from that time on. */
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

const MODULE = '/api/v2/organizations/:organization_name/registry-modules/:registry_name/:namespace/:name/:provider';
/** The upload link expires after 25 hours. */
const UPLOAD_SECONDS = 25 * 3600;

export const registryModuleVersionRoutes: readonly Route[] = [
  {
    operation: 'Create module version',
    method: 'POST',
    path: `${MODULE}/versions`,
    handle: (world, call, parameters) => createVersion(world, call, getModule(world, parameters)),
  },
  {
    // Not in the specification's table, but the only way to get the upload link again.
    operation: 'Read module version',
    method: 'GET',
    path: `${MODULE}/version`,
    handle: (world, call, parameters) => {
      const module = getModule(world, parameters);
      const found = findVersion(world, module, call.query.get('module_version') ?? '');
      if (!found) throw notFound();
      return documentResponse(200, versionDocument(world, call, found));
    },
  },
];

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

export function createVersion(world: World, call: Call, module: RegistryModule): Reply {
  if (module.registryName === 'public') throw forbidden('Versions of a public module come from the public registry.');
  const { attributes } = readDocument(call, 'registry-module-versions');
  refuseIfAny(
    attributeProblems(
      attributes,
      {
        version: {
          type: 'string',
          required: true,
          check: (text) => (isSemanticVersion(text as string) ? undefined : 'must be a valid semantic version'),
        },
      },
      'create',
    ),
  );
  const version = attributes.version as string;
  refuseIfAny(
    module.repository ? [invalid('/data/attributes/version', 'Version comes from a tag of the repository')] : [],
  );
  refuseIfAny(
    findVersion(world, module, version) ? [invalid('/data/attributes/version', 'Version has already been taken')] : [],
  );
  return documentResponse(201, versionDocument(world, call, addVersion(world, module, version, 'api')));
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
      'created-at': createdAt,
      'updated-at': updatedAt,
    },
    relationships: { 'registry-module': { data: { id: module, type: 'registry-modules' } } },
    ...(upload ? { links: upload } : {}),
  };
}
