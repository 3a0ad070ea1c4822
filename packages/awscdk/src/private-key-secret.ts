import { Token } from 'aws-cdk-lib';
import { CfnSecret, ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { KeyIssuingProps } from './key-issuing-props';
import { Policies, policyArnOf, regionOf } from './policies';
import { suppress } from './suppressions';

/** The secret for the private key of a resource: the one that was given, or one that is made and stays for as long as the resource. */
export function privateKeySecret(scope: Construct, construct: string, props: KeyIssuingProps, grants: Policies): ISecret {
  const secret = props.privateKeySecret ?? makeSecret(scope, construct, props);
  // A rollback moves the label of the current version back to the key that was there before.
  grants.allow({ actions: ['secretsmanager:PutSecretValue', 'secretsmanager:UpdateSecretVersionStage'], resource: policyArnOf(secret) });
  if (secret.encryptionKey) grants.allowKey(secret.encryptionKey, 'secretsmanager', ['kms:Decrypt', 'kms:GenerateDataKey']);
  return secret;
}

/** What is wrong with these properties; `region` is that of the function. */
export function privateKeySecretProblems({ privateKeySecret: given, privateKeySecretName, privateKeySecretEncryptionKey }: KeyIssuingProps, region: string): string[] {
  if (!given) return [];
  const own = regionOf(given.secretArn, given.env.region);
  return [
    ...(privateKeySecretName === undefined ? [] : ['privateKeySecretName: It is the name of the secret that is made. Leave it out, or `privateKeySecret`.']),
    ...(privateKeySecretEncryptionKey === undefined ? [] : ['privateKeySecretEncryptionKey: It is the key of the secret that is made. Leave it out, or `privateKeySecret`.']),
    ...(own === undefined || Token.isUnresolved(region) || own === region ? []
      : [`privateKeySecret: ${given.node.path} is in ${own}, and the function in ${region}, which writes to secrets of its own region alone. Give one of ${region}.`]),
  ];
}

function makeSecret(scope: Construct, construct: string, props: KeyIssuingProps): Secret {
  const { privateKeySecretName: secretName, privateKeySecretEncryptionKey: encryptionKey, removalPolicy } = props;
  const secret = new Secret(scope, 'PrivateKey', {
    description: `The private key of ${scope.node.path}, a ${construct} of Lintel`, secretName, encryptionKey, removalPolicy,
  });
  // Empty until there is a key: otherwise Secrets Manager makes something up that looks like one.
  (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
  const reason = 'The key belongs to a certificate: another certificate brings another key, and nothing else does.';
  suppress(secret, {
    'AwsSolutions-SMG4': reason,
    'SecretsManagerRotationEnabled': reason,
    ...(encryptionKey ? {} : { SecretsManagerUsingKMSKey: 'It is encrypted with the key of Secrets Manager. The property privateKeySecretEncryptionKey is for a key of your own.' }),
  });
  return secret;
}
