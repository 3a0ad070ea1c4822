import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.Variable(scope, 'Example', {
    workspaceId: app.id,
    key: 'regions',
    category: platform.VariableCategory.TERRAFORM,
    description: 'Where it runs.',
    hcl: true,
    value: '["eu-1", "eu-2"]',
  });
}
