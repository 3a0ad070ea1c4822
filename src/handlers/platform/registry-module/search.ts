import type { Query } from '../../../clients/path';

interface Search {
  readonly q?: string;
  readonly filterRegistryName?: string;
  readonly filterProvider?: string;
  readonly filterOrganizationName?: string;
}

export function searchQuery({ q, filterRegistryName, filterProvider, filterOrganizationName }: Search): Query {
  return {
    q, 'filter[registry_name]': filterRegistryName, 'filter[provider]': filterProvider, 'filter[organization_name]': filterOrganizationName,
  };
}
