import { IKey } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelResourceProps } from './lintel-resource-props';

/** Common properties of the resources that issue a private key. */
export interface KeyIssuingProps extends LintelResourceProps {
  /**
   * The secret that stores the private key. The function may write the secret, but not read it. A change of the secret issues another key.
   *
   * @default - a secret is created, which has the removal policy of the resource
   */
  readonly privateKeySecret?: ISecret;

  /**
   * The name of the created secret. Conflicts with `privateKeySecret`.
   *
   * @default - CloudFormation generates a name
   */
  readonly privateKeySecretName?: string;

  /**
   * The key that encrypts the created secret. Conflicts with `privateKeySecret`.
   *
   * @default - the AWS managed key of Secrets Manager
   */
  readonly privateKeySecretEncryptionKey?: IKey;
}
