import { spawn } from 'child_process';
import type { ChildProcess } from 'child_process';
import { randomBytes } from 'crypto';
import { once } from 'events';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { createInterface } from 'readline';
import type { Values } from '../../src/definition/value';
import { startEmulator } from './emulator';
import type { Reply } from './emulator';
import { freePort } from './free-port';
import { describeGiven } from './needed';

/** A secrets service in OpenBao's dialect: the emulator, or a real server. */
export interface SecretsService {
  readonly address: string;
  /** The root token. */
  readonly token: string;
  /** The provider block that connects to it. */
  readonly settings: Values;
  /** Sends a request with the root token, unless `headers` name another one, or null for none. `path` is below `/v1/`. */
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string | null>>): Promise<Reply>;
  /** Returns the data of a request that must succeed. */
  data(method: string, path: string, body?: unknown): Promise<any>;
  close(): Promise<void>;
}

/**
 * Defines the same tests for the emulator in OpenBao's dialect and, if one is given, for a real server. The engines of `mounts` are
 * mounted.
 */
export function describeOnOpenbao(
  title: string,
  tests: (service: () => SecretsService, kind: 'emulator' | 'server') => void,
): void {
  const on = (kind: 'emulator' | 'server', start: () => Promise<SecretsService>) => () => {
    let service: SecretsService;
    beforeAll(async () => {
      service = await start();
    }, 60_000);
    afterAll(async () => service?.close());
    tests(() => service, kind);
  };
  describe(`${title}, on the emulator`, on('emulator', emulatedOpenbao));
  describeGiven(`${title}, on a real OpenBao`, 'LINTEL_TEST_OPENBAO', (program) =>
    on('server', async () => startOpenbao(program))(),
  );
}

/** The engines that the emulator mounts at its start. */
const ENGINES = ['database', 'kubernetes', 'pki'];

export async function emulatedOpenbao(): Promise<SecretsService> {
  const emulator = await startEmulator({ dialects: { secrets: 'openbao' } });
  return serviceAt(emulator.address, 'secrets-root', async () => emulator.close());
}

/** A development server in memory, on a loopback port, with a separate home directory. */
export async function startOpenbao(program: string): Promise<SecretsService> {
  const home = mkdtempSync(`${tmpdir()}/lintel-openbao-`);
  const [port, token] = [await freePort(), randomBytes(12).toString('hex')];
  // Only its configuration lets clients make audit devices, as the emulator does.
  writeFileSync(`${home}/server.json`, JSON.stringify({ unsafe_allow_api_audit_creation: true }));
  const server = spawn(
    program,
    [
      'server',
      '-dev',
      `-dev-root-token-id=${token}`,
      `-dev-listen-address=127.0.0.1:${port}`,
      '-dev-no-store-token',
      '-config=server.json',
    ],
    {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const endAtOnce = () => server.kill('SIGKILL');
  process.once('exit', endAtOnce);
  const close = async () => {
    process.removeListener('exit', endAtOnce);
    await ended(server);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await started(server);
    const service = serviceAt(`http://127.0.0.1:${port}`, token, close);
    for (const type of ENGINES) await service.data('POST', `sys/mounts/${type}`, { type });
    return service;
  } catch (error) {
    await close();
    throw error;
  }
}

/** A server in memory that unseals itself, initialized with shares of a recovery key, the first of which is returned with it. */
export async function startSelfUnsealingOpenbao(
  program: string,
  shares = 1,
): Promise<{ readonly service: SecretsService; readonly share: string }> {
  const home = mkdtempSync(`${tmpdir()}/lintel-openbao-`);
  const port = await freePort();
  const configuration = {
    storage: { inmem: {} },
    listener: { tcp: { address: `127.0.0.1:${port}`, tls_disable: true } },
    seal: { static: { current_key_id: 'one', current_key: randomBytes(16).toString('hex') } },
    api_addr: `http://127.0.0.1:${port}`,
  };
  writeFileSync(`${home}/server.json`, JSON.stringify(configuration));
  const server = spawn(program, ['server', '-config=server.json'], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endAtOnce = () => server.kill('SIGKILL');
  process.once('exit', endAtOnce);
  const close = async () => {
    process.removeListener('exit', endAtOnce);
    await ended(server);
    rmSync(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await started(server);
    const initial = serviceAt(address, '', close);
    const { body } = await initial.ask('PUT', 'sys/init', { recovery_shares: shares, recovery_threshold: shares });
    const { root_token: token, recovery_keys: keys = [] } = body as { root_token: string; recovery_keys?: string[] };
    return { service: serviceAt(address, token, close), share: keys[0] ?? '' };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A development server with a root authority, which the emulator has from the start. */
export async function startOpenbaoWithRoot(program: string): Promise<SecretsService> {
  const service = await startOpenbao(program);
  await service.data('POST', 'sys/mounts/pki/tune', { max_lease_ttl: '87600h' });
  await service.data('POST', 'pki/root/generate/internal', { common_name: 'Root', ttl: '87600h', key_type: 'ec' });
  await service.data('POST', 'sys/mounts/pki/tune', { max_lease_ttl: '768h' });
  return service;
}

export function serviceAt(address: string, token: string, close: () => Promise<void>): SecretsService {
  const ask: SecretsService['ask'] = async (method, path, body, headers = {}) => {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const response = await fetch(`${address}/v1/${path}`, {
      method,
      headers: withoutNull({ 'X-Vault-Token': token, 'Content-Type': type, ...headers }),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    address,
    token,
    ask,
    close,
    settings: { address, token, dialect: 'openbao' },
    data: async (method, path, body) => {
      const { status, body: response } = await ask(method, path, body);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(response)}`);
      return response?.data;
    },
  };
}

function withoutNull(headers: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Resolves when the server reports that it is unsealed and listening. */
async function started(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`OpenBao did not start:\n${said.join('\n')}`)));
    const hear = (line: string) => {
      said.push(line);
      if (line.includes('server started')) resolve();
    };
    createInterface(server.stdout!).on('line', hear);
    createInterface(server.stderr!).on('line', hear);
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  await exited;
}
