import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.SecretsMount(scope, 'Example', {
    path: 'database',
    type: 'database',
    description: "Credentials of the shop's databases",
    defaultLeaseTtl: '1h',
    maxLeaseTtl: '1d',
  });
}
