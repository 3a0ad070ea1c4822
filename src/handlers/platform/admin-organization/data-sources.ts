import { defineDataSource } from '../../../definition/data-source';
import { organizationSearch, producerFilter, searchRules } from '../organization-search';
import { maxResults, organizationRules, related } from '../rules';

/** What both data sources tell of one organization, besides its name. */
const results = {
  id: { type: 'string', use: 'computed', doc: 'The name.' },
  accessBetaTools: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether workspaces may use beta versions of tools.' },
  globalModuleSharing: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether all organizations may use its private modules.' },
  isDisabled: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether all permissions are taken away.' },
  infraBuildWorkerApplyTimeout: { type: 'string', use: 'computed', absent: 'the service\'s `24h` counts', doc: 'How long an apply may take.' },
  infraBuildWorkerPlanTimeout: { type: 'string', use: 'computed', absent: 'the service\'s `2h` counts', doc: 'How long a plan may take.' },
  workspaceLimit: { type: 'int', use: 'computed', absent: 'nothing is set', doc: 'How many workspaces it may have; 0 is no limit.' },
  externalId: { type: 'string', use: 'computed', doc: 'The id of the organization, `org-…`.' },
  notificationEmail: { type: 'string', use: 'computed', absent: 'it has none', doc: 'The address for notifications.' },
  ssoEnabled: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether people sign in through an identity provider.' },
  infraWorkerSudoEnabled: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether workers may act as the superuser.' },
  ownerIds: { type: 'set', element: 'string', use: 'computed', doc: 'The ids of the owners, `user-…`.' },
  subscriptionId: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the subscription.' },
  featureSetId: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The id of the feature set.' },
  owners: { type: 'objects', use: 'computed', absent: '`include` does not name `owners`', doc: 'The owners.', attributes: related },
} as const;

const include = {
  type: 'set', element: 'string', use: 'optional', values: ['owners'], absent: 'nothing further is fetched', doc: 'What to fetch along with an organization: `owners`.',
} as const;

/** Restates the platform API, operation "Show organization" of the administration. */
export const adminOrganizationData = defineDataSource({
  type: 'lintel_admin_organization',
  wing: 'platform',
  construct: 'DataAdminOrganization',
  doc: 'What site administrators see of an organization, in the self-hosted edition.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    name: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    include,
    ...results,
  },
});

/** Restates the platform API, operation "List organizations" of the administration. */
export const adminOrganizationsData = defineDataSource({
  type: 'lintel_admin_organizations',
  wing: 'platform',
  construct: 'DataAdminOrganizations',
  doc: 'The organizations of the installation as site administrators see them, in the self-hosted edition.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    ...organizationSearch,
    filterModuleProducer: producerFilter,
    include,
    maxResults: maxResults('organizations'),
    organizations: {
      type: 'objects', use: 'computed', doc: 'The organizations, in the order of the service.',
      attributes: { name: { type: 'string', use: 'computed', doc: 'The name of the organization.' }, ...results },
    },
    totalCount: { type: 'int', use: 'computed', doc: 'How many organizations there are that fit, as the service counts them.' },
    statusCounts: {
      type: 'object', use: 'computed', absent: 'the service does not tell', doc: 'How many organizations there are, by status.',
      attributes: {
        total: { type: 'int', use: 'computed', doc: 'How many there are.' },
        active: { type: 'int', use: 'computed', doc: 'How many of them are not disabled.' },
        disabled: { type: 'int', use: 'computed', doc: 'How many of them are.' },
      },
    },
  },
  rules: searchRules,
});
