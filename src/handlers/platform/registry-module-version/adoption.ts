import { defineAdoption } from '../../../definition/adoption';

/** How existing versions of registry modules become code. */
export const registryModuleVersionAdoption = defineAdoption({
  type: 'lintel_registry_module_version',
  things: 'registry module versions',
  search: {
    by: 'list',
    scope: { object: 'lintel_registry_module', known: 'id', having: { registryName: 'private' }, lacking: ['vcsRepo'] },
    argument: 'moduleId',
  },
  named: ['moduleId', 'version'],
  references: { moduleId: { type: 'lintel_registry_module', attribute: 'id' } },
  folder: { attribute: 'sourceDirectory', folder: 'modules' },
});
