import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const orders = new secrets.TransitKey(scope, 'Orders', { name: 'orders' });

  new secrets.TransitKeyRotation(scope, 'Example', {
    name: orders.name,
    triggers: {
      incident: 'INC-1207',
    },
  });
}
