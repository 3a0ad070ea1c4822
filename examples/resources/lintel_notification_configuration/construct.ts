import { Construct } from 'constructs';
import { EphemeralVariable, platform } from 'lintel';

export function example(scope: Construct) {
  const address = new EphemeralVariable(scope, 'channel_address', { type: 'string' });
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.NotificationConfiguration(scope, 'Example', {
    workspaceId: app.id,
    name: 'Operators',
    destinationType: platform.NotificationDestination.SLACK,
    urlWo: address.stringValue,
    urlWoVersion: 1,
    enabled: true,
    triggers: [platform.NotificationTrigger.RUN_NEEDS_ATTENTION, platform.NotificationTrigger.RUN_ERRORED],
  });
}
