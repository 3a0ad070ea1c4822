import { PlatformClient } from '../../src/clients/platform';
import { Limiter, limiterFor } from '../../src/clients/retry/limiter';
import { SecretsClient } from '../../src/clients/secrets';
import { QUICK, startService, task, TestService, TOKEN } from './service';

test('the limiter does not limit requests while no limit is known', async () => {
  const limiter = new Limiter();
  await Promise.all(Array.from({ length: 1_000 }, () => limiter.turn()));
});

test('the limiter starts at most the limit of requests in any second, in the order of arrival', async () => {
  jest.useFakeTimers();
  const limiter = new Limiter(() => Date.now());
  limiter.learn('20');
  const starts: { who: number; at: number }[] = [];
  const started = Promise.all(
    Array.from({ length: 50 }, (_, who) => limiter.turn().then(() => starts.push({ who, at: Date.now() }))),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  await started;
  jest.useRealTimers();
  expect(starts.map(({ who }) => who)).toEqual(Array.from({ length: 50 }, (_, who) => who));
  expect(mostInASecond(starts.map(({ at }) => at))).toBeLessThanOrEqual(20);
});

test('the limiter supports a configured rate below one per second', async () => {
  let now = 0;
  const limiter = new Limiter(() => now);
  limiter.configure(0.5);
  await limiter.turn();
  const signal = AbortSignal.timeout(30);
  // As Node.js and Bun word it.
  await expect(limiter.turn(signal)).rejects.toThrow(/timeout|timed out/);
  now = 2_041;
  await limiter.turn();
});

test('the limiter applies the lower of a configured and an announced rate', async () => {
  const now = 0;
  const limiter = new Limiter(() => now);
  limiter.learn('30');
  limiter.configure(2);
  limiter.configure(5);
  await limiter.turn();
  await limiter.turn();
  await expect(limiter.turn(AbortSignal.timeout(20))).rejects.toThrow();
});

test('the limiter ignores an invalid limit', async () => {
  const limiter = new Limiter();
  for (const limit of ['', 'many', '-5', '0', 'NaN', '1e9', undefined]) limiter.learn(limit);
  await Promise.all(Array.from({ length: 100 }, () => limiter.turn()));
});

test('the limiter pauses all requests, and an aborted request gives up its turn at once', async () => {
  let now = 0;
  const limiter = new Limiter(() => now);
  limiter.pause(60);
  const gone = new AbortController();
  const order: string[] = [];
  const first = limiter.turn(gone.signal).catch(() => order.push('gone'));
  const second = limiter.turn().then(() => order.push('second'));
  const third = limiter.turn().then(() => order.push('third'));
  gone.abort();
  await first;
  expect(order).toEqual(['gone']);
  now = 60;
  await Promise.all([second, third]);
  expect(order).toEqual(['gone', 'second', 'third']);
});

test('the limiter is shared by all clients of the same service and token', () => {
  expect(limiterFor('https://a.example/x', 't')).toBe(limiterFor('https://a.example/y', 't'));
  expect(limiterFor('https://a.example', 't')).not.toBe(limiterFor('https://a.example', 'u'));
  expect(limiterFor('https://a.example', 't')).not.toBe(limiterFor('https://b.example', 't'));
});

describe('a client of a service that enforces a rate', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => {
    await service.stop();
  });

  test('completes all operations, and each create once, whatever faults are injected', async () => {
    const LIMIT = 40;
    let window = 0;
    let used = 0;
    const made: string[] = [];
    service.behaviour = ({ method, body, number }) => {
      const second = Math.floor(performance.now() / 1000);
      if (second !== window) [window, used] = [second, 0];
      const headers = {
        'x-ratelimit-limit': String(LIMIT),
        'x-ratelimit-reset': String(Math.max(0.001, second + 1 - performance.now() / 1000)),
      };
      if (++used > LIMIT) {
        return { status: 429, headers, body: { errors: [{ status: 429, title: 'Too many requests' }] } };
      }
      if (number % 17 === 0) {
        return method === 'GET' ? { destroy: true } : { status: 503, headers: { ...headers, 'retry-after': '0.01' } };
      }
      if (method === 'POST') made.push(JSON.parse(body).data.attributes.name);
      return { headers, body: { data: task('task-1') } };
    };
    const options = { pace: { ...QUICK, base: 20 } };
    const one = new PlatformClient(
      { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
      options,
    );
    const two = new PlatformClient({ address: service.origin, token: TOKEN, dialect: 'hcp', source: 'test' }, options);
    const names = Array.from({ length: 30 }, (_, index) => `task-${index}`);
    await Promise.all([
      ...names.map((name) => one.post('/organizations/acme/tasks', { data: { attributes: { name } } })),
      ...Array.from({ length: 60 }, () => two.get('/tasks/task-1')),
    ]);
    expect([...made].sort()).toEqual([...names].sort());
    one.close();
    two.close();
  });

  test('applies the configured rate from the first request', async () => {
    const at: number[] = [];
    service.behaviour = () => {
      at.push(performance.now());
      return { body: { data: {} } };
    };
    const secrets = new SecretsClient({
      address: service.origin,
      token: TOKEN,
      dialect: 'vault',
      requestsPerSecond: 8,
      source: 'test',
    });
    const began = performance.now();
    await Promise.all(Array.from({ length: 14 }, () => secrets.get('/database/config/a')));
    expect(at[8] - began).toBeGreaterThan(1_000);
    secrets.close();
  });
});

function mostInASecond(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}
