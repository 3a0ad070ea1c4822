import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(async () => emulator.close());

const DENIED = { status: 403, body: { errors: ['permission denied'] } };
const ask = async (method: string, path: string, token?: string | null) => {
  const { status, body } = await emulator.request(method, path, { token });
  return { status, body };
};

it.each([
  ['no', null],
  ['an unknown', 'secrets-other'],
  ["the other service's", 'platform-root'],
  ['a powerless', 'secrets-none'],
])('denies with 403 what comes with %s token', async (_, token) => {
  for (const method of ['GET', 'LIST', 'POST', 'DELETE']) {
    expect(await ask(method, '/v1/database/config/main', token)).toEqual(DENIED);
  }
});

it('lets a reader read and list, and denies its writes', async () => {
  expect((await ask('GET', '/v1/nowhere/x', 'secrets-reader')).status).toBe(404);
  expect((await ask('LIST', '/v1/nowhere/x', 'secrets-reader')).status).toBe(404);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await ask(method, '/v1/nowhere/x', 'secrets-reader')).toEqual(DENIED);
  }
});

it('reports that nothing is mounted at an unknown path', async () => {
  expect(await ask('GET', '/v1/nowhere/x')).toEqual({
    status: 404,
    body: { errors: ['no handler for route "nowhere/x". route entry not found.'] },
  });
});

it.each(['database/unknown', 'pki/unknown', 'sys/unknown'])(
  'reports an unsupported path below a mount (%s)',
  async (path) => {
    expect(await ask('GET', `/v1/${path}`)).toEqual({
      status: 404,
      body: { errors: ['1 error occurred:\n\t* unsupported path\n\n'] },
    });
  },
);

it('logs the method LIST as sent', async () => {
  await emulator.control.clearRequests();
  await ask('LIST', '/v1/database/unknown');
  expect(await emulator.control.requests()).toEqual({
    requests: [{ method: 'LIST', path: '/v1/database/unknown', status: 404, count: 1, operation: null }],
    unknown: 1,
  });
});

it.each(['vault', 'openbao'] as const)(
  'accepts the token of the dialect %s in either of its headers',
  async (secrets) => {
    const other = await startEmulator({ dialects: { secrets } });
    const status = async (headers: Record<string, string>) =>
      (await other.request('GET', '/v1/nowhere/x', { token: null, headers })).status;
    expect(await status({ 'X-Vault-Token': 'secrets-root' })).toBe(404);
    expect(await status({ Authorization: 'Bearer secrets-root' })).toBe(404);
    expect(await status({ 'X-Service-Token': 'secrets-root' })).toBe(403);
    await other.close();
  },
);
