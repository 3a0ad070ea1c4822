import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // A token from a path that has no type of its own. It is revoked when the run ends.
  const issued = new secrets.EphemeralSecretsObject(scope, 'Example', {
    path: 'auth/token/create-orphan',
    body: { policies: ['metrics'], ttl: '10m' },
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$TOKEN" > metrics.token',
    environment: { TOKEN: issued.auth.clientToken },
  };
  new DataResource(scope, 'Metrics', {
    // Another value fetches them again.
    triggersReplace: { month: '2026-11' },
    provisioners: [command],
  });
}
