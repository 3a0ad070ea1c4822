import { toWireKind } from './answer';
import type { Query } from '../../../clients/path';
import { path } from '../../../clients/platform';
import type { Listed } from '../listed';
import type { Named } from '../named';

export function listOf(organization: string): string {
  return path`/organizations/${organization}/policies`;
}

export function pathOf(id: string): string {
  return path`/policies/${id}`;
}

export function named({ organization, name }: { readonly organization: string; readonly name: string }): Named {
  return {
    what: 'policy', organization, name, list: listOf(organization), search: { 'search[name]': name },
    hint: 'a policy that is replaced, as for another `kind`, keeps its name: it cannot have `create_before_destroy`',
  };
}

export function listed({ id, organization }: { readonly id: string; readonly organization?: string }): Listed {
  return { what: 'policy', id, path: pathOf(id), owner: organization, list: organization && listOf(organization) };
}

export function searchQuery({ searchName, filterKind }: { readonly searchName?: string; readonly filterKind?: string }, dialect: string): Query {
  return { 'search[name]': searchName, 'filter[kind]': filterKind && toWireKind(filterKind, dialect) };
}
