import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const binding = new secrets.EphemeralPkiAcmeEab(scope, 'Example', {
    mount: 'pki',
    role: 'web',
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'curl --fail --request PUT --user "$EAB_ID:$EAB_KEY" https://proxy.example.com/acme/account',
    environment: {
      EAB_ID: binding.eabId,
      EAB_KEY: binding.key,
    },
  };
  new DataResource(scope, 'Account', {
    // A changed value creates another account.
    triggersReplace: { year: '2026' },
    provisioners: [command],
  });
}
