// Written from src/handlers/secrets/jwt-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, StringMap, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { jwtAuthConfigData } from '../../handlers/secrets/jwt-auth-config/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataJwtAuthConfig`. */
export interface DataJwtAuthConfigProps extends TerraformMetaArguments {
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
}

/**
 * Whose tokens a JWT auth method accepts. The client secret is not included: the service never returns it.
 *
 * The Terraform type is `lintel_jwt_auth_config`.
 */
export class DataJwtAuthConfig extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_jwt_auth_config';

  /**
   * Whether a value is a `DataJwtAuthConfig`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataJwtAuthConfig(x: any): boolean {
    return hasType(x, 'data lintel_jwt_auth_config');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataJwtAuthConfigProps = {}) {
    super(scope, id, jwtAuthConfigData, props);
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

  /** The URL of the issuer. Null if the keys come from elsewhere. */
  public get oidcDiscoveryUrl(): string {
    return this.getStringAttribute('oidc_discovery_url');
  }

  /** The CA certificates that the issuer is verified with. Null if the service uses the CAs that its host trusts. */
  public get oidcDiscoveryCaPem(): string {
    return this.getStringAttribute('oidc_discovery_ca_pem');
  }

  /** The URL of a JSON Web Key Set. Null if the keys come from elsewhere. */
  public get jwksUrl(): string {
    return this.getStringAttribute('jwks_url');
  }

  /** The CA certificates that the key set is verified with. Null if the service uses the CAs that its host trusts. */
  public get jwksCaPem(): string {
    return this.getStringAttribute('jwks_ca_pem');
  }

  /** The keys that tokens are verified with. Null if the keys come from elsewhere. */
  public get jwtValidationPubkeys(): string[] {
    return this.getListAttribute('jwt_validation_pubkeys');
  }

  /** The issuer that tokens must name. Null if tokens of any issuer that one of the keys has signed are accepted. */
  public get boundIssuer(): string {
    return this.getStringAttribute('bound_issuer');
  }

  /** The signature algorithms of tokens that are accepted. Null if the service decides. */
  public get jwtSupportedAlgs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('jwt_supported_algs')));
  }

  /** The name of the role of logins that name none. Null if each login must name a role. */
  public get defaultRole(): string {
    return this.getStringAttribute('default_role');
  }

  /** The client ID of the service at the issuer. Null if there are no logins in a browser. */
  public get oidcClientId(): string {
    return this.getStringAttribute('oidc_client_id');
  }

  /** How the issuer returns the result of a login in a browser. Null if it is `query`. */
  public get oidcResponseMode(): string {
    return this.getStringAttribute('oidc_response_mode');
  }

  /** What the issuer returns after a login in a browser. Null if it is `code`. */
  public get oidcResponseTypes(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('oidc_response_types')));
  }

  /** The settings of an issuer that needs special treatment. Null if the issuer needs no special treatment. */
  public get providerConfig(): StringMap {
    return new StringMap(this, 'provider_config');
  }

  /** Whether the namespace is part of the state of a login in a browser. Null if the service does not report it. */
  public get namespaceInState(): IResolvable {
    return this.getBooleanAttribute('namespace_in_state');
  }

  /** The server names that the certificate of the issuer may have. Null if the certificate must have the name in the URL. */
  public get overrideAllowedServerNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('override_allowed_server_names')));
  }

  /** Whether the service can use the configuration: `valid` or `invalid`. Null if the service does not report it. */
  public get status(): string {
    return this.getStringAttribute('status');
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
}
