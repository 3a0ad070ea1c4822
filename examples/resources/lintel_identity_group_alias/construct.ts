import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.IdentityGroupAlias(scope, 'Example', {
    name: 'deployers',
    mountAccessor: 'auth_jwt_1a2b3c4d',
    canonicalId: '363926d8-dd8b-c9f0-21f8-7b248be80ce1',
  });
}
