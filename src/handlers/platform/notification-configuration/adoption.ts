import { defineAdoption } from '../../../definition/adoption';

/** How existing notification configurations of workspaces become code. Tokens cannot be read. */
export const notificationConfigurationAdoption = defineAdoption({
  type: 'lintel_notification_configuration',
  things: 'notification configurations',
  search: { by: 'list', scope: { object: 'lintel_workspace', known: 'id' }, argument: 'workspaceId' },
  named: ['workspaceId', 'name'],
  qualifiers: [],
  references: { workspaceId: { type: 'lintel_workspace', attribute: 'id' } },
});
