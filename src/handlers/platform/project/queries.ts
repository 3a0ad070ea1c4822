import type { projectData, projectsData } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { nameAt, optionalIntegerAt, optionalTextAt, relatedIdAt } from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { byName, findAllByName, findOneByName, orUnknown, idsOf, namesFilters, taggedQuery } from '../shared/lookup';

type Project = ResultOf<typeof projectsData>['projects'][number];

export const projectDataSource: DataSourceHandlers<typeof projectData> = {
  async read({ platform, signal }, { id, organization, name }) {
    if (id !== undefined) {
      return toState(orUnknown(await platform.find(path`/projects/${id}`, undefined, { signal }), 'project', id).data);
    }
    const filter = { 'filter[names]': name };
    return toState(await findOneByName(platform, listOf(organization!), name!, filter, { signal }));
  },
};

export const projectsDataSource: DataSourceHandlers<typeof projectsData> = {
  async read({ platform, signal }, config) {
    const list = listOf(config.organization);
    const query = { sort: 'name', q: config.q, ...taggedQuery(config.filterTagged) };
    const { data, totalCount } = config.names
      ? await findAllByName(platform, list, config.names, namesFilters(config.names, query), { signal })
      : await fetchList(platform, list.list, query, config.maxResults, { signal });
    const projects = byName(data.map(toState)).slice(0, config.maxResults);
    return { ...config, projects, ids: idsOf(projects), totalCount };
  },
};

function listOf(organization: string) {
  return { what: 'project', organization, list: path`/organizations/${organization}/projects` };
}

function toState(project: Resource): Project {
  const { attributes } = project;
  return {
    id: project.id,
    organization: relatedIdAt(project, 'organization'),
    name: nameAt(attributes, 'name'),
    description: optionalTextAt(attributes, 'description') || undefined,
    defaultExecutionMode: optionalTextAt(attributes, 'default-execution-mode'),
    workspaceCount: optionalIntegerAt(attributes, 'workspace-count'),
    createdAt: optionalTextAt(attributes, 'created-at'),
  };
}
