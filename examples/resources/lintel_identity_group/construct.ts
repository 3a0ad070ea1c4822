import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.IdentityGroup(scope, 'Example', {
    name: 'platform',
    policies: ['platform'],
    memberEntityIds: ['7d2e3179-f69b-450c-7179-ac8ee8bd8ca9'],
  });
}
