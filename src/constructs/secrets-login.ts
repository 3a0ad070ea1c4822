/** What most logins to the secrets service have in common. */
export interface LoginOptions {
  /**
   * The path that the auth method is mounted at, without `auth/`.
   *
   * @default - the name of the method: `jwt`, `kubernetes`, `approle`, `cert` or `aws`
   */
  readonly mount?: string;

  /**
   * The namespace of the auth method.
   *
   * @default - the namespace of the connection
   */
  readonly namespace?: string;
}

/** A login with a JWT. */
export interface JwtLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the default role of the auth method
   */
  readonly role?: string;

  /**
   * The audience that the JWT must have.
   *
   * @default - the audience is not checked before the login
   */
  readonly audience?: string;

  /**
   * The JWT. Take it from a variable or an ephemeral resource: a literal is stored in cdk.tf.json.
   *
   * @default - `tokenFile` or `tokenVariable`
   */
  readonly token?: string;

  /**
   * The path of a file with the JWT, which is read for each login.
   *
   * @default - `token` or `tokenVariable`
   */
  readonly tokenFile?: string;

  /**
   * The name of an environment variable of the provider with the JWT.
   *
   * @default - `token` or `tokenFile`
   */
  readonly tokenVariable?: string;
}

/** A login by a job of GitHub Actions, which needs the permission `id-token: write`. */
export interface GitHubActionsLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the default role of the auth method
   */
  readonly role?: string;

  /**
   * The audience of the JWT that GitHub issues.
   *
   * @default - GitHub's default, the URL of the owner of the repository
   */
  readonly audience?: string;
}

/** A login by a job of GitLab, which declares the JWT under `id_tokens`. */
export interface GitLabLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the default role of the auth method
   */
  readonly role?: string;

  /**
   * The audience that the JWT must have: `aud` under `id_tokens`.
   *
   * @default - the audience is not checked before the login
   */
  readonly audience?: string;

  /**
   * The name of the variable that the job declares under `id_tokens`.
   *
   * @default - `LINTEL_ID_TOKEN`, then `VAULT_ID_TOKEN`
   */
  readonly tokenVariable?: string;
}

/** A login by a run of HCP Terraform with its workload identity. */
export interface TerraformCloudLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the default role of the auth method
   */
  readonly role?: string;

  /**
   * The audience that the JWT must have: `TFC_WORKLOAD_IDENTITY_AUDIENCE` of the workspace.
   *
   * @default - the audience is not checked before the login
   */
  readonly audience?: string;

  /**
   * The tag of the token, if the workspace has several: `TFC_WORKLOAD_IDENTITY_TOKEN_<TAG>`.
   *
   * @default - `TFC_WORKLOAD_IDENTITY_TOKEN`
   */
  readonly tag?: string;
}

/** A login with the token of a Kubernetes service account. */
export interface KubernetesLoginOptions extends LoginOptions {
  /** The role of the auth method. */
  readonly role: string;

  /**
   * The path of the file with the token, which is read for each login.
   *
   * @default "/var/run/secrets/kubernetes.io/serviceaccount/token"
   */
  readonly tokenFile?: string;
}

/** A login with an AppRole. Set exactly one of `secretId`, `secretIdFile` and `secretIdVariable`. */
export interface AppRoleLoginOptions extends LoginOptions {
  /** The role ID of the AppRole. */
  readonly roleId: string;

  /**
   * The secret ID. Take it from a variable: a literal is stored in cdk.tf.json.
   *
   * @default - `secretIdFile` or `secretIdVariable`
   */
  readonly secretId?: string;

  /**
   * The path of a file with the secret ID, which is read for each login.
   *
   * @default - `secretId` or `secretIdVariable`
   */
  readonly secretIdFile?: string;

  /**
   * The name of an environment variable of the provider with the secret ID.
   *
   * @default - `secretId` or `secretIdFile`
   */
  readonly secretIdVariable?: string;

  /**
   * Whether the secret ID is a wrapping token, which can be unwrapped only once. Terraform starts the provider several times, so run it with
   * `lintel login -- terraform …` instead.
   *
   * @default false
   */
  readonly wrapped?: boolean;
}

/** A login with a TLS client certificate. */
export interface CertificateLoginOptions extends LoginOptions {
  /** The path of a PEM file with the certificate and its intermediate authorities. */
  readonly clientCertFile: string;

  /** The path of a PEM file with the private key. */
  readonly clientKeyFile: string;

  /**
   * The role of the auth method.
   *
   * @default - any role that accepts the certificate
   */
  readonly role?: string;
}

