import { path } from '../../../../clients/platform';
import { ModuleAddress, modulePath } from './module-address';

/** A version of a module. */
export interface VersionAddress {
  readonly address: ModuleAddress;
  readonly moduleId: string;
  readonly version: string;
}

/** The address of a version; the ID must be valid. */
export function versionAddressOf({
  moduleId,
  version,
}: {
  readonly moduleId: string;
  readonly version: string;
}): VersionAddress {
  return { address: addressOfId(moduleId), moduleId, version };
}

export function addressOfId(id: string): ModuleAddress {
  const [organization = '', registryName = '', namespace = '', name = '', moduleProvider = ''] = id.split('/');
  return { organization, registryName, namespace, name, moduleProvider };
}

/** The import ID. */
export function versionId({ moduleId, version }: Pick<VersionAddress, 'moduleId' | 'version'>): string {
  return `${moduleId}/${version}`;
}

export function versionPath({ address, version }: VersionAddress): string {
  return modulePath(address) + path`/${version}`;
}
