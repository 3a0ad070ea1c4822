import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const member = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const shared = new platform.PolicySet(scope, 'Shared', { organization: 'acme', name: 'shared' });
  new platform.PolicySetProject(scope, 'Example', { policySetId: shared.id, projectId: member.id });
}
