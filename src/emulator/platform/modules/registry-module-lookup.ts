import type { Parameters } from '../../exchange';
import type { World } from '../../world';
import { notFound } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { refusePublicWhereDisabled } from '../registry/public-registry';
import { sharesModulesWith } from './module-sharing';
import { registryModules } from './registry-module';
import type { RegistryModule } from './registry-module';
import { byAddress } from './registry-modules';

/** The organization's own modules, and the private modules that other organizations share with it. */
export function availableModules(world: World, organizationName: string): RegistryModule[] {
  const { name } = getOrganization(world, organizationName);
  const sharing = new Map<string, boolean>();
  return world.store.of(registryModules).where((module) => {
    if (module.organization === name) return true;
    if (module.registryName === 'public') return false;
    const known = sharing.get(module.organization) ?? sharesModulesWith(world, module.organization, name);
    sharing.set(module.organization, known);
    return known;
  });
}

/** Returns the module of a path, in the registry of the organization. */
export function getModule(world: World, parameters: Parameters): RegistryModule {
  const { name: organization } = getOrganization(world, parameters.organization_name);
  const { registry_name: registryName, namespace, name, provider } = parameters;
  refusePublicWhereDisabled(world, registryName);
  const address = byAddress({ organization, registryName, namespace, name, provider });
  const module = world.store.of(registryModules).firstBy(byAddress, address);
  if (!module) throw notFound();
  return module;
}
