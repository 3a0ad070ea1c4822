import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataAclPolicyDocument(scope, 'Example', {
    rules: [
      { path: 'database/creds/app', capabilities: ['read'] },
      { path: 'sys/*', capabilities: ['deny'] },
    ],
  });
}
