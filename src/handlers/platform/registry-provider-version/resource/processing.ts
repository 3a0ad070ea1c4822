import type { PlatformClient, Resource } from '../../../../clients/platform';
import { parseDuration } from '../../../../definition/kinds/duration';
import type { ResourceContext } from '../../../contract';
import { Unfinished } from '../../../errors';
import { poll } from '../../../poll';
import {
  findPlatforms,
  isComplete,
  providerVersionId,
  providerVersionPath,
  toVersion,
  type ProviderVersionAddress,
} from '../../shared/registry/provider-version';
import type { Release } from '../../shared/registry/release-folder';
import type { ProviderVersionState } from './types';
import { deleted } from './version';

const PATIENCE = '30m';

/** Waits until the service has processed all files. */
export async function finish(
  { platform, signal, progress }: ResourceContext,
  address: ProviderVersionAddress,
  release: Release,
  timeout: string | undefined,
): Promise<ProviderVersionState> {
  const id = providerVersionId(address);
  let last: ProviderVersionState | undefined;
  const state = await poll(parseDuration(timeout ?? PATIENCE)!, signal, async () => {
    const found = await getVersion(platform, address);
    const platforms = (await findPlatforms(platform, address, { signal })) ?? [];
    last = { ...toVersion(address, found, platforms), contentHash: release.hash };
    if (isComplete(found, platforms)) return last;
    progress(`${id}: the service has not processed all files yet`);
    return undefined;
  });
  if (state) return state;
  throw new Unfinished(
    `The service has not processed the files of ${id} after ${timeout ?? PATIENCE}. It goes on with them; \`timeouts\` says how long an apply waits.`,
    id,
    last,
  );
}

async function getVersion(platform: PlatformClient, address: ProviderVersionAddress): Promise<Resource> {
  const found = await platform.find(providerVersionPath(address));
  if (!found) throw deleted(address);
  return found.data;
}
