import type { Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { noCodeModules } from '../publishing/no-code-modules';
import { refusePublicWhereDisabled } from '../registry/public-registry';
import { registryModules } from './registry-module';
import type { RegistryModule } from './registry-module';
import { getModule } from './registry-module-lookup';
import { findVersion, registryModuleVersions, versionsOf } from './registry-module-versions';

const MODULE = '/api/v2/organizations/:organization_name/registry-modules/:registry_name/:namespace/:name';

/** The delete operations. Deleting the last provider of a module deletes the module. */
export const registryModuleDeletionRoutes: readonly Route[] = [
  {
    operation: 'Delete version',
    method: 'DELETE',
    path: `${MODULE}/:provider/:version`,
    handle: (world, _, parameters) => deleteVersion(world, getPrivateModule(world, parameters), parameters.version),
  },
  {
    operation: 'Delete provider',
    method: 'DELETE',
    path: `${MODULE}/:provider`,
    handle: (world, _, parameters) => deleteProviders(world, [getPrivateModule(world, parameters)]),
  },
  {
    operation: 'Delete module',
    method: 'DELETE',
    path: MODULE,
    handle: (world, _, { organization_name, registry_name, namespace, name }) => {
      getOrganization(world, organization_name);
      refusePublicWhereDisabled(world, registry_name);
      return deleteProviders(
        world,
        world.store
          .of(registryModules)
          .where(
            (module) =>
              module.organization === organization_name &&
              module.registryName === registry_name &&
              module.namespace === namespace &&
              module.name === name,
          ),
      );
    },
  },
];

/** Deleting the last version of a provider deletes the provider. */
export function deleteVersion(world: World, module: RegistryModule, version: string): Reply {
  const found = findVersion(world, module, version);
  if (!found) throw notFound();
  world.store.of(registryModuleVersions).delete(found.id);
  return versionsOf(world, module).length > 0 ? { status: 204 } : deleteProviders(world, [module]);
}

export function deleteProviders({ store }: World, modules: readonly RegistryModule[]): Reply {
  if (modules.length === 0) throw notFound();
  const ids = new Set(modules.map(({ id }) => id));
  for (const id of ids) store.of(registryModules).delete(id);
  store.of(registryModuleVersions).deleteWhere(({ module }) => ids.has(module));
  store.of(noCodeModules).deleteWhere(({ module }) => ids.has(module));
  return { status: 204 };
}

/** Public modules support only one form of deletion. */
function getPrivateModule(world: World, parameters: Readonly<Record<string, string>>): RegistryModule {
  const module = getModule(world, parameters);
  if (module.registryName === 'public') throw notFound();
  return module;
}
