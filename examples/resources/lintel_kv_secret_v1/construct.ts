import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const documents = new secrets.SecretsMount(scope, 'Documents', {
    path: 'documents',
    type: 'kv',
    options: { version: '1' },
  });
  const password = new EphemeralVariable(scope, 'smtp_password', { type: 'string' });
  new secrets.KvSecretV1(scope, 'Example', {
    mount: documents.path,
    name: 'app/smtp',
    dataWo: { password: password.stringValue },
  });
}
