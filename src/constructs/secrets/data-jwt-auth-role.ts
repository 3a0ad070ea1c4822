// Written from src/handlers/secrets/jwt-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { jwtAuthRoleData } from '../../handlers/secrets/jwt-auth-role/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataJwtAuthRole`. */
export interface DataJwtAuthRoleProps extends TerraformMetaArguments {
  /**
   * The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. Must be one or more
   * segments, without a leading or trailing `/`.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path that the auth method is mounted at, without the leading `auth/`. Must be the path of a mount: one or more segments,
   * without a leading or trailing `/`. Must be the path of the method without the leading `auth/`.
   *
   * @default "jwt"
   */
  readonly mount?: string;
  /** The name of the role. Must be a single path segment: not empty and without `/`. */
  readonly name: string;
}

/**
 * A role of a JWT auth method.
 *
 * The Terraform type is `lintel_jwt_auth_role`.
 */
export class DataJwtAuthRole extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_jwt_auth_role';

  /**
   * Whether a value is a `DataJwtAuthRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataJwtAuthRole(x: any): boolean {
    return hasType(x, 'data lintel_jwt_auth_role');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataJwtAuthRoleProps) {
    super(scope, id, jwtAuthRoleData, props);
  }

  /** The API path of the object. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The namespace, as a path below the namespace of the provider. Not supported with the dialect `standard`. */
  public get namespace(): string {
    return this.getStringAttribute('namespace');
  }

  public set namespace(value: string) {
    this._set('namespace', value);
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
  }

  public set mount(value: string) {
    this._set('mount', value);
  }

  /** The name of the role. */
  public get name(): string {
    return this.getStringAttribute('name');
  }

  public set name(value: string) {
    this._set('name', value);
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

  /** The subject that a token must have. Null if any subject is accepted. */
  public get boundSubject(): string {
    return this.getStringAttribute('bound_subject');
  }

  /**
   * The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which
   * one must fit. Null if no further claims are required.
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

  /** The claim that lists the groups of the user. Null if logins have no groups. */
  public get groupsClaim(): string {
    return this.getStringAttribute('groups_claim');
  }

  /**
   * By how many seconds the clocks of issuer and service may differ. `-1` means none. Only valid if `roleType` is `jwt`. Null if it
   * is 60 seconds.
   */
  public get clockSkewLeeway(): number {
    return this.getNumberAttribute('clock_skew_leeway');
  }

  /** By how many seconds a token may have expired. `-1` means none. Only valid if `roleType` is `jwt`. Null if it is 150 seconds. */
  public get expirationLeeway(): number {
    return this.getNumberAttribute('expiration_leeway');
  }

  /** By how many seconds a token may begin later. `-1` means none. Only valid if `roleType` is `jwt`. Null if it is 150 seconds. */
  public get notBeforeLeeway(): number {
    return this.getNumberAttribute('not_before_leeway');
  }

  /** The time since the user proved who they are to the issuer. Null if there is no limit. */
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
   * How the result of a login in a browser reaches the service. Only supported with the dialect `openbao`. Null if the service uses
   * `client`.
   */
  public get callbackMode(): string {
    return this.getStringAttribute('callback_mode');
  }

  /**
   * The seconds between two questions whether a login in a browser is complete. Only supported with the dialect `openbao`. Null if
   * the service decides.
   */
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

  /** The lifetime of a token until it is renewed. Null if the default of the mount applies. */
  public get tokenTtl(): string {
    return this.getStringAttribute('token_ttl');
  }

  /** The lifetime of a token that is renewed. Null if the maximum of the mount applies. */
  public get tokenMaxTtl(): string {
    return this.getStringAttribute('token_max_ttl');
  }

  /** The lifetime of a token that no renewal and no later change of the mount extends. Null if there is no further limit. */
  public get tokenExplicitMaxTtl(): string {
    return this.getStringAttribute('token_explicit_max_ttl');
  }

  /**
   * The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum. Null if tokens are not
   * periodic.
   */
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

  /** The number of requests that a token can be used for. Null if there is no limit. */
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

  /**
   * Whether a token can be used only from the address that logged in. Only supported by OpenBao. Null if the service does not report
   * it.
   */
  public get tokenStrictlyBindIp(): IResolvable {
    return this.getBooleanAttribute('token_strictly_bind_ip');
  }

  /** What `namespace` is configured as. */
  public get namespaceInput(): string | undefined {
    return this._input('namespace');
  }

  /** Removes the configuration of `namespace`. */
  public resetNamespace(): void {
    this._set('namespace', undefined);
  }

  /** What `mount` is configured as. */
  public get mountInput(): string | undefined {
    return this._input('mount');
  }

  /** Removes the configuration of `mount`. */
  public resetMount(): void {
    this._set('mount', undefined);
  }

  /** What `name` is configured as. */
  public get nameInput(): string {
    return this._input('name');
  }
}
