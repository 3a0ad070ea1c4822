import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataPlatformTokenRole(scope, 'Example', {
    name: 'pipeline',
  });
}
