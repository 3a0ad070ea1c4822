import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const tags = new platform.Policy(scope, 'Tags', {
    organization: 'acme',
    name: 'require-tags',
    enforcementLevel: platform.PolicyEnforcementLevel.HARD_MANDATORY,
    source: platform.PolicySource.text('main = rule { true }\n'),
  });
  new platform.PolicySet(scope, 'Baseline', {
    organization: 'acme',
    name: 'baseline',
    description: 'What every workspace must meet.',
    global: true,
    policyIds: [tags.id],
    excludedProjectIds: [payments.id],
  });
}
