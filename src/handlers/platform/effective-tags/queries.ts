import { ApiError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import { path, type PlatformClient } from '../../../clients/platform';
import { optionalObjectAt, optionalTextAt, textAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import type { effectiveTagsData } from './definition';

export const effectiveTagsDataSource: DataSourceHandlers<typeof effectiveTagsData> = {
  async read({ platform, signal }, config) {
    const { workspaceId, projectId } = config;
    const owner = workspaceId === undefined ? path`/projects/${projectId!}` : path`/workspaces/${workspaceId}`;
    const bindings = await fetchBindings(platform, owner, signal);
    if (!bindings) return { ...config, tags: undefined, effectiveTags: undefined };
    const effectiveTags = bindings.map((binding) => ({
      key: textAt(binding.attributes, 'key'),
      value: optionalTextAt(binding.attributes, 'value') ?? '',
      inheritedFrom: idIn(optionalTextAt(optionalObjectAt(binding, 'links') ?? {}, 'inherited-from')),
    }));
    return {
      ...config,
      tags: Object.fromEntries(effectiveTags.map(({ key, value }) => [key, value])),
      effectiveTags: effectiveTags.sort((one, other) => (one.key < other.key ? -1 : 1)),
    };
  },
};

/** Undefined if the owner exists but the service has no list of its tags, as in earlier releases. */
async function fetchBindings(
  platform: PlatformClient,
  owner: string,
  signal: AbortSignal,
): Promise<readonly Resource[] | undefined> {
  try {
    return await platform.list(`${owner}/effective-tag-bindings`, undefined, { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    if (!(await platform.find(owner, undefined, { signal }))) throw error;
    return undefined;
  }
}

/** The last part of a path such as `/api/v2/projects/prj-…`. */
function idIn(address: string | undefined): string | undefined {
  return address?.split('/').filter(Boolean).pop();
}
