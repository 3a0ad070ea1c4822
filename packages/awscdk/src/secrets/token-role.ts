// Written from src/handlers/secrets/token-role/definition.ts by `npx tsx generate/main.ts`.
import { Duration, IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { TokenRoleTokenType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TokenRole`. */
export interface TokenRoleProps extends LintelResourceProps {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`. Changing it forces replacement.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The name of the role. Its case is kept. Must be a single path segment: not empty and without `/`. Changing it forces
   * replacement.
   */
  readonly name: string;
  /**
   * The policies that a token can get. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty. Each
   * element must not be `root`, because the service then refuses every login.
   *
   * @default - a token can get those of `allowedPoliciesGlob`, and if that is absent too, those of the caller
   */
  readonly allowedPolicies?: string[];
  /**
   * The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - only `allowedPolicies` counts
   */
  readonly allowedPoliciesGlob?: string[];
  /**
   * The policies that a token cannot get. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - none is refused
   */
  readonly disallowedPolicies?: string[];
  /**
   * The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. Each element must not be empty.
   *
   * @default - none is refused
   */
  readonly disallowedPoliciesGlob?: string[];
  /**
   * The names of identities that a token can be created for, with `*` for any text. Each element must not be empty.
   *
   * @default - there are none
   */
  readonly allowedEntityAliases?: string[];
  /**
   * Whether a token outlives the token that created it.
   *
   * @default false
   */
  readonly orphan?: boolean | IResolvable;
  /**
   * Whether a token can be renewed.
   *
   * @default true
   */
  readonly renewable?: boolean | IResolvable;
  /**
   * The last part of the path that tokens are listed and revoked by. Must consist of three or more letters, digits, "_", "-" and
   * ".", and begin and end with a letter, a digit or "_".
   *
   * @default - there is none
   */
  readonly pathSuffix?: string;
  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. `tokenPeriod` can be
   * set only if `tokenType` is `default-service`, `service`, `default-batch`.
   *
   * @default - tokens are not periodic
   */
  readonly tokenPeriod?: Duration;
  /**
   * The lifetime of a token that no renewal and no later change of the mount extends.
   *
   * @default - there is no further limit
   */
  readonly tokenExplicitMaxTtl?: Duration;
  /**
   * The addresses and networks that can use a token. Each element must be an IP address or a network in CIDR notation, such as
   * "10.0.0.0/8".
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
   * `default-service`, `service`, `default-batch`.
   *
   * @default - there is no limit
   */
  readonly tokenNumUses?: number;
  /**
   * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
   * stored and can neither be renewed nor revoked. One of `default-service`, `service`, `batch`, `default-batch`. If `orphan` is
   * `false`, `tokenType` is one of `default-service`, `service`, `default-batch`. If `renewable` is `true`, `tokenType` is one of
   * `default-service`, `service`, `default-batch`.
   *
   * @default "default-service"
   */
  readonly tokenType?: TokenRoleTokenType;
}

/**
 * A role that tokens are created under, which decides about their policies and their lifetime.
 *
 * The CloudFormation type is `Custom::LintelTokenRole`.
 */
export class TokenRole extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTokenRole';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TokenRoleProps) {
    super(scope, id, 'TokenRole', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The name of the role. Its case is kept. */
  public get name(): string {
    return this._string('Name');
  }

  /** Whether a token outlives the token that created it. */
  public get orphan(): IResolvable {
    return this._boolean('Orphan');
  }

  /** Whether a token can be renewed. */
  public get renewable(): IResolvable {
    return this._boolean('Renewable');
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this._boolean('TokenNoDefaultPolicy');
  }

  /**
   * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
   * stored and can neither be renewed nor revoked.
   */
  public get tokenType(): string {
    return this._string('TokenType');
  }
}
