import type { workspaceData, workspacesData } from './definition';
import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { path } from '../../../clients/platform';
import {
  nameAt,
  optionalFlagAt,
  optionalObjectAt,
  optionalRelatedIdAt,
  optionalTextAt,
  optionalTextsAt,
  relatedIdAt,
  relatedIdsAt,
  textAt,
} from '../../../clients/read-response';
import type { ArgumentsOf, ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { byName, findAllByName, orUnknown, idsOf, readIncluding, taggedQuery, unknownNames } from '../shared/lookup';

type Workspace = ResultOf<typeof workspacesData>['workspaces'][number];

/** The tags of a workspace with those of its project. Earlier releases do not know them. */
const TAGS = 'effective_tag_bindings';

/** More names are compared with the whole list, which takes fewer requests than one for each. */
const MOST_SEARCHED = 10;

export const workspaceDataSource: DataSourceHandlers<typeof workspaceData> = {
  async read({ platform, signal }, { id, organization, name }) {
    const at = id === undefined ? path`/organizations/${organization!}/workspaces/${name!}` : path`/workspaces/${id}`;
    const { result, isIncluded } = await readIncluding(platform, TAGS, (query) => platform.find(at, query, { signal }));
    if (!result && id === undefined) throw await unknownNames(platform, listOf(organization!), [name!], { signal });
    const { data, included } = orUnknown(result, 'workspace', id!);
    return toState(data, isIncluded ? (included ?? []) : undefined);
  },
};

export const workspacesDataSource: DataSourceHandlers<typeof workspacesData> = {
  async read({ platform, signal }, config) {
    const list = listOf(config.organization);
    const { names } = config;
    const { result, isIncluded } = await readIncluding(platform, TAGS, (include) => {
      const query = { ...searchQuery(config), ...include };
      return names
        ? findAllByName(platform, list, names, nameQueries(names, query), { signal })
        : fetchList(platform, list.list, query, config.maxResults, { signal });
    });
    const all = byName(result.data.map((workspace) => toState(workspace, isIncluded ? result.included : undefined)));
    const workspaces = all.slice(0, config.maxResults);
    return { ...config, workspaces, ids: idsOf(workspaces), totalCount: result.totalCount };
  },
};

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

/** `included` is undefined if the service does not have effective tags. */
function toState(workspace: Resource, included: readonly Resource[] | undefined): Workspace {
  const { attributes } = workspace;
  return {
    id: workspace.id,
    organization: relatedIdAt(workspace, 'organization'),
    name: nameAt(attributes, 'name'),
    projectId: optionalRelatedIdAt(workspace, 'project'),
    description: optionalTextAt(attributes, 'description') || undefined,
    executionMode: optionalTextAt(attributes, 'execution-mode'),
    agentPoolId: optionalRelatedIdAt(workspace, 'agent-pool'),
    terraformVersion: optionalTextAt(attributes, 'terraform-version'),
    workingDirectory: optionalTextAt(attributes, 'working-directory') || undefined,
    locked: optionalFlagAt(attributes, 'locked'),
    autoApply: optionalFlagAt(attributes, 'auto-apply'),
    tagNames: optionalTextsAt(attributes, 'tag-names') ?? [],
    tags: included && tagsOf(workspace, included),
    vcsIdentifier: optionalTextAt(optionalObjectAt(attributes, 'vcs-repo') ?? {}, 'identifier'),
    createdAt: optionalTextAt(attributes, 'created-at'),
    updatedAt: optionalTextAt(attributes, 'updated-at'),
  };
}

function tagsOf(workspace: Resource, included: readonly Resource[]): Record<string, string> {
  const ids = new Set(relatedIdsAt(workspace, 'effective-tag-bindings'));
  return Object.fromEntries(
    included
      .filter(({ type, id }) => type === 'effective-tag-bindings' && ids.has(id))
      .map(({ attributes }) => [textAt(attributes, 'key'), optionalTextAt(attributes, 'value') ?? '']),
  );
}
