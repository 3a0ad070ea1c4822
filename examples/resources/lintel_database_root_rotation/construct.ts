import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DatabaseRootRotation(scope, 'Example', {
    name: 'orders',
    triggers: {
      quarter: '2026-2',
    },
  });
}
