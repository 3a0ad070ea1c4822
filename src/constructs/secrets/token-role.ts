// Written from src/handlers/secrets/token-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { TokenRoleTokenType } from './vocabularies';
import { tokenRole } from '../../handlers/secrets/token-role/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `TokenRole`. */
export interface TokenRoleProps extends TerraformMetaArguments {
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
 * The Terraform type is `lintel_token_role`.
 */
export class TokenRole extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_token_role';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_token_role', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TokenRoleProps) {
    super(scope, id, tokenRole, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The name of the role. Its case is kept. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** The policies that a token can get. With the dialects `vault` and `openbao`, in lower case. */
  public get allowedPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_policies')));
  }

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get allowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_policies_glob')));
  }

  /** The policies that a token cannot get. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies')));
  }

  /** The same, with `*` for any text. With the dialects `vault` and `openbao`, in lower case. */
  public get disallowedPoliciesGlob(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('disallowed_policies_glob')));
  }

  /** The names of identities that a token can be created for, with `*` for any text. */
  public get allowedEntityAliases(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_entity_aliases')));
  }

  /** Whether a token outlives the token that created it. */
  public get orphan(): IResolvable {
    return this.getBooleanAttribute('orphan');
  }

  /** Whether a token can be renewed. */
  public get renewable(): IResolvable {
    return this.getBooleanAttribute('renewable');
  }

  /** The last part of the path that tokens are listed and revoked by. */
  public get pathSuffix(): string {
    return this.getStringAttribute('path_suffix');
  }

  /** The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /** The addresses and networks that can use a token. */
  public get tokenBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_bound_cidrs')));
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): IResolvable {
    return this.getBooleanAttribute('token_no_default_policy');
  }

  /** The number of requests that a token can be used for. */
  public get tokenNumUses(): number {
    return this.getNumberAttribute('token_num_uses');
  }

  /**
   * The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not
   * stored and can neither be renewed nor revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }
}
