import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { startEmulator } from '../../src/emulator';
import type { Emulator, EmulatorOptions } from '../../src/emulator';
import { Clock } from '../../src/emulator/state/clock';
import { send } from '../support/send';

let folder: string;
let file: string;
const running = new Set<Emulator>();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-state-'));
  file = path.join(folder, 'emulator.state');
});
afterEach(async () => {
  await Promise.all([...running].map(async (emulator) => emulator.close()));
  running.clear();
  rmSync(folder, { recursive: true });
});

async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ state: file, ...options });
  running.add(emulator);
  return emulator;
}

async function stop(emulator: Emulator): Promise<void> {
  running.delete(emulator);
  await emulator.close();
}

const organization = (name: string) => ({ name, email: `a@${name}` });

it('continues where it was stopped: objects, clock, settings, and tokens that were issued', async () => {
  const first = await start();
  await first.freezeClock('2030-01-01T00:00:00Z');
  await first.changeSettings({ edition: 'hosted' });
  await first.createOrganization(organization('beta'));
  const headers = { 'X-Service-Token': 'secrets-root' };
  const { body } = await send('POST', `${first.address}/v1/auth/token/create`, headers, { ttl: '2h' });
  const before = await first.snapshot();
  await stop(first);
  expect(readdirSync(folder)).toEqual(['emulator.state']);
  expect((statSync(file).mode % 0o1000).toString(8)).toBe('600');
  const second = await start();
  expect(await second.snapshot()).toEqual(before);
  const own = { 'X-Service-Token': body.auth.client_token as string };
  const found = await send('GET', `${second.address}/v1/auth/token/lookup-self`, own);
  expect(found.body.data.ttl).toBe(7200);
});

it('resets to the first start, seeds and all, and applies them only once', async () => {
  writeFileSync(path.join(folder, 'a.json'), JSON.stringify({ organizations: [organization('seeded')] }));
  const first = await start({ init: folder });
  await first.createOrganization(organization('beta'));
  await stop(first);
  const second = await start({ init: folder });
  const names = async () =>
    (await second.snapshot()).objects.organizations?.map((each) => (each as { name: string }).name);
  expect(await names()).toEqual(['acme', 'seeded', 'beta']);
  await second.reset();
  expect(await names()).toEqual(['acme', 'seeded']);
});

it('lets the options go before what was kept', async () => {
  const first = await start();
  await first.changeSettings({ edition: 'hosted', moduleDelayMs: 5 });
  await stop(first);
  const second = await start({
    settings: { edition: 'self-managed' },
    clock: { now: new Date('2031-01-01T00:00:00Z'), frozen: true },
  });
  expect(await second.settings()).toMatchObject({ edition: 'self-managed', moduleDelayMs: 5 });
  expect(await second.clock()).toEqual({ now: new Date('2031-01-01T00:00:00Z'), frozen: true });
});

it('stands at the time that it is given, however long that takes', () => {
  const clock = new Clock();
  let real = Date.now();
  const passing = jest.spyOn(Date, 'now').mockImplementation(() => real++);
  try {
    clock.begin({ now: new Date('2031-01-01T00:00:00Z'), frozen: true });
    expect(clock.now()).toEqual(new Date('2031-01-01T00:00:00Z'));
  } finally {
    passing.mockRestore();
  }
});

it('draws on from its seed', async () => {
  const create = async ({ address }: Emulator) =>
    (await send('POST', `${address}/v1/auth/token/create`, { 'X-Service-Token': 'secrets-root' }, {})).body.auth
      .accessor as string;
  const first = await start({ seed: 1 });
  const one = await create(first);
  await stop(first);
  expect(await create(await start({ seed: 1 }))).not.toBe(one);
});

it('writes the file that a link names', async () => {
  const target = path.join(folder, 'target.state');
  await stop(await start({ state: target }));
  symlinkSync(target, file);
  const emulator = await start();
  await emulator.createOrganization(organization('beta'));
  await stop(emulator);
  expect(readFileSync(target, 'utf8')).toContain('a@beta');
  expect(readdirSync(folder).sort()).toEqual(['emulator.state', 'target.state']);
});

it.each<[string, (text: string) => string, string]>([
  ['a torn file', (text) => text.slice(0, -10), 'is incomplete or was edited'],
  [
    'an edited file',
    (text) => text.replace('platform@acme.example', 'platform@acme.exampla'),
    'is incomplete or was edited',
  ],
  ['an empty file', () => '', 'contains no state of an emulator'],
  ['another file', () => '{"a": 1}\n', 'contains no state of an emulator'],
  [
    'a file of another version',
    (text) => text.replace('"version":1', '"version":2'),
    'was written by another version of the emulator: its format is 2, and this emulator reads 1',
  ],
  [
    'a file of another dialect',
    (text) => text.replace('"secrets":"standard"', '"secrets":"vault"'),
    'was written with the dialect "vault" of the secrets service, and this emulator has "standard"',
  ],
])('refuses %s with a sentence, and leaves it as it is', async (_, change, message) => {
  await stop(await start());
  const changed = change(readFileSync(file, 'utf8'));
  writeFileSync(file, changed);
  await expect(start()).rejects.toThrow(`${file} ${message}`);
  expect(readFileSync(file, 'utf8')).toBe(changed);
});

it('refuses at the start a file that it cannot write, and frees its port', async () => {
  const emulator = await startEmulator();
  const port = Number(new URL(emulator.address).port);
  await emulator.close();
  const nowhere = path.join(folder, 'none', 'x');
  await expect(start({ state: nowhere, port })).rejects.toThrow(`cannot keep the state in ${nowhere}: ENOENT`);
  await start({ port });
});
