import { TerraformVariable } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  // Of a certificate that was issued elsewhere, and whose key is no longer secret.
  const serialNumber = new TerraformVariable(scope, 'serial_number', { type: 'string' });

  new secrets.PkiCertificateRevocation(scope, 'Example', {
    mount: 'pki',
    serialNumber: serialNumber.stringValue,
  });
}
