import { IKey } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { LintelResourceProps } from './lintel-resource-props';

/** What the properties of every resource that a private key is made with have in common. */
export interface KeyIssuingProps extends LintelResourceProps {
  /**
   * The secret that the private key goes to. The function may put a value into it, and not read it. Another secret means another key.
   *
   * @default - a secret is made, which ends with the resource, or stays with it
   */
  readonly privateKeySecret?: ISecret;

  /**
   * The name of the secret that is made. Not together with `privateKeySecret`.
   *
   * @default - CloudFormation makes one up
   */
  readonly privateKeySecretName?: string;

  /**
   * The key that the secret which is made is encrypted with. Not together with `privateKeySecret`.
   *
   * @default - the one that AWS manages for Secrets Manager
   */
  readonly privateKeySecretEncryptionKey?: IKey;
}
