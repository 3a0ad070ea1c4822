import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const cost = new platform.PolicySet(scope, 'Cost', { organization: 'acme', name: 'cost' });
  new platform.PolicySetParameter(scope, 'Limit', {
    policySetId: cost.id,
    key: 'monthly_limit',
    value: '500',
  });
}
