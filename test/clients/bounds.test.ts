/** @tier complete */
import { createGzip, gzipSync } from 'zlib';
import { Interrupted, LostResponse, UnsafeAddress } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { walkPages } from '../../src/clients/platform/pages';
import type { ClientOptions } from '../../src/clients/request';
import { SecretsClient } from '../../src/clients/secrets';
import { MOST_BYTES, MOST_DEPTH, weigh } from '../../src/clients/transport/bounds';
import { pageOf, QUICK, Reply, startService, task, TestService, TOKEN } from './service';

const MIB = 1024 ** 2;
const TASK = 'GET /tasks/task-1: no usable response';

let service: TestService;
let platform: PlatformClient;
let secrets: SecretsClient;
let bomb: Buffer;

/** A document of the given size in MiB, compressed to a thousandth. */
async function bombOf(mebibytes: number): Promise<Buffer> {
  const gzip = createGzip({ level: 9 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const text = Buffer.alloc(MIB, 'a');
  gzip.write('{"data":{"id":"task-1","type":"tasks","attributes":{"name":"');
  for (let count = 0; count < mebibytes; count++) {
    if (!gzip.write(text)) await new Promise((resolve) => gzip.once('drain', resolve));
  }
  await new Promise<void>((resolve) => gzip.end('"}}}', resolve));
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  bomb = await bombOf(256);
});

beforeEach(async () => {
  service = await startService();
  platform = connect();
  secrets = new SecretsClient(
    { address: service.origin, token: TOKEN, dialect: 'vault', source: 'test' },
    { pace: QUICK },
  );
});

afterEach(async () => {
  platform.close();
  secrets.close();
  await service.stop();
});

function connect(options: ClientOptions = {}): PlatformClient {
  return new PlatformClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK, ...options },
  );
}

const bombed = (status = 200): Reply => ({ status, headers: { 'content-encoding': 'gzip' }, body: bomb });
const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );
const text = (body: string): Reply => ({ body: Buffer.from(body) });

