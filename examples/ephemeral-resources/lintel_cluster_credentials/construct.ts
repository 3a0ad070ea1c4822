import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterCredentials = new secrets.EphemeralClusterCredentials(scope, 'Example', {
    role: 'deployer',
    clusterNamespace: 'apps',
    ttl: Duration.minutes(10),
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command:
      'curl --fail --oauth2-bearer "$TOKEN" --request DELETE "$CLUSTER/api/v1/namespaces/apps/pods?labelSelector=app%3Dweb"',
    environment: {
      CLUSTER: 'https://cluster.example.com:6443',
      TOKEN: clusterCredentials.serviceAccountToken,
    },
  };
  new DataResource(scope, 'Restart', {
    // A changed value runs the command again.
    triggersReplace: { version: '1.4.2' },
    provisioners: [command],
  });
}
