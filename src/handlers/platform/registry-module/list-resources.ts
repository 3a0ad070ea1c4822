import { defineListResource } from '../../../definition/list-resource';
import { organizationRules } from '../rules';

/** Restates the platform API, operation "List modules". */
export const registryModuleList = defineListResource({
  type: 'lintel_registry_module',
  doc: 'The modules that are available to an organization: its own, those that others share with it, and public ones that are recorded.',
  source: ['docs/spec/platform.md#module-registry-platform-endpoints'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    q: { type: 'string', use: 'optional', absent: 'all modules are found', doc: 'What to search for in names, namespaces and providers.' },
    filterRegistryName: {
      type: 'string', use: 'optional', values: ['private', 'public'], absent: 'modules of both registries are found', doc: 'The registry whose modules are wanted.',
    },
    filterProvider: { type: 'string', use: 'optional', absent: 'modules of all providers are found', doc: 'The provider whose modules are wanted.' },
    filterOrganizationName: { type: 'string', use: 'optional', absent: 'modules of all organizations are found', doc: 'The organization whose modules are wanted.' },
  },
});
