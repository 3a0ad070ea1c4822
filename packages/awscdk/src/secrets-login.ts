import { SecretReference } from './secret-reference';

/** What all logins to the secrets service have in common. */
export interface LoginOptions {
  /**
   * The path that the auth method is mounted at, without `auth/`.
   *
   * @default - the name of the method: `aws`, `approle` or `jwt`
   */
  readonly mount?: string;

  /**
   * The namespace of the auth method.
   *
   * @default - the namespace of the connection
   */
  readonly namespace?: string;
}

/** A login with the role of the function. */
export interface AwsLoginOptions extends LoginOptions {
  /**
   * The role of the auth method.
   *
   * @default - the name of the role of the function
   */
  readonly role?: string;

  /**
   * The region of AWS STS.
   *
   * @default - the region of the function
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

/** A login with an AppRole. */
export interface AppRoleLoginOptions extends LoginOptions {
  /** The role ID of the AppRole. */
  readonly roleId: string;

  /** The secret ID. It must be usable more than once: each execution environment of the function logs in for itself. */
  readonly secretId: SecretReference;
}

/** A login with a JWT that another program stores. */
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

  /** The JWT. */
  readonly token: SecretReference;
}

/**
 * How the function logs in to the secrets service, instead of with a token that is stored. Each execution environment logs in once, and keeps
 * its token in memory for two thirds of its life. The token is not revoked, because an execution environment ends without notice: give the
 * role of the auth method a short `token_max_ttl`, or the token type `batch`.
 */
export class SecretsLogin {
  /**
   * Logs in with the role of the function, so that no secret is stored: with a signed request to AWS STS.
   *
   * @param options the role of the auth method
   */
  public static aws(options: AwsLoginOptions = {}): SecretsLogin {
    const { region, stsEndpoint, headerValue, role } = options;
    return new SecretsLogin('aws', options, {
      ROLE: role,
      REGION: region,
      STS_ENDPOINT: stsEndpoint,
      HEADER_VALUE: headerValue,
    });
  }

  /**
   * Logs in with an AppRole.
   *
   * @param options the role ID and the secret ID
   */
  public static appRole(options: AppRoleLoginOptions): SecretsLogin {
    const { roleId, secretId } = options;
    return new SecretsLogin('approle', options, { ROLE_ID: roleId }, { name: 'SECRET_ID', secret: secretId });
  }

  /**
   * Logs in with a JWT that another program stores in Secrets Manager or Systems Manager.
   *
   * @param options the JWT and the role
   */
  public static jwt(options: JwtLoginOptions): SecretsLogin {
    const { role, audience, token } = options;
    return new SecretsLogin('jwt', options, { ROLE: role, AUDIENCE: audience }, { name: 'JWT', secret: token });
  }

  private constructor(
    private readonly method: string,
    private readonly place: LoginOptions,
    private readonly settings: { readonly [name: string]: string | undefined },
    private readonly proof?: { readonly name: string; readonly secret: SecretReference },
  ) {}

  /**
   * The environment of the function.
   *
   * @internal
   */
  public _variables(): { [name: string]: string | undefined } {
    const { method, place, proof, settings } = this;
    const named = {
      MOUNT: place.mount,
      NAMESPACE: place.namespace,
      ...settings,
      ...(proof && { [`${proof.name}_REFERENCE`]: proof.secret._text() }),
    };
    return {
      LINTEL_SECRETS_LOGIN: method,
      ...Object.fromEntries(Object.entries(named).map(([name, value]) => [`LINTEL_SECRETS_LOGIN_${name}`, value])),
    };
  }

  /**
   * The secret that the function reads for a login. Undefined if it needs none.
   *
   * @internal
   */
  public _secret(): SecretReference | undefined {
    return this.proof?.secret;
  }

  /**
   * The problems of the settings, each with the name of the property.
   *
   * @internal
   */
  public _problems(): string[] {
    const { place, settings } = this;
    const { mount, namespace } = place;
    const empty = Object.entries({ mount, namespace, ...settings }).filter(([, value]) => value === '');
    return [
      ...empty.map(([name]) => `${PROPERTIES[name] ?? name}: It must not be empty. Omit it to use the default.`),
      ...(mount?.startsWith('auth/')
        ? [`mount: It must not begin with \`auth/\`. Specify \`${mount.slice(5)}\`.`]
        : []),
    ];
  }
}

/** The properties that the variables are set from. */
const PROPERTIES: { readonly [variable: string]: string } = {
  ROLE: 'role',
  REGION: 'region',
  STS_ENDPOINT: 'stsEndpoint',
  HEADER_VALUE: 'headerValue',
  ROLE_ID: 'roleId',
  AUDIENCE: 'audience',
};
