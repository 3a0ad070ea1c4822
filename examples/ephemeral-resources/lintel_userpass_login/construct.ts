import { DataResource, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const password = new EphemeralVariable(scope, 'password', { type: 'string' });
  const login = new secrets.EphemeralUserpassLogin(scope, 'Example', {
    username: 'alice',
    password: password.stringValue,
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'curl --fail --header "X-Vault-Token: $TOKEN" "$SECRETS/v1/auth/token/lookup-self" > /dev/null',
    environment: {
      SECRETS: 'https://secrets.example.com',
      TOKEN: login.token,
    },
  };
  new DataResource(scope, 'Try', { provisioners: [command] });
}
