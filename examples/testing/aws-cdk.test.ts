import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelProvider, platform, SecretReference } from 'lintel-awscdk';

/** The code under test. */
function scans(stack: Stack): void {
  const token = Secret.fromSecretNameV2(stack, 'Token', 'lintel/platform-token');
  const key = Secret.fromSecretNameV2(stack, 'Key', 'lintel/image-scan');
  new LintelProvider(stack, 'Lintel', {
    platform: { address: 'https://platform.example.com', token: SecretReference.fromSecretsManager(token) },
  });
  new platform.RunTask(stack, 'Scan', {
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks',
    hmacKey: SecretReference.fromSecretsManager(key),
  });
}

test('the task sends its requests to the scanner, signed with a key from Secrets Manager', () => {
  const stack = new Stack(new App(), 'stack');
  scans(stack);
  Template.fromStack(stack).hasResourceProperties('Custom::LintelRunTask', {
    Name: 'image-scan',
    Url: 'https://scanner.example.com/hooks',
    HmacKeyWo: { SecretsManager: Match.anyValue() },
  });
});
