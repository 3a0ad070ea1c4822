import type { ResourceHandlers } from '../../contract';
import { versionAddressOf, versionId } from '../shared/registry/version-address';
import type { registryModuleVersion } from './definition';
import { sourceOf } from './resource/content';
import { modifyRegistryModuleVersionPlan } from './resource/plan';
import { isParsed } from './resource/processing';
import { publish } from './resource/publication';
import { findPublishedHash, readPublishedFolder } from './resource/published-content';
import { removeVersion } from './resource/removal';
import { findCommit, readVersion } from './resource/version';

export { lookAtModule, statusIn } from './resource/version';

/** A version cannot be changed in the service. */
export const registryModuleVersionResource: ResourceHandlers<typeof registryModuleVersion> = {
  modifyPlan: modifyRegistryModuleVersionPlan,

  create: publish,

  async read(context, known) {
    const versionAddress = versionAddressOf({ moduleId: known.moduleId!, version: known.version! });
    const found = await readVersion(context.platform, versionAddress, { signal: context.signal });
    if (!found) return undefined;
    const { moduleId, version } = versionAddress;
    const state = { id: versionId(versionAddress), moduleId, version, status: found.status };
    // No response contains the content. After an import, the published archive is read once.
    const commit = known.contentHash === undefined ? await findCommit(context, versionAddress) : undefined;
    const commitSha = commit ?? known.commitSha;
    if (commitSha !== undefined) return { ...state, commitSha, contentHash: undefined };
    return { ...state, contentHash: known.contentHash ?? (await findPublishedHash(context, versionAddress)) };
  },

  folder(context, { moduleId, version }) {
    return readPublishedFolder(context, versionAddressOf({ moduleId: moduleId!, version: version! }));
  },

  delete(context, state) {
    return removeVersion(context, versionAddressOf(state));
  },

  isReady(context, { moduleId, version, commitSha }) {
    return isParsed(context, versionAddressOf({ moduleId: moduleId!, version: version! }), sourceOf({ commitSha }));
  },
};
