import type { ResourceHandlers } from '../../contract';
import { inTurn } from '../shared/in-turn';
import {
  isComplete,
  proveVersionGone,
  providerVersionId,
  providerVersionPath,
  toVersion,
} from '../shared/registry/provider-version';
import type { registryProviderVersion } from './definition';
import { planVersion } from './resource/plan';
import { finish } from './resource/processing';
import { publish } from './resource/publication';
import { findPublishedHash } from './resource/published-checksums';
import { located, releaseOf } from './resource/release';
import { upload } from './resource/upload';
import { addressOf, deleted, findNow, readVersion } from './resource/version';

/** A version cannot be updated, but missing files can be uploaded to it. */
export const registryProviderVersionResource: ResourceHandlers<typeof registryProviderVersion> = {
  modifyPlan: planVersion,

  create(context, config) {
    const address = addressOf(config);
    // Two blocks may target the same version. Neither may continue the other's work.
    return inTurn(context.platform, providerVersionId(address), () => publish(context, address, config));
  },

  async read(context, known) {
    const { platform, signal } = context;
    const address = addressOf({ providerId: known.providerId!, version: known.version! });
    const read = await readVersion(platform, address, { signal });
    if (!read) return undefined;
    // No response contains the content. After an import, the published checksums are read once.
    const contentHash = known.contentHash ?? (await findPublishedHash(context, address, read.found));
    return { ...toVersion(address, read.found, read.platforms), contentHash };
  },

  async update(context, { config, prior }) {
    const address = addressOf(prior);
    const release = await releaseOf({ ...located(address), sourceDirectory: config.sourceDirectory });
    return inTurn(context.platform, providerVersionId(address), async () => {
      const read = await findNow(context.platform, address);
      if (!read) throw deleted(address);
      await upload(context, address, release, read, 'replaced');
      return finish(context, address, release, config.timeouts?.update);
    });
  },

  async delete({ platform, signal }, state) {
    const address = addressOf(state);
    if ((await platform.remove(providerVersionPath(address), { signal })) === 'absent') {
      await proveVersionGone(platform, address, 'deleting', { signal });
    }
  },

  async isReady({ platform, signal }, { providerId, version }) {
    const address = addressOf({ providerId: providerId!, version: version! });
    const read = await readVersion(platform, address, { signal });
    if (!read) throw deleted(address);
    return isComplete(read.found, read.platforms);
  },
};
