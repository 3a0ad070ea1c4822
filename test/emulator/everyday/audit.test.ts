import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { homedir, tmpdir } from 'os';
import { join } from 'path';
import { ALL } from '../secrets/service';
import { startEveryday, type EverydayEmulator } from './service';

let emulator: EverydayEmulator;
let folder: string;
const enable = async (path: string, options: object, type = 'file') =>
  emulator.send('POST', `sys/audit/${path}`, { type, options });
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'lintel-audit-'));
});
afterEach(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(ALL)('Audit devices of %s', (dialect) => {
  beforeEach(async () => {
    emulator = await startEveryday(dialect);
    await emulator.send('POST', 'sys/mounts/kv', { type: 'kv' });
  });

  it('write a line for each request and response, with hashes of values alone', async () => {
    const file = join(folder, 'audit.log');
    expect((await enable('f', { file_path: file, log_raw: 'true' })).status).toBe(204);
    await emulator.send('POST', 'kv/a', { password: 'canary', number: 7 });
    await emulator.send('GET', 'kv/a');
    await emulator.send('GET', 'kv/none');
    const written = lines(file);
    expect(readFileSync(file, 'utf8')).not.toMatch(/canary|secrets-root/);
    // Its own creation is the first.
    expect(written.slice(2).map(({ type, request }) => [type, request.operation, request.path])).toEqual([
      ['request', 'update', 'kv/a'],
      ['response', 'update', 'kv/a'],
      ['request', 'read', 'kv/a'],
      ['response', 'read', 'kv/a'],
      ['request', 'read', 'kv/none'],
      ['response', 'read', 'kv/none'],
    ]);
    const { hash } = (await emulator.send('POST', 'sys/audit-hash/f', { input: 'canary' })).body;
    expect(written[2].request.data).toEqual({ password: hash, number: 7 });
    expect(written[5].response.data.password).toBe(hash);
    await emulator.send('DELETE', 'sys/audit/f');
    const before = lines(file).length;
    await emulator.send('GET', 'kv/a');
    expect(lines(file)).toHaveLength(before);
  });

  it('hash with another salt each', async () => {
    for (const path of ['one', 'two']) await enable(path, { path: 'discard' });
    const hashes = await Promise.all(
      ['one', 'two'].map(async (path) => (await emulator.send('POST', `sys/audit-hash/${path}`, { input: 'x' })).body),
    );
    expect(hashes[0].data.hash).not.toBe(hashes[1].data.hash);
  });

  it('are refused by a service whose configuration does not allow the API to make them', async () => {
    await emulator.control.settings({ auditApi: false });
    const { status, body } = await enable('f', { path: 'discard' });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        errors: ['cannot enable audit device via API; use declarative, config-based audit device management instead'],
      },
    });
    expect((await emulator.send('GET', 'sys/audit')).body.data).toEqual({});
  });
});

it('No request makes the emulator write to a file that it has not made among temporary files', async () => {
  emulator = await startEveryday('openbao');
  const [known, elsewhere] = [join(folder, 'known.txt'), join(homedir(), `lintel-audit-${process.pid}.log`)];
  writeFileSync(known, 'mine\n');
  symlinkSync(known, join(folder, 'link.log'));
  symlinkSync(homedir(), join(folder, 'home'));
  const through = join(folder, 'home', `lintel-audit-${process.pid}.log`);
  for (const [index, file] of [known, elsewhere, through, join(folder, 'link.log')].entries()) {
    expect((await enable(`f${index}`, { file_path: file })).status).toBe(204);
  }
  await emulator.send('GET', 'sys/audit');
  expect(readFileSync(known, 'utf8')).toBe('mine\n');
  expect(existsSync(elsewhere)).toBe(false);
});

it.each([
  [`/${'x'.repeat(5000)}`, 'file name too long'],
  ['/a\0b', 'invalid argument'],
  [`${__filename}/x.log`, 'not a directory'],
])('A file whose path the system refuses is refused as unwritable, %#', async (file, why) => {
  emulator = await startEveryday('openbao');
  const { status, body } = await enable('f', { file_path: file });
  expect(status).toBe(400);
  expect(body.errors[0]).toMatch(new RegExp(`^sanity check failed; unable to open .* for writing: ${why}$`));
});
