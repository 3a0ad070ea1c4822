import { Construct } from 'constructs';
import { EphemeralVariable, platform } from 'lintel';

export function example(scope: Construct) {
  const key = new EphemeralVariable(scope, 'modules_key', { type: 'string' });
  new platform.SshKey(scope, 'Example', {
    organization: 'acme',
    name: 'modules',
    valueWo: key.stringValue,
    valueWoVersion: 1,
  });
}
