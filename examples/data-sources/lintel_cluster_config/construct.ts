import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const clusterConfig = new secrets.DataClusterConfig(scope, 'Example', {});

  new TerraformOutput(scope, 'cluster_host', { value: clusterConfig.clusterHost });
}
