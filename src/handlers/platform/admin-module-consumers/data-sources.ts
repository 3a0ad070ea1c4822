import { defineDataSource } from '../../../definition/data-source';
import { maxResults, organizationRules } from '../rules';

/** Restates the platform API, operation "List module consumers". */
export const adminModuleConsumersData = defineDataSource({
  type: 'lintel_admin_module_consumers',
  wing: 'platform',
  construct: 'DataAdminModuleConsumers',
  doc: 'The organizations that may use an organization\'s private modules.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    organization: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization that shares its modules.' },
    maxResults: maxResults('consumers'),
    id: { type: 'string', use: 'computed', doc: 'The name of the organization.' },
    consumers: { type: 'set', element: 'string', use: 'computed', doc: 'The names of the organizations that may use its modules; none where all may.' },
    globalModuleSharing: { type: 'bool', use: 'computed', doc: 'Whether all organizations may use its modules.' },
    totalCount: { type: 'int', use: 'computed', doc: 'How many consumers there are, as the service counts them.' },
  },
});
