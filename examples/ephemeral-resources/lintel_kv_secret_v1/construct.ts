import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Its `data` is for arguments of providers, provisioners and write-only arguments.
  new secrets.EphemeralKvSecretV1(scope, 'Example', {
    mount: 'documents',
    name: 'app/smtp',
  });
}
