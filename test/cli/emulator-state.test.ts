import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { connectToEmulator } from '../../src/emulator';
import { send } from '../support/send';
import { lintel, startLintel } from './run-cli';

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: ReturnType<typeof startLintel>[] = [];
afterEach(async () => {
  for (const { process, finished } of running.splice(0)) {
    process.kill('SIGKILL');
    await finished;
  }
});
function start(...args: string[]): ReturnType<typeof startLintel> & { address: Promise<string> } {
  const started = startLintel(['emulator', '--port', '0', '--quiet', ...args]);
  running.push(started);
  return { ...started, address: started.firstOutput.then((text) => text.trim()) };
}

const policy = async (address: string, name: string) =>
  send('POST', `${address}/v1/sys/policies/acl/${name}`, { 'X-Service-Token': 'secrets-root' }, { policy: '' });
const organizations = async (address: string) =>
  (await connectToEmulator(address).snapshot()).objects.organizations?.map((each) => (each as { name: string }).name);

it.each(['SIGTERM', 'SIGINT'] as const)(
  'lintel emulator --state keeps everything until %s, and goes on',
  async (signal) => {
    const file = path.join(folder, `${signal}.state`);
    const first = start('--state', file);
    await connectToEmulator(await first.address).createOrganization({ name: 'beta', email: 'a@b' });
    first.process.kill(signal);
    expect(await first.finished).toMatchObject({ code: 0, stderr: '' });
    expect(await organizations(await start('--state', file).address)).toEqual(['acme', 'beta']);
  },
);

it('lintel emulator --state loses no more than the last moment when it is killed, and leaves no torn file', async () => {
  const file = path.join(folder, 'killed.state');
  let kept = 0;
  for (let round = 0; round < 2; round += 1) {
    const { address: started, process, finished } = start('--state', file);
    const address = await started;
    const found = (await connectToEmulator(address).snapshot()).objects.aclPolicies ?? [];
    expect(found.length).toBeGreaterThanOrEqual(kept);
    // Until something has been written, and then without a pause until it is killed.
    const began = performance.now();
    let early = found.length;
    for (let index = 0; performance.now() - began < 1500; index += 1) {
      if ((await policy(address, `p-${round}-${index}`)).status < 300 && performance.now() - began < 500) early += 1;
    }
    kept = early;
    process.kill('SIGKILL');
    await finished;
  }
  const last = (await connectToEmulator(await start('--state', file).address).snapshot()).objects.aclPolicies ?? [];
  expect(last.length).toBeGreaterThanOrEqual(kept);
}, 30_000);

it('lintel emulator refuses a torn state, wrong seeds and a wrong time with a sentence', async () => {
  const file = path.join(folder, 'torn.state');
  writeFileSync(file, 'torn');
  expect(await lintel(['emulator', '--port', '0', '--state', file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${file} contains no state of an emulator.`),
  });
  const seeds = path.join(folder, 'seeds');
  mkdirSync(seeds);
  writeFileSync(path.join(seeds, 'a.http'), '\nGET /v1/nothing');
  expect(await lintel(['emulator', '--port', '0', '--init', seeds])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${path.join(seeds, 'a.http')}:2: GET /v1/nothing returned 403`),
  });
  expect(await lintel(['emulator', '--clock', 'noon'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Must be a time in RFC 3339'),
  });
});

it('lintel emulator starts at a time that stands, with seeds, and fails at its end if requests were not known', async () => {
  const seeds = path.join(folder, 'objects');
  mkdirSync(seeds);
  writeFileSync(path.join(seeds, 'a.json'), '{"organizations": [{"name": "beta", "email": "a@b"}]}');
  const {
    address: started,
    process,
    finished,
  } = start('--strict', '--init', seeds, '--clock', '2030-01-31T12:00:00Z', '--freeze-clock');
  const address = await started;
  expect(await organizations(address)).toEqual(['acme', 'beta']);
  expect(await connectToEmulator(address).clock()).toEqual({ now: new Date('2030-01-31T12:00:00Z'), frozen: true });
  await fetch(`${address}/v1/nowhere`);
  process.kill('SIGTERM');
  expect(await finished).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /1 request violates the strict mode of the emulator:\n.*GET \/v1\/nowhere: no such route/,
    ),
  });
});
