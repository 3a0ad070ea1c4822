import { defineAdoption } from '../../../definition/adoption';

/** How existing variable sets become code. */
export const variableSetAdoption = defineAdoption({
  type: 'lintel_variable_set',
  things: 'variable sets',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
  references: {
    parentProjectId: { type: 'lintel_project', attribute: 'id' },
    workspaceIds: { type: 'lintel_workspace', attribute: 'id' },
    projectIds: { type: 'lintel_project', attribute: 'id' },
  },
});
