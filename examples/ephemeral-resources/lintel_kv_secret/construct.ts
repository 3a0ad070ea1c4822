import { DataResource, Fn, LocalExecProvisioner } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const shop = new secrets.EphemeralKvSecret(scope, 'Shop', {
    mount: 'apps',
    name: 'shop/database',
  });

  const command: LocalExecProvisioner = {
    type: 'local-exec',
    command: 'umask 077 && printf %s "$PASSWORD" > database.password',
    environment: { PASSWORD: Fn.lookup(shop.data, 'password') },
  };
  new DataResource(scope, 'Migration', {
    // Another value runs it again.
    triggersReplace: { month: '2026-11' },
    provisioners: [command],
  });
}
