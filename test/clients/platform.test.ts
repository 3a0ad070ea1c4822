import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { tokenSourceOf } from '../../src/clients/connection';
import { ApiError, LostResponse, NotPermitted } from '../../src/clients/errors';
import { FileBody, path, PlatformClient, Resource } from '../../src/clients/platform';
import { pageOf, QUICK, startService, task, TestService, TOKEN } from './service';

const LIST = '/organizations/acme/tasks';
const nameOf = ({ attributes }: Resource) => attributes.name;

let service: TestService;
let platform: PlatformClient;

beforeEach(async () => {
  service = await startService();
  platform = new PlatformClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK, userAgent: 'lintel/1' },
  );
});

afterEach(async () => {
  platform.close();
  await service.stop();
});

test('the platform client sends token, user agent and content type with every request, including a DELETE without a body', async () => {
  service.behaviour = ({ method }) => (method === 'DELETE' ? { status: 204 } : { body: { data: task('task-1') } });
  await platform.get('/tasks/task-1');
  await platform.post(LIST, { data: {} });
  await platform.patch('/tasks/task-1', { data: {} });
  await platform.remove('/tasks/task-1');
  await platform.put('/policies/pol-1/upload', Buffer.from('package main'));
  for (const { headers } of service.asked) {
    expect(headers).toMatchObject({ 'authorization': `Bearer ${TOKEN}`, 'user-agent': 'lintel/1' });
  }
  expect(service.asked.map(({ method, headers }) => [method, headers['content-type']])).toEqual([
    ['GET', undefined],
    ['POST', 'application/vnd.api+json'],
    ['PATCH', 'application/vnd.api+json'],
    ['DELETE', 'application/vnd.api+json'],
    ['PUT', 'application/octet-stream'],
  ]);
  expect(service.asked[4].body).toBe('package main');
});

test('the platform client puts paths below the path of the address and /api/v2, except those of the registry', async () => {
  service.behaviour = () => ({ body: { data: task('task-1') } });
  const gateway = new PlatformClient({
    address: `${service.origin}/gateway`,
    token: TOKEN,
    dialect: 'standard',
    source: 'test',
  });
  await gateway.get(path`/tasks/${'a/b?'}`);
  await gateway.fetch('/api/registry/v1/modules/acme/vpc/aws/versions');
  expect(service.lines).toEqual([
    'GET /gateway/api/v2/tasks/a%2Fb%3F',
    'GET /gateway/api/registry/v1/modules/acme/vpc/aws/versions',
  ]);
  gateway.close();
});

test('the platform client uploads an archive without the token, to an address that no message shows', async () => {
  service.behaviour = () => ({ status: 403, body: { errors: [] } });
  await expect(platform.upload(`${service.origin}/v1/object/canary-object`, Buffer.from([1, 2]))).rejects.toThrow(
    new RegExp(`^PUT ${service.origin}/\\(upload\\): 403 permission denied$`),
  );
  expect(service.asked[0].headers.authorization).toBeUndefined();
  expect(service.lines).toEqual(['PUT /v1/object/canary-object']);
});

test('the platform client downloads an archive without the token, from an address that no message shows', async () => {
  service.behaviour = () => ({ body: Buffer.from([1, 2]), headers: { 'content-type': 'application/octet-stream' } });
  expect([...(await platform.downloadFrom(`${service.origin}/v1/object/canary-object`))]).toEqual([1, 2]);
  expect(service.asked[0].headers.authorization).toBeUndefined();
  service.behaviour = () => ({ status: 403, body: { errors: [] } });
  await expect(platform.downloadFrom('/v1/object/canary-object')).rejects.toThrow(
    new RegExp(`^GET ${service.origin}/\\(download\\): 403 permission denied$`),
  );
});

test('the platform client returns the URL of a response after redirects', async () => {
  service.behaviour = ({ url }) =>
    url.endsWith('/latest') ? { status: 302, headers: { location: '/api/registry/v1/modules/1.2.0' } } : { body: {} };
  expect((await platform.fetch('/api/registry/v1/modules/latest'))!.url.href).toBe(
    `${service.origin}/api/registry/v1/modules/1.2.0`,
  );
});

test('the platform client returns undefined for an object that does not exist', async () => {
  service.behaviour = ({ url }) =>
    url.endsWith('task-1')
      ? { body: { data: task('task-1'), included: [{ id: 'w', type: 'workspaces' }] } }
      : { status: 404, body: { errors: [] } };
  expect(await platform.find('/tasks/task-1')).toEqual({
    data: task('task-1'),
    included: [{ id: 'w', type: 'workspaces', attributes: {} }],
  });
  expect(await platform.find('/tasks/task-2')).toBeUndefined();
  await expect(platform.get('/tasks/task-2')).rejects.toThrow(
    'GET /tasks/task-2: 404 not found, or hidden from this token',
  );
  expect(await platform.remove('/tasks/task-2')).toBe('absent');
  expect(await platform.download('/policies/pol-2/download')).toBeUndefined();
});

