import type { World } from '../world';
import type { ResourceDocument } from './json-api';
import { START } from './default-project';
import type { Project } from './default-project';
import { byOrganization, projectOf, workspaces } from './workspaces';

export function projectDocument({ store }: World, project: Project): ResourceDocument {
  const { id, name, organization, description, createdAt } = project;
  const own = store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter((workspace) => projectOf(workspace) === id);
  return {
    id,
    type: 'projects',
    attributes: {
      name,
      'description': description ?? '',
      'workspace-count': own.length,
      'default-execution-mode': 'remote',
      'created-at': createdAt ?? START,
    },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/projects/${id}` },
  };
}
