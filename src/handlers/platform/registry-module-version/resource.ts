import type { registryModuleVersion } from './definition';
import { readVersion } from './find';
import { placeOf, versionId } from './place';
import { planRegistryModuleVersion } from './plan';
import { isParsed, publish } from './publish';
import { findPublishedHash, readPublishedFolder } from './published';
import { removeVersion } from './remove';
import type { ResourceHandlers } from '../../contract';

/** Nothing of a version can be changed on the service. */
export const registryModuleVersionResource: ResourceHandlers<typeof registryModuleVersion> = {
  plan: planRegistryModuleVersion,

  create: publish,

  async read(context, known) {
    const place = placeOf({ moduleId: known.moduleId!, version: known.version! });
    const found = await readVersion(context.platform, place, { signal: context.signal });
    if (!found) return undefined;
    const { moduleId, version } = place;
    // No answer shows the content. After an import the published archive is looked into, once.
    return { id: versionId(place), moduleId, version, status: found.status, contentHash: known.contentHash ?? await findPublishedHash(context, place) };
  },

  folder(context, { moduleId, version }) {
    return readPublishedFolder(context, placeOf({ moduleId: moduleId!, version: version! }));
  },

  delete(context, state) {
    return removeVersion(context, placeOf(state));
  },

  isReady(context, { moduleId, version }) {
    return isParsed(context, placeOf({ moduleId: moduleId!, version: version! }));
  },
};
