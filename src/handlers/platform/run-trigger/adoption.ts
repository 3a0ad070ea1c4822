import { defineAdoption } from '../../../definition/adoption';

/** How existing run triggers become code. */
export const runTriggerAdoption = defineAdoption({
  type: 'lintel_run_trigger',
  things: 'run triggers',
  search: { by: 'list', scope: { object: 'lintel_workspace', known: 'id' }, argument: 'workspaceId' },
  named: ['workspaceName', 'sourceableName'],
  qualifiers: [],
  references: {
    workspaceId: { type: 'lintel_workspace', attribute: 'id' },
    sourceableId: { type: 'lintel_workspace', attribute: 'id' },
  },
});
