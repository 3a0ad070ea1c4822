import { path, type CallOptions, type PlatformClient, type Resource } from '../../../../clients/platform';
import { optionalTextAt } from '../../../../clients/read-response';
import type { ResourceContext } from '../../../contract';
import {
  addressOf,
  moduleId as moduleIdOf,
  modulePath,
  modulesPath,
  proveModuleGone,
} from '../../shared/registry/module-address';
import { versionId, type VersionAddress } from '../../shared/registry/version-address';
import { versionStatusesOf, type VersionStatus } from '../../shared/registry/version-statuses';

/** Undefined if the version, or the whole module, no longer exists. Many such reads share the pages of the list of modules. */
export async function readVersion(
  platform: PlatformClient,
  versionAddress: VersionAddress,
  options?: CallOptions,
): Promise<VersionStatus | undefined> {
  const { address, version } = versionAddress;
  const module = await platform.findWithin(
    modulesPath(address.organization),
    modulePath(address),
    versionId(versionAddress),
    idsWithin,
    options,
  );
  if (!module) await proveModuleGone(platform, address, 'reading', options);
  return module && statusIn(module, version);
}

/** Reads the current module. Undefined after a 404, which does not prove that it was deleted. */
export async function lookAtModule(
  platform: PlatformClient,
  { address }: Pick<VersionAddress, 'address'>,
  options?: CallOptions,
): Promise<Resource | undefined> {
  return (await platform.find(modulePath(address), undefined, options))?.data;
}

export function statusIn(module: Resource, version: string): VersionStatus | undefined {
  return versionStatusesOf(module).find((known) => known.version === version);
}

function idsWithin(module: Resource): string[] {
  const id = moduleIdOf(addressOf(module));
  return versionStatusesOf(module).map(({ version }) => versionId({ moduleId: id, version }));
}

/** The commit of a version, as far as the service reports it. */
export async function findCommit(
  { platform, signal }: Pick<ResourceContext, 'platform' | 'signal'>,
  { address, version }: VersionAddress,
): Promise<string | undefined> {
  const found = await platform.find(modulePath(address) + path`/version`, { module_version: version }, { signal });
  return found && (optionalTextAt(found.data.attributes, 'commit-sha') || undefined);
}
