import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // A limit of requests, for which there is no type of its own.
  new secrets.SecretsObject(scope, 'Example', {
    path: 'sys/quotas/rate-limit/global',
    body: { rate: 500, interval: '1m' },
  });

  // A configuration that always exists: only these members are managed.
  new secrets.SecretsObject(scope, 'Cors', {
    path: 'sys/config/cors',
    alwaysExists: true,
    onDestroy: secrets.OnDestroy.DELETE,
    body: { enable: true, allowed_origins: ['https://portal.example.com'] },
    ignore: ['enable'],
  });
}
