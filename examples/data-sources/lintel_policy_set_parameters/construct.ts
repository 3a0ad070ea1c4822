import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const cost = new platform.DataPolicySet(scope, 'Cost', { organization: 'acme', name: 'cost' });
  new platform.DataPolicySetParameters(scope, 'Parameters', { policySetId: cost.id });
}
