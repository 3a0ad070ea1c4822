import { Token } from 'aws-cdk-lib';
import { CfnSecret, ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { KeyIssuingProps } from './key-issuing-props';
import { Policies, policyArnOf, regionOf } from './policies';
import { suppress } from './suppressions';

/** The secret for the private key of a resource: a given one, or a new one with the removal policy of the resource. */
export function privateKeySecret(
  scope: Construct,
  construct: string,
  props: KeyIssuingProps,
  grants: Policies,
): ISecret {
  const secret = props.privateKeySecret ?? makeSecret(scope, construct, props);
  // A rollback moves the label AWSCURRENT back to the earlier key.
  grants.allow({
    actions: ['secretsmanager:PutSecretValue', 'secretsmanager:UpdateSecretVersionStage'],
    resource: policyArnOf(secret),
  });
  if (secret.encryptionKey) {
    grants.allowKey(secret.encryptionKey, 'secretsmanager', ['kms:Decrypt', 'kms:GenerateDataKey']);
  }
  return secret;
}

/** The problems of the properties. `region` is that of the function. */
export function privateKeySecretProblems(
  { privateKeySecret: given, privateKeySecretName, privateKeySecretEncryptionKey }: KeyIssuingProps,
  region: string,
): string[] {
  if (!given) return [];
  const own = regionOf(given.secretArn, given.env.region);
  return [
    ...(privateKeySecretName === undefined
      ? []
      : ['privateKeySecretName: Conflicts with `privateKeySecret`. Remove one of them.']),
    ...(privateKeySecretEncryptionKey === undefined
      ? []
      : ['privateKeySecretEncryptionKey: Conflicts with `privateKeySecret`. Remove one of them.']),
    ...(own === undefined || Token.isUnresolved(region) || own === region
      ? []
      : [
          `privateKeySecret: ${given.node.path} is in ${own}, but the function is in ${region} and can only write secrets in its own region. Specify a secret in ${region}.`,
        ]),
  ];
}

function makeSecret(scope: Construct, construct: string, props: KeyIssuingProps): Secret {
  const { privateKeySecretName: secretName, privateKeySecretEncryptionKey: encryptionKey, removalPolicy } = props;
  const secret = new Secret(scope, 'PrivateKey', {
    description: `The private key of ${scope.node.path} (Lintel ${construct})`,
    secretName,
    encryptionKey,
    removalPolicy,
  });
  // The secret is empty until the key is issued. By default, Secrets Manager would generate a value.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  const reason = 'The key belongs to a certificate and changes only with the certificate.';
  suppress(secret, {
    'AwsSolutions-SMG4': reason,
    'SecretsManagerRotationEnabled': reason,
    ...(encryptionKey
      ? {}
      : {
          SecretsManagerUsingKMSKey:
            'It is encrypted with the AWS managed key. To use a customer managed key, set the property privateKeySecretEncryptionKey.',
        }),
  });
  return secret;
}
