import { Token } from 'aws-cdk-lib';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { IStringParameter } from 'aws-cdk-lib/aws-ssm';
import { Policies, policyArnOf, regionOf } from './policies';

/** Which part of a secret is meant. */
export interface SecretFieldOptions {
  /**
   * The member of the JSON object that the secret holds.
   *
   * @default - the whole text of the secret
   */
  readonly field?: string;

  /**
   * The version that has this label, such as `AWSPREVIOUS`.
   *
   * @default "AWSCURRENT"
   */
  readonly versionStage?: string;

  /**
   * The version that has this id. It stays what it is, whatever is put into the secret later.
   *
   * @default - the one that the label is on
   */
  readonly versionId?: string;
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
    const { field, versionStage, versionId } = options;
    const empty = Object.entries(options).find(([, value]) => value === '');
    if (empty) throw new Error(`${secret.node.path}: ${empty[0]}: It must not be empty. Leave it out where it does not matter.`);
    return new SecretReference({
      property: {
        SecretsManager: secret.secretArn,
        ...(field === undefined ? {} : { Key: field }),
        ...(versionStage === undefined ? {} : { VersionStage: versionStage }),
        ...(versionId === undefined ? {} : { VersionId: versionId }),
      },
      text: `secretsmanager:${[secret.secretArn, field ?? '', versionStage ?? '', versionId ?? ''].join('#').replace(/#+$/, '')}`,
      called: `the secret ${secret.node.path}`,
      region: regionOf(secret.secretArn, secret.env.region),
      permission: { action: 'secretsmanager:GetSecretValue', resource: policyArnOf(secret), key: secret.encryptionKey, service: 'secretsmanager' },
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
      called: `the parameter ${parameter.node.path}`,
      region: regionOf(parameter.parameterArn, parameter.env.region),
      permission: { action: 'ssm:GetParameter', resource: parameter.parameterArn, key: encryptionKey, service: 'ssm' },
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
   * Lets the function read the value.
   *
   * @internal
   */
  public _allowRead(policies: Policies): void {
    const { action, resource, key, service } = this.where.permission;
    policies.allow({ actions: [action], resource });
    if (key) policies.allowKey(key, service, ['kms:Decrypt']);
  }

  /**
   * Why a function of a region cannot read the value; nothing, where it can, or where that is not known yet.
   *
   * @internal
   */
  public _problemIn(region: string): string[] {
    const { called, region: own } = this.where;
    if (own === undefined || Token.isUnresolved(region) || own === region) return [];
    return [`${called} is in ${own}, and the function in ${region}, which reads secrets of its own region alone. Replicate it to ${region}, and refer to the replica.`];
  }
}

interface Where {
  readonly property: object;
  readonly text: string;
  /** For messages. */
  readonly called: string;
  /** Where it is; absent, while that is not known. */
  readonly region?: string;
  readonly permission: {
    readonly action: string;
    readonly resource: string;
    /** The key that the value is encrypted with, where it is not that of the service. */
    readonly key?: IKey;
    readonly service: string;
  };
}
