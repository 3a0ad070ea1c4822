/** What is configured of a `LintelProvider`. All of it may come from the environment instead. */
export interface LintelProviderProps {
  /**
   * The infrastructure platform.
   *
   * @default - the environment configures it
   */
  readonly platform?: LintelProviderPlatform;

  /**
   * The secrets service.
   *
   * @default - the environment configures it
   */
  readonly secrets?: LintelProviderSecrets;

  /**
   * The name that tells several providers of one stack apart.
   *
   * @default - it is the stack's default provider
   */
  readonly alias?: string;

  /**
   * Whether the synthesis places the provider beside the stack's configuration, with an entry in its lock file. Without it, Terraform
   * must find the provider by itself: in a mirror, or in `~/.terraform.d/plugins`.
   *
   * @default - true, unless the environment has LINTEL_SELF_INSTALL=0
   */
  readonly selfInstall?: boolean;
}

/** How the infrastructure platform is reached. Address and token belong together: give both, or neither. */
export interface LintelProviderPlatform {
  /**
   * The address of the platform, `http` or `https`.
   *
   * @default - `LINTEL_PLATFORM_ADDRESS` of the environment, else what `TFE_ADDRESS`, `TFE_HOSTNAME` or the credentials file say
   */
  readonly address?: string;

  /**
   * The token that requests carry. Take it from a variable: a literal stands in cdk.tf.json.
   *
   * @default - `LINTEL_PLATFORM_TOKEN` of the environment, where the address comes from here or from `LINTEL_` variables too
   */
  readonly token?: string;

  /**
   * Whose names the service speaks.
   *
   * @default - `LINTEL_PLATFORM_DIALECT` of the environment, else `standard`
   */
  readonly dialect?: PlatformDialect;

  /**
   * A file with certificates of authorities to trust, in PEM.
   *
   * @default - the authorities that Node.js trusts count
   */
  readonly caCertFile?: string;

  /**
   * How many requests to send in a second at most. At least 0.1.
   *
   * @default - the limit that the service announces counts
   */
  readonly requestsPerSecond?: number;
}

/** How the secrets service is reached. Address and token belong together: give both, or neither. */
export interface LintelProviderSecrets {
  /**
   * The address of the secrets service, `http` or `https`.
   *
   * @default - `LINTEL_SECRETS_ADDRESS` of the environment, else what the `VAULT_` or `BAO_` variables say
   */
  readonly address?: string;

  /**
   * The token that requests carry. Take it from a variable: a literal stands in cdk.tf.json.
   *
   * @default - `LINTEL_SECRETS_TOKEN` of the environment, where the address comes from here or from `LINTEL_` variables too
   */
  readonly token?: string;

  /**
   * Whose names the service speaks.
   *
   * @default - `LINTEL_SECRETS_DIALECT` of the environment, else `standard`
   */
  readonly dialect?: SecretsDialect;

  /**
   * A file with certificates of authorities to trust, in PEM.
   *
   * @default - the authorities that Node.js trusts count
   */
  readonly caCertFile?: string;

  /**
   * The namespace that requests are sent to.
   *
   * @default - `LINTEL_SECRETS_NAMESPACE` of the environment, else the root namespace
   */
  readonly namespace?: string;

  /**
   * Further nodes of the service, as `host` or `host:port`. A request that is redirected to one of them, as standby nodes do, is sent there
   * with its token and its body. The host of the address needs no mention, whatever the port.
   *
   * @default - `LINTEL_SECRETS_REDIRECT_HOSTS` of the environment, with commas between the hosts, else the host of the address alone
   */
  readonly redirectHosts?: string[];

  /**
   * How many requests to send in a second at most. At least 0.1.
   *
   * @default - the limit that the service announces counts
   */
  readonly requestsPerSecond?: number;
}

/** Whose names a platform speaks. */
export enum PlatformDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of HCP Terraform and Terraform Enterprise. */
  HCP = 'hcp',
}

/** Whose names a secrets service speaks. */
export enum SecretsDialect {
  /** The names of the specification. */
  STANDARD = 'standard',

  /** The names of Vault. */
  VAULT = 'vault',

  /** The names of OpenBao. */
  OPENBAO = 'openbao',
}
