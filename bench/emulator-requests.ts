import { spawn } from 'child_process';
import type { ChildProcess } from 'child_process';
import { once } from 'events';
import { Agent, request as httpRequest } from 'http';
import * as path from 'path';
import { median } from './row';
import type { Row } from './row';

const ROOT = path.join(__dirname, '..');
const STARTS = 15;
const ROUNDS = 12;
const REQUESTS = 500;

/** The emulator, or a server of Node.js that does nothing. It reports its address, and its processor time when asked. */
const SERVERS = {
  emulator: `require(${JSON.stringify(path.join(ROOT, 'lib', 'bundle', 'emulator.js'))}).startEmulator().then(({ address }) => process.send({ address }));`,
  bare: `const server = require('http').createServer((request, response) => request.resume().on('end', () => response.end('{}')));
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send({ address: 'http://127.0.0.1:' + server.address().port }));`,
};

interface Server {
  readonly address: string;
  readonly process: ChildProcess;
  /** In microseconds. */
  used(): Promise<number>;
}

interface Case {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Processor time as a multiple of the bare server's. */
  readonly limit: number;
}

const ROLE = { allowed_domains: ['example.com'], allow_subdomains: true, ttl: '1h', max_ttl: '24h' };
const SECRETS = { 'X-Service-Token': 'secrets-root' };
const PLATFORM = { Authorization: 'Bearer platform-root' };
const DOCUMENT = { ...PLATFORM, 'Content-Type': 'application/vnd.api+json' };
/** Stands for the id of a run task that was created before. */
const TASK = '{task}';

function taskDocument(attributes: object): string {
  return JSON.stringify({ data: { type: 'tasks', attributes } });
}

/** The limits are a tenth above what the same requests took before there was a journal, measured in turns with what they take now. */
const CASES: { readonly [what: string]: Case } = {
  'a write of a role': {
    method: 'POST',
    path: '/v1/pki/roles/web',
    headers: SECRETS,
    body: JSON.stringify(ROLE),
    limit: 5.2,
  },
  'a read of a role': { method: 'GET', path: '/v1/pki/roles/web', headers: SECRETS, limit: 4.3 },
  'a read of an organization': {
    method: 'GET',
    path: '/api/v2/organizations/acme',
    headers: PLATFORM,
    limit: 1.75,
  },
  'a request that does nothing': { method: 'GET', path: '/api/v2/ping', headers: PLATFORM, limit: 1.45 },
  'a read of a run task': { method: 'GET', path: `/api/v2/tasks/${TASK}`, headers: PLATFORM, limit: 1.75 },
  'an update of a run task': {
    method: 'PATCH',
    path: `/api/v2/tasks/${TASK}`,
    headers: DOCUMENT,
    body: taskDocument({ description: 'Scans images.' }),
    limit: 2.25,
  },
};

/** The start of the emulator's command, and the processor time of its requests. */
export async function measureEmulatorRequests(): Promise<Row[]> {
  return [await startRow(), ...(await requestRows())];
}

async function startRow(): Promise<Row> {
  const pairs: [number, number][] = [];
  for (let run = 0; run < STARTS; run += 1) {
    pairs.push([
      await timeUntil(['-e', 'console.log()']),
      await timeUntil([path.join(ROOT, 'bin', 'lintel'), 'emulator', '--port', '0']),
    ]);
  }
  const [bare, emulator] = [0, 1].map((side) => median(pairs.map((pair) => pair[side])));
  return {
    what: 'emulator: start to address, in bare node starts',
    value: emulator / bare,
    limit: 8,
    unit: 'times',
    how: `medians of ${STARTS} interleaved starts, to those of a line that Node.js prints`,
  };
}

/** Milliseconds until the program prints. */
async function timeUntil(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  const taken = performance.now() - began;
  child.kill();
  await exited;
  return taken;
}

async function requestRows(): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [bare, emulator] = [await startServer(SERVERS.bare), await startServer(SERVERS.emulator)];
  try {
    const rows: Row[] = [];
    const task = await createRunTask(emulator, agent);
    for (const [what, { limit, ...one }] of Object.entries(CASES)) {
      const request = { ...one, path: one.path.replace(TASK, task) };
      const rounds: [number, number][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push([await processorTime(bare, agent, request), await processorTime(emulator, agent, request)]);
      }
      // The first rounds compile.
      const kept = rounds.slice(ROUNDS / 4);
      rows.push({
        what: `emulator: processor time of ${what}`,
        value: median(kept.map(([, used]) => used)) / median(kept.map(([used]) => used)),
        limit,
        unit: 'times',
        how: `to a server of Node.js that does nothing; medians of ${kept.length} interleaved rounds of ${REQUESTS} requests`,
      });
    }
    return rows;
  } finally {
    agent.destroy();
    for (const { process: child } of [bare, emulator]) child.kill();
  }
}

async function createRunTask({ address }: Server, agent: Agent): Promise<string> {
  const attributes = { name: 'scan', url: 'https://scanner.example.com/hooks', category: 'task', description: '' };
  const body = taskDocument(attributes);
  const created = await send(address, agent, {
    method: 'POST',
    path: '/api/v2/organizations/acme/tasks',
    headers: DOCUMENT,
    body,
  });
  return (JSON.parse(created) as { data: { id: string } }).data.id;
}

async function startServer(source: string): Promise<Server> {
  const program = `process.on('message', () => process.send(process.cpuUsage())); ${source}`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    process: child,
    used: async () => {
      const reported = once(child, 'message');
      child.send('used');
      const [{ user, system }] = (await reported) as [NodeJS.CpuUsage];
      return user + system;
    },
  };
}

async function processorTime(server: Server, agent: Agent, request: Omit<Case, 'limit'>): Promise<number> {
  const before = await server.used();
  for (let index = 0; index < REQUESTS; index += 1) await send(server.address, agent, request);
  return (await server.used()) - before;
}

async function send(
  address: string,
  agent: Agent,
  { method, path: target, headers, body }: Omit<Case, 'limit'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    httpRequest(`${address}${target}`, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve(Buffer.concat(chunks).toString())
          : reject(new Error(`${method} ${target}: ${response.statusCode}`)),
      );
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
    })
      .on('error', reject)
      .end(body);
  });
}
