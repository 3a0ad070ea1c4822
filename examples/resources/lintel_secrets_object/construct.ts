import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  // A limit of requests, for which there is no type of its own.
  new secrets.SecretsObject(scope, 'Example', {
    path: 'sys/quotas/rate-limit/global',
    body: { rate: 500, interval: '1m' },
  });

  // A secret member is in no state.
  const secretKey = new EphemeralVariable(scope, 'secret_key', { type: 'string' });
  new secrets.SecretsObject(scope, 'Aws', {
    path: 'aws/config/root',
    alwaysExists: true,
    body: { access_key: 'AKIAIOSFODNN7EXAMPLE', region: 'eu-central-1' },
    bodyWo: { secret_key: secretKey.stringValue },
  });
}
