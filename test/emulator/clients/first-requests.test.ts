import { request } from 'https';
import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

/** The first requests of clients of existing services, over HTTPS. */
let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator({ tls: true, dialects: { platform: 'hcp', secrets: 'vault' } });
});
afterAll(async () => emulator.close());

interface Reply {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: any;
}

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(`${emulator.address}${path}`, { method, headers, ca: emulator.ca, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: text === '' ? undefined : JSON.parse(text),
          });
        });
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const root = { 'X-Vault-Token': 'secrets-root' };

it('describes the services of a host and the version of its API', async () => {
  expect((await ask('GET', '/.well-known/terraform.json')).body).toMatchObject({
    'modules.v1': '/api/registry/v1/modules/',
    'tfe.v2': '/api/v2/',
  });
  const { status, headers } = await ask('GET', '/api/v2/ping', { Authorization: 'Bearer platform-root' });
  expect([status, headers['tfp-api-version'], headers['tfp-appname']]).toEqual([204, '2.6', 'Terraform Enterprise']);
});

it.each(['/v1/sys/health', '/v1/sys/seal-status', '/v1/sys/init', '/v1/sys/leader'])(
  'serves %s without a token',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(200);
  },
);

it('reports that it is initialized and unsealed, and its version', async () => {
  expect((await ask('GET', '/v1/sys/health')).body).toMatchObject({
    initialized: true,
    sealed: false,
    standby: false,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect((await ask('GET', '/v1/sys/seal-status')).body).toMatchObject({
    initialized: true,
    sealed: false,
    recovery_seal: true,
    type: 'transit',
  });
});

it('looks a token up, and denies an unknown one', async () => {
  expect((await ask('GET', '/v1/auth/token/lookup-self', root)).body.data).toMatchObject({
    id: 'secrets-root',
    policies: ['root'],
    type: 'service',
    renewable: false,
  });
  expect(
    (await ask('GET', '/v1/auth/token/lookup-self', { 'X-Vault-Token': 'secrets-reader' })).body.data.policies,
  ).toEqual(['reader']);
  expect(await ask('GET', '/v1/auth/token/lookup-self', { 'X-Vault-Token': 'x' })).toMatchObject({
    status: 403,
    body: { errors: ['permission denied'] },
  });
});

it('issues a child token that works and can be revoked', async () => {
  const {
    body: { auth },
  } = await ask('POST', '/v1/auth/token/create', root, { ttl: '20m', renewable: false });
  expect(auth).toMatchObject({ client_token: expect.any(String), policies: ['root'] });
  expect((await ask('GET', '/v1/sys/mounts', { 'X-Vault-Token': auth.client_token })).status).toBe(200);
  expect((await ask('POST', '/v1/auth/token/revoke-self', root)).status).toBe(204);
});

it('describes the mount of a path, as clients request it before a write', async () => {
  expect((await ask('GET', '/v1/sys/internal/ui/mounts/pki/roles/web', root)).body.data).toMatchObject({
    path: 'pki/',
    type: 'pki',
  });
  expect((await ask('GET', '/v1/sys/internal/ui/mounts/nowhere', root)).status).toBe(403);
  expect((await ask('GET', '/v1/sys/internal/ui/mounts', root)).body.data.secret).toMatchObject({
    'database/': { type: 'database' },
    'pki/': { type: 'pki' },
  });
});

it('reports the capabilities of a token', async () => {
  expect((await ask('POST', '/v1/sys/capabilities-self', root, { paths: ['pki/roles/web'] })).body).toMatchObject({
    'data': { 'pki/roles/web': ['root'] },
    'pki/roles/web': ['root'],
  });
});
