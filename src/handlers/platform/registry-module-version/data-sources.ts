import { defineDataSource } from '../../../definition/data-source';
import { privateModuleIdRules } from '../rules';

/** Restates the platform API, operation "Get module". */
export const registryModuleVersionData = defineDataSource({
  type: 'lintel_registry_module_version',
  wing: 'platform',
  construct: 'DataRegistryModuleVersion',
  doc: 'A version of a private module, with a repository or without one.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The id of the version, `<module_id>/<version>`.' },
    moduleId: {
      type: 'string', use: 'required', rules: privateModuleIdRules,
      doc: 'The `id` of the module, `<organization>/private/<organization>/<name>/<module_provider>`.',
    },
    version: { type: 'string', use: 'required', rules: [{ rule: 'semver' }], doc: 'The semantic version.' },
    status: { type: 'string', use: 'computed', doc: 'How far the version is: `ok` when it can be used.' },
    error: { type: 'string', use: 'computed', absent: 'nothing went wrong', doc: 'What went wrong.' },
  },
});
