import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.IdentityEntity(scope, 'Example', {
    name: 'alice',
    policies: ['reports'],
    metadata: { team: 'payments' },
  });
}
