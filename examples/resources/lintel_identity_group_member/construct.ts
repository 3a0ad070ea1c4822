import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const alice = new secrets.IdentityEntity(scope, 'Alice', { name: 'alice' });
  const group = new secrets.IdentityGroup(scope, 'Platform', { name: 'platform', policies: ['deploy'] });

  new secrets.IdentityGroupMember(scope, 'Example', {
    groupId: group.groupId,
    entityId: alice.entityId,
  });
}
