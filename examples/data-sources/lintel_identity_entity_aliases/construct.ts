import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const bob = new secrets.DataIdentityEntity(scope, 'Bob', { name: 'bob' });
  new secrets.DataIdentityEntityAliases(scope, 'LoginsOfBob', { canonicalId: bob.entityId });
}
