import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataUserpassUser(scope, 'Example', {
    mount: 'people',
    username: 'alice',
  });
}
