import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataSecretsObject(scope, 'Example', {
    path: 'sys/quotas/config',
    fields: ['rate_limit_exempt_paths'],
  });
}
