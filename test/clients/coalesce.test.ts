import { path, PlatformClient } from '../../src/clients/platform';
import { Coalesced } from '../../src/clients/reads/coalesce';
import { pageOf, QUICK, startService, task, TestService, TOKEN } from './service';

const LIST = '/organizations/acme/tasks';

let service: TestService;
let platform: PlatformClient;
let all: ReturnType<typeof task>[];

beforeEach(async () => {
  service = await startService();
  platform = new PlatformClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK },
  );
  have(1_000);
});

afterEach(async () => {
  platform.close();
  await service.stop();
});

/** Gives the service this many tasks, in the list and by id. */
function have(count: number): void {
  all = Array.from({ length: count }, (_, index) => task(`task-${index}`));
  service.behaviour = ({ method, url, body }) => {
    if (url.includes(LIST) && method === 'GET') return { body: pageOf(all, url) };
    const found = all.find(({ id }) => url.endsWith(`/tasks/${id}`));
    if (!found) return { status: 404, body: { errors: [] } };
    if (method === 'PATCH') Object.assign(found.attributes, JSON.parse(body));
    return { body: { data: found } };
  };
}

function read(id: string, signal?: AbortSignal) {
  return platform.findIn(LIST, path`/tasks/${id}`, id, { signal });
}

/** Reads as Terraform does: a fixed number at once, and the next when one is finished. */
async function readAll(ids: readonly string[], atOnce: number): Promise<(string | undefined)[]> {
  const responses: (string | undefined)[] = [];
  const next = ids.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, id] of next) responses[index] = (await read(id))?.id;
    }),
  );
  return responses;
}

const lists = () => service.lines.filter((line) => line.includes(LIST)).length;
const ids = (count: number, step = 1) => Array.from({ length: count }, (_, index) => `task-${index * step}`);

/** The same ids in another order than that of the pages. */
function shuffled(names: readonly string[]): string[] {
  return [...names].sort((a, b) => ((Number(a.slice(5)) * 7919) % 1_009) - ((Number(b.slice(5)) * 7919) % 1_009));
}

