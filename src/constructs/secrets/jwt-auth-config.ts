// Written from src/handlers/secrets/jwt-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { JwtAlgorithm, OidcResponseMode, OidcResponseType } from './vocabularies';
import { jwtAuthConfig } from '../../handlers/secrets/jwt-auth-config/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `JwtAuthConfig`. */
export interface JwtAuthConfigProps extends TerraformMetaArguments {
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
  /** The keys that the tokens of a JWT auth method are verified with. */
  readonly trust: JwtTrust;
  /**
   * The CA certificates that `oidcDiscoveryUrl` is verified with. Must contain a PEM block "CERTIFICATE".
   *
   * @default - the service uses the CAs that its host trusts
   */
  readonly oidcDiscoveryCaPem?: string;
  /**
   * The CA certificates that `jwksUrl` is verified with. Must contain a PEM block "CERTIFICATE".
   *
   * @default - the service uses the CAs that its host trusts
   */
  readonly jwksCaPem?: string;
  /**
   * The issuer that tokens must name in the claim `iss`.
   *
   * @default - tokens of any issuer that one of the keys has signed are accepted
   */
  readonly boundIssuer?: string;
  /**
   * The signature algorithms of tokens that are accepted. Each element is one of `RS256`, `RS384`, `RS512`, `ES256`, `ES384`,
   * `ES512`, `PS256`, `PS384`, `PS512`, `EdDSA`.
   *
   * @default - the algorithms that the issuer announces are accepted, and `RS256` if it announces none
   */
  readonly jwtSupportedAlgs?: JwtAlgorithm[];
  /**
   * The name of the role of logins that name none.
   *
   * @default - each login must name a role
   */
  readonly defaultRole?: string;
  /**
   * The client ID of the service at the issuer, for logins in a browser. Requires `oidcClientSecretWo` or `oidcClientSecret`.
   * `oidcClientId` requires `oidcDiscoveryUrl`.
   *
   * @default - there are no logins in a browser
   */
  readonly oidcClientId?: string;
  /**
   * The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it. The
   * value is stored in state: prefer `oidcClientSecretWo`. Never shown in plans or logs. `oidcClientSecret` requires `oidcClientId`.
   * `oidcClientSecret` conflicts with `oidcClientSecretWo` and `oidcClientSecretWoVersion`.
   *
   * @default - there are no logins in a browser
   */
  readonly oidcClientSecret?: string;
  /**
   * The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it.
   * Write-only: stored in neither the plan nor the state. Requires Terraform 1.11 or later, or OpenTofu 1.11 or later. Never shown
   * in plans or logs. `oidcClientSecretWo` requires `oidcClientId`.
   *
   * Pass the value of an `EphemeralVariable` or of an ephemeral resource: a literal is rejected, because it would be stored in
   * cdk.tf.json and in the plan file.
   *
   * @default - there are no logins in a browser
   */
  readonly oidcClientSecretWo?: string;
  /**
   * The version of `oidcClientSecretWo`. If set, `oidcClientSecretWo` is sent again only when the version changes.
   *
   * @default - changes of `oidcClientSecretWo` are detected automatically
   */
  readonly oidcClientSecretWoVersion?: number;
  /**
   * How the issuer returns the result of a login in a browser. One of `query`, `form_post`.
   *
   * @default - `query`
   */
  readonly oidcResponseMode?: OidcResponseMode;
  /**
   * What the issuer returns after a login in a browser. `id_token` requires `oidcResponseMode` to be `form_post`. Each element is
   * one of `code`, `id_token`.
   *
   * @default - `code`
   */
  readonly oidcResponseTypes?: OidcResponseType[];
  /**
   * The settings of an issuer that needs special treatment, under the names of the service, such as `provider`.
   *
   * @default - the issuer needs no special treatment
   */
  readonly providerConfig?: { [key: string]: string };
  /**
   * Whether the namespace is part of the state of a login in a browser, rather than of its redirect URI. Not every response of the
   * service includes it.
   *
   * @default true
   */
  readonly namespaceInState?: boolean | IResolvable;
  /**
   * The server names that the certificate of the issuer may have instead of the one in the URL. Only supported with the dialect
   * `openbao`. Each element must not be empty.
   *
   * @default - the certificate must have the name in the URL
   */
  readonly overrideAllowedServerNames?: string[];
  /**
   * Whether the configuration is stored although the keys cannot be fetched. Only supported with the dialect `openbao`.
   *
   * @default - `false`
   */
  readonly skipJwksValidation?: boolean | IResolvable;
}

