import { defineAdoption } from '../../../definition/adoption';

/** How existing variables of workspaces become code. Sensitive ones keep their values, which cannot be read. */
export const variableAdoption = defineAdoption({
  type: 'lintel_variable',
  things: 'variables',
  search: { by: 'list', scope: { object: 'lintel_workspace', known: 'id' }, argument: 'workspaceId' },
  named: ['workspaceId', 'key'],
  qualifiers: ['category'],
  tabledBy: 'workspaceId',
  references: { workspaceId: { type: 'lintel_workspace', attribute: 'id' } },
});
