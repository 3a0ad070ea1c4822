import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const web = new secrets.PkiRole(scope, 'Web', {
    name: 'web',
    allowedDomains: ['example.com'],
    allowSubdomains: true,
  });

  new secrets.PkiAcmeEab(scope, 'Example', {
    mount: web.mount,
    role: web.name,
    triggers: { year: '2026' },
  });
}
