/** Resolves the login from the provider block, our variables, or the environment. Reads no proof. */
import { existsSync } from 'fs';
import { InvalidConnection } from '../errors';
import type { ConnectionInput } from '../families/settings';
import type { LoginPlace } from './login-place';
import { LoginInput, LoginMethod, LoginSettings, Proof, SERVICE_ACCOUNT_FILE } from './login-settings';

type Environment = LoginSettings['environment'];

/** Without a place: the login that the environment clearly provides, if any. Throws `InvalidConnection`. */
export function resolveLogin(
  place: LoginPlace | undefined,
  { login }: ConnectionInput,
  environment: Environment,
): LoginSettings | undefined {
  const found =
    place === 'block'
      ? { input: login!, source: 'the provider block' }
      : place === 'variables'
        ? { input: fromVariables(environment), source: 'LINTEL_SECRETS_LOGIN' }
        : recognized(environment);
  if (!found) return undefined;
  const method = methodOf(found.input);
  const namespace = place === 'block' ? login!.namespace : variable(environment, 'NAMESPACE');
  return {
    method,
    ...(namespace && { namespace: withoutSlashes(namespace) }),
    source: found.source,
    words: wordsFor(method),
    environment,
  };
}

function wordsFor(method: LoginMethod): string {
  switch (method.kind) {
    case 'token_file':
      return `the token file ${method.file}`;
    case 'path':
      return `the login at \`${method.path}\``;
    default:
      return `the login by ${method.kind} at \`auth/${method.mount}\``;
  }
}

/** Empty texts count as absent, as in shells. */
function methodOf(input: LoginInput): LoginMethod {
  const given = METHODS.filter((name) => input[name] !== undefined);
  const [name, second] = given;
  if (name === undefined || second !== undefined) {
    throw invalid(
      `\`secrets.login\` must have exactly one method (${METHODS.map(spelled).join(', ')}); it has ${given.length === 0 ? 'none' : given.map(spelled).join(' and ')}.`,
    );
  }
  const { jwt, kubernetes, approle, cert, aws, path } = input;
  if (jwt) return jwtMethod(jwt);
  if (kubernetes) {
    const { mount, role, tokenFile } = kubernetes;
    return {
      kind: 'kubernetes',
      mount: mountOf(mount, 'kubernetes'),
      role: needed(role, 'kubernetes.role', 'ROLE'),
      proof: { from: 'file', file: tokenFile || SERVICE_ACCOUNT_FILE },
    };
  }
  if (approle) return approleMethod(approle);
  if (cert) {
    const { mount, role, clientCertFile, clientKeyFile } = cert;
    return {
      kind: 'cert',
      mount: mountOf(mount, 'cert'),
      ...(role && { role }),
      clientCertFile: needed(clientCertFile, 'cert.client_cert_file', 'CLIENT_CERT_FILE'),
      clientKeyFile: needed(clientKeyFile, 'cert.client_key_file', 'CLIENT_KEY_FILE'),
    };
  }
  if (aws) {
    const { mount, role, region, stsEndpoint, headerValue } = aws;
    return {
      kind: 'aws',
      mount: mountOf(mount, 'aws'),
      ...(role && { role }),
      ...(region && { region }),
      ...(stsEndpoint && { stsEndpoint }),
      ...(headerValue && { headerValue }),
    };
  }
  if (path) {
    const at = withoutSlashes(needed(path.path, 'path.path'));
    if (!isPath(at) || !/^auth\/./.test(at)) {
      throw invalid('`secrets.login.path.path` must be a path below `/v1` that begins with `auth/`.');
    }
    return { kind: 'path', path: at, parameters: path.parameters ?? {} };
  }
  return { kind: 'token_file', file: needed(input.tokenFile, 'token_file', 'TOKEN_FILE') };
}

const METHODS = ['jwt', 'kubernetes', 'approle', 'cert', 'aws', 'tokenFile', 'path'] as const;

function spelled(name: (typeof METHODS)[number]): string {
  return name === 'tokenFile' ? '`token_file`' : `\`${name}\``;
}

function jwtMethod({
  mount,
  role,
  token,
  tokenFile,
  tokenVariable,
  audience,
  tag,
}: NonNullable<LoginInput['jwt']>): LoginMethod {
  const proof = proofOf(
    { value: token, file: tokenFile, variable: tokenVariable },
    { value: 'jwt.token', file: 'jwt.token_file', variable: 'jwt.token_variable' },
  );
  return {
    kind: 'jwt',
    mount: mountOf(mount, 'jwt'),
    ...(role && { role }),
    ...(proof && { proof }),
    ...(audience && { audience }),
    ...(tag && { tag }),
  };
}

