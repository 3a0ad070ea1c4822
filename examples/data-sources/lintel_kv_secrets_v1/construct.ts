import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataKvSecretsV1(scope, 'All', {
    mount: 'documents',
    recursive: true,
  });
}
