import { describeOnOpenbao } from '../../support/openbao';
import { JsonServer, jwtOf, pemOf, signer } from './json-web-tokens';

const ISSUER_KEYS = signer('ES256');
const now = () => Math.floor(Date.now() / 1000);
const claims = (more: object = {}) => ({
  sub: 'pipeline',
  aud: 'secrets',
  iss: 'forge',
  iat: now(),
  exp: now() + 300,
  ...more,
});

describeOnOpenbao('Logins', (service) => {
  const login = async (mount: string, body: object) =>
    service().ask('POST', `auth/${mount}/login`, body, { 'X-Vault-Token': null });
  const write = async (path: string, body: object) => service().data('POST', path, body);
  const self = async (token: string) =>
    (await service().ask('GET', 'auth/token/lookup-self', undefined, { 'X-Vault-Token': token })).body.data;

  describe('with a JWT', () => {
    const mount = async (name: string, config: object, role: object) => {
      await write(`sys/auth/${name}`, { type: 'jwt' });
      await write(`auth/${name}/config`, config);
      await write(`auth/${name}/role/deploy`, {
        role_type: 'jwt',
        user_claim: 'sub',
        bound_audiences: ['secrets'],
        token_policies: ['deploy'],
        ...role,
      });
    };
    beforeAll(async () => {
      await mount(
        'forge',
        { jwt_validation_pubkeys: [pemOf(ISSUER_KEYS)], bound_issuer: 'forge', default_role: 'deploy' },
        {
          bound_claims: { ref: ['main', 'release'], env: 'production' },
          claim_mappings: { 'ref': 'branch', '/run/number': 'run' },
          token_ttl: 600,
        },
      );
      await write('auth/forge/role/free', {
        role_type: 'jwt',
        user_claim: '/user/name',
        user_claim_json_pointer: true,
        bound_claims_type: 'glob',
        bound_claims: { ref: 'release/*' },
      });
      await write('auth/forge/role/subject', { role_type: 'jwt', user_claim: 'name', bound_subject: 'pipeline' });
      await write('auth/forge/role/elsewhere', {
        role_type: 'jwt',
        user_claim: 'sub',
        token_bound_cidrs: ['10.9.9.9'],
      });
      await write('auth/forge/role/root', {
        role_type: 'jwt',
        user_claim: 'sub',
        bound_subject: 'pipeline',
        token_policies: ['root'],
      });
    });
    const good = (more: object = {}) =>
      jwtOf(ISSUER_KEYS, claims({ ref: 'main', env: 'production', run: { number: '7' }, ...more }));

    it('Gives a token of the role, with what the claims say', async () => {
      const { status, body } = await login('forge', { role: 'deploy', jwt: good() });
      expect({ status, auth: body.auth }).toEqual({
        status: 200,
        auth: {
          client_token: expect.any(String),
          accessor: expect.any(String),
          policies: ['default', 'deploy'],
          token_policies: ['default', 'deploy'],
          metadata: { role: 'deploy', branch: 'main', run: '7' },
          lease_duration: 600,
          renewable: true,
          entity_id: expect.stringMatching(/-/),
          token_type: 'service',
          orphan: true,
          mfa_requirement: null,
          num_uses: 0,
        },
      });
      expect(await self(body.auth.client_token)).toMatchObject({
        display_name: 'forge-pipeline',
        path: 'auth/forge/login',
        meta: { role: 'deploy', branch: 'main', run: '7' },
      });
    });

    it('Takes the default role, and knows who has logged in before', async () => {
      const [one, other] = [
        await login('forge', { jwt: good() }),
        await login('forge', { jwt: good({ ref: 'release' }) }),
      ];
      expect(one.body.auth.entity_id).toBe(other.body.auth.entity_id);
      expect(one.body.auth.client_token).not.toBe(other.body.auth.client_token);
    });

    it('Takes the user from a pointer, and globs of claims', async () => {
      const token = jwtOf(ISSUER_KEYS, {
        iss: 'forge',
        iat: now(),
        exp: now() + 60,
        ref: 'release/1',
        user: { name: 'ada' },
      });
      const { body } = await login('forge', { role: 'free', jwt: token });
      expect((await self(body.auth.client_token)).display_name).toBe('forge-ada');
    });

    const REFUSED: readonly [string, () => object, number, RegExp][] = [
      ['no role that exists', () => ({ role: 'none', jwt: 'x' }), 400, /role "none" could not be found/],
      ['no token', () => ({ role: 'deploy' }), 400, /missing token/],
      ['no JWT', () => ({ jwt: 'x' }), 400, /error validating token/],
      ['another key', () => ({ jwt: jwtOf(signer('ES256'), claims()) }), 400, /error validating token: .*signature/],
      ['another issuer', () => ({ jwt: good({ iss: 'other' }) }), 400, /error validating token: invalid issuer/],
      ['another audience', () => ({ jwt: good({ aud: 'other' }) }), 400, /error validating token: invalid audience/],
      [
        'an end in the past',
        () => ({ jwt: good({ iat: now() - 600, exp: now() - 120 }) }),
        400,
        /error validating token: .*expired/,
      ],
      ['a start to come', () => ({ jwt: good({ nbf: now() + 200 }) }), 400, /error validating token: .*nbf/],
      ['no times', () => ({ jwt: good({ exp: undefined, iat: undefined }) }), 400, /error validating token/],
      ['a claim missing', () => ({ jwt: good({ env: undefined }) }), 400, /claim "env" is missing/],
      [
        'a claim of another value',
        () => ({ jwt: good({ ref: 'x' }) }),
        400,
        /claim "ref" does not match any associated bound claim values/,
      ],
      [
        'a mapped claim that is no text',
        () => ({ jwt: good({ run: { number: 7 } }) }),
        400,
        /error converting claim '\/run\/number' to string/,
      ],
      ['no user', () => ({ jwt: good({ sub: undefined }) }), 400, /claim "sub" not found in token/],
      [
        'an audience that the role does not bind',
        () => ({ role: 'subject', jwt: good({ name: 'a' }) }),
        400,
        /audience claim found in JWT but no audiences bound to the role/,
      ],
      ['another subject', () => ({ role: 'subject', jwt: good({ aud: undefined, sub: 'x' }) }), 400, /invalid subject/],
      [
        'an address that is not bound',
        () => ({ role: 'elsewhere', jwt: good({ aud: undefined }) }),
        403,
        /permission denied/,
      ],
      [
        'root as policy',
        () => ({ role: 'root', jwt: good({ aud: undefined }) }),
        400,
        /auth methods cannot create root tokens/,
      ],
    ];
    it.each(REFUSED)('Refuses %s', async (_, body, status, text) => {
      const response = await login('forge', body());
      expect([response.status, response.body.errors]).toEqual([status, [expect.stringMatching(text)]]);
    });

    it.each(['RS256', 'PS384', 'ES384', 'ES512', 'EdDSA'])('Verifies %s with keys of an address', async (algorithm) => {
      const keys = signer(algorithm);
      const server = new JsonServer((path) =>
        path === '/keys' ? { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one' }] } : undefined,
      );
      await server.start();
      try {
        const name = `keys-${algorithm.toLowerCase()}`;
        await mount(name, { jwks_url: `${server.address}/keys` }, {});
        const token = jwtOf(keys, claims(), { kid: 'one' });
        expect((await login(name, { role: 'deploy', jwt: token })).status).toBe(200);
        const [head, body] = token.split('.');
        const broken = `${head}.${body}.${jwtOf(keys, { x: 1 }).split('.')[2]}`;
        expect((await login(name, { role: 'deploy', jwt: broken })).status).toBe(400);
      } finally {
        await server.close();
      }
    });

    it('Discovers the keys of an issuer, which a token need not name unless it is bound', async () => {
      const keys = signer('RS256');
      const server: JsonServer = new JsonServer((path) => {
        if (path === '/.well-known/openid-configuration') {
          return { issuer: server.address, jwks_uri: `${server.address}/keys` };
        }
        return path === '/keys'
          ? { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }] }
          : undefined;
      });
      await server.start();
      try {
        await mount('discovered', { oidc_discovery_url: server.address }, {});
        const status = async (iss: string) =>
          (await login('discovered', { role: 'deploy', jwt: jwtOf(keys, claims({ iss }), { kid: 'one' }) })).status;
        expect([await status(server.address), await status('other')]).toEqual([200, 200]);
        const other = await service().ask('POST', 'auth/discovered/config', {
          oidc_discovery_url: `${server.address}/x`,
        });
        expect([other.status, other.body.errors]).toEqual([400, ['error checking oidc discovery URL']]);
      } finally {
        await server.close();
      }
    });
  });

  describe('with the token of a service account', () => {
    const accounts = signer('RS256');
    const accountToken = (name: string, namespace = 'apps', more: object = {}) =>
      jwtOf(accounts, {
        'iss': 'https://kubernetes.default.svc',
        'sub': `system:serviceaccount:${namespace}:${name}`,
        'aud': ['cluster'],
        'iat': now(),
        'exp': now() + 300,
        'kubernetes.io': { namespace, serviceaccount: { name, uid: `uid-of-${name}` } },
        ...more,
      });
    const cluster = new JsonServer((path, body) => {
      if (path === '/api/v1/namespaces/blue') return { metadata: { labels: { color: 'blue' } } };
      if (path !== '/apis/authentication.k8s.io/v1/tokenreviews') return undefined;
      const payload = JSON.parse(Buffer.from(body.spec.token.split('.')[1], 'base64url').toString()) as any;
      const account = payload['kubernetes.io'].serviceaccount;
      const authenticated = account.name !== 'gone';
      return {
        apiVersion: 'authentication.k8s.io/v1',
        kind: 'TokenReview',
        status: {
          authenticated,
          audiences: body.spec.audiences,
          ...(authenticated
            ? {
                user: {
                  username: payload.sub,
                  uid: account.uid,
                  groups: ['system:serviceaccounts', `system:serviceaccounts:${payload['kubernetes.io'].namespace}`],
                },
              }
            : {}),
          ...(authenticated ? {} : { error: 'deleted' }),
        },
      };
    });
    beforeAll(async () => {
      await cluster.start();
      await write('sys/auth/cluster', { type: 'kubernetes' });
      await write('auth/cluster/config', {
        kubernetes_host: cluster.address,
        kubernetes_ca_cert: 'x',
        disable_local_ca_jwt: true,
      });
      await write('auth/cluster/role/app', {
        bound_service_account_names: ['worker', 'gone'],
        bound_service_account_namespaces: ['apps'],
        token_policies: ['app'],
        token_ttl: 60,
        token_type: 'batch',
      });
      await write('auth/cluster/role/colored', {
        bound_service_account_names: ['*'],
        bound_service_account_namespace_selector: '{"matchLabels": {"color": "blue"}}',
        audience: 'cluster',
        alias_name_source: 'serviceaccount_name',
      });
    });
    afterAll(async () => cluster.close());

    it('Asks the cluster, with the token itself where there is no other, and gives a token', async () => {
      const jwt = accountToken('worker');
      const { status, body } = await login('cluster', { role: 'app', jwt });
      expect([status, body.auth?.token_type, body.auth?.accessor, body.auth?.lease_duration]).toEqual([
        200,
        'batch',
        '',
        60,
      ]);
      expect(body.auth.metadata).toMatchObject({
        role: 'app',
        service_account_name: 'worker',
        service_account_namespace: 'apps',
        service_account_uid: 'uid-of-worker',
      });
      expect(cluster.asked.at(-1)).toMatchObject({
        path: '/apis/authentication.k8s.io/v1/tokenreviews',
        authorization: `Bearer ${jwt}`,
        body: { spec: { token: jwt } },
      });
    });

    it('Asks with the token of a reviewer that is configured, and for the audience of the role', async () => {
      await write('auth/cluster/config', {
        kubernetes_host: cluster.address,
        kubernetes_ca_cert: 'x',
        disable_local_ca_jwt: true,
        token_reviewer_jwt: 'reviewer',
      });
      expect((await login('cluster', { role: 'colored', jwt: accountToken('any', 'blue') })).status).toBe(200);
      expect(cluster.asked.at(-1)).toMatchObject({
        authorization: 'Bearer reviewer',
        body: { spec: { audiences: ['cluster'] } },
      });
    });

    it.each<[string, string, () => string, RegExp]>([
      ['another account', 'app', () => accountToken('other'), /service account name not authorized/],
      ['another namespace', 'app', () => accountToken('worker', 'other'), /namespace not authorized/],
      ['a namespace without the label', 'colored', () => accountToken('any', 'red'), /namespace not authorized/],
      ['another audience', 'colored', () => accountToken('any', 'blue', { aud: ['x'] }), /audience/],
      ['an account that the cluster does not know', 'app', () => accountToken('gone'), /permission denied/],
      ['no JWT', 'app', () => 'x', /permission denied/],
    ])('Refuses %s', async (_, role, jwt, text) => {
      const { status, body } = await login('cluster', { role, jwt: jwt() });
      expect([status, body.errors]).toEqual([403, [expect.stringMatching(text)]]);
    });
  });

  describe('with a role id and a secret id', () => {
    beforeAll(async () => {
      await write('sys/auth/roles', { type: 'approle' });
      await write('auth/roles/role/app', { token_policies: ['app'], token_ttl: 120, secret_id_num_uses: 2 });
    });
    const roleId = async () => (await service().data('GET', 'auth/roles/role/app/role-id')).role_id as string;
    const secretId = async (body: object = {}) =>
      (await service().data('POST', 'auth/roles/role/app/secret-id', body)).secret_id as string;

    it('Gives a token with the metadata of the secret id, as often as it may be used', async () => {
      const proof = { role_id: await roleId(), secret_id: await secretId({ metadata: '{"run": "7"}' }) };
      const { body } = await login('roles', proof);
      expect(body.auth).toMatchObject({
        policies: ['app', 'default'],
        metadata: { role_name: 'app', run: '7' },
        lease_duration: 120,
      });
      expect((await login('roles', proof)).status).toBe(200);
      expect((await login('roles', proof)).body.errors).toEqual(['invalid role or secret ID']);
    });

    it('Takes a secret id that was wrapped, which is unwrapped once', async () => {
      const wrapped = await service().ask('POST', 'auth/roles/role/app/secret-id', {}, { 'X-Vault-Wrap-TTL': '60s' });
      const { token, creation_path } = wrapped.body.wrap_info;
      expect([wrapped.body.data, creation_path]).toEqual([null, 'auth/roles/role/app/secret-id']);
      const unwrap = async () => service().ask('POST', 'sys/wrapping/unwrap', {}, { 'X-Vault-Token': token });
      const { body } = await unwrap();
      expect((await login('roles', { role_id: await roleId(), secret_id: body.data.secret_id })).status).toBe(200);
      expect((await unwrap()).body.errors).toEqual(['wrapping token is not valid or does not exist']);
    });

    it('Returns the accessor of a secret id that is wrapped', async () => {
      await write('sys/auth/wrapping', { type: 'approle' });
      await write('auth/wrapping/role/app', {});
      const { body } = await service().ask(
        'POST',
        'auth/wrapping/role/app/secret-id',
        {},
        { 'X-Vault-Wrap-TTL': '60' },
      );
      const { keys } = await service().data('LIST', 'auth/wrapping/role/app/secret-id');
      expect(body.wrap_info).toMatchObject({ wrapped_accessor: keys[0] });
    });

    it('Removes at once what has ended, if it is asked to tidy', async () => {
      await write('sys/auth/tidied', { type: 'approle' });
      await write('auth/tidied/role/app', { secret_id_ttl: 1 });
      await write('auth/tidied/role/app/secret-id', {});
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect((await service().ask('POST', 'auth/tidied/tidy/secret-id', {})).status).toBe(202);
      const listed = async () => (await service().ask('LIST', 'auth/tidied/role/app/secret-id')).status;
      // A real server goes on after its response.
      for (let tries = 0; tries < 20 && (await listed()) === 200; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await listed()).toBe(404);
    });

    it('Refuses a secret id from another network', async () => {
      const proof = { role_id: await roleId(), secret_id: await secretId({ cidr_list: ['10.9.9.9/32'] }) };
      expect((await login('roles', proof)).status).toBe(400);
    });

    it('Gives a token that counts from its network only', async () => {
      const proof = { role_id: await roleId(), secret_id: await secretId({ token_bound_cidrs: ['10.9.9.9/32'] }) };
      const { body } = await login('roles', proof);
      const headers = { 'X-Vault-Token': body.auth.client_token };
      expect((await service().ask('GET', 'auth/token/lookup-self', undefined, headers)).status).toBe(403);
      expect(await service().data('POST', 'auth/token/lookup', { token: body.auth.client_token })).toMatchObject({
        bound_cidrs: ['10.9.9.9'],
      });
    });
  });
});
