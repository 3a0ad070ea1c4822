import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataVariable(scope, 'Example', {
    workspaceId: 'ws-app',
    category: platform.VariableCategory.TERRAFORM,
    key: 'region',
  });
}
