import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.DataVariable(scope, 'Example', {
    workspaceId: app.id,
    category: platform.VariableCategory.TERRAFORM,
    key: 'region',
  });
}
