import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataKvMetadata(scope, 'ProviderKey', {
    mount: 'shared',
    name: 'payments/provider-key',
  });
}
