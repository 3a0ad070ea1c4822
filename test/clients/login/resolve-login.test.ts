import { resolveSecretsConnection } from '../../../src/clients/connection';
import type { ConnectionInput } from '../../../src/clients/families/settings';
import type { LoginInput } from '../../../src/clients/login/login-settings';

const ADDRESS = 'https://secrets.example.com';
const CANARY = 'canary-of-a-proof';
const JWT: LoginInput = { jwt: { role: 'deploy', token: CANARY } };
const OWN = { LINTEL_SECRETS_ADDRESS: ADDRESS };

const resolve = (block: ConnectionInput, env: NodeJS.ProcessEnv = {}) =>
  resolveSecretsConnection(block, { HOME: '/nonexistent', ...env });

const refusal = (block: ConnectionInput, env: NodeJS.ProcessEnv = {}): Error => {
  try {
    resolve(block, env);
  } catch (error) {
    return error as Error;
  }
  throw new Error('the connection was resolved');
};

describe('which login counts', () => {
  it.each<[string, ConnectionInput, NodeJS.ProcessEnv, string | undefined, string]>([
    [
      'the block before a token in our variables',
      { address: ADDRESS, login: JWT },
      { LINTEL_SECRETS_TOKEN: 't' },
      'jwt',
      'the provider block',
    ],
    [
      'a token in the block before our variables',
      { address: ADDRESS, token: 't' },
      { LINTEL_SECRETS_LOGIN: 'aws' },
      undefined,
      'the provider block',
    ],
    [
      'the block as a whole before our variables',
      { address: ADDRESS, login: { aws: {} } },
      { LINTEL_SECRETS_LOGIN: 'jwt', LINTEL_SECRETS_LOGIN_ROLE: 'x' },
      'aws',
      'the provider block',
    ],
    [
      'our variables before other families',
      {},
      { ...OWN, LINTEL_SECRETS_LOGIN: 'jwt', VAULT_ADDR: 'https://v.example.com', VAULT_TOKEN: 't' },
      'jwt',
      'LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_LOGIN',
    ],
    [
      'a token in our variables before the surroundings',
      {},
      { ...OWN, LINTEL_SECRETS_TOKEN: 't', TFC_WORKLOAD_IDENTITY_TOKEN: CANARY },
      undefined,
      'LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_TOKEN',
    ],
    [
      'another family before the surroundings',
      {},
      { VAULT_ADDR: 'https://v.example.com', VAULT_TOKEN: 't', TFC_WORKLOAD_IDENTITY_TOKEN: CANARY },
      undefined,
      'VAULT_ADDR and VAULT_TOKEN',
    ],
    [
      'the surroundings, if nothing else is configured',
      { address: ADDRESS },
      { TFC_WORKLOAD_IDENTITY_TOKEN: CANARY },
      'jwt',
      'the provider block and TFC_WORKLOAD_IDENTITY_TOKEN',
    ],
    [
      'a job of GitHub Actions',
      {},
      { ...OWN, ACTIONS_ID_TOKEN_REQUEST_URL: 'https://g.example.com', ACTIONS_ID_TOKEN_REQUEST_TOKEN: CANARY },
      'jwt',
      'LINTEL_SECRETS_ADDRESS and the GitHub Actions job',
    ],
    [
      'a job of GitLab',
      {},
      { ...OWN, GITLAB_CI: 'true', VAULT_ID_TOKEN: CANARY },
      'jwt',
      'LINTEL_SECRETS_ADDRESS and the GitLab job',
    ],
    [
      'a JWT in our variable',
      {},
      { ...OWN, LINTEL_SECRETS_LOGIN_JWT: CANARY },
      'jwt',
      'LINTEL_SECRETS_ADDRESS and LINTEL_SECRETS_LOGIN_JWT',
    ],
  ])('is %s', (_, block, env, kind, source) => {
    const connection = resolve(block, env);
    expect({ kind: connection.login?.method.kind, source: connection.source }).toEqual({ kind, source });
    expect(connection.token).toBe(kind === undefined ? 't' : '');
  });

  it('reads role, mount, namespace and audience of a recognized login from our variables', () => {
    const { login } = resolve(
      {},
      {
        ...OWN,
        TFC_WORKLOAD_IDENTITY_TOKEN: CANARY,
        LINTEL_SECRETS_LOGIN_ROLE: 'plan',
        LINTEL_SECRETS_LOGIN_MOUNT: 'tfc',
        LINTEL_SECRETS_LOGIN_NAMESPACE: '/team/',
        LINTEL_SECRETS_LOGIN_AUDIENCE: 'us',
      },
    );
    expect(login).toMatchObject({
      method: { kind: 'jwt', role: 'plan', mount: 'tfc', audience: 'us' },
      namespace: 'team',
      words: 'the login by jwt at `auth/tfc`',
    });
  });

  it.each<[string, NodeJS.ProcessEnv, object]>([
    [
      'jwt',
      { JWT: CANARY, ROLE: 'r' },
      { kind: 'jwt', mount: 'jwt', role: 'r', proof: { from: 'variable', variable: 'LINTEL_SECRETS_LOGIN_JWT' } },
    ],
    [
      'kubernetes',
      { ROLE: 'r', TOKEN_FILE: '/t' },
      { kind: 'kubernetes', mount: 'kubernetes', role: 'r', proof: { from: 'file', file: '/t' } },
    ],
    [
      'approle',
      { ROLE_ID: 'id', SECRET_ID: CANARY, WRAPPED: 'true', MOUNT: 'ci' },
      {
        kind: 'approle',
        mount: 'ci',
        roleId: 'id',
        wrapped: true,
        proof: { from: 'variable', variable: 'LINTEL_SECRETS_LOGIN_SECRET_ID' },
      },
    ],
    [
      'approle',
      { ROLE_ID: 'id', SECRET_ID_FILE: '/s' },
      { kind: 'approle', mount: 'approle', roleId: 'id', wrapped: false, proof: { from: 'file', file: '/s' } },
    ],
    [
      'cert',
      { CLIENT_CERT_FILE: '/c', CLIENT_KEY_FILE: '/k' },
      { kind: 'cert', mount: 'cert', clientCertFile: '/c', clientKeyFile: '/k' },
    ],
    ['aws', { ROLE: 'r' }, { kind: 'aws', mount: 'aws', role: 'r' }],
    ['token_file', { TOKEN_FILE: '/t' }, { kind: 'token_file', file: '/t' }],
  ])('is read from our variables: %s', (method, variables, wanted) => {
    const env = Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`LINTEL_SECRETS_LOGIN_${name}`, value]),
    );
    expect(resolve({}, { ...OWN, LINTEL_SECRETS_LOGIN: method, ...env }).login?.method).toEqual(wanted);
  });
});

