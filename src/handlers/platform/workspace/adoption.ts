import { defineAdoption } from '../../../definition/adoption';

/** How existing workspaces become code. */
export const workspaceAdoption = defineAdoption({
  type: 'lintel_workspace',
  things: 'workspaces',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
  references: {
    projectId: { type: 'lintel_project', attribute: 'id' },
    remoteStateConsumerIds: { type: 'lintel_workspace', attribute: 'id' },
  },
});
