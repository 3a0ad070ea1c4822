import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Without these headers, no ACME client works.
  const mount = new secrets.PkiMount(scope, 'Mount', {
    allowedResponseHeaders: ['Last-Modified', 'Link', 'Location', 'Replay-Nonce'],
    passthroughRequestHeaders: ['If-Modified-Since'],
  });
  const address = new secrets.PkiClusterConfig(scope, 'Address', {
    mount: mount.path,
    path: 'https://secrets.example.com:8200/v1/pki',
  });
  new secrets.PkiAcmeConfig(scope, 'Example', {
    mount: address.mount,
    enabled: true,
    allowedRoles: ['web'],
    defaultDirectoryPolicy: 'role:web',
    eabPolicy: secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED,
  });
}
