import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataSecretsNames(scope, 'Example', {
    path: 'sys/quotas/rate-limit',
  });
}
