import { Construct } from 'constructs';
import { Duration, secrets } from 'lintel';

export function example(scope: Construct) {
  // The value is written by hand. The stack only says whose it is, and how long a version lives.
  const shared = new secrets.SecretsMount(scope, 'Shared', {
    path: 'shared',
    type: 'kv',
    options: { version: '2' },
  });
  new secrets.KvMetadata(scope, 'Example', {
    mount: shared.path,
    name: 'payments/provider-key',
    customMetadata: { owner: 'payments' },
    deleteVersionAfter: Duration.days(90),
  });
}
