import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.RegistryModule(scope, 'Vpc', {
    organization: 'acme',
    vcsRepo: {
      identifier: 'acme/terraform-aws-vpc',
      displayIdentifier: 'acme/terraform-aws-vpc',
      oauthTokenId: 'ot-main',
    },
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
