import { defineResource } from '../../../definition/resource';
import { organizationRules } from '../rules';

/** Who may use an organization's private modules. Restates the platform API, operations "List module consumers" and "Set module consumers". */
export const adminModuleConsumers = defineResource({
  type: 'lintel_admin_module_consumers',
  wing: 'platform',
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