describe('a login that is not configured correctly', () => {
  const variables = (method: string, others: NodeJS.ProcessEnv = {}) => ({
    ...OWN,
    LINTEL_SECRETS_LOGIN: method,
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [`LINTEL_SECRETS_LOGIN_${name}`, value])),
  });

  it.each<[string, ConnectionInput, NodeJS.ProcessEnv, readonly string[]]>([
    [
      'a token and a login in the block',
      { address: ADDRESS, token: CANARY, login: JWT },
      {},
      ['`secrets.login` and `secrets.token`', 'remove one'],
    ],
    [
      'a token and a login in the environment',
      {},
      { ...variables('jwt'), LINTEL_SECRETS_TOKEN: CANARY },
      ['LINTEL_SECRETS_LOGIN and LINTEL_SECRETS_TOKEN', 'remove one'],
    ],
    [
      'a login in the block with an address of another family',
      { login: JWT },
      { VAULT_ADDR: 'https://v.example.com', VAULT_TOKEN: CANARY },
      ['set `secrets.address` too', 'never sent to an address of another family'],
    ],
    [
      'a login in the environment with an address of another family',
      {},
      { LINTEL_SECRETS_LOGIN: 'jwt', BAO_ADDR: 'https://b.example.com', BAO_TOKEN: CANARY },
      ['LINTEL_SECRETS_LOGIN', 'set `secrets.address` too'],
    ],
    ['two methods', { address: ADDRESS, login: { ...JWT, aws: {} } }, {}, ['exactly one method', '`jwt` and `aws`']],
    ['no method', { address: ADDRESS, login: { namespace: 'x' } }, {}, ['exactly one method', 'it has none']],
    [
      'an address of another family, with a login in the surroundings',
      {},
      { VAULT_ADDR: 'https://v.example.com', TFC_WORKLOAD_IDENTITY_TOKEN: CANARY },
      [
        'VAULT_TOKEN',
        '(from TFC_WORKLOAD_IDENTITY_TOKEN) is never sent to an address of another family',
        'set `secrets.address` too',
      ],
    ],
    [
      'an address of our own with nothing else',
      { address: ADDRESS },
      {},
      ['LINTEL_SECRETS_TOKEN', '`secrets.login` in the provider block', 'LINTEL_SECRETS_LOGIN'],
    ],
    [
      'an unknown method',
      {},
      variables('ldap'),
      ['LINTEL_SECRETS_LOGIN must be one of jwt, kubernetes, approle, cert, aws, token_file'],
    ],
    [
      'a proof of another method',
      {},
      variables('jwt', { SECRET_ID: CANARY }),
      ['LINTEL_SECRETS_LOGIN is `jwt`', 'LINTEL_SECRETS_LOGIN_SECRET_ID belongs to another method'],
    ],
    [
      'two JWTs',
      {},
      variables('jwt', { JWT: CANARY, TOKEN_FILE: '/t' }),
      ['LINTEL_SECRETS_LOGIN_JWT and LINTEL_SECRETS_LOGIN_TOKEN_FILE are both set'],
    ],
    [
      'no role for kubernetes',
      {},
      variables('kubernetes'),
      ['`secrets.login.kubernetes.role`', 'LINTEL_SECRETS_LOGIN_ROLE'],
    ],
    [
      'no secret id',
      {},
      variables('approle', { ROLE_ID: 'id' }),
      ['no secret id', 'LINTEL_SECRETS_LOGIN_SECRET_ID_FILE'],
    ],
    ['a mount with auth/', { address: ADDRESS, login: { jwt: { mount: 'auth/jwt' } } }, {}, ['without `auth/`']],
    [
      'a mount that leaves its place',
      { address: ADDRESS, login: { jwt: { mount: '../sys' } } },
      {},
      ['without `auth/`'],
    ],
    [
      'a certificate over http',
      { address: 'http://secrets.example.com', login: { cert: { clientCertFile: '/c', clientKeyFile: '/k' } } },
      {},
      ['https address'],
    ],
  ])('is refused: %s', (_, block, env, says) => {
    const { message } = refusal(block, env);
    for (const words of says) expect(message).toContain(words);
    expect(message).not.toContain(CANARY);
  });
});
