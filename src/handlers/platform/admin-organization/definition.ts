import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { organizationSearch, producerFilter, searchRules } from '../shared/organization-search';
import { organizationRules, maxResults, related } from '../shared/rules';

const timeoutRules: readonly Rule[] = [
  {
    rule: 'pattern',
    pattern: '^[0-9]+(\\.[0-9]+)?(ms|s|m|h)$',
    words: 'be a decimal number followed by one of the units `ms`, `s`, `m` and `h`, such as "24h" or "1.5h"',
  },
];

/** Site settings of an existing organization. Restates the platform API, "Admin organization (type `organizations`)". */
export const adminOrganization = defineResource({
  type: 'lintel_admin_organization',
  service: 'platform',
  construct: 'AdminOrganization',
  doc: 'Manages the site administration settings of an existing organization (self-hosted edition only). The organization is adopted by its name and never created. Only configured settings are sent; a setting that Lintel has set reverts to its default, given below, when it is removed from the configuration.',
  replacementHarms: 'deletes the organization and everything in it if `deleteOnDestroy` is set',
  source: [
    'docs/spec/platform.md#admin-organization-type-organizations-id-is-the-organization-name',
    'docs/spec/platform.md#organization-administration-self-hosted-edition-only',
    'docs/spec/platform.md#limits',
  ],
  rights: [{ right: 'site-administrator', needs: ['read', 'create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The name.' },
    name: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: organizationRules,
      doc: 'The name of the organization. If it changes, the previous organization is removed from state, or deleted if `deleteOnDestroy` was applied.',
    },
    accessBetaTools: {
      type: 'bool',
      use: 'optionalComputed',
      absent: 'the setting is left unchanged; once set and then removed, it reverts to `false`',
      doc: 'Whether workspaces may use beta versions of tools.',
    },
    globalModuleSharing: {
      type: 'bool',
      use: 'optionalComputed',
      absent: 'the setting is left unchanged; once set and then removed, it reverts to `false`',
      doc: 'Whether all organizations may use the private modules of this one. It excludes a list of consumers: setting either one ends the other.',
    },
    isDisabled: {
      type: 'bool',
      use: 'optionalComputed',
      absent: 'the setting is left unchanged; once set and then removed, it reverts to `false`',
      doc: 'Whether all permissions are revoked, so that every request to the organization returns 404.',
    },
    infraBuildWorkerApplyTimeout: {
      type: 'duration',
      fractional: true,
      use: 'optionalComputed',
      rules: timeoutRules,
      absent: 'the setting is left unchanged; once set and then removed, it reverts to the service default of `24h`',
      doc: 'The maximum duration of an apply.',
    },
    infraBuildWorkerPlanTimeout: {
      type: 'duration',
      fractional: true,
      use: 'optionalComputed',
      rules: timeoutRules,
      absent: 'the setting is left unchanged; once set and then removed, it reverts to the service default of `2h`',
      doc: 'The maximum duration of a plan.',
    },
    workspaceLimit: {
      type: 'int',
      use: 'optionalComputed',
      rules: [{ rule: 'range', min: 0 }],
      absent: 'the setting is left unchanged; once set and then removed, it reverts to no limit',
      doc: 'The maximum number of workspaces in the organization; 0 means no limit. A limit below the current number only prevents new workspaces.',
    },
    externalId: { type: 'string', use: 'computed', doc: 'The ID of the organization, `org-…`.' },
    notificationEmail: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the organization has none',
      doc: 'The e-mail address for notifications.',
    },
    ssoEnabled: {
      type: 'bool',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'Whether users sign in through an identity provider.',
    },
    infraWorkerSudoEnabled: {
      type: 'bool',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'Whether workers may run commands as the superuser.',
    },
    ownerIds: {
      type: 'set',
      element: 'string',
      use: 'computed',
      moving: true,
      doc: 'The IDs of the owners, `user-…`.',
    },
    subscriptionId: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'there is none',
      doc: 'The ID of the subscription.',
    },
    featureSetId: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'there is none',
      doc: 'The ID of the feature set.',
    },
    deleteOnDestroy: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether destroying the resource deletes the organization and everything in it. If `false`, the organization is only removed from state.',
    },
    restoreOnDestroy: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: false,
      doc: 'Whether destroying the resource restores the settings that Lintel found before it first changed them. Conflicts with `deleteOnDestroy`.',
    },
  },
  rules: [{ rule: 'notBoth', attribute: 'restoreOnDestroy', with: 'deleteOnDestroy' }],
  identity: { name: true },
  imports: [{ form: '{name}', matches: '^[^/]+$', example: 'acme' }],
  movedFrom: [{ type: 'tfe_admin_organization_settings', schemaVersions: [0] }],
});

