/** @tier complete */
import { execFileSync, spawn } from 'child_process';
import { once } from 'events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { get } from 'https';
import { createServer } from 'net';
import type { AddressInfo } from 'net';
import { networkInterfaces, tmpdir } from 'os';
import * as path from 'path';
import { setTimeout } from 'timers/promises';
import { codeLine } from '../../src/diagnostics/code';
import { LINTEL, lintel, startLintel } from './run-cli';

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: ReturnType<typeof startLintel>[] = [];
afterEach(async () => {
  for (const { process, finished } of running.splice(0)) {
    process.kill('SIGKILL');
    await finished;
  }
});
function start(args: readonly string[], env: Record<string, string> = {}): ReturnType<typeof startLintel> {
  const started = startLintel(['emulator', '--port', '0', ...args], { TMPDIR: folder, ...env });
  running.push(started);
  return started;
}

/** The variables of a shell that has evaluated the output. */
function exported(output: string): Record<string, string> {
  const printed = execFileSync('/bin/sh', ['-c', `${output}\nenv`], { env: {}, encoding: 'utf8' });
  return Object.fromEntries(
    printed
      .split('\n')
      .filter((line) => /^(LINTEL|NODE)_/.test(line))
      .map((line) => line.split(/=(.*)/, 2)),
  );
}

it('lintel emulator prints exports that a shell can evaluate, and serves both services', async () => {
  const { firstOutput } = start([]);
  const output = await firstOutput;
  expect(output).not.toContain('\u001b');
  const env = exported(output);
  expect(env).toEqual({
    LINTEL_PLATFORM_ADDRESS: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: env.LINTEL_PLATFORM_ADDRESS,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
  });
  const platform = await fetch(`${env.LINTEL_PLATFORM_ADDRESS}/api/v2/organizations/acme`, {
    headers: { Authorization: `Bearer ${env.LINTEL_PLATFORM_TOKEN}` },
  });
  const secrets = await fetch(`${env.LINTEL_SECRETS_ADDRESS}/v1/database/unknown`, {
    headers: { 'X-Service-Token': env.LINTEL_SECRETS_TOKEN },
  });
  expect([platform.status, secrets.status]).toEqual([200, 404]);
});

