import type { Route } from '../../exchange';
import { documentResponse, notFound } from '../json-api';
import { registryModules } from '../modules/registry-module';
import { getModule } from '../modules/registry-module-lookup';
import { moduleResponse } from '../modules/registry-module-routes';
import { getOrganization } from '../organizations/organizations';
import { bindingDocuments } from '../workspaces/tag-bindings';
import { updateModule } from './module-update';

export const moduleUpdateRoutes: readonly Route[] = [
  {
    operation: 'Update module',
    method: 'PATCH',
    path: '/api/v2/organizations/:organization_name/registry-modules/:registry_name/:namespace/:name/:provider',
    handle: (world, call, parameters) =>
      moduleResponse(world, call, updateModule(world, call, getModule(world, parameters))),
  },
  {
    operation: 'List tag bindings of module',
    method: 'GET',
    path: '/api/v2/registry-modules/:id/tag-bindings',
    isServed: ({ tagBindings }) => tagBindings,
    handle: (world, _, { id }) => {
      const module = world.store.of(registryModules).find(id);
      if (!module) throw notFound();
      getOrganization(world, module.organization);
      return documentResponse(200, bindingDocuments(id, module.tags));
    },
  },
];
