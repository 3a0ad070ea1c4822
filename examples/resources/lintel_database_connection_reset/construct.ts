import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DatabaseConnectionReset(scope, 'Example', {
    name: 'orders',
    triggers: {
      failover: '2026-03-01',
    },
  });
}
