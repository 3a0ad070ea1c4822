import type { PlatformClient } from '../../../../clients/platform';
import type { ResourceContext } from '../../../contract';
import { undoCreation } from '../../../creation';
import { AlreadyExists, NotFound, PartiallyCreated, Unfinished } from '../../../errors';
import {
  proveVersionGone,
  providerVersionId,
  providerVersionPath,
  type ProviderVersionAddress,
} from '../../shared/registry/provider-version';
import type { Release } from '../../shared/registry/release-folder';
import { begin } from './creation';
import { finish } from './processing';
import { located, platformsIn, protocolsOf, releaseOf } from './release';
import type { ProviderVersionConfig, ProviderVersionState } from './types';
import { upload } from './upload';

/** Creates the version, or continues one that an earlier apply left incomplete, uploads its files and waits. */
export async function publish(
  context: ResourceContext,
  address: ProviderVersionAddress,
  config: ProviderVersionConfig,
): Promise<ProviderVersionState> {
  const { platform } = context;
  const release = await releaseOf({ ...located(address), sourceDirectory: config.sourceDirectory });
  const { begun, ...there } = await begin(context, address, {
    ...config,
    protocols: config.protocols ?? protocolsOf(release),
  });
  try {
    await upload(context, address, release, there, 'refused');
  } catch (error) {
    if (begun === 'before') throw left(address, error as Error);
    const id = providerVersionId(address);
    const remove = () => removeAgain(platform, address);
    return undoCreation(
      { what: `The version ${id}`, importId: id, remove },
      'without all of its files',
      error as Error,
    );
  }
  return finish(context, address, release, config.timeouts?.create).catch((error: Error) => {
    if (error instanceof Unfinished || error instanceof NotFound) throw error;
    throw unread(address, release, config, error);
  });
}

/** All files are uploaded. If the service has failed to process one of them, the next plan reports it. */
function unread(
  address: ProviderVersionAddress,
  release: Release,
  config: ProviderVersionConfig,
  reason: Error,
): PartiallyCreated {
  const id = providerVersionId(address);
  const { providerId, version, keyId, protocols } = config;
  const known = {
    id,
    providerId,
    version,
    keyId,
    protocols: protocols ?? protocolsOf(release),
    contentHash: release.hash,
    platforms: platformsIn(release),
    complete: true,
  };
  return new PartiallyCreated(`The version ${id}`, id, `cannot be read back: ${reason.message}`, {
    known,
    isWhole: true,
  });
}

async function removeAgain(platform: PlatformClient, address: ProviderVersionAddress): Promise<void> {
  if ((await platform.remove(providerVersionPath(address))) === 'absent') {
    await proveVersionGone(platform, address, 'deleting');
  }
}

/** The error for a version that an earlier apply has begun. */
function left(address: ProviderVersionAddress, reason: Error): Error {
  if (reason instanceof AlreadyExists) return reason;
  const id = providerVersionId(address);
  return new PartiallyCreated(
    `The version ${id}`,
    id,
    `without all of its files (${reason.message}). The next apply continues with it`,
  );
}
