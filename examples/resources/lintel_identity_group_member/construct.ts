import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const alice = new secrets.IdentityEntity(scope, 'Alice', { name: 'alice' });
  const platform = new secrets.IdentityGroup(scope, 'Platform', { name: 'platform', policies: ['deploy'] });

  new secrets.IdentityGroupMember(scope, 'Example', {
    groupId: platform.groupId,
    entityId: alice.entityId,
  });
}
