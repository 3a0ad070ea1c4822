import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.ClusterRole(scope, 'Example', {
    name: 'deployer',
    access: secrets.ClusterAccess.generatedRules(
      '{"rules":[{"apiGroups":["apps"],"resources":["deployments"],"verbs":["get","list","patch"]}]}',
    ),
    allowedClusterNamespaces: ['apps', 'jobs'],
    tokenMaxTtl: Duration.hours(1),
    tokenDefaultTtl: Duration.minutes(10),
  });
}
