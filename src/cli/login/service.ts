import { resolveSecretsConnection } from '../../clients/connection';
import { InvalidConnection } from '../../clients/errors';
import { LOGIN_OPTIONS } from '../../clients/families/input-names';
import { isObject } from '../../clients/json-api';
import { openLogin } from '../../clients/login';
import { SecretsClient } from '../../clients/secrets';
import { reportConnection } from '../report-connection';
import { VERSION } from '../version';

/** The options of the command line. Each stands for the variable with the same name. */
export interface LoginSettings {
  readonly address?: string;
  readonly dialect?: string;
  readonly namespace?: string;
  readonly caCertFile?: string;
  readonly method?: string;
  readonly mount?: string;
  readonly role?: string;
  readonly loginNamespace?: string;
  readonly audience?: string;
  readonly tokenFile?: string;
  readonly roleId?: string;
  readonly secretIdFile?: string;
  readonly wrapped?: true;
  readonly clientCertFile?: string;
  readonly clientKeyFile?: string;
}

/** The identity of the token, as the service reports it. */
export interface Caller {
  readonly displayName: string;
  readonly policies: readonly string[];
  /** Seconds; 0 if the token does not expire. */
  readonly ttl: number;
  readonly renewable: boolean;
  readonly batch: boolean;
}

export interface LoginService {
  readonly address: string;
  /** "the login by jwt at `auth/github`" */
  readonly words: string;
  /** Logs in and renews the token from then on. */
  logIn(signal: AbortSignal): Promise<string>;
  /** The environment of a command that uses the token. */
  environmentWith(token: string): NodeJS.ProcessEnv;
  lookUp(signal: AbortSignal): Promise<Caller>;
  /** Whether the token reached its maximum lifetime and was replaced, which a running command cannot notice. */
  hasReplaced(token: string): Promise<boolean>;
  /** Revokes the token. */
  close(): Promise<void>;
}

/** This is the entry point of a separate bundle, which the other commands do not load. */
export function openLoginService(settings: LoginSettings, own: NodeJS.ProcessEnv): LoginService {
  const env = { ...own, ...variablesOf(settings) };
  const { caCertFile } = settings;
  const connection = resolveSecretsConnection({ caCertFile }, env, LOGIN_OPTIONS);
  if (!connection.login) {
    throw new InvalidConnection(
      'secrets',
      `there is nothing to log in with: the token comes from ${connection.tokenSource}. Set LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_LOGIN, or give --address and --method.`,
    );
  }
  const options = { ...reportConnection('secrets', connection), userAgent: `lintel/${VERSION}` };
  const login = openLogin(connection, options);
  const client = new SecretsClient(connection, { ...options, login });
  return {
    address: connection.address,
    words: connection.login.words,
    logIn: (signal) => login.token(signal),
    environmentWith: (token) => ({
      ...withoutLogin(env),
      LINTEL_SECRETS_ADDRESS: connection.address,
      LINTEL_SECRETS_TOKEN: token,
      LINTEL_SECRETS_DIALECT: connection.dialect,
      ...(connection.namespace && { LINTEL_SECRETS_NAMESPACE: connection.namespace }),
    }),
    lookUp: async (signal) => callerIn((await client.get('/auth/token/lookup-self', undefined, { signal })).data),
    hasReplaced: async (token) => (await login.token().catch(() => token)) !== token,
    close: async () => {
      await login.end();
      client.close();
    },
  };
}

function variablesOf(settings: LoginSettings): NodeJS.ProcessEnv {
  const { address, dialect, namespace, method, wrapped, ...login } = settings;
  const variables = {
    LINTEL_SECRETS_ADDRESS: address,
    LINTEL_SECRETS_DIALECT: dialect,
    LINTEL_SECRETS_NAMESPACE: namespace,
    LINTEL_SECRETS_LOGIN: method,
    LINTEL_SECRETS_LOGIN_MOUNT: login.mount,
    LINTEL_SECRETS_LOGIN_ROLE: login.role,
    LINTEL_SECRETS_LOGIN_NAMESPACE: login.loginNamespace,
    LINTEL_SECRETS_LOGIN_AUDIENCE: login.audience,
    LINTEL_SECRETS_LOGIN_TOKEN_FILE: login.tokenFile,
    LINTEL_SECRETS_LOGIN_ROLE_ID: login.roleId,
    LINTEL_SECRETS_LOGIN_SECRET_ID_FILE: login.secretIdFile,
    LINTEL_SECRETS_LOGIN_WRAPPED: wrapped && 'true',
    LINTEL_SECRETS_LOGIN_CLIENT_CERT_FILE: login.clientCertFile,
    LINTEL_SECRETS_LOGIN_CLIENT_KEY_FILE: login.clientKeyFile,
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}

/** The command gets the token but nothing that would allow another login. */
function withoutLogin(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^LINTEL_SECRETS_LOGIN(_|$)/.test(name)));
}

function callerIn(data: unknown): Caller {
  const { display_name, policies, ttl, renewable, type } = isObject(data) ? data : {};
  return {
    displayName: typeof display_name === 'string' ? display_name : '',
    policies: Array.isArray(policies) ? policies.filter((policy) => typeof policy === 'string') : [],
    ttl: typeof ttl === 'number' ? ttl : 0,
    renewable: renewable === true,
    batch: type === 'batch',
  };
}
