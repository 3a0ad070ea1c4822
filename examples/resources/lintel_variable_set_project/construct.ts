import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const member = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const regions = new platform.VariableSet(scope, 'Regions', { organization: 'acme', name: 'Regions' });
  new platform.VariableSetProject(scope, 'Example', { variableSetId: regions.id, projectId: member.id });
}
