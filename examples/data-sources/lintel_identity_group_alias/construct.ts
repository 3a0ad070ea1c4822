import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataIdentityGroupAlias(scope, 'Example', {
    aliasId: '34982d3d-e3ce-5d8b-6e5f-b9bb34246c31',
  });
}