describe('a response', () => {
  test('that exceeds the limit after decompression is an error without a retry', async () => {
    service.behaviour = () => bombed();
    const before = process.memoryUsage.rss();
    const error = await failure(platform.get('/tasks/task-1'));
    expect(error).toBeInstanceOf(LostResponse);
    expect(error.message).toBe(`${TASK} (it exceeds the limit of 8 MiB after decompression)`);
    expect(service.asked).toHaveLength(1);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MIB);
  });

  test('that exceeds the limit after decompression is an error behind a proxy, too', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { http_proxy: service.origin, no_proxy: '' });
    const proxied = new PlatformClient(
      { address: 'http://platform.example', token: TOKEN, dialect: 'standard', source: 'test' },
      { pace: QUICK },
    );
    try {
      service.behaviour = () => bombed();
      expect((await failure(proxied.get('/tasks/task-1'))).message).toBe(
        `${TASK} (it exceeds the limit of 8 MiB after decompression)`,
      );
      service.behaviour = () => ({
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync(JSON.stringify({ data: task('task-1') })),
      });
      expect((await proxied.get('/tasks/task-1')).data.id).toBe('task-1');
      expect(service.asked[0].url).toBe('http://platform.example/api/v2/tasks/task-1');
    } finally {
      process.env = before;
      proxied.close();
    }
  });

  test('that exceeds the limit without compression is an error', async () => {
    service.behaviour = () => text(JSON.stringify({ data: task('task-1', { filler: 'x'.repeat(MOST_BYTES.json) }) }));
    expect((await failure(platform.get('/tasks/task-1'))).message).toBe(`${TASK} (it exceeds the limit of 8 MiB)`);
  });

  test('to a write that exceeds the limit is reported as possibly effective', async () => {
    service.behaviour = () => bombed(201);
    expect((await failure(platform.post('/organizations/acme/tasks', {}))).message).toContain(
      '8 MiB after decompression); the request may have taken effect',
    );
    expect(service.asked).toHaveLength(1);
  });

  test('of the maximum size is read in full, even when ten arrive at once', async () => {
    const body = Buffer.from(JSON.stringify({ data: task('task-1', { filler: 'x'.repeat(MOST_BYTES.json - 200) }) }));
    service.behaviour = () => ({ body });
    const all = await Promise.all(Array.from({ length: 10 }, async () => (await platform.get('/tasks/task-1')).data));
    expect(all.map(({ attributes }) => String(attributes.filler).length)).toEqual(all.map(() => MOST_BYTES.json - 200));
  });

  test('that is nested too deeply is refused before it is parsed', async () => {
    for (const depth of [MOST_DEPTH + 1, 2_000_000]) {
      service.behaviour = () =>
        text(`{"data":{"id":"task-1","type":"tasks","attributes":{"name":${'['.repeat(depth)}${']'.repeat(depth)}}}}`);
      expect((await failure(platform.get('/tasks/task-1'))).message).toBe(
        `${TASK} (it exceeds the limit of 100 nested levels)`,
      );
    }
  });

  test('whose parsed size exceeds the limit is refused before it is parsed', async () => {
    service.behaviour = () =>
      text(`{"data":{"id":"task-1","type":"tasks","attributes":{"name":[${'{},'.repeat(2 * MIB)}{}]}}}`);
    expect((await failure(platform.get('/tasks/task-1'))).message).toBe(
      `${TASK} (it contains so many values that it exceeds the limit of 64 MiB of memory)`,
    );
  });

  test('with more headers than Node.js accepts is reported as such', async () => {
    service.behaviour = () => ({ headers: { 'x-filler': 'x'.repeat(20_000) }, body: { data: task('task-1') } });
    expect((await failure(platform.get('/tasks/task-1'))).message).toBe(
      `${TASK} (its headers exceed the limit of 16 KiB)`,
    );
  });

  test('with names only has a higher limit', async () => {
    const name = 'x'.repeat(990);
    const names = (count: number) => ({ body: { data: { keys: Array.from({ length: count }, () => name) } } });
    service.behaviour = () => names(12_000);
    expect(await secrets.list('/pki/certs')).toHaveLength(12_000);
    service.behaviour = () => names(20_000);
    expect((await failure(secrets.list('/pki/certs'))).message).toContain(
      'no usable response (it exceeds the limit of 16 MiB)',
    );
  });

  test('with code has a limit of 16 MiB, and with an archive of 32 MiB', async () => {
    service.behaviour = () => ({ headers: { 'content-encoding': 'gzip' }, body: bomb });
    expect((await failure(platform.download('/policies/pol-1/download'))).message).toContain(
      'it exceeds the limit of 16 MiB after decompression',
    );
    expect((await failure(platform.downloadFrom(`${service.origin}/archive`))).message).toContain(
      'it exceeds the limit of 32 MiB after decompression',
    );
  });
});

