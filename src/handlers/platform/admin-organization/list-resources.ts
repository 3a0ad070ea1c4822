import { defineListResource } from '../../../definition/list-resource';
import { organizationSearch, producerFilter, searchRules } from '../organization-search';

/** Restates the platform API, operation "List organizations". */
export const adminOrganizationList = defineListResource({
  type: 'lintel_admin_organization',
  doc: 'The organizations of the installation, for site administrators.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: { ...organizationSearch, filterModuleProducer: producerFilter },
  rules: searchRules,
});
