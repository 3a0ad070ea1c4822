import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import type * as http from 'http';
import * as https from 'https';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import * as path from 'path';
import type { TLSSocket } from 'tls';
import { resolveSecretsConnection } from '../../../src/clients/connection';
import type { LoginInput } from '../../../src/clients/login/login-settings';
import { SecretsClient } from '../../../src/clients/secrets';
import { createCertificates } from '../../../src/emulator/certificates';
import { createClientCertificate } from '../../support/client-certificate';
import { testOnNode } from '../../support/on-node';
import { Asked, QUICK, Reply, startService, TestService } from '../service';
import { jwtWith } from './jwt';

const NOW = Math.floor(Date.now() / 1000);
const JWT = jwtWith({
  iss: 'https://forge.example.com',
  aud: ['us', 'others'],
  exp: NOW + 600,
  sub: 'canary-subject',
  project_path: 'canary-project',
});
const AUTH = {
  client_token: 'canary-token',
  policies: ['default'],
  lease_duration: 3600,
  renewable: true,
  token_type: 'service',
};

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-login-'));
const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};

let service: TestService;
let respond: (asked: Asked) => Reply;
let logged: string[];

beforeEach(async () => {
  logged = [];
  service = await startService();
  respond = () => ({ body: { auth: AUTH } });
  service.behaviour = (asked) =>
    asked.url.includes('auth/') || asked.url.includes('sys/') ? respond(asked) : { body: { data: {} } };
});
afterEach(async () => service.stop());
afterAll(() => rmSync(folder, { recursive: true }));

async function logIn(
  login: LoginInput,
  env: NodeJS.ProcessEnv = {},
  address = service.origin,
  settings: object = {},
): Promise<Error | undefined> {
  const connection = resolveSecretsConnection({ address, login, dialect: 'vault', ...settings }, env);
  const client = new SecretsClient(connection, {
    pace: QUICK,
    log: (_, message, fields) => void logged.push(`${message} ${JSON.stringify(fields())}`),
  });
  try {
    await client.get('/a');
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.endLogin();
    client.close();
  }
}

const bodyOf = (asked: Asked) => JSON.parse(asked.body) as Record<string, unknown>;

/** A service over TLS whose authority is in `ca`. */
async function startSecureService(more: https.ServerOptions = {}) {
  const { ca, certificate, key } = await createCertificates();
  const server = https.createServer({ cert: certificate, key, ...more });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const secure = new TestService(
    server as unknown as http.Server,
    `https://localhost:${(server.address() as AddressInfo).port}`,
  );
  return { secure, server, ca: file('ca.pem', ca) };
}

