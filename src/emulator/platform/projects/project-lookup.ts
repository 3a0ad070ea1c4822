import type { Call, Route } from '../../exchange';
import type { World } from '../../world';
import { includes } from '../include';
import { documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { hasWantedTags, namedIn, sortedBy } from '../lookups';
import { listResponse } from '../objects/lists';
import { getOrganization } from '../organizations/organizations';
import { effectiveBindingsOfProject } from '../workspaces/tags';
import type { Project } from './default-project';
import { projectDocument } from './project-documents';
import { findProject, projectsOf } from './projects';

export const projectRoutes: readonly Route[] = [
  {
    operation: 'List projects',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/projects',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const asked = askedFor(world, call);
      const all = projectsOf(world, name);
      const found = namedIn(call, all).filter(({ tags }) => hasWantedTags(call, tags ?? {}));
      return listResponse(call, sortedBy(call, found, { name: (project) => project.name }), {
        document: (project) => documentWith(world, call, project, asked),
        parts: (items) => ({
          meta: { 'status-counts': { total: all.length, matching: found.length } },
          ...includedWith(items, asked),
        }),
      });
    },
  },
  {
    operation: 'Show project',
    method: 'GET',
    path: '/api/v2/projects/:id',
    handle: (world, call, { id }) => {
      const project = getProject(world, id);
      const asked = askedFor(world, call);
      return documentResponse(200, documentWith(world, call, project, asked), includedWith([project], asked));
    },
  },
];

function askedFor({ settings }: World, call: Call): ReadonlySet<string> {
  return includes(call, settings.tagBindings ? ['effective_tag_bindings'] : []);
}

function documentWith(world: World, call: Call, project: Project, asked: ReadonlySet<string>): ResourceDocument {
  const document = projectDocument(world, call, project);
  if (asked.size === 0) return document;
  const data = effectiveBindingsOfProject(project).map(({ id, type }) => ({ id, type }));
  return { ...document, relationships: { ...document.relationships, 'effective-tag-bindings': { data } } };
}

function includedWith(
  projects: readonly Project[],
  asked: ReadonlySet<string>,
): { readonly included?: readonly ResourceDocument[] } {
  return asked.size === 0 ? {} : { included: projects.flatMap(effectiveBindingsOfProject) };
}

export function getProject(world: World, id: string): Project {
  const project = findProject(world, id);
  if (!project) throw notFound();
  getOrganization(world, project.organization);
  return project;
}
