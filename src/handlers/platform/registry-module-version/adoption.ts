import { defineAdoption } from '../../../definition/adoption';

/** Why registry module versions that exist do not become code. */
export const registryModuleVersionAdoption = defineAdoption({
  type: 'lintel_registry_module_version',
  things: 'registry module versions',
  search: { by: 'nothing', because: 'what is in a version comes from a folder, which the service does not have' },
});
