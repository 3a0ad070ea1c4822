import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  const pkiCertificate = new secrets.EphemeralPkiCertificate(scope, 'Example', {
    role: 'clients',
    commonName: 'terraform.example.com',
    ttl: Duration.hours(1),
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    interpreter: ['bash', '-c'],
    command:
      'curl --fail --cert <(echo "$CERTIFICATE") --key <(echo "$PRIVATE_KEY") --request DELETE https://cache.example.com/entries',
    environment: {
      CERTIFICATE: pkiCertificate.certificate,
      PRIVATE_KEY: pkiCertificate.privateKey,
    },
  };
  new DataResource(scope, 'EmptyCache', {
    // A changed value runs the command again.
    triggersReplace: { version: '1.4.2' },
    provisioners: [command],
  });
}
