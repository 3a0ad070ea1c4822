import { defineAdoption } from '../../../definition/adoption';

/** How existing connections become code. Their secrets cannot be read. */
export const oauthClientAdoption = defineAdoption({
  type: 'lintel_oauth_client',
  things: 'OAuth clients',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name', 'serviceProvider'],
  qualifiers: ['organization'],
  references: { agentPoolId: { type: 'lintel_agent_pool', attribute: 'id' } },
});
