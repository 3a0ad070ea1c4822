import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { organizationInput } from '../shared/organization';
import { organizationSearch, searchRules } from '../shared/organization-search';
import { organizationRules, maxResults } from '../shared/rules';

/** The organizations that may use an organization's private modules. Restates the platform API, operations "List module consumers" and "Set module consumers". */
export const adminModuleConsumers = defineResource({
  type: 'lintel_admin_module_consumers',
  service: 'platform',
  construct: 'AdminModuleConsumers',
  doc: "Manages the complete set of organizations that may use an organization's private modules (self-hosted edition only). Setting it stops sharing with all organizations.",
  replacementHarms: "briefly revokes every consumer's access to the modules",
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  rights: [{ right: 'site-administrator', needs: ['read', 'create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The name of the organization.' },
    organization: { ...organizationInput('The name of the organization that shares its modules.'), replace: true },
    consumers: {
      type: 'set',
      element: 'string',
      use: 'required',
      elementRules: organizationRules,
      doc: 'The names of all organizations that may use its modules. If empty, none may.',
    },
    globalModuleSharing: {
      type: 'bool',
      use: 'computed',
      doc: 'Whether all organizations may use its modules; `false` once the consumers are set.',
    },
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
  doc: "The organizations that may use an organization's private modules.",
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    organization: organizationInput('The name of the organization that shares its modules.'),
    maxResults: maxResults('consumers'),
    id: { type: 'string', use: 'computed', doc: 'The name of the organization.' },
    consumers: {
      type: 'set',
      element: 'string',
      use: 'computed',
      doc: 'The names of the organizations that may use its modules; empty if all organizations may.',
    },
    globalModuleSharing: { type: 'bool', use: 'computed', doc: 'Whether all organizations may use its modules.' },
    totalCount: { type: 'int', use: 'computed', doc: 'The number of consumers, as counted by the service.' },
  },
});

/** Restates the platform API, operation "List organizations". */
export const adminModuleConsumersList = defineListResource({
  type: 'lintel_admin_module_consumers',
  doc: 'The organizations that share their modules with selected organizations, without those that share with all.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: organizationSearch,
  rules: searchRules,
});
