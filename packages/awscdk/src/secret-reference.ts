import { Token } from 'aws-cdk-lib';
import { IKey } from 'aws-cdk-lib/aws-kms';
import { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { IStringParameter } from 'aws-cdk-lib/aws-ssm';
import { Policies, policyArnOf, regionOf } from './policies';

/** The part of a secret that a reference selects. */
export interface SecretFieldOptions {
  /**
   * The field of the JSON object in the secret.
   *
   * @default - the whole string of the secret
   */
  readonly field?: string;

  /**
   * The staging label of the version, such as `AWSPREVIOUS`.
   *
   * @default "AWSCURRENT"
   */
  readonly versionStage?: string;

  /**
   * The id of the version. The reference keeps this version when the value of the secret changes.
   *
   * @default - the version with the staging label
   */
  readonly versionId?: string;
}

/**
 * A reference to a stored secret. The template contains only the reference. The function reads the value while it handles a request, and may
 * read only referenced secrets.
 */
export class SecretReference {
  /**
   * A secret in Secrets Manager, or a field of the JSON object in it.
   *
   * @param secret the secret
   * @param options the part of the secret
   */
  public static fromSecretsManager(secret: ISecret, options: SecretFieldOptions = {}): SecretReference {
    const { field, versionStage, versionId } = options;
    const empty = Object.entries(options).find(([, value]) => value === '');
    if (empty) throw new Error(`${secret.node.path}: ${empty[0]}: It must not be empty. Omit it to use the default.`);
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
      permission: {
        action: 'secretsmanager:GetSecretValue',
        resource: policyArnOf(secret),
        key: secret.encryptionKey,
        service: 'secretsmanager',
      },
    });
  }

  /**
   * A parameter in Systems Manager, such as a SecureString.
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
   * The representation in the properties of a resource.
   *
   * @internal
   */
  public _property(): object {
    return this.where.property;
  }

  /**
   * The representation in the environment of the function.
   *
   * @internal
   */
  public _text(): string {
    return this.where.text;
  }

  /**
   * Allows the function to read the value.
   *
   * @internal
   */
  public _allowRead(policies: Policies): void {
    const { action, resource, key, service } = this.where.permission;
    policies.allow({ actions: [action], resource });
    if (key) policies.allowKey(key, service, ['kms:Decrypt']);
  }

  /**
   * The problem if a function in the given region cannot read the value. Empty if it can, or if a region is not known yet.
   *
   * @internal
   */
  public _problemIn(region: string): string[] {
    const { called, region: own } = this.where;
    if (own === undefined || Token.isUnresolved(region) || own === region) return [];
    return [
      `${called} is in ${own}, but the function is in ${region} and can only read secrets in its own region. Replicate it to ${region}, and refer to the replica.`,
    ];
  }
}

interface Where {
  readonly property: object;
  readonly text: string;
  /** The name in messages. */
  readonly called: string;
  /** Absent if it is not known yet. */
  readonly region?: string;
  readonly permission: {
    readonly action: string;
    readonly resource: string;
    /** The customer managed key that encrypts the value, if there is one. */
    readonly key?: IKey;
    readonly service: string;
  };
}
