import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Without these headers, no ACME client works.
  const mount = new secrets.PkiMount(scope, 'Mount', {
    path: 'pki-acme',
    allowedResponseHeaders: ['Last-Modified', 'Link', 'Location', 'Replay-Nonce'],
    passthroughRequestHeaders: ['If-Modified-Since'],
  });
  const address = new secrets.PkiClusterConfig(scope, 'Address', {
    mount: mount.path,
    path: 'https://secrets.example.com:8200/v1/pki-acme',
  });
  const web = new secrets.PkiRole(scope, 'Web', {
    mount: mount.path,
    name: 'web',
    allowedDomains: ['example.com'],
    allowSubdomains: true,
  });
  new secrets.PkiAcmeConfig(scope, 'Example', {
    mount: address.mount,
    enabled: true,
    allowedRoles: [web.name],
    defaultDirectoryPolicy: `role:${web.name}`,
    eabPolicy: secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED,
  });
}
