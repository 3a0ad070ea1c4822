import { defineResource } from '../../../definition/resource';
import { organizationRules, maxResults } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { organizationSearch, searchRules } from '../shared/organization-search';

/** Who may use an organization's private modules. Restates the platform API, operations "List module consumers" and "Set module consumers". */
export const adminModuleConsumers = defineResource({
  type: 'lintel_admin_module_consumers',
  service: 'platform',
  construct: 'AdminModuleConsumers',
  doc: 'The whole set of organizations that may use an organization\'s private modules, in the self-hosted edition. Setting it ends sharing with all organizations.',
  replacementHarms: 'takes the modules away from all consumers for a moment',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The name of the organization.' },
    organization: { type: 'string', use: 'required', replace: true, rules: organizationRules, doc: 'The name of the organization that shares its modules.' },
    consumers: {
      type: 'set', element: 'string', use: 'required', elementRules: organizationRules,
      doc: 'The names of all organizations that may use its modules; none, if it is empty.',
    },
    globalModuleSharing: { type: 'bool', use: 'computed', doc: 'Whether all organizations may use its modules: `false` once the consumers are set.' },
  },
  identity: { organization: true },
  imports: [{ form: '{organization}', matches: '^[^/]+$', example: 'acme' }],
  movedFrom: [{ type: 'tfe_organization_module_sharing', schemaVersions: [0] }],
});

/** Restates the platform API, operation "List module consumers". */
export const adminModuleConsumersData = defineDataSource({
  type: 'lintel_admin_module_consumers',
  service: 'platform',
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

/** Restates the platform API, operation "List organizations". */
export const adminModuleConsumersList = defineListResource({
  type: 'lintel_admin_module_consumers',
  doc: 'The organizations that share their modules with some others; those that share with all are left out.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: organizationSearch,
  rules: searchRules,
});