function approleMethod({
  mount,
  roleId,
  secretId,
  secretIdFile,
  secretIdVariable,
  wrapped = false,
}: NonNullable<LoginInput['approle']>): LoginMethod {
  const proof = proofOf(
    { value: secretId, file: secretIdFile, variable: secretIdVariable },
    { value: 'approle.secret_id', file: 'approle.secret_id_file', variable: 'approle.secret_id_variable' },
  );
  if (!proof) {
    throw invalid(
      'The login by approle has no secret id. Set one of `secret_id`, `secret_id_file` and `secret_id_variable`, or LINTEL_SECRETS_LOGIN_SECRET_ID or LINTEL_SECRETS_LOGIN_SECRET_ID_FILE.',
    );
  }
  return {
    kind: 'approle',
    mount: mountOf(mount, 'approle'),
    roleId: needed(roleId, 'approle.role_id', 'ROLE_ID'),
    proof,
    wrapped,
  };
}

function proofOf(
  { value, file, variable: named }: { readonly value?: string; readonly file?: string; readonly variable?: string },
  names: { readonly value: string; readonly file: string; readonly variable: string },
): Proof | undefined {
  const given = [value && names.value, file && names.file, named && names.variable].filter(Boolean);
  if (given.length > 1) {
    throw invalid(`The login has ${given.map((name) => `\`${name}\``).join(' and ')}. Set only one.`);
  }
  if (value) return { from: 'value', value, source: `\`secrets.login.${names.value}\`` };
  if (file) return { from: 'file', file };
  return named ? { from: 'variable', variable: named } : undefined;
}

/** The variables that each method reads, besides those that all methods read. */
const VARIABLES: { readonly [method: string]: readonly string[] } = {
  jwt: ['MOUNT', 'ROLE', 'AUDIENCE', 'JWT', 'TOKEN_FILE'],
  kubernetes: ['MOUNT', 'ROLE', 'TOKEN_FILE'],
  approle: ['MOUNT', 'ROLE_ID', 'SECRET_ID', 'SECRET_ID_FILE', 'WRAPPED'],
  cert: ['MOUNT', 'ROLE', 'CLIENT_CERT_FILE', 'CLIENT_KEY_FILE'],
  aws: ['MOUNT', 'ROLE', 'REGION', 'STS_ENDPOINT', 'HEADER_VALUE'],
  token_file: ['TOKEN_FILE'],
};

/** A proof of another method next to the chosen one is a mistake, whereas a mount, a role or an audience may serve several jobs. */
const PROOFS: ReadonlySet<string> = new Set([
  'JWT',
  'TOKEN_FILE',
  'ROLE_ID',
  'SECRET_ID',
  'SECRET_ID_FILE',
  'WRAPPED',
  'CLIENT_CERT_FILE',
  'CLIENT_KEY_FILE',
]);

function fromVariables(env: Environment): LoginInput {
  const method = env.LINTEL_SECRETS_LOGIN!;
  const own = Object.hasOwn(VARIABLES, method) ? VARIABLES[method] : undefined;
  if (!own) {
    throw invalid(`LINTEL_SECRETS_LOGIN must be one of ${Object.keys(VARIABLES).join(', ')}.`);
  }
  const foreign = [...PROOFS].find((name) => variable(env, name) && !own.includes(name));
  if (foreign !== undefined) {
    throw invalid(
      `LINTEL_SECRETS_LOGIN is \`${method}\`, and LINTEL_SECRETS_LOGIN_${foreign} belongs to another method. Remove one of the two.`,
    );
  }
  return inputFor(method, env);
}

function inputFor(method: string, env: Environment): LoginInput {
  const [mount, role] = [variable(env, 'MOUNT'), variable(env, 'ROLE')];
  switch (method) {
    case 'jwt':
      return { jwt: { mount, role, ...jwtProof(env), audience: variable(env, 'AUDIENCE') } };
    case 'kubernetes':
      return { kubernetes: { mount, role: role ?? '', tokenFile: variable(env, 'TOKEN_FILE') } };
    case 'approle':
      return {
        approle: {
          mount,
          roleId: variable(env, 'ROLE_ID') ?? '',
          ...secretIdProof(env),
          wrapped: flag(env, 'WRAPPED'),
        },
      };
    case 'cert':
      return {
        cert: {
          mount,
          role,
          clientCertFile: variable(env, 'CLIENT_CERT_FILE') ?? '',
          clientKeyFile: variable(env, 'CLIENT_KEY_FILE') ?? '',
        },
      };
    case 'aws':
      return {
        aws: {
          mount,
          role,
          region: variable(env, 'REGION'),
          stsEndpoint: variable(env, 'STS_ENDPOINT'),
          headerValue: variable(env, 'HEADER_VALUE'),
        },
      };
    default:
      return { tokenFile: variable(env, 'TOKEN_FILE') ?? '' };
  }
}

