import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { organizationRules, maxResults, related } from '../shared/rules';
import { defineDataSource } from '../../../definition/data-source';
import { organizationSearch, producerFilter, searchRules } from '../shared/organization-search';
import { defineListResource } from '../../../definition/list-resource';

const timeoutRules: readonly Rule[] = [
  { rule: 'pattern', pattern: '^[0-9]+(\\.[0-9]+)?(ms|s|m|h)$', words: 'be one decimal number and one unit of `ms`, `s`, `m` and `h`' },
];

/** Site settings of an organization that is there. Restates the platform API, "Admin organization (type `organizations`)". */
export const adminOrganization = defineResource({
  type: 'lintel_admin_organization',
  service: 'platform',
  construct: 'AdminOrganization',
  doc: 'What site administrators set of an organization that exists, in the self-hosted edition. It is adopted by its name: nothing makes an organization here. Only what is configured is sent, and what is removed goes back to what its row says if Lintel had set it.',
  replacementHarms: 'deletes the organization with all that is in it where `deleteOnDestroy` is set',
  source: ['docs/spec/platform.md#admin-organization-type-organizations-id-is-the-organization-name', 'docs/spec/platform.md#organization-administration-self-hosted-edition-only', 'docs/spec/platform.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The name.' },
    name: {
      type: 'string', use: 'required', replace: true, rules: organizationRules,
      doc: 'The name of the organization. With another name the old organization is forgotten, or deleted if `deleteOnDestroy` had been applied.',
    },
    accessBetaTools: { type: 'bool', use: 'optionalComputed', absent: 'it stays as it is; removed, it goes back to `false`', doc: 'Whether workspaces may use beta versions of tools.' },
    globalModuleSharing: {
      type: 'bool', use: 'optionalComputed', absent: 'it stays as it is; removed, it goes back to `false`',
      doc: 'Whether all organizations may use the private modules of this one. It excludes a list of consumers: each ends the other.',
    },
    isDisabled: {
      type: 'bool', use: 'optionalComputed', absent: 'it stays as it is; removed, it goes back to `false`',
      doc: 'Whether all permissions are taken away, so that everything in the organization answers 404.',
    },
    infraBuildWorkerApplyTimeout: {
      type: 'duration', fractional: true, use: 'optionalComputed', rules: timeoutRules, absent: 'it stays as it is; removed, it goes back to the service\'s `24h`',
      doc: 'How long an apply may take.',
    },
    infraBuildWorkerPlanTimeout: {
      type: 'duration', fractional: true, use: 'optionalComputed', rules: timeoutRules, absent: 'it stays as it is; removed, it goes back to the service\'s `2h`',
      doc: 'How long a plan may take.',
    },
    workspaceLimit: {
      type: 'int', use: 'optionalComputed', rules: [{ rule: 'range', min: 0 }], absent: 'it stays as it is; removed, it goes back to none',
      doc: 'How many workspaces the organization may have; 0 is no limit. A limit below what is there blocks new workspaces only.',
    },
    externalId: { type: 'string', use: 'computed', doc: 'The id of the organization, `org-…`.' },
    notificationEmail: { type: 'string', use: 'computed', moving: true, absent: 'the organization has none', doc: 'The address for notifications.' },
    ssoEnabled: { type: 'bool', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'Whether people sign in through an identity provider.' },
    infraWorkerSudoEnabled: { type: 'bool', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'Whether workers may act as the superuser.' },
    ownerIds: { type: 'set', element: 'string', use: 'computed', moving: true, doc: 'The ids of the owners, `user-…`.' },
    subscriptionId: { type: 'string', use: 'computed', moving: true, absent: 'there is none', doc: 'The id of the subscription.' },
    featureSetId: { type: 'string', use: 'computed', moving: true, absent: 'there is none', doc: 'The id of the feature set.' },
    deleteOnDestroy: {
      type: 'bool', use: 'optional', local: true, default: false,
      doc: 'Whether destroying this deletes the organization with everything in it. Otherwise the organization is only forgotten.',
    },
    restoreOnDestroy: {
      type: 'bool', use: 'optional', local: true, default: false,
      doc: 'Whether destroying this sends back what was found before Lintel first set it. Not together with `deleteOnDestroy`.',
    },
  },
  rules: [{ rule: 'notBoth', attribute: 'restoreOnDestroy', with: 'deleteOnDestroy' }],
  identity: { name: true },
  imports: [{ form: '{name}', matches: '^[^/]+$', example: 'acme' }],
  movedFrom: [{ type: 'tfe_admin_organization_settings', schemaVersions: [0] }],
});

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
  service: 'platform',
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
  service: 'platform',
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

/** Restates the platform API, operation "List organizations". */
export const adminOrganizationList = defineListResource({
  type: 'lintel_admin_organization',
  doc: 'The organizations of the installation, for site administrators.',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: { ...organizationSearch, filterModuleProducer: producerFilter },
  rules: searchRules,
});
