import { Construct } from 'constructs';
import { LintelProvider, platform, secrets } from 'lintel';

export function example(scope: Construct) {
  const token = new secrets.EphemeralPlatformToken(scope, 'Example', {
    role: 'pipeline',
  });

  // The address comes from LINTEL_PLATFORM_ADDRESS.
  const pipeline = new LintelProvider(scope, 'Pipeline', {
    alias: 'pipeline',
    platform: { token: token.token },
  });

  new platform.RunTask(scope, 'ImageScan', {
    provider: pipeline,
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks/terraform',
  });
}
