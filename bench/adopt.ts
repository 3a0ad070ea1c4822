import { spawnSync } from 'child_process';
import { mkdtempSync } from 'fs';
import * as path from 'path';
import { median, Row } from './row';
import { makeTasks } from './tasks';
import { Emulator, withEmulator } from './terraform';

const LINTEL = path.join(__dirname, '..', 'bin', 'lintel');
const COUNT = Number(process.env.BENCH_COUNT ?? 1000);
const RUNS = Number(process.env.BENCH_ADOPTIONS ?? 3);
const LATENCY_MS = 30;
const ORGANIZATION = '/api/v2/organizations/acme';

/**
 * `lintel adopt` of many objects into an empty folder, compared with its minimum work: the requests of its lists, and a
 * plan of the result.
 */
export async function measureAdopt(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    await makeObjects(emulator);
    const atOnce = await compare(emulator, folder);
    await emulator.latency(LATENCY_MS);
    const late = await compare(emulator, folder);
    await emulator.latency(0);
    const how = `lintel adopt --language hcl, wall; to the same lists by plain HTTP and a terraform plan of what was written; median of ${RUNS}`;
    return [
      { what: `adoption of ${COUNT} objects`, value: atOnce, unit: 'times', limit: 1.5, how },
      { what: `adoption of ${COUNT} objects, ${LATENCY_MS} ms a request`, value: late, unit: 'times', limit: 1.5, how },
    ];
  });
}

/** Half of the objects come from pages of a list, half from lists of names, each of which is then read. */
async function makeObjects(emulator: Emulator): Promise<void> {
  await emulator.request('POST', `${ORGANIZATION}/tasks`, {
    data: {
      type: 'tasks',
      attributes: { name: 'task-0', url: 'https://hooks.example.com/0', description: 'Task 0', category: 'task' },
    },
  });
  await makeTasks(emulator, COUNT / 2, new Map());
  for (let number = 0; number < COUNT / 2; number += 1) {
    const { status } = await emulator.request('POST', `/v1/pki/roles/role-${number}`, {
      allowed_domains: [`${number}.example.com`],
      allow_subdomains: true,
      ttl: '24h',
    });
    if (status >= 300) throw new Error(`role ${number}: ${status}`);
  }
}

async function compare(emulator: Emulator, parent: string): Promise<number> {
  const ratios: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(path.join(parent, 'adopted-'));
    const adopting = timed(() => succeed(process.execPath, [LINTEL, 'adopt', '--language', 'hcl', folder], emulator));
    const listing = await timedAsync(() => walk(emulator));
    const planning = timed(() => succeed('terraform', [`-chdir=${folder}`, 'plan', '-input=false'], emulator));
    ratios.push(adopting / (listing + planning));
  }
  return median(ratios);
}

/** The lists as adoption reads them: concurrently, each from its first object to its last. */
async function walk(emulator: Emulator): Promise<void> {
  const pages = async (url: string): Promise<void> => {
    for (let page: number | null = 1; page !== null;) {
      const { body } = await emulator.request(
        'GET',
        `${url}${url.includes('?') ? '&' : '?'}page%5Bsize%5D=100&page%5Bnumber%5D=${page}`,
      );
      page = body.meta.pagination['next-page'] as number | null;
    }
  };
  const names = async (): Promise<void> => {
    const { body } = await emulator.request('GET', '/v1/pki/roles?list=true');
    for (const name of body.data.keys) await emulator.request('GET', `/v1/pki/roles/${name}`);
  };
  await Promise.all([
    pages(`${ORGANIZATION}/tasks`),
    pages(`${ORGANIZATION}/tasks?include=workspace_tasks.workspace`),
    names(),
  ]);
}

function succeed(program: string, args: readonly string[], { environment }: Emulator): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, CHECKPOINT_DISABLE: '1', ...environment },
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (status !== 0) {
    throw new Error(
      `${program} ${args.join(' ')} ended with ${status}: ${stdout.slice(-2000)}\n${stderr.slice(-2000)}`,
    );
  }
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

async function timedAsync(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
