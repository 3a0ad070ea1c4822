import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiAcmeEab(scope, 'Example', {
    mount: 'pki',
    role: 'web',
    triggers: { year: '2026' },
  });
}
