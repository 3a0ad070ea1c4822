import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const token = new secrets.EphemeralSecretsToken(scope, 'Example', {
    role: 'snapshots',
    policies: ['snapshot'],
    ttl: Duration.minutes(10),
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command:
      'curl --fail --header "X-Vault-Token: $TOKEN" --output before.snap "$SECRETS/v1/sys/storage/raft/snapshot"',
    environment: {
      SECRETS: 'https://secrets.example.com',
      TOKEN: token.token,
    },
  };
  new DataResource(scope, 'Snapshot', {
    // A changed value takes another snapshot.
    triggersReplace: { version: '1.4.2' },
    provisioners: [command],
  });
}
