import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataTransitKey(scope, 'Orders', { name: 'orders' });
}
