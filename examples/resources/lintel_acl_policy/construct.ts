import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const policy = new secrets.AclPolicy(scope, 'Example', {
    name: 'deploy',
    rules: [
      secrets.Rule.read('database/creds/app'),
      {
        path: 'pki/issue/web',
        capabilities: ['update'],
        allowedParameters: { common_name: ['*.example.com'], ttl: [] },
      },
    ],
  });
  policy.allow('sys/leases/renew', 'update');
}
