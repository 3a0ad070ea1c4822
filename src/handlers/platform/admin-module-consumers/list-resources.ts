import { defineListResource } from '../../../definition/list-resource';
import { organizationSearch, searchRules } from '../organization-search';

/** Restates the platform API, operation "List organizations". */
export const adminModuleConsumersList = defineListResource({
  type: 'lintel_admin_module_consumers',
  doc: 'The organizations that share their modules with some others; those that share with all are left out.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: organizationSearch,
  rules: searchRules,
});
