import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const namespaces = new secrets.DataNamespaces(scope, 'Example');

  new TerraformOutput(scope, 'namespaces', { value: namespaces.names });
}
