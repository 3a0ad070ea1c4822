/** The JWT provided by the environment, for a login by jwt that does not say where its JWT comes from. */
import { existsSync } from 'fs';
import { LoginFailed } from '../errors';
import { GitHubRequest, requestGitHubToken } from './github-token';
import { LoginMethod, LoginSettings, SERVICE_ACCOUNT_FILE } from './login-settings';
import { ReadProof, readProof } from './read-proof';

type Environment = LoginSettings['environment'];
type JwtMethod = Extract<LoginMethod, { kind: 'jwt' }>;

/** Returns the JWT of the first source that has one. Throws `LoginFailed`, which lists the sources that were tried, never a value. */
export async function findJwt(method: JwtMethod, env: Environment, github: GitHubRequest): Promise<ReadProof> {
  const variable = (name: string) => readProof({ from: 'variable', variable: name }, 'The JWT', env);
  if (env.LINTEL_SECRETS_LOGIN_JWT) return variable('LINTEL_SECRETS_LOGIN_JWT');
  const [url, token] = [env.ACTIONS_ID_TOKEN_REQUEST_URL, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  if (url && token) return requestGitHubToken(url, token, method.audience, github);
  const tagged = method.tag === undefined ? undefined : `TFC_WORKLOAD_IDENTITY_TOKEN_${method.tag}`;
  if (tagged !== undefined && env[tagged]) return variable(tagged);
  if (env.TFC_WORKLOAD_IDENTITY_TOKEN) return variable('TFC_WORKLOAD_IDENTITY_TOKEN');
  const gitlab = env.GITLAB_CI && GITLAB_VARIABLES.find((name) => env[name]);
  if (gitlab) return variable(gitlab);
  if (existsSync(SERVICE_ACCOUNT_FILE)) {
    return readProof({ from: 'file', file: SERVICE_ACCOUNT_FILE }, 'The JWT', env);
  }
  throw new LoginFailed(`there is no JWT. ${nextStep(env)}Looked at: ${lookedAt(env, tagged).join(', ')}`, true);
}

const GITLAB_VARIABLES = ['LINTEL_ID_TOKEN', 'VAULT_ID_TOKEN'] as const;

/** What the environment of the run lacks. */
function nextStep(env: Environment): string {
  if (env.GITHUB_ACTIONS) return 'The job lacks `permissions: id-token: write`. ';
  if (env.TFC_RUN_ID) return 'Set TFC_WORKLOAD_IDENTITY_AUDIENCE for the workspace. ';
  if (env.GITLAB_CI) return 'Declare `id_tokens` in the job, and name the variable in `token_variable`. ';
  return 'Set `token_file` or `token_variable` of `secrets.login.jwt`, or LINTEL_SECRETS_LOGIN_JWT. ';
}

function lookedAt(env: Environment, tagged: string | undefined): string[] {
  return [
    'LINTEL_SECRETS_LOGIN_JWT',
    'ACTIONS_ID_TOKEN_REQUEST_URL with ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    ...(tagged === undefined ? [] : [tagged]),
    'TFC_WORKLOAD_IDENTITY_TOKEN',
    env.GITLAB_CI ? GITLAB_VARIABLES.join(', ') : `in GitLab ${GITLAB_VARIABLES.join(' and ')}`,
    SERVICE_ACCOUNT_FILE,
  ];
}
