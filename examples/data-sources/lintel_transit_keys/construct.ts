import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataTransitKeys(scope, 'All', { mount: 'transit' });
}
