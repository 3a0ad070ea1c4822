import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const connection = new platform.DataOauthToken(scope, 'Main', { organization: 'acme', oauthClientName: 'main' });
  const vpc = new platform.RegistryModule(scope, 'Vpc', {
    organization: 'acme',
    vcsRepo: {
      identifier: 'acme/terraform-aws-vpc',
      displayIdentifier: 'acme/terraform-aws-vpc',
      oauthTokenId: connection.id,
    },
  });

  new platform.NoCodeModule(scope, 'VpcWithoutCode', {
    organization: 'acme',
    registryModuleId: vpc.registryModuleId,
    enabled: true,
    versionPin: '1.0.0',
    variableOptions: [{ name: 'name', type: 'string', options: ['primary', 'secondary'] }],
  });
}
