import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const pkiIssuer = new secrets.DataPkiIssuer(scope, 'Example', {
    mount: 'pki',
    issuerRef: 'default',
  });

  new TerraformOutput(scope, 'authority', { value: pkiIssuer.certificate });
}