describe('the request of a login', () => {
  const env = { MY_JWT: `${JWT}\n`, MY_SECRET_ID: 'canary-secret-id' };

  it.each<[string, () => LoginInput, string, object]>([
    [
      'jwt from a variable, with the default role',
      () => ({ jwt: { tokenVariable: 'MY_JWT' } }),
      '/auth/jwt/login',
      { jwt: JWT },
    ],
    [
      'jwt from a file',
      () => ({ jwt: { mount: 'team/forge', role: 'r', tokenFile: file('jwt', `${JWT}\n`) } }),
      '/auth/team/forge/login',
      { role: 'r', jwt: JWT },
    ],
    [
      'kubernetes',
      () => ({ kubernetes: { role: 'r', tokenFile: file('sa', JWT) } }),
      '/auth/kubernetes/login',
      { role: 'r', jwt: JWT },
    ],
    [
      'approle from a variable',
      () => ({ approle: { roleId: 'id', secretIdVariable: 'MY_SECRET_ID' } }),
      '/auth/approle/login',
      { role_id: 'id', secret_id: 'canary-secret-id' },
    ],
    [
      'approle from a file',
      () => ({ approle: { mount: 'ci', roleId: 'id', secretIdFile: file('sid', 'canary-secret-id\n') } }),
      '/auth/ci/login',
      { role_id: 'id', secret_id: 'canary-secret-id' },
    ],
    [
      'any other method',
      () => ({ path: { path: 'auth/ldap/login/deploy', parameters: { password: 'canary-password' } } }),
      '/auth/ldap/login/deploy',
      { password: 'canary-password' },
    ],
  ])('by %s has the proof, and the log has not', async (_, login, at, body) => {
    expect(await logIn(login(), env)).toBeUndefined();
    expect(service.asked[0]).toMatchObject({ method: 'POST', url: `/v1${at}` });
    expect(service.asked[0].headers).not.toHaveProperty('x-vault-token');
    expect(bodyOf(service.asked[0])).toEqual(body);
    expect(service.asked[1].headers['x-vault-token']).toBe('canary-token');
    expect(logged.join('\n')).not.toContain('canary');
    expect(logged.join('\n')).not.toContain(JWT);
  });

  it('reads the file again for each login', async () => {
    const login: LoginInput = { kubernetes: { role: 'r', tokenFile: file('rotated', JWT) } };
    await logIn(login);
    const other = jwtWith({ exp: NOW + 700 });
    file('rotated', other);
    await logIn(login);
    expect(service.asked.filter(({ url }) => url.endsWith('/login')).map((asked) => bodyOf(asked).jwt)).toEqual([
      JWT,
      other,
    ]);
  });

  it.each<[string, LoginInput, string]>([
    ['a variable that is not set', { jwt: { tokenVariable: 'ABSENT' } }, 'The JWT from ABSENT is empty, or is not set'],
    [
      'a file that is not there',
      { jwt: { tokenFile: '/nonexistent/jwt' } },
      'cannot be read from /nonexistent/jwt (ENOENT)',
    ],
    ['a text that is not a JWT', { jwt: { token: 'canary.text' } }, 'is not a JWT, so it was not sent'],
    [
      'a JWT for another audience',
      { jwt: { token: JWT, audience: 'them' } },
      'is for `us` and `others`, and `audience` is `them`, so it was not sent',
    ],
    [
      'a secret id with a line break',
      { approle: { roleId: 'id', secretId: 'canary\nid' } },
      'contains a space, a line break',
    ],
  ])('is not sent with %s', async (_, login, says) => {
    const error = await logIn(login);
    expect(error?.message).toContain(says);
    expect(error?.message).not.toContain('canary');
    expect(service.asked).toEqual([]);
  });

  // The server of the test cannot see it on Bun.
  testOnNode('by cert presents the certificate with every request', async () => {
    const client = await createClientCertificate();
    const presented: unknown[] = [];
    const { secure, server, ca } = await startSecureService({ requestCert: true, rejectUnauthorized: false });
    server.on('request', ({ socket }) => presented.push((socket as TLSSocket).getPeerCertificate().subject?.O));
    secure.behaviour = () => ({ body: { auth: AUTH, data: {} } });
    const files = {
      clientCertFile: file('client.pem', client.certificate),
      clientKeyFile: file('client.key', client.privateKey),
    };
    expect(await logIn({ cert: { role: 'web', ...files } }, {}, secure.origin, { caCertFile: ca })).toBeUndefined();
    expect(secure.lines).toEqual(['POST /v1/auth/cert/login', 'GET /v1/a', 'POST /v1/auth/token/revoke-self']);
    expect(bodyOf(secure.asked[0])).toEqual({ name: 'web' });
    expect(presented).toEqual(['HashiCorp', 'HashiCorp', 'HashiCorp']);
    const broken = await logIn({ cert: { ...files, clientKeyFile: file('no.key', 'canary') } }, {}, secure.origin);
    expect(broken?.message).toContain('do not contain a certificate and its private key as PEM');
    expect(broken?.message).not.toContain('canary');
    await secure.stop();
  });

  it('by aws is signed for STS, and nothing is sent there', async () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'canary-aws-secret',
      AWS_SESSION_TOKEN: 'canary-session',
    });
    try {
      expect(
        await logIn({ aws: { role: 'ci', region: 'eu-central-1', headerValue: 'secrets.example.com' } }),
      ).toBeUndefined();
    } finally {
      process.env = before;
    }
    const {
      iam_request_url: url,
      iam_request_body: body,
      iam_request_headers: headers,
      ...plain
    } = bodyOf(service.asked[0]) as Record<string, string>;
    const decoded = (text: string) => Buffer.from(text, 'base64').toString();
    expect(service.asked[0].url).toBe('/v1/auth/aws/login');
    expect(plain).toEqual({ role: 'ci', iam_http_request_method: 'POST' });
    expect(decoded(url)).toBe('https://sts.eu-central-1.amazonaws.com/');
    expect(decoded(body)).toBe('Action=GetCallerIdentity&Version=2011-06-15');
    const signed = JSON.parse(decoded(headers)) as Record<string, string>;
    expect(signed).toMatchObject({
      'host': 'sts.eu-central-1.amazonaws.com',
      'x-vault-aws-iam-server-id': 'secrets.example.com',
      'x-amz-security-token': 'canary-session',
    });
    expect(signed.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-central-1\/sts\/aws4_request, SignedHeaders=[a-z0-9;-]*x-vault-aws-iam-server-id[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    );
    expect(logged.join('\n')).not.toContain('canary');
  });
});

