// Written from src/handlers/secrets/jwt-auth-role/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { JwtRoleType, BoundClaimsType, CallbackMode, RoleTokenType } from './vocabularies';
import { jwtAuthRole } from '../../handlers/secrets/jwt-auth-role/definition';
import { hasType } from '../construct-type';
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
   * Whether a value is a `JwtAuthRole`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isJwtAuthRole(x: any): boolean {
    return hasType(x, 'resource lintel_jwt_auth_role');
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

  /** The name of the role. With the dialects `vault` and `openbao`, in lower case. */
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

  public set userClaim(value: string) {
    this._set('userClaim', value);
  }

  /** Whether `userClaim` is a JSON pointer, which begins with `/`. */
  public get userClaimJsonPointer(): boolean | IResolvable {
    return this.getBooleanAttribute('user_claim_json_pointer');
  }

  public set userClaimJsonPointer(value: boolean | IResolvable) {
    this._set('userClaimJsonPointer', value);
  }

  /** The audiences of which a token must have one. */
  public get boundAudiences(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('bound_audiences')));
  }

  public set boundAudiences(value: string[]) {
    this._set('boundAudiences', value);
  }

  /** The subject that a token must have. */
  public get boundSubject(): string {
    return this.getStringAttribute('bound_subject');
  }

  public set boundSubject(value: string) {
    this._set('boundSubject', value);
  }

  /**
   * The claims that a token must have, as a JSON object: for each claim a string, a number, a boolean, or a list of them of which
   * one must fit.
   */
  public get boundClaims(): string {
    return this.getStringAttribute('bound_claims');
  }

  public set boundClaims(value: string) {
    this._set('boundClaims', value);
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

  public set groupsClaim(value: string) {
    this._set('groupsClaim', value);
  }

  /** By how many seconds the clocks of issuer and service may differ. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get clockSkewLeeway(): number {
    return this.getNumberAttribute('clock_skew_leeway');
  }

  public set clockSkewLeeway(value: number) {
    this._set('clockSkewLeeway', value);
  }

  /** By how many seconds a token may have expired. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get expirationLeeway(): number {
    return this.getNumberAttribute('expiration_leeway');
  }

  public set expirationLeeway(value: number) {
    this._set('expirationLeeway', value);
  }

  /** By how many seconds a token may begin later. `-1` means none. Only valid if `roleType` is `jwt`. */
  public get notBeforeLeeway(): number {
    return this.getNumberAttribute('not_before_leeway');
  }

  public set notBeforeLeeway(value: number) {
    this._set('notBeforeLeeway', value);
  }

  /** The time since the user proved who they are to the issuer. */
  public get maxAge(): string {
    return this.getStringAttribute('max_age');
  }

  /** Whether the service logs the tokens and claims of logins in a browser, which are secrets. */
  public get verboseOidcLogging(): boolean | IResolvable {
    return this.getBooleanAttribute('verbose_oidc_logging');
  }

  public set verboseOidcLogging(value: boolean | IResolvable) {
    this._set('verboseOidcLogging', value);
  }

  /** The addresses that a browser may return to. Required if `roleType` is `oidc`. */
  public get allowedRedirectUris(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('allowed_redirect_uris')));
  }

  public set allowedRedirectUris(value: string[]) {
    this._set('allowedRedirectUris', value);
  }

  /** The scopes that the issuer is asked for besides `openid`. Only valid if `roleType` is `oidc`. */
  public get oidcScopes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oidc_scopes')));
  }

  public set oidcScopes(value: string[]) {
    this._set('oidcScopes', value);
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

  public set pollInterval(value: number) {
    this._set('pollInterval', value);
  }

  /** The tokens of the issuer that become metadata of the token. Only supported with the dialect `openbao`. */
  public get oauth2Metadata(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oauth2_metadata')));
  }

  public set oauth2Metadata(value: string[]) {
    this._set('oauth2Metadata', value);
  }

  /** Whether a login in a browser needs no confirmation. Only supported with the dialect `openbao`. */
  public get oidcDisableConfirmation(): boolean | IResolvable {
    return this.getBooleanAttribute('oidc_disable_confirmation');
  }

  public set oidcDisableConfirmation(value: boolean | IResolvable) {
    this._set('oidcDisableConfirmation', value);
  }

  /** Whether names in `tokenPolicies` may refer to claims. Only supported with the dialect `openbao`. */
  public get tokenPoliciesTemplateClaims(): boolean | IResolvable {
    return this.getBooleanAttribute('token_policies_template_claims');
  }

  public set tokenPoliciesTemplateClaims(value: boolean | IResolvable) {
    this._set('tokenPoliciesTemplateClaims', value);
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

  public set tokenPolicies(value: string[]) {
    this._set('tokenPolicies', value);
  }

  /** The addresses and networks that can log in and use a token. */
  public get tokenBoundCidrs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('token_bound_cidrs')));
  }

  public set tokenBoundCidrs(value: string[]) {
    this._set('tokenBoundCidrs', value);
  }

  /**
   * Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor
   * revoked by its holder.
   */
  public get tokenNoDefaultPolicy(): boolean | IResolvable {
    return this.getBooleanAttribute('token_no_default_policy');
  }

  public set tokenNoDefaultPolicy(value: boolean | IResolvable) {
    this._set('tokenNoDefaultPolicy', value);
  }

  /** The number of requests that a token can be used for. */
  public get tokenNumUses(): number {
    return this.getNumberAttribute('token_num_uses');
  }

  public set tokenNumUses(value: number) {
    this._set('tokenNumUses', value);
  }

  /**
   * The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor
   * revoked.
   */
  public get tokenType(): string {
    return this.getStringAttribute('token_type');
  }

  /** Whether a token can be used only from the address that logged in. Only supported by OpenBao. */
  public get tokenStrictlyBindIp(): boolean | IResolvable {
    return this.getBooleanAttribute('token_strictly_bind_ip');
  }

  public set tokenStrictlyBindIp(value: boolean | IResolvable) {
    this._set('tokenStrictlyBindIp', value);
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

  /** What `roleType` is configured as. */
  public get roleTypeInput(): JwtRoleType | undefined {
    return this._input('roleType');
  }

  /**
   * Changes what `roleType` is configured as.
   *
   * @param value the new value
   */
  public putRoleType(value: JwtRoleType): void {
    this._set('roleType', value);
  }

  /** Removes the configuration of `roleType`. */
  public resetRoleType(): void {
    this._set('roleType', undefined);
  }

  /** What `userClaim` is configured as. */
  public get userClaimInput(): string {
    return this._input('userClaim');
  }

  /** What `userClaimJsonPointer` is configured as. */
  public get userClaimJsonPointerInput(): boolean | IResolvable | undefined {
    return this._input('userClaimJsonPointer');
  }

  /** Removes the configuration of `userClaimJsonPointer`. */
  public resetUserClaimJsonPointer(): void {
    this._set('userClaimJsonPointer', undefined);
  }

  /** What `boundAudiences` is configured as. */
  public get boundAudiencesInput(): string[] | undefined {
    return this._input('boundAudiences');
  }

  /** Removes the configuration of `boundAudiences`. */
  public resetBoundAudiences(): void {
    this._set('boundAudiences', undefined);
  }

  /** What `boundSubject` is configured as. */
  public get boundSubjectInput(): string | undefined {
    return this._input('boundSubject');
  }

  /** Removes the configuration of `boundSubject`. */
  public resetBoundSubject(): void {
    this._set('boundSubject', undefined);
  }

  /** What `boundClaims` is configured as. */
  public get boundClaimsInput(): string | undefined {
    return this._input('boundClaims');
  }

  /** Removes the configuration of `boundClaims`. */
  public resetBoundClaims(): void {
    this._set('boundClaims', undefined);
  }

  /** What `boundClaimsType` is configured as. */
  public get boundClaimsTypeInput(): BoundClaimsType | undefined {
    return this._input('boundClaimsType');
  }

  /**
   * Changes what `boundClaimsType` is configured as.
   *
   * @param value the new value
   */
  public putBoundClaimsType(value: BoundClaimsType): void {
    this._set('boundClaimsType', value);
  }

  /** Removes the configuration of `boundClaimsType`. */
  public resetBoundClaimsType(): void {
    this._set('boundClaimsType', undefined);
  }

  /** What `claimMappings` is configured as. */
  public get claimMappingsInput(): { [key: string]: string } | undefined {
    return this._input('claimMappings');
  }

  /**
   * Changes what `claimMappings` is configured as.
   *
   * @param value the new value
   */
  public putClaimMappings(value: { [key: string]: string }): void {
    this._set('claimMappings', value);
  }

  /** Removes the configuration of `claimMappings`. */
  public resetClaimMappings(): void {
    this._set('claimMappings', undefined);
  }

  /** What `groupsClaim` is configured as. */
  public get groupsClaimInput(): string | undefined {
    return this._input('groupsClaim');
  }

  /** Removes the configuration of `groupsClaim`. */
  public resetGroupsClaim(): void {
    this._set('groupsClaim', undefined);
  }

  /** What `clockSkewLeeway` is configured as. */
  public get clockSkewLeewayInput(): number | undefined {
    return this._input('clockSkewLeeway');
  }

  /** Removes the configuration of `clockSkewLeeway`. */
  public resetClockSkewLeeway(): void {
    this._set('clockSkewLeeway', undefined);
  }

  /** What `expirationLeeway` is configured as. */
  public get expirationLeewayInput(): number | undefined {
    return this._input('expirationLeeway');
  }

  /** Removes the configuration of `expirationLeeway`. */
  public resetExpirationLeeway(): void {
    this._set('expirationLeeway', undefined);
  }

  /** What `notBeforeLeeway` is configured as. */
  public get notBeforeLeewayInput(): number | undefined {
    return this._input('notBeforeLeeway');
  }

  /** Removes the configuration of `notBeforeLeeway`. */
  public resetNotBeforeLeeway(): void {
    this._set('notBeforeLeeway', undefined);
  }

  /** What `maxAge` is configured as. */
  public get maxAgeInput(): Duration | undefined {
    return this._input('maxAge');
  }

  /**
   * Changes what `maxAge` is configured as.
   *
   * @param value the new value
   */
  public putMaxAge(value: Duration): void {
    this._set('maxAge', value);
  }

  /** Removes the configuration of `maxAge`. */
  public resetMaxAge(): void {
    this._set('maxAge', undefined);
  }

  /** What `verboseOidcLogging` is configured as. */
  public get verboseOidcLoggingInput(): boolean | IResolvable | undefined {
    return this._input('verboseOidcLogging');
  }

  /** Removes the configuration of `verboseOidcLogging`. */
  public resetVerboseOidcLogging(): void {
    this._set('verboseOidcLogging', undefined);
  }

  /** What `allowedRedirectUris` is configured as. */
  public get allowedRedirectUrisInput(): string[] | undefined {
    return this._input('allowedRedirectUris');
  }

  /** Removes the configuration of `allowedRedirectUris`. */
  public resetAllowedRedirectUris(): void {
    this._set('allowedRedirectUris', undefined);
  }

  /** What `oidcScopes` is configured as. */
  public get oidcScopesInput(): string[] | undefined {
    return this._input('oidcScopes');
  }

  /** Removes the configuration of `oidcScopes`. */
  public resetOidcScopes(): void {
    this._set('oidcScopes', undefined);
  }

  /** What `callbackMode` is configured as. */
  public get callbackModeInput(): CallbackMode | undefined {
    return this._input('callbackMode');
  }

  /**
   * Changes what `callbackMode` is configured as.
   *
   * @param value the new value
   */
  public putCallbackMode(value: CallbackMode): void {
    this._set('callbackMode', value);
  }

  /** Removes the configuration of `callbackMode`. */
  public resetCallbackMode(): void {
    this._set('callbackMode', undefined);
  }

  /** What `pollInterval` is configured as. */
  public get pollIntervalInput(): number | undefined {
    return this._input('pollInterval');
  }

  /** Removes the configuration of `pollInterval`. */
  public resetPollInterval(): void {
    this._set('pollInterval', undefined);
  }

  /** What `oauth2Metadata` is configured as. */
  public get oauth2MetadataInput(): string[] | undefined {
    return this._input('oauth2Metadata');
  }

  /** Removes the configuration of `oauth2Metadata`. */
  public resetOauth2Metadata(): void {
    this._set('oauth2Metadata', undefined);
  }

  /** What `oidcDisableConfirmation` is configured as. */
  public get oidcDisableConfirmationInput(): boolean | IResolvable | undefined {
    return this._input('oidcDisableConfirmation');
  }

  /** Removes the configuration of `oidcDisableConfirmation`. */
  public resetOidcDisableConfirmation(): void {
    this._set('oidcDisableConfirmation', undefined);
  }

  /** What `tokenPoliciesTemplateClaims` is configured as. */
  public get tokenPoliciesTemplateClaimsInput(): boolean | IResolvable | undefined {
    return this._input('tokenPoliciesTemplateClaims');
  }

  /** Removes the configuration of `tokenPoliciesTemplateClaims`. */
  public resetTokenPoliciesTemplateClaims(): void {
    this._set('tokenPoliciesTemplateClaims', undefined);
  }

  /** What `tokenTtl` is configured as. */
  public get tokenTtlInput(): Duration | undefined {
    return this._input('tokenTtl');
  }

  /**
   * Changes what `tokenTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenTtl(value: Duration): void {
    this._set('tokenTtl', value);
  }

  /** Removes the configuration of `tokenTtl`. */
  public resetTokenTtl(): void {
    this._set('tokenTtl', undefined);
  }

  /** What `tokenMaxTtl` is configured as. */
  public get tokenMaxTtlInput(): Duration | undefined {
    return this._input('tokenMaxTtl');
  }

  /**
   * Changes what `tokenMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenMaxTtl(value: Duration): void {
    this._set('tokenMaxTtl', value);
  }

  /** Removes the configuration of `tokenMaxTtl`. */
  public resetTokenMaxTtl(): void {
    this._set('tokenMaxTtl', undefined);
  }

  /** What `tokenExplicitMaxTtl` is configured as. */
  public get tokenExplicitMaxTtlInput(): Duration | undefined {
    return this._input('tokenExplicitMaxTtl');
  }

  /**
   * Changes what `tokenExplicitMaxTtl` is configured as.
   *
   * @param value the new value
   */
  public putTokenExplicitMaxTtl(value: Duration): void {
    this._set('tokenExplicitMaxTtl', value);
  }

  /** Removes the configuration of `tokenExplicitMaxTtl`. */
  public resetTokenExplicitMaxTtl(): void {
    this._set('tokenExplicitMaxTtl', undefined);
  }

  /** What `tokenPeriod` is configured as. */
  public get tokenPeriodInput(): Duration | undefined {
    return this._input('tokenPeriod');
  }

  /**
   * Changes what `tokenPeriod` is configured as.
   *
   * @param value the new value
   */
  public putTokenPeriod(value: Duration): void {
    this._set('tokenPeriod', value);
  }

  /** Removes the configuration of `tokenPeriod`. */
  public resetTokenPeriod(): void {
    this._set('tokenPeriod', undefined);
  }

  /** What `tokenPolicies` is configured as. */
  public get tokenPoliciesInput(): string[] | undefined {
    return this._input('tokenPolicies');
  }

  /** Removes the configuration of `tokenPolicies`. */
  public resetTokenPolicies(): void {
    this._set('tokenPolicies', undefined);
  }

  /** What `tokenBoundCidrs` is configured as. */
  public get tokenBoundCidrsInput(): string[] | undefined {
    return this._input('tokenBoundCidrs');
  }

  /** Removes the configuration of `tokenBoundCidrs`. */
  public resetTokenBoundCidrs(): void {
    this._set('tokenBoundCidrs', undefined);
  }

  /** What `tokenNoDefaultPolicy` is configured as. */
  public get tokenNoDefaultPolicyInput(): boolean | IResolvable | undefined {
    return this._input('tokenNoDefaultPolicy');
  }

  /** Removes the configuration of `tokenNoDefaultPolicy`. */
  public resetTokenNoDefaultPolicy(): void {
    this._set('tokenNoDefaultPolicy', undefined);
  }

  /** What `tokenNumUses` is configured as. */
  public get tokenNumUsesInput(): number | undefined {
    return this._input('tokenNumUses');
  }

  /** Removes the configuration of `tokenNumUses`. */
  public resetTokenNumUses(): void {
    this._set('tokenNumUses', undefined);
  }

  /** What `tokenType` is configured as. */
  public get tokenTypeInput(): RoleTokenType | undefined {
    return this._input('tokenType');
  }

  /**
   * Changes what `tokenType` is configured as.
   *
   * @param value the new value
   */
  public putTokenType(value: RoleTokenType): void {
    this._set('tokenType', value);
  }

  /** Removes the configuration of `tokenType`. */
  public resetTokenType(): void {
    this._set('tokenType', undefined);
  }

  /** What `tokenStrictlyBindIp` is configured as. */
  public get tokenStrictlyBindIpInput(): boolean | IResolvable | undefined {
    return this._input('tokenStrictlyBindIp');
  }

  /** Removes the configuration of `tokenStrictlyBindIp`. */
  public resetTokenStrictlyBindIp(): void {
    this._set('tokenStrictlyBindIp', undefined);
  }
}
