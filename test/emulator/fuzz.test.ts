/** @tier complete */
import { fork } from 'child_process';
import type { ChildProcess } from 'child_process';
import { Agent, request as httpRequest } from 'http';
import * as path from 'path';
import { isPromisedFailure } from '../support/fuzz/promised';
import { Draw } from '../support/fuzz/random';
import { AUTH_METHODS, drawRequest } from '../support/fuzz/requests';
import type { FuzzRequest } from '../support/fuzz/requests';

/** The number of requests; EMULATOR_FUZZ_REQUESTS sets another, EMULATOR_FUZZ_SEED another seed. */
const REQUESTS = Number(process.env.EMULATOR_FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.EMULATOR_FUZZ_SEED ?? 1);
const RESET_EVERY = 500;
const LONGEST_WAIT_MS = 15_000;
/** Values of earlier responses are used in later requests, so that they hit existing objects. */
const REMEMBERED = 200;

interface Emulator {
  readonly address: string;
  readonly process: ChildProcess;
  heap(): Promise<number>;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

let emulator: Emulator;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  emulator = await start();
});
afterAll(() => {
  agent.destroy();
  emulator.process.kill();
});

test(
  `handles ${REQUESTS} random requests as a service would, and frees their memory after a reset`,
  async () => {
    // Loading and compiling on first use does not count: the emulator has already worked when it is measured first.
    await fuzz(new Draw(SEED + 1_000_000), REQUESTS);
    const before = await heapAfterReset();
    const wrong = await fuzz(new Draw(SEED), REQUESTS);
    expect(wrong).toEqual([]);
    expect(emulator.process.exitCode).toBeNull();
    expect((await heapAfterReset()) / before).toBeLessThan(1.1);
  },
  60_000 + REQUESTS * 100,
);

/** Requests with an undocumented response or none; sent one after another, so that a seed reproduces them. */
async function fuzz(draw: Draw, count: number): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const seen: string[] = [];
  for (let number = 0; number < count && wrong.length < 5; number += 1) {
    // Some of these requests delete the only organization or unmount an engine.
    if (number % RESET_EVERY === 0) await startAgain();
    const sent = drawRequest(draw, seen);
    const reply = await send(sent).catch((error: Error) => error);
    if (reply instanceof Error || !isPromised(sent, reply)) {
      wrong.push({ number, ...sent, body: sent.body?.toString().slice(0, 500), reply });
    } else {
      remember(seen, reply.body);
    }
  }
  return wrong;
}

/** The platform never returns 500; the secrets service does for some errors of callers. A HEAD response has no body to tell. */
function isPromised({ path: target, method }: FuzzRequest, { status, body }: Reply): boolean {
  if (body.includes('This is a bug in the emulator')) return false;
  if (status < 500) return true;
  return /^\/v1(?:\/|$)/.test(target) && status === 500 && (method === 'HEAD' || isPromisedFailure(body));
}

async function startAgain(): Promise<void> {
  await control('POST', 'reset');
  for (const type of AUTH_METHODS) {
    const headers = { 'X-Service-Token': 'secrets-root', 'Content-Type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ type }));
    const mounted = await send({ method: 'POST', path: `/v1/sys/auth/${type}`, headers, body });
    expect(mounted.status).toBe(204);
  }
  await loadKeyLibrary();
}

/** It is large, and loaded when the first key is read: few random requests come that far. */
async function loadKeyLibrary(): Promise<void> {
  const attributes = { 'namespace': 'acme', 'ascii-armor': 'x' };
  const headers = { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' };
  const body = Buffer.from(JSON.stringify({ data: { type: 'gpg-keys', attributes } }));
  const refused = await send({ method: 'POST', path: '/api/registry/private/v2/gpg-keys', headers, body });
  expect(refused.status).toBe(422);
}

function remember(seen: string[], body: string): void {
  for (const [, id] of body.matchAll(
    /"(?:id|lease_id|nonce|serial_number|issuer_id|key_id|accessor|client_token|token|role_id|secret_id)":"([^"]{1,100})"/g,
  )) {
    seen.push(id);
  }
  for (const [, address] of body.matchAll(/"http[^"]*?(\/_archivist[^"]*)"/g)) seen.push(address);
  seen.splice(0, seen.length - REMEMBERED);
}

function send({ method, path: target, headers, body }: FuzzRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      emulator.address,
      { method, path: target, headers, agent, timeout: LONGEST_WAIT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', reject);
    request.end(body);
  });
}

async function heapAfterReset(): Promise<number> {
  await control('POST', 'reset');
  await control('DELETE', 'requests');
  return emulator.heap();
}

async function control(method: string, name: string): Promise<void> {
  expect((await send({ method, path: `/_emulator/${name}`, headers: {}, body: undefined })).status).toBe(204);
}

async function start(): Promise<Emulator> {
  const child = fork(path.join(__dirname, '..', 'support', 'fuzz', 'emulator-process.ts'), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = async <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once('message', (received) => resolve(received as T));
      child.once('exit', (status) => reject(new Error(`the emulator ended with status ${status}`)));
    });
  const { address } = await message<{ address: string }>();
  return {
    address,
    process: child,
    heap: async () => {
      const responded = message<{ heap: number }>();
      child.send('heap');
      return (await responded).heap;
    },
  };
}
