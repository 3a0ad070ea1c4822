import type { Resource } from '../../../../clients/json-api';
import { CallOptions, path, PlatformClient } from '../../../../clients/platform';
import { nameAt, relatedIdAt } from '../../../../clients/read-response';
import { NotFound } from '../../../errors';

/** Identifies one provider of a module in an organization's registry. */
export interface ModuleAddress {
  readonly organization: string;
  readonly registryName: string;
  readonly namespace: string;
  readonly name: string;
  readonly moduleProvider: string;
}

/** A possibly incomplete address. Omitted parts default to those of private modules. */
export type GivenAddress = Pick<ModuleAddress, 'organization' | 'name' | 'moduleProvider'> & Partial<ModuleAddress>;

export function completeAddress({
  organization,
  registryName = 'private',
  namespace = organization,
  name,
  moduleProvider,
}: GivenAddress): ModuleAddress {
  return { organization, registryName, namespace, name, moduleProvider };
}

export function addressOf(module: Resource): ModuleAddress {
  const { attributes } = module;
  return {
    organization: relatedIdAt(module, 'organization'),
    registryName: nameAt(attributes, 'registry-name'),
    namespace: nameAt(attributes, 'namespace'),
    name: nameAt(attributes, 'name'),
    moduleProvider: nameAt(attributes, 'provider'),
  };
}

/** The import id. It stays the same if the service records the module again under another `mod-…`. */
export function moduleId({ organization, registryName, namespace, name, moduleProvider }: ModuleAddress): string {
  return [organization, registryName, namespace, name, moduleProvider].join('/');
}

export function modulesPath(organization: string): string {
  return path`/organizations/${organization}/registry-modules`;
}

export function modulePath({ organization, registryName, namespace, name, moduleProvider }: ModuleAddress): string {
  return modulesPath(organization) + path`/${registryName}/${namespace}/${name}/${moduleProvider}`;
}

/** The path that covers all providers of a module. */
export function moduleNamePath({ organization, registryName, namespace, name }: ModuleAddress): string {
  return modulesPath(organization) + path`/${registryName}/${namespace}/${name}`;
}

/**
 * `recordId`: the module's `mod-…`, if known, by which a page of the list can contain it. Undefined if the module provably does not exist.
 */
export async function readModule(
  platform: PlatformClient,
  address: ModuleAddress,
  recordId: string | undefined,
  options?: CallOptions,
): Promise<Resource | undefined> {
  const found =
    recordId === undefined
      ? (await platform.find(modulePath(address), undefined, options))?.data
      : await platform.findIn(modulesPath(address.organization), modulePath(address), recordId, options);
  if (!found) await proveModuleGone(platform, address, 'reading', options);
  return found;
}

/** Deletes the module at a path, for one provider or for all. Succeeds if the module is provably gone. */
export async function removeModule(
  platform: PlatformClient,
  at: string,
  address: ModuleAddress,
  options?: CallOptions,
): Promise<void> {
  if ((await platform.remove(at, options)) === 'absent') await proveModuleGone(platform, address, 'deleting', options);
}

/** Called after a 404. The list is searched by address, because a module that was recorded again has another id. */
export async function proveModuleGone(
  platform: PlatformClient,
  address: ModuleAddress,
  doing: string,
  options?: CallOptions,
): Promise<void> {
  if (await platform.provenGone(modulesPath(address.organization), moduleId(address), { ...options, idOf: idInList })) {
    return;
  }
  throw new NotFound(
    `The module ${moduleId(address)} is in the list of ${address.organization}, but ${doing} it fails with 404: the token may lack the permission.`,
  );
}

function idInList(resource: Resource): string {
  return moduleId(addressOf(resource));
}
