import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const runners = new platform.AgentPool(scope, 'Runners', { organization: 'acme', name: 'runners' });

  // The token with which an agent logs in, for which there is no managed type: it cannot be changed, and only the response to its creation has it.
  new platform.PlatformObject(scope, 'Example', {
    type: 'authentication-tokens',
    createPath: `/agent-pools/${runners.id}/authentication-tokens`,
    attributes: { description: 'runner-1' },
    updateMethod: platform.ObjectUpdateMethod.NONE,
    replaceOn: ['attributes.description'],
    responseFields: ['attributes.token'],
  });

  // Settings that always exist: only these members are managed.
  new platform.PlatformObject(scope, 'Organization', {
    type: 'organizations',
    path: '/organizations/acme',
    alwaysExists: true,
    attributes: { 'assessments-enforced': true },
  });
}
