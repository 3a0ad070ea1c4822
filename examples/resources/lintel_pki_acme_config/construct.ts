import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.PkiAcmeConfig(scope, 'Example', {
    mount: 'pki',
    enabled: true,
    allowedRoles: ['web'],
    defaultDirectoryPolicy: 'role:web',
    eabPolicy: secrets.PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED,
  });
}
