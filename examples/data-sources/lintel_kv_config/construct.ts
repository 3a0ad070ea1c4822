import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataKvConfig(scope, 'Example', {
    mount: 'secret',
  });
}
