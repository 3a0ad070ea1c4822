import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.DataEffectiveTags(scope, 'Example', { workspaceId: app.id });
}
