import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const member = new platform.Policy(scope, 'Tags', {
    organization: 'acme',
    name: 'require-tags',
    enforcementLevel: platform.PolicyEnforcementLevel.HARD_MANDATORY,
    source: platform.PolicySource.text('main = rule { true }\n'),
  });
  const shared = new platform.PolicySet(scope, 'Shared', { organization: 'acme', name: 'shared' });
  new platform.PolicySetPolicy(scope, 'Example', { policySetId: shared.id, policyId: member.id });
}
