import { request } from 'http';
import { startEmulator } from '../../src/emulator';
import type { Emulator, EmulatorOptions } from '../../src/emulator';

const running: Emulator[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async (emulator) => emulator.close()));
});

async function start(options?: EmulatorOptions): Promise<Emulator> {
  const emulator = await startEmulator(options);
  running.push(emulator);
  return emulator;
}

/** Sends a request with these headers, as a browser or another client would; fetch would refuse some of them. */
async function ask(
  { address }: Emulator,
  headers: Record<string, string>,
  [method, path] = ['POST', '/_emulator/reset'],
): Promise<[number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    request(`${address}${path}`, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve([response.statusCode, text === '' ? undefined : (JSON.parse(text) as { error: string }).error]),
      );
    })
      .on('error', reject)
      .end();
  });
}

const FROM_PAGE = [403, 'The control endpoints accept no requests from web pages.'];
const OTHER_NAME = [403, 'The control endpoints accept requests to localhost or a loopback address only.'];

it('refuses control requests of web pages, and takes its own', async () => {
  const emulator = await start();
  const own = emulator.address;
  expect(await ask(emulator, { Origin: 'https://page.example' })).toEqual(FROM_PAGE);
  expect(await ask(emulator, { Origin: 'null' })).toEqual(FROM_PAGE);
  expect(await ask(emulator, { Origin: 'http://127.0.0.1:3000' })).toEqual(FROM_PAGE);
  expect(await ask(emulator, { 'Sec-Fetch-Site': 'cross-site' })).toEqual(FROM_PAGE);
  expect(await ask(emulator, { 'Sec-Fetch-Site': 'same-site' })).toEqual(FROM_PAGE);
  expect(await ask(emulator, { 'Origin': own, 'Sec-Fetch-Site': 'same-origin' })).toEqual([204, undefined]);
  expect(await ask(emulator, {})).toEqual([204, undefined]);
});

it('refuses control requests to a name that somebody else resolves', async () => {
  const emulator = await start();
  const { port } = new URL(emulator.address);
  for (const name of ['page.example', '127.0.0.1.page.example', 'localhost.page.example', '10.0.0.1', 'a b', '']) {
    expect(await ask(emulator, { Host: `${name}:${port}` })).toEqual(OTHER_NAME);
  }
  for (const name of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', 'emulator.localhost']) {
    expect(await ask(emulator, { Host: `${name}:${port}` })).toEqual([204, undefined]);
  }
});

it('takes control requests with the control token from anybody, by any name', async () => {
  const emulator = await start({ controlToken: 'chosen' });
  expect(emulator.controlToken).toBe('chosen');
  const headers = { Host: 'emulator:8400', Origin: 'https://page.example' };
  expect(await ask(emulator, { ...headers, 'X-Emulator-Token': 'chosen' })).toEqual([204, undefined]);
  expect(await ask(emulator, { ...headers, 'X-Emulator-Token': 'other' })).toEqual([
    403,
    'The control token is wrong.',
  ]);
  expect(await ask(emulator, headers)).toEqual(OTHER_NAME);
});

it('generates a control token only if other machines can reach it', async () => {
  expect((await start({ bind: '127.0.0.1' })).controlToken).toBeUndefined();
  const [one, other] = [await start({ bind: '0.0.0.0' }), await start({ bind: '0.0.0.0' })];
  expect(one.controlToken).not.toBe(other.controlToken);
  expect(await ask(one, { 'X-Emulator-Token': one.controlToken ?? '' })).toEqual([204, undefined]);
  expect(await ask(other, { 'X-Emulator-Token': one.controlToken ?? '' })).toEqual([
    403,
    'The control token is wrong.',
  ]);
});

it('serves the services to any name, as the services are', async () => {
  const emulator = await start();
  expect(await ask(emulator, { Host: 'platform.example' }, ['GET', '/api/v2/ping'])).toEqual([204, undefined]);
});