/** A login with the AWS identity of the process that runs Terraform. */
export interface AwsLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the name of the IAM role or user
   */
  readonly role?: string;

  /**
   * The region of AWS STS.
   *
   * @default - the region of the environment
   */
  readonly region?: string;

  /**
   * The address of AWS STS.
   *
   * @default - the address of STS in the region
   */
  readonly stsEndpoint?: string;

  /**
   * The value of the header that the auth method requires: its `iam_server_id_header_value`.
   *
   * @default - no header
   */
  readonly headerValue?: string;
}

/** A login to any other auth method. */
export interface PathLoginOptions {
  /** The path of the login, such as `auth/userpass/login/ada`. */
  readonly path: string;

  /**
   * The parameters of the request. Take secrets from variables: a literal is stored in cdk.tf.json.
   *
   * @default - none
   */
  readonly parameters?: { [name: string]: string };

  /**
   * The namespace of the auth method.
   *
   * @default - the namespace of the connection
   */
  readonly namespace?: string;
}

/** How the provider logs in to the secrets service, instead of with a token that lives for ever. */
export class SecretsLogin {
  /**
   * Logs in with a JWT that is given, or that a file or a variable has.
   *
   * @param options where the JWT is, and the role
   */
  public static jwt(options: JwtLoginOptions): SecretsLogin {
    const { token, tokenFile, tokenVariable, ...settings } = options;
    if ([token, tokenFile, tokenVariable].every((source) => source === undefined)) {
      throw new Error('SecretsLogin.jwt: Set one of token, tokenFile and tokenVariable.');
    }
    return SecretsLogin.by('jwt', settings, { token, tokenFile, tokenVariable });
  }

  /**
   * Logs in with the JWT that GitHub Actions issues to the job.
   *
   * @param options the role and the audience
   */
  public static gitHubActions(options: GitHubActionsLoginOptions = {}): SecretsLogin {
    return SecretsLogin.by('jwt', options);
  }

  /**
   * Logs in with the JWT that GitLab issues to the job.
   *
   * @param options the role and the variable
   */
  public static gitLab(options: GitLabLoginOptions = {}): SecretsLogin {
    const { tokenVariable, ...settings } = options;
    return SecretsLogin.by('jwt', settings, { tokenVariable });
  }

  /**
   * Logs in with the workload identity that HCP Terraform issues to the run.
   *
   * @param options the role and the tag
   */
  public static terraformCloud(options: TerraformCloudLoginOptions = {}): SecretsLogin {
    return SecretsLogin.by('jwt', options);
  }

  /**
   * Logs in with the token of a Kubernetes service account.
   *
   * @param options the role and the file
   */
  public static kubernetes(options: KubernetesLoginOptions): SecretsLogin {
    return SecretsLogin.by('kubernetes', options);
  }

  /**
   * Logs in with an AppRole.
   *
   * @param options the role ID, and where the secret ID is
   */
  public static appRole(options: AppRoleLoginOptions): SecretsLogin {
    const { secretId, secretIdFile, secretIdVariable, ...settings } = options;
    return SecretsLogin.by('approle', settings, { secretId, secretIdFile, secretIdVariable });
  }

  /**
   * Logs in with a TLS client certificate, which is used for every request.
   *
   * @param options the files of the certificate and its key
   */
  public static certificate(options: CertificateLoginOptions): SecretsLogin {
    return SecretsLogin.by('cert', options);
  }

  /**
   * Logs in with the AWS identity of the process that runs Terraform, such as the role of a build server: with a signed request to AWS STS.
   *
   * @param options the role of the auth method
   */
  public static aws(options: AwsLoginOptions = {}): SecretsLogin {
    return SecretsLogin.by('aws', options);
  }

  /**
   * Takes the token from a file that another program keeps, such as an agent. The file is read again when the service refuses the token.
   *
   * @param file the path of the file
   */
  public static tokenFile(file: string): SecretsLogin {
    return new SecretsLogin({ tokenFile: file });
  }

  /**
   * Logs in to any other auth method: with a POST of the parameters to its path.
   *
   * @param options the path and the parameters
   */
  public static path(options: PathLoginOptions): SecretsLogin {
    return SecretsLogin.by('path', options);
  }

  /** The namespace applies to every method, so it is next to them. */
  private static by(method: string, options: object, source: object = {}): SecretsLogin {
    const { namespace, ...settings } = options as PathLoginOptions;
    return new SecretsLogin({ [method]: { ...settings, source: new Chosen(source) } }, namespace);
  }

  private constructor(
    private readonly method: object,
    private readonly namespace?: string,
  ) {}

  /**
   * The attributes that this choice sets.
   *
   * @internal
   */
  public _attributes(): object {
    return { login: { namespace: this.namespace, method: new Chosen(this.method) } };
  }
}

/** One of several groups of attributes. */
class Chosen {
  constructor(private readonly attributes: object) {}

  public _attributes(): object {
    return this.attributes;
  }
}
