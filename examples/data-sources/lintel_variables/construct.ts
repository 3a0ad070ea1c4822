import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataVariables(scope, 'Example', { workspaceId: 'ws-app' });
}
