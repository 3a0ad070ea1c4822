import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const apps = new secrets.SecretsMount(scope, 'Apps', {
    path: 'apps',
    type: 'kv',
    options: { version: '2' },
  });
  const password = new EphemeralVariable(scope, 'database_password', { type: 'string' });
  new secrets.KvSecret(scope, 'Example', {
    mount: apps.path,
    name: 'shop/database',
    dataWo: { password: password.stringValue },
    customMetadata: { owner: 'shop' },
  });
}
