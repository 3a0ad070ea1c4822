import { TerraformOutput } from 'cdktf';
import { Construct } from 'constructs';
import { secrets } from 'lintel';

export function example(scope: Construct) {
  const recoveryRekey = new secrets.RecoveryRekey(scope, 'Example', {
    secretShares: 5,
    secretThreshold: 3,
    requireVerification: true,
    triggers: {
      occasion: '2026: two holders have left',
    },
  });

  new TerraformOutput(scope, 'nonce', { value: recoveryRekey.nonce });
}