test('the platform client treats a write without a document as a lost response only if the document is needed', async () => {
  service.behaviour = () => ({ status: 204 });
  await expect(platform.post('/workspaces/ws-1/tasks', {})).rejects.toThrow(LostResponse);
  expect(await platform.send('POST', '/workspaces/ws-1/tasks', {})).toBeUndefined();
  service.behaviour = () => ({ status: 201, body: { data: task('wstask-1') } });
  expect((await platform.send('POST', '/workspaces/ws-1/tasks', {}))?.data.id).toBe('wstask-1');
});

describe('an error of the platform service', () => {
  const refused = async (body: unknown, headers = {}) => {
    service.behaviour = () => ({ status: 422, body, headers });
    return platform.patch('/tasks/task-7', {}).then(
      () => undefined,
      (error: ApiError) => error,
    );
  };

  test('quotes status, title, detail, pointer and request id in one line', async () => {
    const error = await refused(
      {
        errors: [
          {
            status: '422',
            title: 'invalid attribute',
            detail: 'Name has already\n been taken',
            source: { pointer: '/data/attributes/name' },
          },
        ],
      },
      { 'x-request-id': '5f-1' },
    );
    expect(error?.message).toBe(
      'PATCH /tasks/task-7: 422 invalid attribute: Name has already been taken (at /data/attributes/name; request id 5f-1)',
    );
    expect(error).toMatchObject({
      service: 'platform',
      method: 'PATCH',
      path: '/tasks/task-7',
      status: 422,
      requestId: '5f-1',
    });
    expect(error?.errors).toEqual([
      { title: 'invalid attribute', detail: 'Name has already been taken', pointer: '/data/attributes/name' },
    ]);
  });

  test('quotes each of several errors', async () => {
    const error = await refused({ errors: [{ title: 'a', source: { pointer: '/x' } }, { detail: 'b' }, 'c', 7, {}] });
    expect(error?.message).toBe('PATCH /tasks/task-7: 422 a (at /x); b; c');
  });

  test('explains the status if the body has no message', async () => {
    expect((await refused(Buffer.from('<html>')))?.message).toBe('PATCH /tasks/task-7: 422 the values are not valid');
    expect((await refused({ errors: 'none' }, { 'x-request-id': 'with blanks ' }))?.message).toBe(
      'PATCH /tasks/task-7: 422 the values are not valid',
    );
  });
});

