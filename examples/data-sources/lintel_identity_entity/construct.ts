import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataIdentityEntity(scope, 'Example', {
    name: 'alice',
  });
}
