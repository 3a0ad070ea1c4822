import type { Parameters, Route } from '../../exchange';
import type { World } from '../../world';
import { publishModule } from '../modules/module-publication';
import { registryModules } from '../modules/registry-module';
import type { RegistryModule } from '../modules/registry-module';
import { deleteProviders, deleteVersion } from '../modules/registry-module-deletion';
import { getModule } from '../modules/registry-module-lookup';
import { moduleResponse } from '../modules/registry-module-routes';
import { getOrganization } from '../organizations/organizations';
import { createVersion } from '../publishing/module-version-routes';

const DELETE = '/api/v2/registry-modules/actions/delete/:organization_name/:name';

/** Deprecated forms, for private modules only. */
export const deprecatedRegistryRoutes: readonly Route[] = [
  {
    operation: 'Delete version (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: `${DELETE}/:provider/:version`,
    handle: (world, _, parameters) => deleteVersion(world, privateModule(world, parameters), parameters.version),
  },
  {
    operation: 'Delete provider (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: `${DELETE}/:provider`,
    handle: (world, _, parameters) => deleteProviders(world, [privateModule(world, parameters)]),
  },
  {
    operation: 'Delete module (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: DELETE,
    handle: (world, _, { organization_name, name }) => {
      const organization = getOrganization(world, organization_name).name;
      return deleteProviders(
        world,
        world.store
          .of(registryModules)
          .where(
            (module) =>
              module.organization === organization && module.registryName === 'private' && module.name === name,
          ),
      );
    },
  },
  {
    operation: 'Publish from repository (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: '/api/v2/registry-modules',
    // The connection determines the organization.
    handle: (world, call) => publishModule(world, call, undefined),
  },
  {
    operation: 'Create module version (deprecated form)',
    deprecated: true,
    method: 'POST',
    path: '/api/v2/registry-modules/:organization_name/:name/:provider/versions',
    handle: (world, call, parameters) => createVersion(world, call, privateModule(world, parameters)),
  },
  {
    operation: 'Get module (deprecated form)',
    deprecated: true,
    method: 'GET',
    path: '/api/v2/registry-modules/show/:organization_name/:name/:provider',
    handle: (world, call, parameters) => moduleResponse(world, call, privateModule(world, parameters)),
  },
];

function privateModule(world: World, parameters: Parameters): RegistryModule {
  return getModule(world, { ...parameters, registry_name: 'private', namespace: parameters.organization_name });
}