describe('an error response', () => {
  test('with a long text is truncated, and says how many characters are omitted', async () => {
    service.behaviour = () => ({
      status: 422,
      body: { errors: [{ title: 'invalid', detail: 'x'.repeat(5_000_000) }] },
    });
    const { message } = await failure(platform.get('/tasks/task-1'));
    expect(message).toBe(`GET /tasks/task-1: 422 invalid: ${'x'.repeat(2_000)}… (4,998,000 more characters)`);
  });

  test('that exceeds the limit keeps its status', async () => {
    service.behaviour = () => bombed(422);
    expect((await failure(platform.get('/tasks/task-1'))).message).toBe(
      'GET /tasks/task-1: 422 the values are not valid (the response is too large to be read in full)',
    );
  });

  test('shows the first of many errors', async () => {
    service.behaviour = () => ({
      status: 422,
      body: { errors: Array.from({ length: 5_000 }, (_, index) => ({ detail: `wrong ${index}` })) },
    });
    expect((await failure(platform.get('/tasks/task-1'))).message).toMatch(
      /^GET \/tasks\/task-1: 422 wrong 0; .*wrong 9; and 4,990 more errors$/,
    );
  });

  test('with a text that is slow to redact is reported within two seconds', async () => {
    service.behaviour = () => ({ status: 422, body: { errors: [{ detail: 'a.'.repeat(3 * MIB) }] } });
    const began = performance.now();
    await failure(platform.get('/tasks/task-1'));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('never shows part of a secret where it is truncated', async () => {
    service.behaviour = () => ({
      status: 422,
      body: { errors: [{ detail: `${'x'.repeat(1_990)}${TOKEN}${'y'.repeat(100)}` }] },
    });
    expect((await failure(platform.get('/tasks/task-1'))).message).not.toContain(TOKEN.slice(0, 5));
  });
});

describe('a long list', () => {
  const filler = Buffer.alloc(7 * MIB, 'x');
  const numberIn = (url: string) => Number(new URL(url, 'http://host').searchParams.get('page[number]') ?? 1);
  /** An object with seven million characters of filler. */
  const largePage = (number: number, pages: number | null) =>
    Buffer.concat([
      Buffer.from(`{"data":[{"id":"other-${number}","type":"tasks","attributes":{"name":"`),
      filler,
      Buffer.from(`"}}],"meta":{"pagination":{"next-page":${number + 1},"total-pages":${pages}}}}`),
    ]);

  test('without an end is read up to the limit of pages', async () => {
    let number = 0;
    const walk = walkPages(
      undefined,
      async () => ({ data: [task(`task-${++number}`)], meta: { pagination: { 'next-page': number + 1 } } }),
      { broken: (reason) => new Error(`broken: ${reason}`), tooLong: (reason) => new Error(reason) },
    );
    const all = async () => {
      for await (const page of walk) expect(page.data).toHaveLength(1);
    };
    await expect(all()).rejects.toThrow('the list exceeds the limit of 10,000 pages');
    expect(number).toBe(10_001);
  });

  test('of large pages without an end is read up to the limit of memory', async () => {
    service.behaviour = ({ url }) => ({ body: largePage(numberIn(url), null) });
    expect((await failure(platform.list('/organizations/acme/tasks'))).message).toBe(
      'GET /organizations/acme/tasks: no usable response (the list exceeds the limit of 96 MiB of memory)',
    );
    expect(service.asked.length).toBeLessThan(25);
  });

  test('that repeats a page is reported immediately', async () => {
    service.behaviour = ({ url }) => ({
      body: { data: [task('task-1')], meta: { pagination: { 'next-page': numberIn(url) + 1 } } },
    });
    expect((await failure(platform.list('/organizations/acme/tasks'))).message).toContain(
      'page 2 of the list repeats the previous page',
    );
    expect(service.asked).toHaveLength(2);
  });

  test('that exceeds the limit while its pages serve many reads does not make the reads fail', async () => {
    service.behaviour = ({ url }) => {
      const { pathname } = new URL(url, 'http://host');
      return {
        body: pathname.endsWith('/tasks') ? largePage(numberIn(url), 30) : { data: task(pathname.split('/').pop()!) },
      };
    };
    const ids = Array.from({ length: 100 }, (_, index) => `task-${index}`);
    const found = await Promise.all(ids.map((id) => platform.findIn('/organizations/acme/tasks', `/tasks/${id}`, id)));
    expect(found.map((resource) => resource?.id)).toEqual(ids);
  });
});

describe('an interrupt during a response', () => {
  /** The response begins but never ends. */
  const dripping = (status = 200): Reply => ({
    status,
    headers: { 'content-length': 1_000_000 },
    body: Buffer.from('{"data":'),
    open: true,
  });

  async function interrupted(
    work: (signal: AbortSignal, client: PlatformClient) => Promise<unknown>,
    options: (signal: AbortSignal) => ClientOptions = () => ({}),
  ): Promise<{ error: Error; took: number }> {
    const stop = new AbortController();
    const client = connect(options(stop.signal));
    const ended = failure(work(stop.signal, client));
    await service.was('asked');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const began = performance.now();
    stop.abort();
    const error = await ended;
    client.close();
    return { error, took: performance.now() - began };
  }

  test.each(['read', 'write'])('ends the wait for the rest of the response to a %s within a second', async (kind) => {
    service.behaviour = () => dripping(kind === 'read' ? 200 : 201);
    const { error, took } = await interrupted((signal, client) =>
      kind === 'read'
        ? client.get('/tasks/task-1', undefined, { signal })
        : client.post('/organizations/acme/tasks', {}, { signal }),
    );
    expect(error).toBeInstanceOf(Interrupted);
    expect(error).toMatchObject({ sent: true });
    expect(took).toBeLessThan(1_000);
  });

  test('ends reading pages within a second', async () => {
    service.behaviour = async ({ url }) => {
      const number = Number(new URL(url, 'http://host').searchParams.get('page[number]') ?? 1);
      return { body: { data: [task(`task-${number}`)], meta: { pagination: { 'next-page': number + 1 } } } };
    };
    const { error, took } = await interrupted((signal, client) =>
      client.list('/organizations/acme/tasks', undefined, { signal }),
    );
    expect(error).toBeInstanceOf(Interrupted);
    expect(took).toBeLessThan(1_000);
  });

  test('also ends the later requests that record or undo what was created', async () => {
    service.behaviour = () => ({ status: 429, headers: { 'retry-after': '15' }, body: { errors: [] } });
    const { took } = await interrupted(
      (_, client) => client.get('/tasks/task-1'),
      (hurry) => ({ hurry }),
    );
    expect(took).toBeLessThan(1_000);
    service.behaviour = () => dripping();
    expect(
      (
        await interrupted(
          (_, client) => client.get('/tasks/task-2'),
          (hurry) => ({ hurry }),
        )
      ).took,
    ).toBeLessThan(1_000);
  });

  test('ends the wait of a large response for its turn', async () => {
    const open: Reply = { headers: { 'content-length': 8_000_000 }, body: Buffer.alloc(MIB, ' '), open: true };
    service.behaviour = () => open;
    const stop = new AbortController();
    const first = failure(platform.get('/tasks/task-1', undefined, { signal: stop.signal }));
    const { took } = await interrupted((signal, client) => client.get('/tasks/task-2', undefined, { signal }));
    expect(took).toBeLessThan(1_000);
    stop.abort();
    await first;
    service.behaviour = () => text(JSON.stringify({ data: task('task-3', { filler: 'x'.repeat(2 * MIB) }) }));
    expect((await platform.get('/tasks/task-3')).data.id).toBe('task-3');
  });
});

test('the weight of a page counts its bytes, its values and its depth', () => {
  const json = Buffer.from(JSON.stringify(pageOf([task('a', { name: '[{,"\\' })], '/')));
  expect(weigh(json)).toEqual({ weight: json.length + 15 * 32, depth: 4 });
});

test('an https service that names an address without encryption is sent nothing there', async () => {
  const client = new PlatformClient(
    { address: 'https://platform.example', token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK },
  );
  for (const act of [
    () => client.upload(`${service.origin}/archive?signature=x`, Buffer.from('code')),
    () => client.downloadFrom(`${service.origin}/archive?signature=x`),
  ]) {
    const error = await failure(act());
    expect(error).toBeInstanceOf(UnsafeAddress);
    expect(error.message).toMatch(
      /^(PUT|GET) http:\/\/127\.0\.0\.1:\d+\/\((up|down)load\): the service directs this request to an address without encryption, http:\/\/127\.0\.0\.1:\d+, although its own address uses https: nothing was sent there$/,
    );
  }
  expect(service.asked).toEqual([]);
  client.close();
});
