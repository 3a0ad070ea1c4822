import { Stack } from 'aws-cdk-lib';
import { Grant, IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { IKey, ViaServicePrincipal } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { IStringParameter } from 'aws-cdk-lib/aws-ssm';

/** Which part of a secret is meant. */
export interface SecretFieldOptions {
  /**
   * The member of the JSON object that the secret holds.
   *
   * @default - the whole text of the secret
   */
  readonly field?: string;
}

/**
 * Where a secret value is kept. The template has only this reference: the function reads the value when it is needed, and may read no
 * other.
 */
export class SecretReference {
  /**
   * A secret of Secrets Manager, or a member of the JSON object in it.
   *
   * @param secret the secret
   * @param options which part of it
   */
  public static fromSecretsManager(secret: ISecret, options: SecretFieldOptions = {}): SecretReference {
    // Where only a part of the ARN is known, six characters that Secrets Manager adds are missing.
    const arn = secret.secretFullArn ?? `${secret.secretArn}-??????`;
    const field = options.field;
    return new SecretReference({
      property: { SecretsManager: secret.secretArn, ...(field === undefined ? {} : { Key: field }) },
      text: `secretsmanager:${secret.secretArn}${field === undefined ? '' : `#${field}`}`,
      grant: (grantee) => allow(grantee, { action: 'secretsmanager:GetSecretValue', resource: arn, key: secret.encryptionKey, service: 'secretsmanager' }),
    });
  }

  /**
   * A parameter of Systems Manager, such as one of the type SecureString.
   *
   * @param parameter the parameter
   */
  public static fromParameter(parameter: IStringParameter): SecretReference {
    const { encryptionKey } = parameter as IStringParameter & { readonly encryptionKey?: IKey };
    return new SecretReference({
      property: { Ssm: parameter.parameterName },
      text: `ssm:${parameter.parameterName}`,
      grant: (grantee) => allow(grantee, { action: 'ssm:GetParameter', resource: parameter.parameterArn, key: encryptionKey, service: 'ssm' }),
    });
  }

  private constructor(private readonly where: Where) {}

  /**
   * What stands for it in the properties of a resource.
   *
   * @internal
   */
  public _property(): object {
    return this.where.property;
  }

  /**
   * What stands for it in the environment of the function.
   *
   * @internal
   */
  public _text(): string {
    return this.where.text;
  }

  /**
   * Lets somebody read the value.
   *
   * @internal
   */
  public _grantRead(grantee: IGrantable): void {
    this.where.grant(grantee);
  }
}

interface Where {
  readonly property: object;
  readonly text: string;
  grant(grantee: IGrantable): void;
}

interface Permission {
  readonly action: string;
  readonly resource: string;
  /** The key that the value is encrypted with, where it is not that of the service. */
  readonly key?: IKey;
  readonly service: string;
}

function allow(grantee: IGrantable, { action, resource, key, service }: Permission): void {
  Grant.addToPrincipal({ grantee, actions: [action], resourceArns: [resource] });
  if (!key) return;
  const through = `${service}.${Stack.of(key).region}.amazonaws.com`;
  key.grantDecrypt(new ViaServicePrincipal(through, grantee.grantPrincipal));
  // The policy of a key from elsewhere cannot be changed here; that of most keys leaves it to the account who may use them.
  const conditions = { StringEquals: { 'kms:ViaService': through } };
  grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: ['kms:Decrypt'], resources: [key.keyArn], conditions }));
}
