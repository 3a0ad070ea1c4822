import { createHash } from 'crypto';
import type { RequestConditions } from '../../src/emulator';
import { startEmulator } from '../support/emulator';
import type { FaultInput, TestEmulator } from '../support/emulator';

const TASKS = '/api/v2/organizations/acme/tasks';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.control.reset();
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

const list = async () => emulator.request('GET', TASKS);
const create = async (name = 'scan') =>
  emulator.request('POST', TASKS, {
    body: {
      data: { type: 'tasks', attributes: { name, url: 'https://hooks.example', description: '', category: 'task' } },
    },
  });
const stored = async () => (await emulator.control.snapshot()).objects.runTasks.length;
const statuses = async (count: number) => {
  const all = [];
  for (let n = 0; n < count; n += 1) all.push((await list()).status);
  return all;
};

it('responds with the status, headers and body, without any effect', async () => {
  await emulator.control.faults([
    {
      method: 'POST',
      path: TASKS,
      status: 503,
      headers: { 'Retry-After': 2, 'X-Request-Id': 'abc' },
      body: { errors: [] },
    },
  ]);
  const { status, headers, body } = await create();
  expect({ status, body }).toEqual({ status: 503, body: { errors: [] } });
  expect([headers.get('retry-after'), headers.get('x-request-id'), headers.get('content-type')]).toEqual([
    '2',
    'abc',
    'application/json',
  ]);
  expect(await stored()).toBe(0);
});

it('sends a string body unchanged, and no body if none is given', async () => {
  await emulator.control.faults([
    { path: TASKS, times: 1, status: 502, body: '<html>' },
    { path: TASKS, status: 502 },
  ]);
  expect([(await list()).body, (await list()).body]).toEqual(['<html>', undefined]);
});

it('lets `after` requests pass, then affects `times` requests', async () => {
  await emulator.control.faults([{ path: TASKS, after: 2, times: 3, status: 500 }]);
  expect(await statuses(7)).toEqual([200, 200, 500, 500, 500, 200, 200]);
});

it('affects every request without `times`, until the faults are deleted', async () => {
  await emulator.control.faults([{ path: TASKS, status: 500 }]);
  expect(await statuses(3)).toEqual([500, 500, 500]);
  await emulator.control.clearFaults();
  expect(await statuses(1)).toEqual([200]);
});

it.each<[string, FaultInput, number]>([
  ['another method', { method: 'POST', path: TASKS, status: 500 }, 200],
  ['another path', { path: '/api/v2/organizations/beta/tasks', status: 500 }, 200],
  ['a part of the path', { path: '/api/v2/organizations', status: 500 }, 200],
  ['a pattern with a star in the middle', { path: '/api/v2/organizations/*/tasks', status: 500 }, 500],
  ['a pattern over several segments', { path: '/api/*', status: 500 }, 500],
  ['a pattern whose other signs are plain', { path: '/api.v2/*', status: 500 }, 200],
  ['everything', { path: '*', status: 500 }, 500],
])('looks at %s', async (_, fault, status) => {
  await emulator.control.faults([fault]);
  expect((await list()).status).toBe(status);
});

it('delays the response, and adds up with another fault', async () => {
  await emulator.control.faults([
    { path: TASKS, times: 1, latencyMs: 80 },
    { path: TASKS, times: 1, latencyMs: 80 },
    { path: TASKS, times: 1, status: 500 },
  ]);
  const began = performance.now();
  expect((await list()).status).toBe(500);
  expect(performance.now() - began).toBeGreaterThanOrEqual(155);
  expect((await list()).status).toBe(200);
});

it('applies one fault at a time, the next after it is used up', async () => {
  await emulator.control.faults([
    { path: TASKS, times: 1, status: 500 },
    { path: TASKS, times: 1, status: 503 },
  ]);
  expect(await statuses(3)).toEqual([500, 503, 200]);
});

it('resets the connection before the effect: nothing was created', async () => {
  await emulator.control.faults([{ method: 'POST', path: TASKS, times: 1, reset: 'before' }]);
  await expect(create()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await stored()).toBe(0);
});

