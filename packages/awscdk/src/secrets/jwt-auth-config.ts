// Written from src/handlers/secrets/jwt-auth-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { JwtAlgorithm, OidcResponseMode, OidcResponseType } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';
import { SecretReference } from '../secret-reference';

/** The properties of `JwtAuthConfig`. */
export interface JwtAuthConfigProps extends LintelResourceProps {
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
   * The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it.
   * `oidcClientSecret` requires `oidcClientId`.
   *
   * @default - there are no logins in a browser
   */
  readonly oidcClientSecret?: SecretReference;
  /**
   * The version of the secret. Increase it when the value of the secret changes: CloudFormation compares templates, which contain
   * only the reference. `oidcClientSecretVersion` requires `oidcClientSecret`.
   *
   * @default - a new value is sent with the next update of the resource that sends the secret
   */
  readonly oidcClientSecretVersion?: number;
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
 * The CloudFormation type is `Custom::LintelJwtAuthConfig`.
 */
export class JwtAuthConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelJwtAuthConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: JwtAuthConfigProps) {
    super(scope, id, 'JwtAuthConfig', props);
  }

  /** The API path of the object. This is also its import id. */
  public get id(): string {
    return this._string('Id');
  }

  /** The path that the auth method is mounted at, without the leading `auth/`. */
  public get mount(): string {
    return this._string('Mount');
  }

  /** Whether the service can use the configuration: `valid` or `invalid`. If the service does not report it, a reference to it fails. */
  public get status(): string {
    return this._string('Status');
  }
}
