import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Its `data` is for arguments of providers, provisioners and write-only arguments.
  new secrets.EphemeralKvSecret(scope, 'Example', {
    mount: 'apps',
    name: 'shop/database',
  });
}