it('resets the connection after the effect: the object exists, but the client got no response', async () => {
  await emulator.control.faults([{ method: 'POST', path: TASKS, times: 1, reset: 'after' }]);
  await expect(create()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await stored()).toBe(1);
  expect((await create()).status).toBe(422);
});

it.each([0, 10])('truncates the response after %d bytes, after the effect', async (bytes) => {
  await emulator.control.faults([{ method: 'POST', path: TASKS, times: 1, truncate: bytes }]);
  const response = await fetch(`${emulator.address}${TASKS}`, {
    method: 'POST',
    headers: { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' },
    body: JSON.stringify({
      data: {
        type: 'tasks',
        attributes: { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' },
      },
    }),
  });
  expect(response.status).toBe(201);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
  let received = 0;
  await expect(
    (async () => {
      for await (const chunk of response.body!) received += chunk.length;
    })(),
  ).rejects.toThrow('terminated');
  expect(received).toBe(bytes);
  expect(await stored()).toBe(1);
});

it('leaves a response that is shorter than the limit complete', async () => {
  await emulator.control.faults([{ path: TASKS, truncate: 1_000_000 }]);
  expect((await list()).body.data).toEqual([]);
});

it('affects the same requests for the same seed', async () => {
  const drawn = async (seed: number) => {
    await emulator.control.faults([{ path: TASKS, probability: 0.5, status: 500 }], seed);
    return statuses(40);
  };
  const first = await drawn(7);
  expect(await drawn(7)).toEqual(first);
  expect(await drawn(8)).not.toEqual(first);
  expect(new Set(first)).toEqual(new Set([200, 500]));
});

it('logs the status of the response, and null for a reset', async () => {
  await emulator.control.faults([
    { path: TASKS, times: 1, status: 503 },
    { path: TASKS, times: 1, reset: 'before' },
  ]);
  await list();
  await expect(list()).rejects.toThrow();
  expect(await emulator.control.requests()).toEqual({
    requests: [
      { method: 'GET', path: TASKS, status: 503, count: 1, operation: 'List run tasks' },
      { method: 'GET', path: TASKS, status: null, count: 1, operation: 'List run tasks' },
    ],
    unknown: 0,
  });
});

it('affects the secrets service too, but never the control endpoints', async () => {
  await emulator.control.faults([{ path: '*', status: 418 }]);
  expect((await emulator.request('LIST', '/v1/database/roles')).status).toBe(418);
  expect((await emulator.request('GET', '/_emulator/requests')).status).toBe(200);
});

it('ends a delay when it is closed', async () => {
  const other = await startEmulator();
  await other.control.faults([{ path: '*', latencyMs: 60_000 }]);
  const waiting = expect(other.request('GET', TASKS)).rejects.toThrow();
  // The request is under way once its connection is: the control request after it shares the one event loop.
  await other.control.requests();
  const began = performance.now();
  await other.close();
  await waiting;
  expect(performance.now() - began).toBeLessThan(1_000);
});

it.each([
  ['no effect', { path: '*' }],
  ['two effects', { path: '*', status: 500, latencyMs: 1 }],
  ['no path', { status: 500 }],
  ['a path that cannot match', { path: 'api', status: 500 }],
  ['a status that is none', { path: '*', status: 99 }],
  ['headers without a status', { path: '*', latencyMs: 1, headers: {} }],
  ['a header that cannot be sent', { path: '*', status: 500, headers: { 'a b': 'c' } }],
  ['a reset of another kind', { path: '*', reset: 'during' }],
  ['no times', { path: '*', status: 500, times: 0 }],
  ['a negative cut', { path: '*', truncate: -1 }],
  ['a probability above 1', { path: '*', status: 500, probability: 2 }],
  ['an unknown key', { path: '*', status: 500, moment: 'now' }],
  ['a condition that is no object', { path: '*', status: 500, when: 'now' }],
  ['an unknown condition', { path: '*', status: 500, when: { header: {} } }],
  ['a condition on the method', { path: '*', status: 500, when: { method: 'GET' } }],
  ['a header that is no text', { path: '*', status: 500, when: { headers: { a: null } } }],
  ['a small method', { path: '*', method: 'get', status: 500 }],
  ['no object', 'x'],
])('refuses a fault with %s and keeps the active faults', async (_, fault) => {
  await emulator.control.faults([{ path: TASKS, status: 500 }]);
  const { status, body } = await emulator.request('PUT', '/_emulator/faults', { body: { faults: [fault] } });
  expect([status, body.error]).toEqual([400, expect.stringMatching(/\.$/)]);
  expect((await list()).status).toBe(500);
});

describe('conditions', () => {
  const affected = async (token: string, body?: unknown, headers = {}): Promise<boolean> =>
    (await emulator.request(body === undefined ? 'GET' : 'POST', '/v1/pki/roles/web', { token, body, headers }))
      .status === 418;

  it('restrict a fault to a token, which is given as itself, by its hash or by its accessor, and never shown', async () => {
    const issue = async () =>
      (await emulator.request('POST', '/v1/auth/token/create', { body: { policies: ['default'] } })).body.auth;
    const [one, other] = [await issue(), await issue()];
    const hash = `sha256:${createHash('sha256').update(one.client_token).digest('hex')}`;
    for (const when of [{ token: one.client_token }, { token: hash }, { accessor: one.accessor }]) {
      const fault = { path: '/v1/*', status: 418, when };
      const { body } = await emulator.request('PUT', '/_emulator/faults', { body: { faults: [fault] } });
      expect(JSON.stringify(body)).not.toContain(one.client_token);
      expect([await affected(one.client_token), await affected(other.client_token)]).toEqual([true, false]);
      expect(await affected('secrets-root')).toBe(false);
    }
  });

  it('restrict a fault to the token of the platform', async () => {
    await emulator.control.faults([{ path: TASKS, status: 418, when: { token: 'platform-reader' } }]);
    expect((await list()).status).toBe(200);
    expect((await emulator.request('GET', TASKS, { token: 'platform-reader' })).status).toBe(418);
  });

  it.each<[string, RequestConditions, boolean]>([
    ['part of the body', { body: { allowed_domains: ['a'] } }, true],
    ['another body', { body: { allowed_domains: ['b'] } }, false],
    ['a secret in the body', { body: { password: 'canary' } }, true],
    ['an absent field', { body: { ttl: { $absent: true } } }, true],
    ['a header', { headers: { 'X-Source': 'test' } }, true],
    ['a pattern of a header', { headers: { 'X-Source': { $regex: '^te' } } }, true],
    ['the token header', { headers: { 'X-Service-Token': 'secrets-root' } }, true],
    ['another header', { headers: { 'X-Source': 'other' } }, false],
    ['a query', { query: { list: 'true' } }, false],
    ['the operation', { operation: 'Certificate authority: Write role' }, true],
    ['all of several', { body: { password: 'canary' }, headers: { 'X-Source': 'other' } }, false],
  ])('restrict a fault to %s', async (_, when, isAffected) => {
    await emulator.control.faults([{ path: '/v1/*', status: 418, when }]);
    const body = { allowed_domains: ['a'], password: 'canary' };
    expect(await affected('secrets-root', body, { 'X-Source': 'test' })).toBe(isAffected);
  });

  it('count only the requests that match', async () => {
    const when = { body: { ttl: '1h' } };
    await emulator.control.faults([{ path: '/v1/*', after: 1, times: 1, status: 418, when }]);
    const found = [];
    for (const ttl of ['1h', '2h', '1h', '1h']) found.push(await affected('secrets-root', { ttl }));
    expect(found).toEqual([false, false, true, false]);
  });
});

it.each([[{}], [{ faults: {} }], [{ seed: 'x', faults: [] }]])('refuses the body %j', async (body) => {
  expect((await emulator.request('PUT', '/_emulator/faults', { body })).status).toBe(400);
});
