import type { Resource } from '../../../clients/json-api';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import { nameAt, relatedIdAt } from '../../../clients/read-response';
import { NotFound } from '../../errors';

/** What distinguishes one provider of a module from all others in an organization's registry. */
export interface ModuleAddress {
  readonly organization: string;
  readonly registryName: string;
  readonly namespace: string;
  readonly name: string;
  readonly moduleProvider: string;
}

/** An address as far as it is given: what is left out is what private modules have. */
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

/** The import id: it stays when the service records a module anew, under another `mod-…`. */
export function moduleId({ organization, registryName, namespace, name, moduleProvider }: ModuleAddress): string {
  return [organization, registryName, namespace, name, moduleProvider].join('/');
}

export function modulesPath(organization: string): string {
  return path`/organizations/${organization}/registry-modules`;
}

export function modulePath({ organization, registryName, namespace, name, moduleProvider }: ModuleAddress): string {
  return modulesPath(organization) + path`/${registryName}/${namespace}/${name}/${moduleProvider}`;
}

/** The path of all providers of a module. */
export function moduleNamePath({ organization, registryName, namespace, name }: ModuleAddress): string {
  return modulesPath(organization) + path`/${registryName}/${namespace}/${name}`;
}

/** `recordId`: its `mod-…`, where one is known, by which a page of the list may have it. Undefined once it is proven that the module is gone. */
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

/** Deletes what is at the path, which is that of the module's provider or of all of them. Content with a module that is proven to be gone. */
export async function removeModule(
  platform: PlatformClient,
  at: string,
  address: ModuleAddress,
  options?: CallOptions,
): Promise<void> {
  if ((await platform.remove(at, options)) === 'absent') await proveModuleGone(platform, address, 'deleting', options);
}

/** Asked after a 404. The list is looked through by address: a module that was recorded anew has another id. */
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
