import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const member = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  const regions = new platform.VariableSet(scope, 'Regions', { organization: 'acme', name: 'Regions' });
  new platform.VariableSetWorkspace(scope, 'Example', { variableSetId: regions.id, workspaceId: member.id });
}
