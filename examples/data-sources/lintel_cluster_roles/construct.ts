import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterRoles = new secrets.DataClusterRoles(scope, 'Example', {});

  new TerraformOutput(scope, 'cluster_roles', { value: clusterRoles.names });
}
