import { defineListResource } from '../../../definition/list-resource';
import { organizationSearch, producerFilter, searchRules } from '../organization-search';

/** Restates the platform API, operation "List organizations". */
export const adminOrganizationList = defineListResource({
  type: 'lintel_admin_organization',
  doc: 'The organizations of the installation, for site administrators.',
  source: 'platform API: List organizations',
  attributes: { ...organizationSearch, filterModuleProducer: producerFilter },
  rules: searchRules,
});
