import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const member = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  const shared = new platform.PolicySet(scope, 'Shared', { organization: 'acme', name: 'shared' });
  new platform.PolicySetWorkspace(scope, 'Example', { policySetId: shared.id, workspaceId: member.id });
}
