import { defineDataSource } from '../../../definition/data-source';
import { organizationRules } from '../shared/rules';

/** Restates the platform API, operations "Show organization" and "Show entitlement set". */
export const organizationData = defineDataSource({
  type: 'lintel_organization',
  service: 'platform',
  construct: 'DataOrganization',
  doc: 'An organization, what the token may do in it, and what its plan includes.',
  source: ['docs/spec/platform-neighbours.md#looked-up-objects-read-only', 'docs/spec/platform-neighbours.md#lookups'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the organization, which is its name.' },
    name: { type: 'string', use: 'required', rules: organizationRules, doc: 'The name of the organization.' },
    externalId: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The ID of the organization that does not change with its name, `org-…`.',
    },
    email: {
      type: 'string',
      use: 'computed',
      absent: 'the token may not see it',
      doc: 'The address to which notifications are sent.',
    },
    defaultProjectId: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The ID of the project that contains a workspace if no other is given, `prj-…`.',
    },
    defaultExecutionMode: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Where the runs of new workspaces are executed: `remote`, `local` or `agent`.',
    },
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the organization was created.',
    },
    permissions: {
      type: 'map',
      element: 'bool',
      use: 'computed',
      doc: 'What the token may do in the organization, by the service’s names, such as `can-manage-policies`.',
    },
    entitlements: {
      type: 'map',
      element: 'string',
      use: 'computed',
      absent: 'the service does not have an entitlement set for the organization',
      doc: 'What the plan of the organization includes, by the service’s names, such as `policy-enforcement`: `"true"`, `"false"`, or a number.',
    },
  },
});
