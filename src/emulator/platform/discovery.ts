import type { Route } from '../exchange';

/** Discovery requests from clients. Only the registries' prefixes are in the specifications. */
export const discoveryRoutes: readonly Route[] = [
  { operation: 'Ping', method: 'GET', path: '/api/v2/ping', open: true, handle: () => ({ status: 204 }) },
  {
    operation: 'Discover services',
    method: 'GET',
    path: '/.well-known/terraform.json',
    open: true,
    handle: () => ({
      status: 200,
      body: {
        'modules.v1': '/api/registry/v1/modules/',
        'providers.v1': '/api/registry/v1/providers/',
        'tfe.v2': '/api/v2/',
        'tfe.v2.1': '/api/v2/',
        'tfe.v2.2': '/api/v2/',
      },
    }),
  },
];
