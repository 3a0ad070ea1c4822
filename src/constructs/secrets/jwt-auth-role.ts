// Written from src/handlers/secrets/jwt-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { JwtRoleType, BoundClaimsType, CallbackMode, RoleTokenType } from './vocabularies';
import { jwtAuthRole } from '../../handlers/secrets/jwt-auth-role/definition';
import { DefinedResource } from '../defined-resource';
import { Duration } from '../duration';

/** The properties of `JwtAuthRole`. */
export interface JwtAuthRoleProps extends TerraformMetaArguments {
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
   * @default "jwt"
   */
  readonly mount?: string;
  /**
   * The name of the role. With the dialects `vault` and `openbao`, in lower case. Must be a single path segment: not empty and
   * without `/`. Changing it forces replacement.
   */
  readonly name: string;
  /**
   * How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`). One of `jwt`, `oidc`.
   *
   * @default "jwt"
   */
  readonly roleType?: JwtRoleType;
  /** The claim that names the user: logins with the same value are the same identity. Must not be empty. */
  readonly userClaim: string;
  /**
   * Whether `userClaim` is a JSON pointer, which begins with `/`.
   *
   * @default false
   */
  readonly userClaimJsonPointer?: boolean | IResolvable;
  /**
   * The audiences of which a token must have one. Each element must not be empty. At least one of `boundAudiences`, `boundSubject`,
   * `boundClaims`, `tokenBoundCidrs` must be set if `roleType` is `jwt`.
   *
   * @default - a token that has an audience is refused
   */
  readonly boundAudiences?: string[];
  /**
   * The subject that a token must have. At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be
   * set if `roleType` is `jwt`.
   *
   * @default - any subject is accepted
   */
  readonly boundSubject?: string;
  /**
   * The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which
   * one must fit. Must contain an object. At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be
   * set if `roleType` is `jwt`.
   *
   * @default - no further claims are required
   */
  readonly boundClaims?: string;
  /**
   * How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`). One of `string`,
   * `glob`.
   *
   * @default "string"
   */
  readonly boundClaimsType?: BoundClaimsType;
  /**
   * The claims that become metadata of the token and of the identity, with the name there.
   *
   * @default - no claims are copied
   */
  readonly claimMappings?: { [key: string]: string };
  /**
   * The claim that lists the groups of the user.
   *
   * @default - logins have no groups
   */
  readonly groupsClaim?: string;
  /**
   * By how many seconds the clocks of issuer and service may differ. `-1` means none. Only valid if `roleType` is `jwt`. Must be at
   * least -1.
   *
   * @default - 60 seconds
   */
  readonly clockSkewLeeway?: number;
  /**
   * By how many seconds a token may have expired. `-1` means none. Only valid if `roleType` is `jwt`. Must be at least -1.
   *
   * @default - 150 seconds
   */
  readonly expirationLeeway?: number;
  /**
   * By how many seconds a token may begin later. `-1` means none. Only valid if `roleType` is `jwt`. Must be at least -1.
   *
   * @default - 150 seconds
   */
  readonly notBeforeLeeway?: number;
  /**
   * The time since the user proved who they are to the issuer.
   *
   * @default - there is no limit
   */
  readonly maxAge?: Duration;
  /**
   * Whether the service logs the tokens and claims of logins in a browser, which are secrets.
   *
   * @default false
   */
  readonly verboseOidcLogging?: boolean | IResolvable;
  /**
   * The addresses that a browser may return to. Required if `roleType` is `oidc`. Each element must not be empty.
   *
   * @default - there are no logins in a browser
   */
  readonly allowedRedirectUris?: string[];
  /**
   * The scopes that the issuer is asked for besides `openid`. Only valid if `roleType` is `oidc`. Each element must not be empty.
   *
   * @default - only `openid` is requested
   */
  readonly oidcScopes?: string[];
  /**
   * How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. One of `client`,
   * `direct`, `device`.
   *
   * @default - the service uses `client`
   */
  readonly callbackMode?: CallbackMode;
  /**
   * The seconds between two questions whether a login in a browser is complete. Only supported with the dialect `openbao`. Must be
   * at least 0.
   *
   * @default - the service decides
   */
  readonly pollInterval?: number;
  /**
   * The tokens of the issuer that become metadata of the token. Only supported with the dialect `openbao`. Each element must not be
   * empty.
   *
   * @default - none are kept
   */
  readonly oauth2Metadata?: string[];
  /**
   * Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`.
   *
   * @default false
   */
  readonly oidcDisableConfirmation?: boolean | IResolvable;
  /**
   * Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`.
   *
   * @default false
   */
  readonly tokenPoliciesTemplateClaims?: boolean | IResolvable;
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
   * such as "10.0.0.0/8". At least one of `boundAudiences`, `boundSubject`, `boundClaims`, `tokenBoundCidrs` must be set if
   * `roleType` is `jwt`. `tokenBoundCidrs` can be set only if `tokenStrictlyBindIp` is `false`.
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
 * A role of a JWT auth method: which tokens of the issuer can log in, and which policies they get.
 *
 * The Terraform type is `lintel_jwt_auth_role`.
 *
 * @internal
 */
export class JwtAuthRoleBase extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_jwt_auth_role';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_jwt_auth_role', importId: importFromId, provider });
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: JwtAuthRoleProps) {
    super(scope, id, jwtAuthRole, props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  /** How to log in: with a token that the issuer has signed (`jwt`), or in a browser (`oidc`). */
  public get roleType(): string {
    return this.getStringAttribute('role_type');
  }

  /** The claim that names the user: logins with the same value are the same identity. */
  public get userClaim(): string {
    return this.getStringAttribute('user_claim');
  }

  /** Whether `userClaim` is a JSON pointer, which begins with `/`. */
  public get userClaimJsonPointer(): IResolvable {
    return this.getBooleanAttribute('user_claim_json_pointer');
  }

  /** The audiences of which a token must have one. */
  public get boundAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('bound_audiences')));
  }

  /** The subject that a token must have. */
  public get boundSubject(): string {
    return this.getStringAttribute('bound_subject');
  }

  /**
   * The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which
   * one must fit.
   */
  public get boundClaims(): string {
    return this.getStringAttribute('bound_claims');
  }

  /** How the values in `boundClaims` are compared: as they are (`string`), or with `*` for any characters (`glob`). */
  public get boundClaimsType(): string {
    return this.getStringAttribute('bound_claims_type');
  }

  /** The claims that become metadata of the token and of the identity, with the name there. */
  public get claimMappings(): StringMap {
    return new StringMap(this, 'claim_mappings');
  }

  /** The claim that lists the groups of the user. */
  public get groupsClaim(): string {
    return this.getStringAttribute('groups_claim');
  }

  /** By how many seconds the clocks of issuer and service may differ. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get clockSkewLeeway(): number {
    return this.getNumberAttribute('clock_skew_leeway');
  }

  /** By how many seconds a token may have expired. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get expirationLeeway(): number {
    return this.getNumberAttribute('expiration_leeway');
  }

  /** By how many seconds a token may begin later. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get notBeforeLeeway(): number {
    return this.getNumberAttribute('not_before_leeway');
  }

  /** The time since the user proved who they are to the issuer. */
  public get maxAge(): string {
    return this.getStringAttribute('max_age');
  }

  /** Whether the service logs the tokens and claims of logins in a browser, which are secrets. */
  public get verboseOidcLogging(): IResolvable {
    return this.getBooleanAttribute('verbose_oidc_logging');
  }

  /** The addresses that a browser may return to. Required if `roleType` is `oidc`. */
  public get allowedRedirectUris(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_redirect_uris')));
  }

  /** The scopes that the issuer is asked for besides `openid`. Only valid if `roleType` is `oidc`. */
  public get oidcScopes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oidc_scopes')));
  }

  /**
   * How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. If omitted, the service
   * uses `client`.
   */
  public get callbackMode(): string {
    return this.getStringAttribute('callback_mode');
  }

  /** The seconds between two questions whether a login in a browser is complete. Only supported with the dialect `openbao`. */
  public get pollInterval(): number {
    return this.getNumberAttribute('poll_interval');
  }

  /** The tokens of the issuer that become metadata of the token. Only supported with the dialect `openbao`. */
  public get oauth2Metadata(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oauth2_metadata')));
  }

  /** Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`. */
  public get oidcDisableConfirmation(): IResolvable {
    return this.getBooleanAttribute('oidc_disable_confirmation');
  }

  /** Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`. */
  public get tokenPoliciesTemplateClaims(): IResolvable {
    return this.getBooleanAttribute('token_policies_template_claims');
  }

  /** The lifetime of a token until it is renewed. */
  public get tokenTtl(): string {
    return this.getStringAttribute('token_ttl');
  }

  /** The lifetime of a token that is renewed. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /** The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. */
  public get tokenPeriod(): string {
    return this.getStringAttribute('token_period');
  }

  /** The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case. */
  public get tokenPolicies(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_policies')));
  }

  /** The addresses and networks that can log in and use a token. */
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
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** Whether a token can be used only from the address that logged in. Only supported by OpenBao. */
  public get tokenStrictlyBindIp(): IResolvable {
    return this.getBooleanAttribute('token_strictly_bind_ip');
  }
}