it('lintel emulator --no-engines starts with an empty secrets service, also after a reset', async () => {
  const address = (await start(['--quiet', '--no-engines']).firstOutput).trim();
  const mounted = async () => {
    const response = await fetch(`${address}/v1/sys/mounts`, { headers: { 'X-Service-Token': 'secrets-root' } });
    return Object.keys(((await response.json()) as { data: object }).data).sort();
  };
  expect(await mounted()).toEqual(['cubbyhole/', 'identity/', 'sys/']);
  await fetch(`${address}/v1/sys/mounts/database`, {
    method: 'POST',
    headers: { 'X-Service-Token': 'secrets-root' },
    body: JSON.stringify({ type: 'database' }),
  });
  await fetch(`${address}/_emulator/reset`, { method: 'POST' });
  expect(await mounted()).toEqual(['cubbyhole/', 'identity/', 'sys/']);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'lintel emulator exits with 0 within a second of %s, even with an open connection',
  async (signal) => {
    const { process, finished, firstOutput } = start(['--quiet']);
    const address = (await firstOutput).trim();
    expect((await fetch(`${address}/api/v2/ping`)).status).toBe(204);
    const began = performance.now();
    process.kill(signal);
    expect(await finished).toEqual({ code: 0, stdout: `${address}\n`, stderr: '' });
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

it.each([
  [[], 'Nothing of it is kept.'],
  [['--state', 'kept.state'], 'Its state is in kept.state.'],
])('lintel emulator %j says at its end that it has stopped', async (options, kept) => {
  const { process, finished, firstOutput } = start(
    options.map((word) => (word.endsWith('.state') ? path.join(folder, word) : word)),
  );
  const introduction = await firstOutput;
  process.kill('SIGINT');
  const { code, stdout } = await finished;
  expect([code, stdout.slice(introduction.length).replace(`${folder}/`, '')]).toEqual([
    0,
    `# The emulator has stopped. ${kept}\n`,
  ]);
});

it('lintel emulator listens on the --bind address, warns about other machines, and requires the control token from them', async () => {
  const { firstOutput, process, finished } = start(['--quiet', '--bind', '0.0.0.0'], {
    LINTEL_EMULATOR_CONTROL_TOKEN: 'chosen',
  });
  const address = (await firstOutput).trim();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/_emulator/requests`)).status).toBe(200);
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const other of others) {
    const theirs = address.replace('127.0.0.1', other.address);
    expect((await fetch(`${theirs}/api/v2/ping`)).status).toBe(204);
    const refused = await fetch(`${theirs}/_emulator/requests`);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        error:
          'The control endpoints accept requests from other machines with the control token only (header X-Emulator-Token).',
      },
    ]);
    const withToken = await fetch(`${theirs}/_emulator/requests`, { headers: { 'X-Emulator-Token': 'chosen' } });
    expect(withToken.status).toBe(200);
  }
  process.kill('SIGTERM');
  expect((await finished).stderr).toBe(
    `warning: anyone who can reach 0.0.0.0 can use this emulator, whose tokens are public. From other machines, its control endpoints require the header X-Emulator-Token.\n${codeLine('emulator-exposed')}\n`,
  );
});

it('lintel emulator generates and prints a control token if other machines can reach it', async () => {
  const { firstOutput, process, finished } = start(['--bind', '0.0.0.0']);
  const [, token] = /^export LINTEL_EMULATOR_CONTROL_TOKEN=([0-9a-f-]{36})$/m.exec(await firstOutput) ?? [];
  expect(token).toBeDefined();
  process.kill('SIGTERM');
  await finished;
});

it('lintel emulator serves a certificate for the --bind address', async () => {
  const file = path.join(folder, 'bound.pem');
  const { firstOutput } = start(['--quiet', '--tls', '--ca-file', file, '--bind', '127.0.0.2']);
  const { hostname, port } = new URL((await firstOutput).trim());
  expect(hostname).toBe('127.0.0.2');
  const status = await new Promise((resolve, reject) =>
    get({ host: hostname, port, path: '/api/v2/ping', ca: readFileSync(file) }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject),
  );
  expect(status).toBe(204);
});

it.each([
  [['--bind', ''], "option '--bind <address>' argument '' is invalid. Must be an address of this machine."],
  [
    ['--bind', '192.0.2.1'],
    'this machine has no address 192.0.2.1. Set --bind to an address of this machine, or to 0.0.0.0 for all of them.',
  ],
  [
    ['--print-env'],
    '--print-env requires --port with the port of the running emulator, which it printed when it started',
  ],
  [
    ['--port', '8400', '--tls', '--print-env'],
    '--print-env with --tls requires the --ca-file that the emulator was started with',
  ],
])('lintel emulator rejects %j with a message that says what to do', async (args, sentence) => {
  const { code, stdout, stderr } = await start(args).finished;
  expect([code, stdout]).toEqual([expect.any(Number), '']);
  expect(code).not.toBe(0);
  expect(stderr).toContain(sentence);
});

it('lintel emulator --print-env prints the exports for a running emulator, and starts nothing', async () => {
  const { code, stdout } = await start([
    '--port',
    '9999',
    '--tls',
    '--ca-file',
    '/ca.pem',
    '--dialect',
    'hcp',
    '--print-env',
  ]).finished;
  expect(code).toBe(0);
  expect(exported(stdout)).toEqual({
    LINTEL_PLATFORM_ADDRESS: 'https://127.0.0.1:9999',
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_PLATFORM_DIALECT: 'hcp',
    LINTEL_SECRETS_ADDRESS: 'https://127.0.0.1:9999',
    LINTEL_SECRETS_TOKEN: 'secrets-root',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  });
});

it('lintel emulator reports a port that is in use', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await lintel(['emulator', '--port', String(port)])).toEqual({
    code: 1,
    stdout: '',
    stderr: `error: port ${port} is in use. Choose another with --port, or use --port 0 for any free port.\n`,
  });
  await new Promise((resolve) => taken.close(resolve));
});

it('lintel emulator --tls serves HTTPS with the CA in NODE_EXTRA_CA_CERTS, and removes that file when it ends', async () => {
  const { process: started, finished, firstOutput } = start(['--tls']);
  const env = exported(await firstOutput);
  expect(env.LINTEL_PLATFORM_ADDRESS).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect(readFileSync(env.NODE_EXTRA_CA_CERTS, 'utf8')).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
  const script = `fetch(${JSON.stringify(`${env.LINTEL_PLATFORM_ADDRESS}/api/v2/ping`)}).then(({ status }) => console.log(status), () => console.log('refused'))`;
  const ask = (more: Record<string, string>) =>
    execFileSync(process.execPath, ['-e', script], { env: { ...process.env, ...more }, encoding: 'utf8' }).trim();
  expect(ask({ NODE_EXTRA_CA_CERTS: env.NODE_EXTRA_CA_CERTS })).toBe('204');
  expect(ask({})).toBe('refused');
  started.kill('SIGINT');
  expect((await finished).code).toBe(0);
  expect(existsSync(env.NODE_EXTRA_CA_CERTS)).toBe(false);
});

it('lintel emulator --ca-file writes the certificate to that file, and keeps only that file', async () => {
  const place = mkdtempSync(path.join(folder, 'ca-'));
  const file = path.join(place, 'it is mine.pem');
  const { process, finished, firstOutput } = start(['--tls', '--ca-file', file]);
  expect(exported(await firstOutput).NODE_EXTRA_CA_CERTS).toBe(file);
  process.kill('SIGINT');
  await finished;
  expect(readdirSync(place)).toEqual(['it is mine.pem']);
});

it('lintel emulator fails if the certificate cannot be written, and starts nothing', async () => {
  const { code, stdout, stderr } = await start(['--tls', '--ca-file', path.join(folder, 'missing', 'ca.pem')]).finished;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^error: cannot write the certificate to .*ca\.pem: ENOENT/);
});

it('lintel emulator --dialect serves the given dialects, and exports them', async () => {
  const { firstOutput } = start(['--dialect', 'hcp', 'vault']);
  const env = exported(await firstOutput);
  expect(env).toMatchObject({ LINTEL_PLATFORM_DIALECT: 'hcp', LINTEL_SECRETS_DIALECT: 'vault' });
  const ping = await fetch(`${env.LINTEL_PLATFORM_ADDRESS}/api/v2/ping`);
  const secrets = await fetch(`${env.LINTEL_SECRETS_ADDRESS}/v1/x/y`, { headers: { 'X-Vault-Token': 'secrets-root' } });
  expect([ping.headers.get('tfp-api-version'), secrets.status]).toEqual(['2.6', 404]);
});

it('lintel emulator --verify-urls verifies the URLs of run tasks', async () => {
  const { firstOutput } = start(['--quiet', '--verify-urls']);
  const address = (await firstOutput).trim();
  const attributes = { name: 'scan', url: `${address}/api/v2/ping`, description: '', category: 'task' };
  const response = await fetch(`${address}/api/v2/organizations/acme/tasks`, {
    method: 'POST',
    headers: { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'tasks', attributes } }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/url' } }] });
});

/** Starts a program that starts the emulator, prints its address and process id, and ends when it is killed. */
async function startParent(
  stdin: string,
  args: readonly string[],
): Promise<{ kill(): void; pid: number; address: string }> {
  const program = `
    const { spawn } = require('child_process');
    const child = spawn(process.argv[1], ['emulator', '--port', '0', '--quiet', ...${JSON.stringify(args)}], { stdio: ['${stdin}', 'pipe', 'inherit'] });
    child.stdout.on('data', (address) => console.log(JSON.stringify({ pid: child.pid, address: String(address).trim() })));`;
  const parent = spawn(process.execPath, ['--eval', program, LINTEL], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { ...(JSON.parse(line.toString()) as { pid: number; address: string }), kill: () => parent.kill('SIGKILL') };
}

async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await setTimeout(50);
  }
}

it.each([
  ['by default if standard input is a pipe', 'pipe', []],
  ['with --exit-with-parent', 'ignore', ['--exit-with-parent']],
])('lintel emulator exits with the program that started it %s', async (_, stdin, args) => {
  const { kill, pid, address } = await startParent(stdin, args);
  expect((await fetch(`${address}/api/v2/ping`)).status).toBe(204);
  kill();
  await untilGone(pid);
});

it('lintel emulator ends with Ctrl-C while the pipe of its standard input stays open, as under npx', async () => {
  const { kill, pid, address } = await startParent('pipe', []);
  try {
    expect((await fetch(`${address}/api/v2/ping`)).status).toBe(204);
    process.kill(pid, 'SIGINT');
    await untilGone(pid);
  } finally {
    kill();
  }
});

it.each([
  ['without a pipe', 'ignore', []],
  ['with --no-exit-with-parent', 'pipe', ['--no-exit-with-parent']],
])('lintel emulator outlives the program that started it %s', async (_, stdin, args) => {
  const { kill, pid, address } = await startParent(stdin, args);
  kill();
  try {
    await setTimeout(1_500);
    expect((await fetch(`${address}/api/v2/ping`)).status).toBe(204);
  } finally {
    process.kill(pid, 'SIGKILL');
  }
});