describe('lists of the platform service', () => {
  test('are read in pages of 100, with encoded brackets, to the last', async () => {
    const all = Array.from({ length: 250 }, (_, index) => task(`task-${index}`));
    service.behaviour = ({ url }) => ({ body: pageOf(all, url) });
    expect(await platform.list(LIST, { 'search[name]': 'a b' })).toEqual(all);
    expect(service.lines).toEqual([
      `GET /api/v2${LIST}?page%5Bsize%5D=100&search%5Bname%5D=a%20b`,
      `GET /api/v2${LIST}?page%5Bsize%5D=100&search%5Bname%5D=a%20b&page%5Bnumber%5D=2`,
      `GET /api/v2${LIST}?page%5Bsize%5D=100&search%5Bname%5D=a%20b&page%5Bnumber%5D=3`,
    ]);
  });

  test('request no more pages than the caller consumes', async () => {
    const all = Array.from({ length: 250 }, (_, index) => task(`task-${index}`));
    service.behaviour = ({ url }) => ({ body: pageOf(all, url) });
    for await (const page of platform.pages(LIST, { 'page[size]': 50 })) {
      expect(page.data).toHaveLength(50);
      break;
    }
    expect(service.asked).toHaveLength(1);
  });

  test('are read by their links if they have no pagination object, and page numbers may be strings', async () => {
    service.behaviour = ({ number }) => ({
      body:
        number === 1
          ? { data: [task('a')], links: { next: 'https://host/api/v2/x?page%5Bnumber%5D=2' } }
          : number === 2
            ? { data: [task('b')], meta: { pagination: { 'next-page': '3' } } }
            : { data: [task('c')], links: { next: null } },
    });
    expect((await platform.list(LIST)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('cause an error if they lead backwards or are malformed', async () => {
    service.behaviour = () => ({ body: { data: [], meta: { pagination: { 'next-page': 1 } } } });
    await expect(platform.list(LIST)).rejects.toThrow('its pagination leads back to an earlier page');
    service.behaviour = () => ({ body: { data: task('a') } });
    await expect(platform.list(LIST)).rejects.toThrow('it has an object at data, where a list is expected');
  });

  test('may contain bare identifiers', async () => {
    service.behaviour = () => ({ body: { data: [{ id: 'acme', type: 'organizations' }] } });
    expect(await platform.list('/admin/organizations/acme/relationships/module-consumers')).toEqual([
      { id: 'acme', type: 'organizations', attributes: {} },
    ]);
  });
});

describe('the absence of an object of the platform service', () => {
  const all = Array.from({ length: 120 }, (_, index) => task(`task-${index}`));

  test('is proven by a readable list that does not contain it', async () => {
    service.behaviour = ({ url }) => ({ body: pageOf(all, url) });
    expect(await platform.provenGone(LIST, 'task-gone')).toBe(true);
    expect(await platform.provenGone(LIST, 'task-119')).toBe(false);
  });

  test.each([401, 403, 404])('is not proven by a list that responds with %s', async (status) => {
    service.behaviour = () => ({ status, body: { errors: [{ title: 'not found' }] } });
    const error = await platform.provenGone(LIST, 'task-1').catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(NotPermitted);
    expect(String(error)).toMatch(/whether task-1 still exists cannot be determined.*may lack the permission/);
  });

  test('is proven by one read for many objects, and again after a write', async () => {
    service.behaviour = ({ url, method }) =>
      method === 'GET' ? { body: pageOf(all, url) } : { status: 201, body: { data: task('new') } };
    expect(
      await Promise.all(Array.from({ length: 50 }, (_, index) => platform.provenGone(LIST, `gone-${index}`))),
    ).toEqual(Array(50).fill(true));
    expect(await platform.provenGone(LIST, 'gone-51')).toBe(true);
    expect(service.asked).toHaveLength(2);
    await platform.post(LIST, {});
    all.push(task('new'));
    expect(await platform.provenGone(LIST, 'new')).toBe(false);
    all.pop();
  });

  test('is not proven by a read that overlaps with a write', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const list = [task('a')];
    service.behaviour = async ({ url, method, number }) => {
      if (method === 'POST') return { body: { data: task('new') } };
      const page = pageOf(list, url);
      if (number === 1) await held;
      return { body: page };
    };
    const early = platform.provenGone(LIST, 'b');
    while (service.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await platform.post(LIST, {});
    list.push(task('new'));
    release();
    expect(await early).toBe(true);
    expect(await platform.provenGone(LIST, 'new')).toBe(false);
  });

  test('is checked again if an earlier read still contained the object', async () => {
    const left = [task('task-1')];
    service.behaviour = ({ url }) => ({ body: pageOf(left, url) });
    expect(await platform.provenGone(LIST, 'task-1')).toBe(false);
    left.pop();
    expect(await platform.provenGone(LIST, 'task-1')).toBe(true);
  });

  test.each<[string, string, (list: ReturnType<typeof task>[]) => void]>([
    // The first object is deleted: task-100 moves to the page that was already read.
    [
      'a deletion',
      'task-100',
      (list) => {
        list.shift();
      },
    ],
    // The count is unchanged, but the new object is on the page that was already read.
    [
      'an exchange',
      'task-new',
      (list) => {
        list.unshift(task('task-new'));
        list.pop();
      },
    ],
  ])('is not proven by reading pages that miss the object because of %s elsewhere', async (_title, id, change) => {
    const shifting = [...all];
    service.behaviour = ({ url, number }) => {
      const page = pageOf(shifting, url);
      if (number === 1) change(shifting);
      return { body: page };
    };
    expect(await platform.provenGone(LIST, id)).toBe(false);
    expect(service.asked).toHaveLength(4);
  });
});

test("an interrupt of a caller that shares a list ends only that caller's wait", async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.behaviour = async ({ url }) => {
    await held;
    return { body: pageOf([task('a')], url) };
  };
  const stop = new AbortController();
  const interrupted = [
    platform.keysBefore(LIST, nameOf, { signal: stop.signal }),
    platform.provenGone(LIST, 'b', { signal: stop.signal }),
  ].map((promise) => (promise as Promise<unknown>).catch((error: Error) => error.name));
  const others = [platform.keysBefore(LIST, nameOf), platform.provenGone(LIST, 'b')] as const;
  stop.abort();
  expect(await Promise.all(interrupted)).toEqual(['Interrupted', 'Interrupted']);
  release();
  expect((await others[0]).has('a')).toBe(true);
  expect(await others[1]).toBe(true);
  expect(service.asked).toHaveLength(2);
});

describe('existing names in a list of the platform service', () => {
  test('are fetched once per list for all callers', async () => {
    const all = [task('a'), task('b')];
    service.behaviour = ({ url }) => ({ body: pageOf(all, url) });
    const responses = await Promise.all(Array.from({ length: 20 }, () => platform.keysBefore(LIST, nameOf)));
    all.push(task('c'));
    for (const names of [...responses, await platform.keysBefore(LIST, nameOf)]) {
      expect(['a', 'b', 'c'].map((name) => names.lacks(name))).toEqual([false, false, true]);
    }
    expect(service.asked).toHaveLength(1);
  });

  test("are kept after the client's own writes, and fetched again after a failure", async () => {
    service.behaviour = ({ number, method, url }) =>
      number === 1
        ? { status: 422 }
        : method === 'POST'
          ? { body: { data: task('mine') } }
          : { body: pageOf([task('a')], url) };
    await expect(platform.keysBefore(LIST, nameOf)).rejects.toThrow('422');
    expect((await platform.keysBefore(LIST, nameOf)).has('a')).toBe(true);
    await platform.post(LIST, {});
    const names = await platform.keysBefore(LIST, nameOf);
    expect([names.has('a'), names.lacks('a'), names.lacks('mine')]).toEqual([true, false, true]);
    expect(service.asked).toHaveLength(3);
  });

  /** Other clients create an object between any two requests. */
  const busy = () => {
    const all = Array.from({ length: 120 }, (_, index) => task(`task-${index}`));
    service.behaviour = ({ number, url }) => {
      const page = pageOf(all, url);
      all.unshift(task(`new-${number}`));
      return { body: page };
    };
  };

  test.each([
    [4, undefined],
    [1, 1],
  ])('are not proven complete if the list changes each time it is read (%i times)', async (looks, looksBefore) => {
    busy();
    const client = new PlatformClient(
      { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
      { pace: QUICK, looksBefore },
    );
    const names = await client.keysBefore(LIST, nameOf);
    expect([names.has('task-7'), names.lacks('task-7'), names.has('absent'), names.lacks('absent')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(service.asked).toHaveLength(2 * looks);
    client.close();
  });

  test('cannot be read from an unchanging list whose pages do not agree', async () => {
    const all = Array.from({ length: 120 }, (_, index) => task(`task-${index}`));
    service.behaviour = ({ url }) => ({ body: pageOf(url.includes('number%5D=2') ? all.slice(0, 119) : all, url) });
    await expect(platform.keysBefore(LIST, nameOf)).rejects.toThrow(
      'do not agree on the number of objects, even after 2 reads',
    );
  });

  test('do not prove absence if the list keeps changing for as long as a service may be unavailable', async () => {
    busy();
    await expect(platform.provenGone(LIST, 'absent')).rejects.toThrow('it changes each time it is read');
    expect(service.asked.length).toBeGreaterThan(10);
  });
});

test.each([
  [
    404,
    '/organizations/acme/tasks',
    'Either the token from LINTEL_PLATFORM_TOKEN lacks the permission, or the organization `acme` does not exist: the service does not say which.',
  ],
  [
    404,
    '/workspaces/ws-app/tasks',
    'Either the token from LINTEL_PLATFORM_TOKEN lacks the permission, or the workspace `ws-app` does not exist: the service does not say which.',
  ],
  [
    404,
    '/organizations/acme/ssh-keys',
    "Either the token from LINTEL_PLATFORM_TOKEN lacks the permission, or the organization `acme` does not exist: the service does not say which. The token of an organization is not possible for SSH keys: use a user's or a team's token.",
  ],
  [
    401,
    '/organizations/acme/tasks',
    'The token from LINTEL_PLATFORM_TOKEN is not valid for this address or has expired.',
  ],
  [422, '/organizations/acme/tasks', undefined],
])('the error of a create that fails with %i at %s has the hint for its status', (status, at, hint) => {
  const error = new ApiError(
    { service: 'platform', method: 'POST', path: at },
    { status, errors: [] },
    tokenSourceOf({ source: 'LINTEL_PLATFORM_ADDRESS and LINTEL_PLATFORM_TOKEN' }),
  );
  expect(error.hint).toBe(hint);
});

test('the platform client sends a file in parts, anew for each attempt, and fails if it has become shorter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-upload-'));
  const file = join(folder, 'archive.zip');
  writeFileSync(file, 'x'.repeat(300_000));
  service.behaviour = ({ number }) => ({ status: number === 1 ? 503 : 200 });
  const address = `${service.origin}/storage?signature=secret`;
  await platform.upload(address, new FileBody(file, 300_000));
  expect(
    service.asked.map(({ headers, body }) => [headers['content-length'], headers.authorization, body.length]),
  ).toEqual([
    ['300000', undefined, 300_000],
    ['300000', undefined, 300_000],
  ]);
  const parts: Buffer[] = [];
  const read = async () => {
    for await (const part of new FileBody(file, 300_001).open(() => undefined)) parts.push(part as Buffer);
  };
  await expect(read()).rejects.toThrow('has become shorter');
  expect(parts.length).toBeGreaterThan(1);
  rmSync(folder, { recursive: true });
});
