import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const network = new platform.DataWorkspace(scope, 'Network', { organization: 'acme', name: 'network' });
  new platform.DataRemoteStateConsumers(scope, 'Example', { workspaceId: network.id });
}
