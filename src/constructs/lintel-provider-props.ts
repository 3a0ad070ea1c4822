import { SecretsLogin } from './secrets-login';

/** The properties of a `LintelProvider`. The environment can provide all of them instead. */
export interface LintelProviderProps {
  /**
   * The infrastructure platform.
   *
   * @default - configured by the environment
   */
  readonly platform?: LintelProviderPlatform;

  /**
   * The secrets service.
   *
   * @default - configured by the environment
   */
  readonly secrets?: LintelProviderSecrets;

  /**
   * The alias, if a stack has several Lintel providers.
   *
   * @default - the stack's default provider
   */
  readonly alias?: string;

  /**
   * Whether synthesis places the provider into the stack's folder, with an entry in the lock file. If false, Terraform must find
   * the provider elsewhere: in a mirror, or in `~/.terraform.d/plugins`.
   *
   * @default - true, unless LINTEL_SELF_INSTALL is 0 in the environment
   */
  readonly selfInstall?: boolean;
}

/** Connection settings of the infrastructure platform. Set both address and token, or neither. */
export interface LintelProviderPlatform {
  /**
   * The address of the platform, with `http` or `https`.
   *
   * @default - `LINTEL_PLATFORM_ADDRESS`, then `TFE_ADDRESS`, `TFE_HOSTNAME` or the credentials file
   */
  readonly address?: string;

  /**
   * The token for requests. Take it from a variable: a literal is stored in cdk.tf.json.
   *
   * @default - `LINTEL_PLATFORM_TOKEN`, if the address comes from here or from `LINTEL_` variables
   */
  readonly token?: string;

  /**
   * The dialect of the service's API.
   *
   * @default - `LINTEL_PLATFORM_DIALECT`, else `standard`
   */
  readonly dialect?: PlatformDialect;

  /**
   * The organization of resources and data sources that name none. Plans show it.
   *
   * @default - `LINTEL_PLATFORM_ORGANIZATION`, then `TFE_ORGANIZATION`
   */
  readonly organization?: string;

  /**
   * The path of a PEM file with CA certificates to trust.
   *
   * @default - the CAs that Node.js trusts
   */
  readonly caCertFile?: string;

  /**
   * The maximum number of requests per second, at least 0.1.
   *
   * @default - the limit that the service announces
   */
  readonly requestsPerSecond?: number;
}

/** Connection settings of the secrets service. Set the address together with a token or a login, or set none of them. */
export interface LintelProviderSecrets {
  /**
   * The address of the secrets service, with `http` or `https`.
   *
   * @default - `LINTEL_SECRETS_ADDRESS`, then the `VAULT_` or `BAO_` variables
   */
  readonly address?: string;

  /**
   * The token for requests. Take it from a variable: a literal is stored in cdk.tf.json.
   *
   * @default - `LINTEL_SECRETS_TOKEN`, if the address comes from here or from `LINTEL_` variables
   */
  readonly token?: string;

  /**
   * How the provider logs in, instead of with a token.
   *
   * @default - `LINTEL_SECRETS_LOGIN` and the variables that belong to it, if there is no token
   */
  readonly login?: SecretsLogin;

  /**
   * The dialect of the service's API.
   *
   * @default - `LINTEL_SECRETS_DIALECT`, else `standard`
   */
  readonly dialect?: SecretsDialect;

  /**
   * The path of a PEM file with CA certificates to trust.
   *
   * @default - the CAs that Node.js trusts
   */
  readonly caCertFile?: string;

  /**
   * The namespace for requests.
   *
   * @default - `LINTEL_SECRETS_NAMESPACE`, else the root namespace
   */
  readonly namespace?: string;

  /**
   * Further nodes of the service, as `host` or `host:port`. Requests that a standby node redirects to one of them are sent there
   * with token and body. The host of the address is always allowed, with any port.
   *
   * @default - the comma-separated hosts in `LINTEL_SECRETS_REDIRECT_HOSTS`, else only the host of the address
   */
  readonly redirectHosts?: string[];

  /**
   * The maximum number of requests per second, at least 0.1.
   *
   * @default - the limit that the service announces
   */
  readonly requestsPerSecond?: number;
}

/** The dialects of the platform's API. */
export enum PlatformDialect {
  /** The API of the specification. */
  STANDARD = 'standard',

  /** The API of HCP Terraform and Terraform Enterprise. */
  HCP = 'hcp',
}

/** The dialects of the secrets service's API. */
export enum SecretsDialect {
  /** The API of the specification. */
  STANDARD = 'standard',

  /** The API of Vault. */
  VAULT = 'vault',

  /** The API of OpenBao. */
  OPENBAO = 'openbao',
}
