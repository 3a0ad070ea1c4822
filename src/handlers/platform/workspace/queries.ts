import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { including, path } from '../../../clients/platform';
import { optionalObjectAt, optionalTextAt } from '../../../clients/read-response';
import type { ArgumentsOf } from '../../../definition/data-source';
import type { Values } from '../../../definition/value';
import type { Context, DataSourceHandlers } from '../../contract';
import type { SomeDataSourceHandlers } from '../../registry';
import { fetchList } from '../shared/fetch-list';
import { byName, findAllByName, orUnknown, idsOf, readIncluding, taggedQuery, unknownNames } from '../shared/lookup';
import type { StoredDocumentObject } from '../shared/stored/stored-document';
import { EFFECTIVE_TAGS } from '../shared/stored/tag-attributes';
import type { workspacesData } from './definition';

/** For more names, the whole list is read, which takes fewer requests than one for each name. */
const MOST_SEARCHED = 10;

type ToState = StoredDocumentObject<never>['toState'];

/** The data sources of one workspace and of several. */
export function workspaceQueries(toState: ToState): Record<'data' | 'names', SomeDataSourceHandlers> {
  const data = {
    async read(context: Context, { id, organization, name }: Values): Promise<Values> {
      const { platform, signal } = context;
      const at =
        id === undefined
          ? path`/organizations/${String(organization)}/workspaces/${String(name)}`
          : path`/workspaces/${String(id)}`;
      const { result, isIncluded } = await readIncluding(platform, EFFECTIVE_TAGS, (query) =>
        platform.find(at, query, { signal }),
      );
      if (!result && id === undefined) {
        throw await unknownNames(platform, listOf(String(organization)), [String(name)], { signal });
      }
      const found = orUnknown(result, 'workspace', String(id));
      const resource = isIncluded ? including(found.data, found) : found.data;
      // Reads consumers, like an import.
      const state = await toState(context, resource, { id: resource.id });
      return { ...resultOf(state, resource), remoteStateConsumerIds: state.remoteStateConsumerIds ?? [] };
    },
  };
  const names: DataSourceHandlers<typeof workspacesData> = {
    async read(context, config) {
      const { platform, signal } = context;
      const list = listOf(config.organization);
      const { result, isIncluded } = await readIncluding(platform, EFFECTIVE_TAGS, (include) => {
        const query = { ...searchQuery(config), ...include };
        return config.names
          ? findAllByName(platform, list, config.names, nameQueries(config.names, query), { signal })
          : fetchList(platform, list.list, query, config.maxResults, { signal });
      });
      const all = await Promise.all(
        result.data.map(async (one) => {
          const resource = isIncluded ? including(one, result) : one;
          return resultOf(await toState(context, resource, { globalRemoteState: false }), resource);
        }),
      );
      const workspaces = byName(all).slice(0, config.maxResults);
      return { ...config, workspaces, ids: idsOf(workspaces), totalCount: result.totalCount } as never;
    },
  };
  return { data, names: names as unknown as SomeDataSourceHandlers };
}

function listOf(organization: string) {
  return { what: 'workspace', organization, list: path`/organizations/${organization}/workspaces` };
}

function searchQuery(config: ArgumentsOf<typeof workspacesData>): Query {
  return {
    'sort': 'name',
    'search[name]': config.searchName,
    'search[wildcard-name]': config.searchWildcardName,
    'search[tags]': config.searchTags?.join(','),
    'search[exclude-tags]': config.searchExcludeTags?.join(','),
    'filter[project][id]': config.filterProjectId,
    'filter[current-run][status]': config.filterCurrentRunStatus,
    ...taggedQuery(config.filterTagged),
  };
}

function nameQueries(names: readonly string[], query: Query): Query[] {
  return query['search[name]'] === undefined && names.length <= MOST_SEARCHED
    ? names.map((name) => ({ ...query, 'search[name]': name }))
    : [query];
}

/** For data sources, `tags` are the effective tags; those of the workspace itself are `ownTags`. */
function resultOf(
  { tags, remoteStateConsumerIds: _, ...state }: Values,
  { attributes }: Resource,
): Values & { readonly id: string; readonly name: string } {
  const vcsIdentifier = optionalTextAt(optionalObjectAt(attributes, 'vcs-repo') ?? {}, 'identifier');
  return {
    ...(state as Values & { id: string; name: string }),
    tags: state.effectiveTags,
    ownTags: tags,
    vcsIdentifier,
  };
}
