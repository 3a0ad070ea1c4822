// Written from src/handlers/secrets/approle-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RoleTokenType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `AppRoleRole`. */
export interface AppRoleRoleProps extends LintelResourceProps {
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
  readonly name: string;
  /**
   * The role id, by which a login names the role. By itself it is no secret. Must not be empty.
   *
   * @default - the service generates it
   */
  readonly roleId?: string;
  /**
   * Whether a login needs a secret id. Without it, everyone who knows the role id can log in from the addresses that are allowed.
   *
   * @default true
   */
  readonly bindSecretId?: boolean | IResolvable;
  /**
   * The networks that can log in. Each element must be a network in CIDR notation, such as "10.0.0.0/8". At least one of
   * `secretIdBoundCidrs`, `tokenBoundCidrs` must be set if `bindSecretId` is `false`.
   *
   * @default - every address is allowed
   */
  readonly secretIdBoundCidrs?: string[];
  /**
   * How often a secret id can log in. Must be at least 0.
   *
   * @default - there is no limit
   */
  readonly secretIdNumUses?: number;
  /**
   * The lifetime of a secret id. The service deletes expired ones about every minute; until then they can log in.
   *
   * @default - secret ids do not expire
   */
  readonly secretIdTtl?: Duration;
  /**
   * Whether secret ids are valid only in the cluster that made them. Changing it forces replacement.
   *
   * @default false
   */
  readonly localSecretIds?: boolean | IResolvable;
  /**
   * The metadata of the identity that logs in. Only supported with the dialect `vault`.
   *
   * @default - there is none
   */
  readonly aliasMetadata?: { [key: string]: string };
  /**
   * The lifetime of a token until it is renewed. `tokenTtl` must not exceed `tokenMaxTtl`, unless that is 0.
   *
   * @default - the default of the mount applies
   */
  readonly tokenTtl?: Duration;
  /**
   * The lifetime of a token that is renewed.
   *
   * @default - the maximum of the mount applies
   */
  readonly tokenMaxTtl?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default`, `service`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case.
   * Each element must not be empty. Each element must not be `root`, because the service then refuses every login.
   *
   * @default - tokens have only the policy `default`
   */
  readonly tokenPolicies?: string[];
  /**
   * The addresses and networks that can log in and use a token. Each element must be an IP address or a network in CIDR notation,
   * such as "10.0.0.0/8". At least one of `secretIdBoundCidrs`, `tokenBoundCidrs` must be set if `bindSecretId` is `false`.
   * `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
   *
   * @default - every address is allowed
   */
  readonly tokenBoundCidrs?: string[];
  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   *
   * @default false
   */
  readonly tokenNoDefaultPolicy?: boolean | IResolvable;
  /**
   * The number of requests that a token can be used for. Must be at least 0. `tokenNumUses` can be set only if `tokenType` is
   * `default`, `service`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked. One of `default`, `service`, `batch`.
   *
   * @default "default"
   */
  readonly tokenType?: RoleTokenType;
  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Not every response of the service
   * includes it.
   *
   * @default false
   */
  readonly tokenStrictlyBindIp?: boolean | IResolvable;
}

/**
 * A role of the auth method AppRole: programs log in with its role id and a secret id. Secret ids are not part of it; they are
 * generated when they are needed.
 *
 * The CloudFormation type is `Custom::LintelAppRoleRole`.
 */
export class AppRoleRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelAppRoleRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: AppRoleRoleProps) {
    super(scope, id, 'AppRoleRole', props);
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
  public get name(): string {
    return this._string('Name');
  }

  /** The role id, by which a login names the role. By itself it is no secret. */
  public get roleId(): string {
    return this._string('RoleId');
  }

  /** Whether a login needs a secret id. Without it, everyone who knows the role id can log in from the addresses that are allowed. */
  public get bindSecretId(): IResolvable {
    return this._boolean('BindSecretId');
  }

  /** Whether secret ids are valid only in the cluster that made them. */
  public get localSecretIds(): IResolvable {
    return this._boolean('LocalSecretIds');
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this._boolean('TokenNoDefaultPolicy');
  }

  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this._string('TokenType');
  }
}
