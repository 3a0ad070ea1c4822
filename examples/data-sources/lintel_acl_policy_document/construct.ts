import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataAclPolicyDocument(scope, 'Example', {
    rules: [secrets.Rule.read('database/creds/app'), secrets.Rule.deny('sys/*')],
  });
}
