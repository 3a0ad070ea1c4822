import { Place, versionId } from './place';
import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { addressOf, moduleId, modulePath, modulesPath, proveModuleGone } from '../module-address';
import { VersionStatus, versionStatusesOf } from '../version-statuses';

/** Undefined once it is proven that the version is gone, alone or with its module. Many such reads are answered from the pages of the modules. */
export async function readVersion(platform: PlatformClient, place: Place, options?: CallOptions): Promise<VersionStatus | undefined> {
  const { address, version } = place;
  const module = await platform.findWithin(modulesPath(address.organization), modulePath(address), versionId(place), idsWithin, options);
  if (!module) await proveModuleGone(platform, address, 'reading', options);
  return module && statusIn(module, version);
}

/** The module as it is now. Undefined: 404, which proves nothing. */
export async function lookAtModule(platform: PlatformClient, { address }: Pick<Place, 'address'>, options?: CallOptions): Promise<Resource | undefined> {
  return (await platform.find(modulePath(address), undefined, options))?.data;
}

export function statusIn(module: Resource, version: string): VersionStatus | undefined {
  return versionStatusesOf(module).find((known) => known.version === version);
}

function idsWithin(module: Resource): string[] {
  const id = moduleId(addressOf(module));
  return versionStatusesOf(module).map(({ version }) => versionId({ moduleId: id, version }));
}
