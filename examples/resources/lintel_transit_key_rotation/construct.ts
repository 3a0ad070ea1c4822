import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const ciphers = new secrets.SecretsMount(scope, 'Ciphers', { path: 'ciphers', type: 'transit' });
  const orders = new secrets.TransitKey(scope, 'Orders', { mount: ciphers.path, name: 'orders' });

  new secrets.TransitKeyRotation(scope, 'Example', {
    mount: ciphers.path,
    name: orders.name,
    triggers: {
      incident: 'INC-1207',
    },
  });
}
