import { Construct } from 'constructs';
import { EphemeralVariable, secrets } from 'lintel';

export function example(scope: Construct) {
  const platformToken = new EphemeralVariable(scope, 'platform_token', { type: 'string' });

  const config = new secrets.PlatformTokenConfig(scope, 'Config', { tokenWo: platformToken.stringValue });

  // The single token of the organization.
  const acme = new secrets.PlatformTokenRole(scope, 'Acme', {
    mount: config.mount,
    name: 'acme',
    subject: secrets.TokenSubject.organization('acme'),
  });

  new secrets.PlatformTokenRotation(scope, 'Example', {
    role: acme.name,
    triggers: {
      month: '2026-03',
    },
  });
}
