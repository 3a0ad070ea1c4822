import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataPolicies(scope, 'Example', {
    organization: 'acme',
    filterKind: platform.PolicyKind.OPA,
  });
}
