import { defineListResource } from '../../../definition/list-resource';
import { privateModuleIdRules } from '../rules';

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionList = defineListResource({
  type: 'lintel_registry_module_version',
  doc: 'The versions of a private module.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    moduleId: {
      type: 'string', use: 'required', rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
  },
});
