import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  new secrets.DataKvSecretV1(scope, 'Smtp', {
    mount: 'documents',
    name: 'app/smtp',
  });
}
