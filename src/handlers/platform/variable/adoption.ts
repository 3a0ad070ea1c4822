import { defineAdoption } from '../../../definition/adoption';

/** How existing variables of workspaces become code. Those that are sensitive keep their values, which nobody can read. */
export const variableAdoption = defineAdoption({
  type: 'lintel_variable',
  things: 'variables',
  search: { by: 'list', scope: { object: 'lintel_workspace', known: 'id' }, argument: 'workspaceId' },
  named: ['workspaceId', 'key'],
  qualifiers: ['category'],
  tabledBy: 'workspaceId',
  references: { workspaceId: { type: 'lintel_workspace', attribute: 'id' } },
});