/** The attributes of one organization in both data sources, without its name. */
const results = {
  id: { type: 'string', use: 'computed', doc: 'The name.' },
  accessBetaTools: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether workspaces may use beta versions of tools.',
  },
  globalModuleSharing: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether all organizations may use its private modules.',
  },
  isDisabled: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether all permissions are revoked.',
  },
  infraBuildWorkerApplyTimeout: {
    type: 'string',
    use: 'computed',
    absent: 'the service default of `24h` applies',
    doc: 'The maximum duration of an apply.',
  },
  infraBuildWorkerPlanTimeout: {
    type: 'string',
    use: 'computed',
    absent: 'the service default of `2h` applies',
    doc: 'The maximum duration of a plan.',
  },
  workspaceLimit: {
    type: 'int',
    use: 'computed',
    absent: 'no limit is set',
    doc: 'The maximum number of workspaces; 0 means no limit.',
  },
  externalId: { type: 'string', use: 'computed', doc: 'The ID of the organization, `org-…`.' },
  notificationEmail: {
    type: 'string',
    use: 'computed',
    absent: 'the organization has none',
    doc: 'The e-mail address for notifications.',
  },
  ssoEnabled: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether users sign in through an identity provider.',
  },
  infraWorkerSudoEnabled: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether workers may run commands as the superuser.',
  },
  ownerIds: { type: 'set', element: 'string', use: 'computed', doc: 'The IDs of the owners, `user-…`.' },
  subscriptionId: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The ID of the subscription.' },
  featureSetId: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The ID of the feature set.' },
  owners: {
    type: 'objects',
    use: 'computed',
    construct: 'ResourceIdentifier',
    absent: '`include` does not contain `owners`',
    doc: 'The owners.',
    attributes: related,
  },
} as const;

const include = {
  type: 'set',
  element: 'string',
  use: 'optional',
  values: ['owners'],
  absent: 'no related resources are fetched',
  doc: 'The related resources to fetch along with an organization: `owners`.',
} as const;

/** Restates the platform API, operation "Show organization" of the administration. */
export const adminOrganizationData = defineDataSource({
  type: 'lintel_admin_organization',
  service: 'platform',
  construct: 'DataAdminOrganization',
  doc: 'An organization as site administrators see it (self-hosted edition only).',
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
  doc: 'The organizations of the installation as site administrators see them (self-hosted edition only).',
  source: ['docs/spec/platform.md#organization-administration-self-hosted-edition-only'],
  attributes: {
    ...organizationSearch,
    filterModuleProducer: producerFilter,
    include,
    maxResults: maxResults('organizations'),
    organizations: {
      type: 'objects',
      use: 'computed',
      doc: 'The organizations, in the order in which the service returns them.',
      attributes: { name: { type: 'string', use: 'computed', doc: 'The name of the organization.' }, ...results },
    },
    totalCount: {
      type: 'int',
      use: 'computed',
      doc: 'The number of matching organizations, as counted by the service.',
    },
    statusCounts: {
      type: 'object',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The number of organizations by status.',
      attributes: {
        total: { type: 'int', use: 'computed', doc: 'The number of all organizations.' },
        active: { type: 'int', use: 'computed', doc: 'The number of organizations that are not disabled.' },
        disabled: { type: 'int', use: 'computed', doc: 'The number of disabled organizations.' },
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
