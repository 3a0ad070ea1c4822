import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const password = new EphemeralVariable(scope, 'password', { type: 'string' });
  new secrets.UserpassUser(scope, 'Example', {
    username: 'alice',
    passwordWo: password.stringValue,
    tokenPolicies: ['reports'],
  });
}
