import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const payments = new secrets.Namespace(scope, 'Payments', {
    path: 'payments',
    customMetadata: { team: 'payments', contact: 'payments@example.com' },
  });

  // A mount in the namespace.
  new secrets.SecretsMount(scope, 'Database', {
    namespace: payments.fullPath,
    path: 'database',
    type: 'database',
  });
}
