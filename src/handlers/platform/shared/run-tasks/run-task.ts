import type { Document } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalRelatedIdAt } from '../../../../clients/read-response';
import type { CreateByName } from '../create-by-name';
import type { ReadFromList } from '../read-from-list';

export function runTasksPath(organization: string): string {
  return path`/organizations/${organization}/tasks`;
}

export function runTaskPath(id: string): string {
  return path`/tasks/${id}`;
}

/** The service has no search by name, so finding one run task lists all of the organization. */
export function runTaskByName({
  organization,
  name,
}: {
  readonly organization: string;
  readonly name: string;
}): CreateByName {
  return { what: 'run task', organization, name, list: runTasksPath(organization) };
}

export function runTaskInList({
  id,
  organization,
}: {
  readonly id: string;
  readonly organization?: string;
}): ReadFromList {
  return {
    what: 'run task',
    id,
    path: runTaskPath(id),
    owner: organization,
    list: organization && runTasksPath(organization),
  };
}

/** The workspaces that a run task is associated with, from a response that includes the associations. */
export function associatedWorkspaces({ included = [] }: Document): string[] {
  return included.flatMap((resource) =>
    resource.type === 'workspace-tasks' ? (optionalRelatedIdAt(resource, 'workspace') ?? []) : [],
  );
}
