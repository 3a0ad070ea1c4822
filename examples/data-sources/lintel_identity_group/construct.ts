import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataIdentityGroup(scope, 'Example', {
    groupId: '363926d8-dd8b-c9f0-21f8-7b248be80ce1',
  });
}
