import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataRegistryGpgKey(scope, 'Example', {
    organization: 'acme',
    keyId: '2B042905A32D7D18',
  });
}
