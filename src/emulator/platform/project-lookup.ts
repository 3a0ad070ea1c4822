import type { Route } from '../exchange';
import { documentResponse, notFound } from './json-api';
import { hasWantedTags, namedIn, sortedBy } from './lookups';
import { getOrganization } from './organizations';
import { paginate } from './pagination';
import { projectDocument } from './project-documents';
import { findProject, projectsOf } from './projects';

export const projectRoutes: readonly Route[] = [
  {
    operation: 'List projects',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/projects',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const all = projectsOf(world, name);
      const found = namedIn(call, all).filter(({ tags }) => hasWantedTags(call, tags ?? {}));
      const { items, links, meta } = paginate(call, sortedBy(call, found, { name: (project) => project.name }));
      return documentResponse(
        200,
        items.map((project) => projectDocument(world, project)),
        { links, meta: { ...meta, 'status-counts': { total: all.length, matching: found.length } } },
      );
    },
  },
  {
    operation: 'Show project',
    method: 'GET',
    path: '/api/v2/projects/:id',
    handle: (world, _, { id }) => {
      const project = findProject(world, id);
      if (!project) throw notFound();
      getOrganization(world, project.organization);
      return documentResponse(200, projectDocument(world, project));
    },
  },
];
