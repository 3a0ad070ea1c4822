// Written from src/handlers/secrets/approle-secret-id/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `AppRoleSecretId`. */
export interface AppRoleSecretIdProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`. Changing it forces replacement.
   *
   * @default "approle"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly role: string;
  /**
   * The secret id, chosen by you. Another one replaces it. Must not be empty. Must have at most 4096 bytes of UTF-8. Changing it
   * forces replacement. Exactly one of `secretSecretId`, `wrapTtl`, `keepSecretId` must be set.
   *
   * @default - the service generates the secret id
   */
  readonly secretSecretId?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `secretSecretIdVersion` requires `secretSecretId`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly secretSecretIdVersion?: number;
  /**
   * How long the service keeps the secret id for a token that unwraps it once. The state has that token, and not the secret id. Must
   * be at least 1 seconds. Changing it forces replacement. Exactly one of `secretSecretId`, `wrapTtl`, `keepSecretId` must be set.
   *
   * @default - the secret id is not wrapped
   */
  readonly wrapTtl?: Duration;
  /**
   * Whether the secret id is generated and returned. Exactly one of `secretSecretId`, `wrapTtl`, `keepSecretId` must be set.
   *
   * @default - the secret id is not returned
   */
  readonly keepSecretId?: boolean | IResolvable;
  /**
   * The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log. Changing it forces replacement.
   *
   * @default - there is none
   */
  readonly metadata?: { [key: string]: string };
  /**
   * The networks that can log in by the secret id. Each element must be a network in CIDR notation, such as "10.0.0.0/8". Changing
   * it forces replacement.
   *
   * @default - the networks of the role apply
   */
  readonly cidrList?: string[];
  /**
   * The networks that can use a token that the secret id logs in for. Each element must be a network in CIDR notation, such as
   * "10.0.0.0/8". Changing it forces replacement.
   *
   * @default - those of the role apply
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * The lifetime of the secret id. At most that of the role. 0 means without an end. Changing it forces replacement.
   *
   * @default - that of the role applies
   */
  readonly ttl?: Duration;
  /**
   * How often the secret id can log in. At most as often as the role allows. 0 means without a limit. Must be at least 0. Changing
   * it forces replacement.
   *
   * @default - the number of the role applies
   */
  readonly numUses?: number;
  /**
   * Whether another secret id is made once this one is used up, has ended or was destroyed. If false, its `state` becomes `gone`,
   * and another one is made when `triggers` change.
   *
   * @default true
   */
  readonly recreateWhenGone?: boolean | IResolvable;
  /**
   * Arbitrary values, such as a date. When one of them changes, another secret id is made. Changing it forces replacement.
   *
   * @default - there are none
   */
  readonly triggers?: { [key: string]: string };
}

/**
 * A secret id of a role of AppRole that lasts, for a machine that gets it later. Choose how it is handed over: one of your own, a
 * token that unwraps it once, or the secret id itself.
 *
 * The CloudFormation type is `Custom::LintelAppRoleSecretId`.
 */
export class AppRoleSecretId extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAppRoleSecretId';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AppRoleSecretIdProps) {
    super(scope, id, 'AppRoleSecretId', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
  public get role(): string {
    return this._string('Role');
  }

  /** The accessor, by which the secret id can be looked up and destroyed. */
  public get secretIdAccessor(): string {
    return this._string('SecretIdAccessor');
  }

  /** When it was made. */
  public get creationTime(): string {
    return this._string('CreationTime');
  }

  /** When it ends. If it has no end, a reference to it fails. */
  public get expirationTime(): string {
    return this._string('ExpirationTime');
  }

  /** The accessor of the wrapping token. Available only after creation: after an in-place update, a reference to it fails. */
  public get wrappingAccessor(): string {
    return this._string('WrappingAccessor');
  }

  /** How often it can still log in. If there is no limit, a reference to it fails. */
  public get usesLeft(): number {
    return this._number('UsesLeft');
  }

  /** Its state: `live`, or `gone` for ever. */
  public get state(): string {
    return this._string('State');
  }
}