function jwtProof(env: Environment): { readonly tokenFile?: string; readonly tokenVariable?: string } {
  const [jwt, file] = [variable(env, 'JWT'), variable(env, 'TOKEN_FILE')];
  if (jwt && file) {
    throw invalid('LINTEL_SECRETS_LOGIN_JWT and LINTEL_SECRETS_LOGIN_TOKEN_FILE are both set. Remove one of the two.');
  }
  return { ...(jwt && { tokenVariable: 'LINTEL_SECRETS_LOGIN_JWT' }), ...(file && { tokenFile: file }) };
}

function secretIdProof(env: Environment): { readonly secretIdFile?: string; readonly secretIdVariable?: string } {
  const [id, file] = [variable(env, 'SECRET_ID'), variable(env, 'SECRET_ID_FILE')];
  if (id && file) {
    throw invalid(
      'LINTEL_SECRETS_LOGIN_SECRET_ID and LINTEL_SECRETS_LOGIN_SECRET_ID_FILE are both set. Remove one of the two.',
    );
  }
  return { ...(id && { secretIdVariable: 'LINTEL_SECRETS_LOGIN_SECRET_ID' }), ...(file && { secretIdFile: file }) };
}

/**
 * Found only in pipelines that have an identity. A pod always has a service account, whether or not it is meant for a login, so it counts only if a
 * role is configured.
 */
function recognized(env: Environment): { readonly input: LoginInput; readonly source: string } | undefined {
  const jwt = SURROUNDINGS.find(({ isHere }) => isHere(env));
  if (jwt) return { input: inputFor('jwt', env), source: jwt.what };
  if (variable(env, 'ROLE') && existsSync(variable(env, 'TOKEN_FILE') ?? SERVICE_ACCOUNT_FILE)) {
    return { input: inputFor('kubernetes', env), source: 'the service account of the pod' };
  }
  return undefined;
}

const SURROUNDINGS: readonly { readonly what: string; isHere(env: Environment): boolean }[] = [
  { what: 'LINTEL_SECRETS_LOGIN_JWT', isHere: (env) => Boolean(variable(env, 'JWT')) },
  {
    what: 'the GitHub Actions job',
    isHere: (env) => Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN),
  },
  { what: 'TFC_WORKLOAD_IDENTITY_TOKEN', isHere: (env) => Boolean(env.TFC_WORKLOAD_IDENTITY_TOKEN) },
  {
    what: 'the GitLab job',
    isHere: (env) => Boolean(env.GITLAB_CI && (env.LINTEL_ID_TOKEN || env.VAULT_ID_TOKEN)),
  },
];

function variable(env: Environment, name: string): string | undefined {
  return env[`LINTEL_SECRETS_LOGIN_${name}`] || undefined;
}

function flag(env: Environment, name: string): boolean {
  const text = variable(env, name);
  if (text === undefined || /^(0|false)$/i.test(text)) return false;
  if (/^(1|true)$/i.test(text)) return true;
  throw invalid(`LINTEL_SECRETS_LOGIN_${name} must be \`true\` or \`false\`.`);
}

function needed(value: string | undefined, member: string, suffix?: string): string {
  if (value) return value;
  throw invalid(
    `The login lacks \`secrets.login.${member}\`${suffix === undefined ? '' : `, or LINTEL_SECRETS_LOGIN_${suffix}`}. Set it.`,
  );
}

/** The mount is always below `auth/`, so that no proof is posted to another part of the service. */
function mountOf(value: string | undefined, standard: string): string {
  const mount = withoutSlashes(value || standard);
  if (isPath(mount) && !mount.startsWith('auth/')) return mount;
  throw invalid(
    'The mount of the login must be the path of the auth mount without `auth/`, such as `github`. Change `mount` of the method, or LINTEL_SECRETS_LOGIN_MOUNT.',
  );
}

/** Path segments, none of which may lead upwards. */
function isPath(text: string): boolean {
  return text.split('/').every((segment) => /^[^\s?#]+$/.test(segment) && !/^\.{1,2}$/.test(segment));
}

function withoutSlashes(text: string): string {
  return text.replace(/^\/+|\/+$/g, '');
}

function invalid(message: string): InvalidConnection {
  return new InvalidConnection('secrets', message);
}
