import { path } from '../../../clients/platform';
import type { Listed } from '../listed';
import type { Named } from '../named';

export function listOf(organization: string): string {
  return path`/organizations/${organization}/tasks`;
}

export function pathOf(id: string): string {
  return path`/tasks/${id}`;
}

/** The service has no search by name, so that all of the organization's are listed to find one. */
export function named({ organization, name }: { readonly organization: string; readonly name: string }): Named {
  return { what: 'run task', organization, name, list: listOf(organization) };
}

export function listed({ id, organization }: { readonly id: string; readonly organization?: string }): Listed {
  return { what: 'run task', id, path: pathOf(id), owner: organization, list: organization && listOf(organization) };
}
