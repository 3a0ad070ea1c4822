// Written from src/handlers/secrets/jwt-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { Fn, IResolvable, ImportableResource, StringMap, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { JwtAlgorithm, OidcResponseMode, OidcResponseType } from './vocabularies';
import { jwtAuthConfig } from '../../handlers/secrets/jwt-auth-config/definition';
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
   * Pass the value of an ephemeral variable (`variable.addOverride('ephemeral', true)`) or of an ephemeral resource: a literal is
   * rejected, because it would be stored in cdk.tf.json and in the plan file.
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

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this.getStringAttribute('mount');
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

  /** The URL of a JSON Web Key Set. The service fetches it when the configuration is written. */
  public get jwksUrl(): string {
    return this.getStringAttribute('jwks_url');
  }

  /** The CA certificates that `jwksUrl` is verified with. */
  public get jwksCaPem(): string {
    return this.getStringAttribute('jwks_ca_pem');
  }

  /** The keys that tokens are verified with, in any order: public keys or certificates. */
  public get jwtValidationPubkeys(): string[] {
    return this.getListAttribute('jwt_validation_pubkeys');
  }

  /** The issuer that tokens must name in the claim `iss`. */
  public get boundIssuer(): string {
    return this.getStringAttribute('bound_issuer');
  }

  /** The signature algorithms of tokens that are accepted. */
  public get jwtSupportedAlgs(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('jwt_supported_algs')));
  }

  /** The name of the role of logins that name none. */
  public get defaultRole(): string {
    return this.getStringAttribute('default_role');
  }

  /** The client ID of the service at the issuer, for logins in a browser. Requires `oidcClientSecretWo` or `oidcClientSecret`. */
  public get oidcClientId(): string {
    return this.getStringAttribute('oidc_client_id');
  }

  /**
   * The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it. The
   * value is stored in state: prefer `oidcClientSecretWo`.
   */
  public get oidcClientSecret(): string {
    return this.getStringAttribute('oidc_client_secret');
  }

  /** The version of `oidcClientSecretWo`. If set, `oidcClientSecretWo` is sent again only when the version changes. */
  public get oidcClientSecretWoVersion(): number {
    return this.getNumberAttribute('oidc_client_secret_wo_version');
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
  public get namespaceInState(): IResolvable {
    return this.getBooleanAttribute('namespace_in_state');
  }

  /**
   * The server names that the certificate of the issuer may have instead of the one in the URL. Only supported with the dialect
   * `openbao`.
   */
  public get overrideAllowedServerNames(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('override_allowed_server_names')));
  }

  /** Whether the configuration is stored although the keys cannot be fetched. Only supported with the dialect `openbao`. */
  public get skipJwksValidation(): IResolvable {
    return this.getBooleanAttribute('skip_jwks_validation');
  }

  /** Whether the service can use the configuration: `valid` or `invalid`. Null if the service does not report it. */
  public get status(): string {
    return this.getStringAttribute('status');
  }

  /** How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one. */
  public get secretsRevision(): number {
    return this.getNumberAttribute('secrets_revision');
  }
}
