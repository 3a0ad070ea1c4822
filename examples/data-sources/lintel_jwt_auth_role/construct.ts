import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataJwtAuthRole(scope, 'Example', {
    mount: 'github',
    name: 'deploy',
  });
}