test.each([10, 1_000])('coalesced reads serve a thousand reads, %s at once, with eleven requests', async (atOnce) => {
  const wanted = shuffled(ids(1_000));
  expect(await readAll(wanted, atOnce)).toEqual(wanted);
  expect(service.asked.length).toBeLessThanOrEqual(11);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'coalesced reads serve %s reads with at most one additional request, wherever the objects are in the list',
  async (count) => {
    const wanted = ids(count, 99).reverse();
    expect(await readAll(wanted, 10)).toEqual(wanted);
    expect(service.asked.length).toBeLessThanOrEqual(count + 1);
  },
);

test.each([1, 2, 3, 4, 5])(
  'coalesced reads serve %s reads of objects that are not listed with at most one additional request',
  async (count) => {
    have(150);
    await readAll(
      ids(count).map((id) => `${id}-gone`),
      10,
    );
    expect(service.asked.length).toBeLessThanOrEqual(count + 1);
  },
);

test('coalesced reads request the object itself for a single read', async () => {
  expect((await read('task-5'))?.id).toBe('task-5');
  expect(service.lines).toEqual(['GET /api/v2/tasks/task-5']);
});

test('coalesced reads fetch no further pages of a long list for a few reads', async () => {
  have(10_000);
  await readAll(ids(20, 500), 10);
  expect(lists()).toBe(1);
  expect(service.asked.length).toBeLessThanOrEqual(21);
});

test('coalesced reads fetch the pages of a long list once there are at most half as many pages as reads', async () => {
  have(3_000);
  await readAll(ids(1_000, 3), 10);
  expect(lists()).toBe(30);
  expect(service.asked.length).toBeLessThan(30 + 70);
});

test('coalesced reads request an object that no page contains by id, because it may only be missing from the list', async () => {
  have(50);
  const hidden = task('task-hidden');
  const { behaviour } = service;
  service.behaviour = (asked) => (asked.url.endsWith('/task-hidden') ? { body: { data: hidden } } : behaviour(asked));
  expect(await readAll(['task-1', 'task-2', 'task-hidden', 'task-gone'], 4)).toEqual([
    'task-1',
    'task-2',
    'task-hidden',
    undefined,
  ]);
  expect(service.lines).toContain('GET /api/v2/tasks/task-gone');
});

test('coalesced reads request objects by id if the list is forbidden, at the cost of one request', async () => {
  const { behaviour } = service;
  service.behaviour = (asked) => (asked.url.includes(LIST) ? { status: 404, body: { errors: [] } } : behaviour(asked));
  expect(await readAll(ids(30), 10)).toEqual(ids(30));
  expect(lists()).toBe(1);
});

test('coalesced reads do not use pages read before a write', async () => {
  have(50);
  await readAll(ids(10), 10);
  await platform.patch('/tasks/task-20', { name: 'changed' });
  expect((await read('task-20'))?.attributes.name).toBe('changed');
  expect((await read('task-21'))?.attributes.name).toBe('task-21');
  expect((await Promise.all(ids(3).map((id) => read(id)))).map((found) => found?.id)).toEqual(ids(3));
  expect(lists()).toBe(2);
});

test('coalesced reads do not use a page that was in flight during a write', async () => {
  have(50);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { behaviour } = service;
  service.behaviour = async (asked) => {
    const reply = await behaviour(asked);
    const old = JSON.parse(JSON.stringify(reply)) as typeof reply;
    if (asked.url.includes(LIST)) await held;
    return old;
  };
  await read('task-0');
  const waiting = read('task-1');
  while (lists() === 0) await new Promise((resolve) => setImmediate(resolve));
  await platform.patch('/tasks/task-1', { name: 'changed' });
  release();
  expect((await waiting)?.attributes.name).toBe('changed');
});

test('coalesced reads show changes by other clients to a second read of the same object', async () => {
  have(50);
  await readAll(ids(50), 10);
  all[30].attributes.name = 'changed';
  all.splice(40, 1);
  const again = await Promise.all(ids(50).map((id) => read(id)));
  expect(again[30]?.attributes.name).toBe('changed');
  expect(again[40]).toBeUndefined();
  expect(lists()).toBe(2);
});

test('coalesced reads read parts of objects from the same list separately from the objects', async () => {
  const parts = (resource: { readonly id: string }) => ['a', 'b'].map((part) => `${resource.id}/${part}`);
  const readPart = (id: string) => platform.findWithin(LIST, path`/tasks/${id.split('/')[0]}`, id, parts);
  const [things, found] = await Promise.all([
    readAll(ids(100), 5),
    Promise.all(
      ids(100)
        .flatMap((id) => [`${id}/a`, `${id}/b`])
        .map(readPart),
    ),
  ]);
  expect([things.filter(Boolean).length, found.filter(Boolean).length]).toEqual([100, 200]);
  expect(service.asked.filter(({ url }) => !url.includes(LIST)).length).toBeLessThanOrEqual(2);
  expect((await readPart('task-5/c'))?.attributes.name).toBe('task-5');
});

test('coalesced reads keep lists separate', async () => {
  have(50);
  await readAll(ids(10), 10);
  await platform.findIn('/organizations/beta/tasks', '/tasks/task-11', 'task-11');
  expect(service.lines.at(-1)).toBe('GET /api/v2/tasks/task-11');
});

test('coalesced reads end only the wait of the interrupted caller, not that of others', async () => {
  have(50);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { behaviour } = service;
  service.behaviour = async (asked) => {
    if (asked.url.includes(LIST)) await held;
    return behaviour(asked);
  };
  await read('task-0');
  const stop = new AbortController();
  const interrupted = read('task-1', stop.signal).catch((error: Error) => error.name);
  const other = read('task-2');
  while (lists() === 0) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  expect(await interrupted).toBe('Interrupted');
  release();
  expect((await other)?.id).toBe('task-2');
  expect(service.lines).not.toContain('GET /api/v2/tasks/task-2');
});

describe('coalesced reads, by the clock,', () => {
  let now = 0;
  const asked: string[] = [];
  const own = (id: string) => async () => {
    asked.push(id);
    return task(id);
  };
  /** A list of this many objects in pages of 100. */
  const pages = (count: number) => async (number: number) => {
    asked.push(`page ${number}`);
    return pageOf(
      Array.from({ length: count }, (_, index) => task(`task-${index}`)),
      `/?page[size]=100&page[number]=${number}`,
    ) as never;
  };

  beforeEach(() => {
    now = 0;
    asked.length = 0;
  });

  test('use a page for ten seconds from the start of its walk', async () => {
    const coalesced = new Coalesced(() => now);
    for (const id of ids(5)) await coalesced.find(LIST, id, own(id), pages(50));
    now = 9_999;
    await coalesced.find(LIST, 'task-5', own('task-5'), pages(50));
    now = 10_000;
    await coalesced.find(LIST, 'task-6', own('task-6'), pages(50));
    expect(asked).toEqual(['task-0', 'page 1', 'page 1']);
  });

  test('use a page for longer where it serves many more reads', async () => {
    const coalesced = new Coalesced(() => now, 60_000);
    for (const id of ids(5)) await coalesced.find(LIST, id, own(id), pages(50));
    now = 59_999;
    await coalesced.find(LIST, 'task-5', own('task-5'), pages(50));
    now = 60_000;
    await coalesced.find(LIST, 'task-6', own('task-6'), pages(50));
    expect(asked).toEqual(['task-0', 'page 1', 'page 1']);
  });

  test('start anew after a pause', async () => {
    const coalesced = new Coalesced(() => now);
    for (const id of ids(5)) await coalesced.find(LIST, id, own(id), pages(50));
    now = 10_001;
    await coalesced.find(LIST, 'task-6', own('task-6'), pages(50));
    expect(asked).toEqual(['task-0', 'page 1', 'task-6']);
  });

  test('do not fetch pages again in a run in which they served fewer reads than requests', async () => {
    const coalesced = new Coalesced(() => now);
    for (let round = 0; round < 30; round++) {
      now += 1_000;
      await coalesced.find(LIST, `gone-${round}`, own(`gone-${round}`), pages(50));
    }
    expect(asked.filter((what) => what.startsWith('page'))).toEqual(['page 1']);
    expect(asked).toHaveLength(31);
  });
});