/** The keys that the tokens of a JWT auth method are verified with. */
export class JwtTrust {
  /**
   * The keys that the tokens of a JWT auth method are verified with. Option: `discovery`.
   *
   * @param oidcDiscoveryUrl The URL of the issuer, whose discovery document names its keys, without
   * `/.well-known/openid-configuration`. The service fetches it when the configuration is written. Must be an absolute URL with the
   * scheme "https" or "http" and a host. Must not contain `/.well-known`, which the service appends.
   */
  public static discovery(oidcDiscoveryUrl: string): JwtTrust {
    return new JwtTrust({ oidcDiscoveryUrl });
  }

  /**
   * The keys that the tokens of a JWT auth method are verified with. Option: `jwks`.
   *
   * @param jwksUrl The URL of a JSON Web Key Set. The service fetches it when the configuration is written. Must be an absolute URL
   * with the scheme "https" or "http" and a host.
   */
  public static jwks(jwksUrl: string): JwtTrust {
    return new JwtTrust({ jwksUrl });
  }

  /**
   * The keys that the tokens of a JWT auth method are verified with. Option: `keys`.
   *
   * @param jwtValidationPubkeys The keys that tokens are verified with, in any order: public keys or certificates. Each element must
   * contain a PEM block "PUBLIC KEY" or "CERTIFICATE".
   */
  public static keys(jwtValidationPubkeys: string[]): JwtTrust {
    return new JwtTrust({ jwtValidationPubkeys });
  }

  /**
   * Trusts the tokens of jobs of GitHub Actions.
   *
   * @param address The issuer. An enterprise server has its own, such as `https://github.example.com/_services/token`.
   */
  public static gitHubActions(address: string = 'https://token.actions.githubusercontent.com'): JwtTrust {
    return new JwtTrust({ oidcDiscoveryUrl: address, boundIssuer: address });
  }

  /**
   * Trusts the tokens of jobs of GitLab.
   *
   * @param address The URL of the GitLab installation.
   */
  public static gitLab(address: string = 'https://gitlab.com'): JwtTrust {
    return new JwtTrust({ oidcDiscoveryUrl: address, boundIssuer: address });
  }

  /**
   * Trusts the tokens of runs of HCP Terraform.
   *
   * @param address The URL of the installation. Terraform Enterprise has its own.
   */
  public static terraformCloud(address: string = 'https://app.terraform.io'): JwtTrust {
    return new JwtTrust({ oidcDiscoveryUrl: address, boundIssuer: address });
  }

  private constructor(private readonly attributes: object) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return this.attributes;
  }
}

/**
 * Whose tokens a JWT auth method accepts. Each mount has one configuration, which the service cannot delete: destroying it removes
 * it from the state only. The mount itself is not managed by this resource.
 *
 * The Terraform type is `lintel_jwt_auth_config`.
 */
