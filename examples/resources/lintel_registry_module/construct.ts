import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const connection = new platform.DataOauthToken(scope, 'Main', { organization: 'acme', oauthClientName: 'main' });
  new platform.RegistryModule(scope, 'Vpc', {
    organization: 'acme',
    vcsRepo: {
      identifier: 'acme/terraform-aws-vpc',
      displayIdentifier: 'acme/terraform-aws-vpc',
      oauthTokenId: connection.id,
    },
  });

  new platform.RegistryModule(scope, 'Subnets', {
    organization: 'acme',
    name: 'subnets',
    moduleProvider: 'aws',
    initialVersion: '1.0.0',
    vcsRepo: {
      identifier: 'acme/terraform-aws-vpc',
      displayIdentifier: 'acme/terraform-aws-vpc',
      oauthTokenId: connection.id,
      branch: 'main',
      sourceDirectory: 'modules/subnets',
    },
    testConfig: { testsEnabled: true },
    tags: { team: 'network' },
  });

  new platform.RegistryModule(scope, 'Dns', {
    organization: 'acme',
    name: 'dns',
    moduleProvider: 'aws',
  });

  new platform.RegistryModule(scope, 'Consul', {
    organization: 'acme',
    registryName: platform.RegistryName.PUBLIC,
    namespace: 'hashicorp',
    name: 'consul',
    moduleProvider: 'aws',
  });
}