describe('a JWT that the surroundings provide', () => {
  const found = (name: string) => jwtWith({ aud: name });

  it.each<[string, NodeJS.ProcessEnv, object, string]>([
    [
      'our variable first',
      { LINTEL_SECRETS_LOGIN_JWT: found('own'), TFC_WORKLOAD_IDENTITY_TOKEN: found('tfc') },
      {},
      'own',
    ],
    [
      'the tagged one of HCP Terraform',
      { TFC_WORKLOAD_IDENTITY_TOKEN_APP: found('app'), TFC_WORKLOAD_IDENTITY_TOKEN: found('tfc') },
      { tag: 'APP' },
      'app',
    ],
    [
      'that of HCP Terraform',
      { TFC_WORKLOAD_IDENTITY_TOKEN_APP: found('app'), TFC_WORKLOAD_IDENTITY_TOKEN: found('tfc') },
      {},
      'tfc',
    ],
    [
      'that of GitLab for us',
      { GITLAB_CI: 'true', LINTEL_ID_TOKEN: found('lintel'), VAULT_ID_TOKEN: found('vault') },
      {},
      'lintel',
    ],
    ['that of GitLab for Vault', { GITLAB_CI: 'true', VAULT_ID_TOKEN: found('vault') }, {}, 'vault'],
  ])('is %s', async (_, env, jwt, audience) => {
    expect(await logIn({ jwt }, env)).toBeUndefined();
    expect(bodyOf(service.asked[0])).toEqual({ jwt: found(audience) });
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    ['a job of GitHub Actions', { GITHUB_ACTIONS: 'true' }, '`permissions: id-token: write`'],
    ['a run of HCP Terraform', { TFC_RUN_ID: 'run-1' }, 'TFC_WORKLOAD_IDENTITY_AUDIENCE'],
    [
      'a job of GitLab',
      { GITLAB_CI: 'true' },
      'Declare `id_tokens` in the job, and name the variable in `token_variable`',
    ],
    ['no pipeline', {}, 'LINTEL_SECRETS_LOGIN_JWT'],
  ])('is missing in %s: the message says what to do, and what was looked at', async (_, env, says) => {
    const error = await logIn({ jwt: {} }, env);
    expect(error?.message).toContain(says);
    expect(error?.message).toMatch(
      /Looked at: LINTEL_SECRETS_LOGIN_JWT, ACTIONS_ID_TOKEN_REQUEST_URL.*serviceaccount\/token/,
    );
    expect(service.asked).toEqual([]);
  });

  describe('in GitHub Actions', () => {
    let forge: Awaited<ReturnType<typeof startSecureService>>;
    let env: NodeJS.ProcessEnv;
    beforeEach(async () => {
      forge = await startSecureService();
      forge.secure.behaviour = () => ({ body: { count: 1, value: JWT } });
      env = {
        ACTIONS_ID_TOKEN_REQUEST_URL: `${forge.secure.origin}/idtoken?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-request-token',
        NODE_EXTRA_CA_CERTS: forge.ca,
      };
    });
    afterEach(async () => forge.secure.stop());

    it('is requested for the audience, with the token of the request, and neither is in the log', async () => {
      expect(await logIn({ jwt: { audience: 'us' } }, env)).toBeUndefined();
      expect(forge.secure.lines).toEqual(['GET /idtoken?api-version=2.0&audience=us']);
      expect(forge.secure.asked[0].headers.authorization).toBe('bearer canary-request-token');
      expect(bodyOf(service.asked[0])).toEqual({ jwt: JWT });
      expect(logged.join('\n')).not.toContain('canary');
      expect(logged.join('\n')).not.toContain(JWT);
    });

    it('is requested again after a failure, like any read', async () => {
      let failures = 1;
      forge.secure.behaviour = () => (failures-- > 0 ? { status: 503, body: {} } : { body: { value: JWT } });
      expect(await logIn({ jwt: {} }, env)).toBeUndefined();
      expect(forge.secure.lines).toEqual(['GET /idtoken?api-version=2.0', 'GET /idtoken?api-version=2.0']);
    });

    it('is never requested elsewhere', async () => {
      forge.secure.behaviour = () => ({ status: 302, headers: { location: `${service.origin}/auth/steal` } });
      expect((await logIn({ jwt: {} }, env))?.message).toContain('responded with 302');
      const plain = { ...env, ACTIONS_ID_TOKEN_REQUEST_URL: `${service.origin}/auth/idtoken` };
      expect((await logIn({ jwt: {} }, plain))?.message).toContain(
        'is not an https address, so nothing was sent there',
      );
      expect(service.asked).toEqual([]);
    });
  });
});

describe('a wrapped secret id', () => {
  const login: LoginInput = {
    approle: { mount: 'ci', roleId: 'id', secretId: 'canary-wrapping-token', wrapped: true },
  };
  const lookUp =
    (created: string, unwrapped: Reply = { body: { data: { secret_id: 'canary-secret-id' } } }) =>
    ({ url }: Asked): Reply => {
      if (url.endsWith('/lookup')) return { body: { data: { creation_path: created } } };
      return url.endsWith('/unwrap') ? unwrapped : { body: { auth: AUTH } };
    };

  it.each(['auth/ci/role/deploy/secret-id', 'team/auth/ci/role/deploy/secret-id'])(
    'of %s is unwrapped, and neither is in the log',
    async (created) => {
      respond = lookUp(created);
      expect(await logIn(login)).toBeUndefined();
      expect(service.lines.slice(0, 3)).toEqual([
        'POST /v1/sys/wrapping/lookup',
        'POST /v1/sys/wrapping/unwrap',
        'POST /v1/auth/ci/login',
      ]);
      expect(service.asked[0].headers).not.toHaveProperty('x-vault-token');
      expect(service.asked[1].headers['x-vault-token']).toBe('canary-wrapping-token');
      expect(bodyOf(service.asked[2])).toEqual({ role_id: 'id', secret_id: 'canary-secret-id' });
      expect(logged.join('\n')).not.toContain('canary');
    },
  );

  it.each([
    'auth/other/role/deploy/secret-id',
    'auth/ci/role/deploy/role-id',
    'sys/wrapping/wrap',
    'xauth/ci/role/deploy/secret-id',
  ])('that was created at %s is not unwrapped', async (created) => {
    respond = lookUp(created);
    const error = await logIn(login);
    expect(error?.message).toContain(
      `it was created at \`${created}\`, not at \`auth/ci/role/…/secret-id\`. It was not unwrapped.`,
    );
    expect(service.lines).toEqual(['POST /v1/sys/wrapping/lookup']);
  });

  it('that somebody else has unwrapped is reported as such, with the way to use one', async () => {
    respond = () => ({ status: 400, body: { errors: ['wrapping token is not valid or does not exist'] } });
    const error = await logIn(login);
    expect(error?.message).toMatch(
      /it was unwrapped before.*someone else has the secret id: revoke it.*under `lintel login`/,
    );
    expect(error?.message).not.toContain('canary');
    expect(service.lines).toEqual(['POST /v1/sys/wrapping/lookup']);
  });
});

describe('a refusal', () => {
  const jwt = (claims: object = {}): LoginInput => ({
    jwt: {
      role: 'deploy',
      token: jwtWith({ iss: 'https://forge.example.com', aud: 'us', exp: NOW + 600, sub: 'canary-subject', ...claims }),
    },
  });
  const approle: LoginInput = { approle: { roleId: 'the-role-id', secretId: 'canary-secret-id' } };

  it.each<[string, LoginInput, number, string, readonly (string | RegExp)[]]>([
    [
      'an unknown role',
      jwt(),
      400,
      'role "deploy" could not be found',
      ['by jwt', '`auth/jwt`', 'role `deploy`', '400 role "deploy" could not be found', 'no such role'],
    ],
    ['no role', { jwt: { token: JWT } }, 400, 'missing role', ['`role` of the login', '`default_role`']],
    ['a role for people', jwt(), 400, 'role with oidc role_type is not allowed', ['`role_type = "jwt"`']],
    [
      'another audience',
      jwt(),
      400,
      'error validating token: invalid audience (aud) claim: audience claim does not match any expected audience',
      ['The token is for `us`, the role wants another audience', '`bound_audiences`'],
    ],
    [
      'an expired JWT',
      jwt({ exp: NOW - 3600 }),
      400,
      'error validating token: invalid expiration time (exp) claim: token is expired',
      [
        'is valid until',
        'The clock of this machine says',
        'that of the service 2031-01-01T00:00:00Z',
        'Request a new JWT',
      ],
    ],
    [
      'a JWT of the future',
      jwt(),
      400,
      'error validating token: invalid not before (nbf) claim: token not yet valid',
      ['The clock of this machine says', 'set the clock that is wrong'],
    ],
    [
      'a missing claim',
      jwt(),
      400,
      'error validating claims: claim "environment" is missing',
      ['The role wants the claim `environment`.', 'has the claims iss, aud, exp, sub.'],
    ],
    [
      'a claim with another value',
      jwt(),
      400,
      'error validating claims: claim "sub" does not match any associated bound claim values',
      ['The role wants another value of the claim `sub`.', 'branch or environment'],
    ],
    [
      'another issuer',
      jwt(),
      400,
      'error validating token: invalid issuer (iss) claim',
      ['issued by `https://forge.example.com`', '`bound_issuer`'],
    ],
    [
      'an unknown key',
      jwt(),
      400,
      'error validating token: error verifying token signature: no known key successfully validated the token signature',
      ['does not have the key that signed the JWT', '`jwks_url`'],
    ],
    [
      'a mount that is not there',
      jwt(),
      403,
      'permission denied',
      ['The auth mount `jwt` is not there, or the address of this machine is not bound'],
    ],
    [
      'a service account that is not bound',
      { kubernetes: { role: 'r', tokenFile: file('bound', JWT) } },
      403,
      'service account name not authorized',
      ['The auth mount `kubernetes` is not there', 'does not accept this service account'],
    ],
    [
      'a secret id that is used up',
      approle,
      400,
      'invalid role or secret ID',
      ['role id `the-role-id`', '(16 characters)', '`secret_id_num_uses` must be 0 or at least 2', '`lintel login`'],
    ],
    [
      'an AppRole that is locked out',
      approle,
      403,
      'permission denied',
      ['the role may be locked out for 15 minutes after refused logins'],
    ],
    [
      'STS that the service cannot reach',
      { aws: {} },
      400,
      'error making upstream request: dial tcp: lookup sts.amazonaws.com: i/o timeout',
      ['must be able to reach the endpoint', '`sts_endpoint`'],
    ],
    ['a role that grants root', jwt(), 400, 'auth methods cannot create root tokens', ['`token_policies`']],
    [
      'a namespace that is not there',
      { ...jwt(), namespace: 'team' },
      404,
      'namespace not found',
      ['in the namespace `team`', 'Check the namespace'],
    ],
  ])('for %s names the way, the mount, the role and what to do', async (_, login, status, text, says) => {
    const before = { ...process.env };
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'canary-aws-secret' });
    respond = () => ({ status, headers: { date: 'Wed, 01 Jan 2031 00:00:00 GMT' }, body: { errors: [text] } });
    const error = await logIn(login);
    process.env = before;
    expect(error?.name).toBe('LoginFailed');
    for (const words of [service.origin, ...says]) expect(error?.message).toContain(words);
    expect(error?.message).not.toContain('canary');
    // A refused login is never tried again by itself.
    expect(service.asked).toHaveLength(1);
  });

  it('of a service that cannot be reached names the way and the address', async () => {
    await service.stop();
    const error = await logIn(jwt());
    expect(error?.message).toMatch(
      /^The login by jwt at `auth\/jwt` with the role `deploy` of http:\/\/127.* failed: .*the connection was refused\.$/,
    );
    service = await startService();
  });
});
