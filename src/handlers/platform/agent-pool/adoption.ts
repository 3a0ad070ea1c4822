import { defineAdoption } from '../../../definition/adoption';

/** How existing agent pools become code. */
export const agentPoolAdoption = defineAdoption({
  type: 'lintel_agent_pool',
  things: 'agent pools',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
