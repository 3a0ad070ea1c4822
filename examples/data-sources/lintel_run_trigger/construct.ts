import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const network = new platform.DataWorkspace(scope, 'Network', { organization: 'acme', name: 'network' });
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.DataRunTrigger(scope, 'Example', { workspaceId: app.id, sourceableId: network.id });
}