export class JwtAuthConfig extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_jwt_auth_config';

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
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_jwt_auth_config', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `JwtAuthConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isJwtAuthConfig(x: any): boolean {
    return hasType(x, 'resource lintel_jwt_auth_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: JwtAuthConfigProps) {
    super(scope, id, jwtAuthConfig, props);
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

  /**
   * The URL of the issuer, whose discovery document names its keys, without `/.well-known/openid-configuration`. The service fetches
   * it when the configuration is written.
   */
  public get oidcDiscoveryUrl(): string {
    return this.getStringAttribute('oidc_discovery_url');
  }

  /** The CA certificates that `oidcDiscoveryUrl` is verified with. */
  public get oidcDiscoveryCaPem(): string {
    return this.getStringAttribute('oidc_discovery_ca_pem');
  }

  public set oidcDiscoveryCaPem(value: string) {
    this._set('oidcDiscoveryCaPem', value);
  }

  /** The URL of a JSON Web Key Set. The service fetches it when the configuration is written. */
  public get jwksUrl(): string {
    return this.getStringAttribute('jwks_url');
  }

  /** The CA certificates that `jwksUrl` is verified with. */
  public get jwksCaPem(): string {
    return this.getStringAttribute('jwks_ca_pem');
  }

  public set jwksCaPem(value: string) {
    this._set('jwksCaPem', value);
  }

  /** The keys that tokens are verified with, in any order: public keys or certificates. */
  public get jwtValidationPubkeys(): string[] {
    return this.getListAttribute('jwt_validation_pubkeys');
  }

  /** The issuer that tokens must name in the claim `iss`. */
  public get boundIssuer(): string {
    return this.getStringAttribute('bound_issuer');
  }

  public set boundIssuer(value: string) {
    this._set('boundIssuer', value);
  }

  /** The signature algorithms of tokens that are accepted. */
  public get jwtSupportedAlgs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('jwt_supported_algs')));
  }

  /** The name of the role of logins that name none. */
  public get defaultRole(): string {
    return this.getStringAttribute('default_role');
  }

  public set defaultRole(value: string) {
    this._set('defaultRole', value);
  }

  /** The client ID of the service at the issuer, for logins in a browser. Requires `oidcClientSecretWo` or `oidcClientSecret`. */
  public get oidcClientId(): string {
    return this.getStringAttribute('oidc_client_id');
  }

  public set oidcClientId(value: string) {
    this._set('oidcClientId', value);
  }

  /**
   * The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it. The
   * value is stored in state: prefer `oidcClientSecretWo`.
   */
  public get oidcClientSecret(): string {
    return this.getStringAttribute('oidc_client_secret');
  }

  public set oidcClientSecret(value: string) {
    this._set('oidcClientSecret', value);
  }

  /** The version of `oidcClientSecretWo`. If set, `oidcClientSecretWo` is sent again only when the version changes. */
  public get oidcClientSecretWoVersion(): number {
    return this.getNumberAttribute('oidc_client_secret_wo_version');
  }

  public set oidcClientSecretWoVersion(value: number) {
    this._set('oidcClientSecretWoVersion', value);
  }

  /** How the issuer returns the result of a login in a browser. */
  public get oidcResponseMode(): string {
    return this.getStringAttribute('oidc_response_mode');
  }

  /** What the issuer returns after a login in a browser. `id_token` requires `oidcResponseMode` to be `form_post`. */
  public get oidcResponseTypes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oidc_response_types')));
  }

  /** The settings of an issuer that needs special treatment, under the names of the service, such as `provider`. */
  public get providerConfig(): StringMap {
    return new StringMap(this, 'provider_config');
  }

  /** Whether the namespace is part of the state of a login in a browser, rather than of its redirect URI. */
  public get namespaceInState(): boolean | IResolvable {
    return this.getBooleanAttribute('namespace_in_state');
  }

  public set namespaceInState(value: boolean | IResolvable) {
    this._set('namespaceInState', value);
  }

  /**
   * The server names that the certificate of the issuer may have instead of the one in the URL. Only supported with the dialect
   * `openbao`.
   */
  public get overrideAllowedServerNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('override_allowed_server_names')));
  }

  public set overrideAllowedServerNames(value: string[]) {
    this._set('overrideAllowedServerNames', value);
  }

  /** Whether the configuration is stored although the keys cannot be fetched. Only supported with the dialect `openbao`. */
  public get skipJwksValidation(): boolean | IResolvable {
    return this.getBooleanAttribute('skip_jwks_validation');
  }

  public set skipJwksValidation(value: boolean | IResolvable) {
    this._set('skipJwksValidation', value);
  }

  /** Whether the service can use the configuration: `valid` or `invalid`. Null if the service does not report it. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
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

  /** What `trust` is configured as. */
  public get trustInput(): JwtTrust {
    return this._input('trust');
  }

  /**
   * Changes what `trust` is configured as.
   *
   * @param value the new value
   */
  public putTrust(value: JwtTrust): void {
    this._set('trust', value);
  }

  /** What `oidcDiscoveryCaPem` is configured as. */
  public get oidcDiscoveryCaPemInput(): string | undefined {
    return this._input('oidcDiscoveryCaPem');
  }

  /** Removes the configuration of `oidcDiscoveryCaPem`. */
  public resetOidcDiscoveryCaPem(): void {
    this._set('oidcDiscoveryCaPem', undefined);
  }

  /** What `jwksCaPem` is configured as. */
  public get jwksCaPemInput(): string | undefined {
    return this._input('jwksCaPem');
  }

  /** Removes the configuration of `jwksCaPem`. */
  public resetJwksCaPem(): void {
    this._set('jwksCaPem', undefined);
  }

  /** What `boundIssuer` is configured as. */
  public get boundIssuerInput(): string | undefined {
    return this._input('boundIssuer');
  }

  /** Removes the configuration of `boundIssuer`. */
  public resetBoundIssuer(): void {
    this._set('boundIssuer', undefined);
  }

  /** What `jwtSupportedAlgs` is configured as. */
  public get jwtSupportedAlgsInput(): JwtAlgorithm[] | undefined {
    return this._input('jwtSupportedAlgs');
  }

  /**
   * Changes what `jwtSupportedAlgs` is configured as.
   *
   * @param value the new value
   */
  public putJwtSupportedAlgs(value: JwtAlgorithm[]): void {
    this._set('jwtSupportedAlgs', value);
  }

  /** Removes the configuration of `jwtSupportedAlgs`. */
  public resetJwtSupportedAlgs(): void {
    this._set('jwtSupportedAlgs', undefined);
  }

  /** What `defaultRole` is configured as. */
  public get defaultRoleInput(): string | undefined {
    return this._input('defaultRole');
  }

  /** Removes the configuration of `defaultRole`. */
  public resetDefaultRole(): void {
    this._set('defaultRole', undefined);
  }

  /** What `oidcClientId` is configured as. */
  public get oidcClientIdInput(): string | undefined {
    return this._input('oidcClientId');
  }

  /** Removes the configuration of `oidcClientId`. */
  public resetOidcClientId(): void {
    this._set('oidcClientId', undefined);
  }

  /** What `oidcClientSecret` is configured as. */
  public get oidcClientSecretInput(): string | undefined {
    return this._input('oidcClientSecret');
  }

  /** Removes the configuration of `oidcClientSecret`. */
  public resetOidcClientSecret(): void {
    this._set('oidcClientSecret', undefined);
  }

  /** What `oidcClientSecretWo` is configured as. */
  public get oidcClientSecretWoInput(): string | undefined {
    return this._input('oidcClientSecretWo');
  }

  /**
   * Changes what `oidcClientSecretWo` is configured as.
   *
   * @param value the new value
   */
  public putOidcClientSecretWo(value: string): void {
    this._set('oidcClientSecretWo', value);
  }

  /** Removes the configuration of `oidcClientSecretWo`. */
  public resetOidcClientSecretWo(): void {
    this._set('oidcClientSecretWo', undefined);
  }

  /** What `oidcClientSecretWoVersion` is configured as. */
  public get oidcClientSecretWoVersionInput(): number | undefined {
    return this._input('oidcClientSecretWoVersion');
  }

  /** Removes the configuration of `oidcClientSecretWoVersion`. */
  public resetOidcClientSecretWoVersion(): void {
    this._set('oidcClientSecretWoVersion', undefined);
  }

  /** What `oidcResponseMode` is configured as. */
  public get oidcResponseModeInput(): OidcResponseMode | undefined {
    return this._input('oidcResponseMode');
  }

  /**
   * Changes what `oidcResponseMode` is configured as.
   *
   * @param value the new value
   */
  public putOidcResponseMode(value: OidcResponseMode): void {
    this._set('oidcResponseMode', value);
  }

  /** Removes the configuration of `oidcResponseMode`. */
  public resetOidcResponseMode(): void {
    this._set('oidcResponseMode', undefined);
  }

  /** What `oidcResponseTypes` is configured as. */
  public get oidcResponseTypesInput(): OidcResponseType[] | undefined {
    return this._input('oidcResponseTypes');
  }

  /**
   * Changes what `oidcResponseTypes` is configured as.
   *
   * @param value the new value
   */
  public putOidcResponseTypes(value: OidcResponseType[]): void {
    this._set('oidcResponseTypes', value);
  }

  /** Removes the configuration of `oidcResponseTypes`. */
  public resetOidcResponseTypes(): void {
    this._set('oidcResponseTypes', undefined);
  }

  /** What `providerConfig` is configured as. */
  public get providerConfigInput(): { [key: string]: string } | undefined {
    return this._input('providerConfig');
  }

  /**
   * Changes what `providerConfig` is configured as.
   *
   * @param value the new value
   */
  public putProviderConfig(value: { [key: string]: string }): void {
    this._set('providerConfig', value);
  }

  /** Removes the configuration of `providerConfig`. */
  public resetProviderConfig(): void {
    this._set('providerConfig', undefined);
  }

  /** What `namespaceInState` is configured as. */
  public get namespaceInStateInput(): boolean | IResolvable | undefined {
    return this._input('namespaceInState');
  }

  /** Removes the configuration of `namespaceInState`. */
  public resetNamespaceInState(): void {
    this._set('namespaceInState', undefined);
  }

  /** What `overrideAllowedServerNames` is configured as. */
  public get overrideAllowedServerNamesInput(): string[] | undefined {
    return this._input('overrideAllowedServerNames');
  }

  /** Removes the configuration of `overrideAllowedServerNames`. */
  public resetOverrideAllowedServerNames(): void {
    this._set('overrideAllowedServerNames', undefined);
  }

  /** What `skipJwksValidation` is configured as. */
  public get skipJwksValidationInput(): boolean | IResolvable | undefined {
    return this._input('skipJwksValidation');
  }

  /** Removes the configuration of `skipJwksValidation`. */
  public resetSkipJwksValidation(): void {
    this._set('skipJwksValidation', undefined);
  }
}
