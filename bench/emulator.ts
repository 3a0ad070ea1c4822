import { Agent, get } from 'http';
import { median } from './row';
import type { Row } from './row';
import { withEmulator } from './terraform';

const OBJECTS = 10_000;
const RUNS = Number(process.env.BENCH_PAGES ?? 150);
const ORGANIZATION = '/api/v2/organizations/acme';
/** In the middle of the list. */
const PAGE = 'page%5Bsize%5D=100&page%5Bnumber%5D=50';

const LISTS: { readonly [what: string]: string } = {
  'run tasks': `${ORGANIZATION}/tasks?${PAGE}`,
  'run tasks with what is associated': `${ORGANIZATION}/tasks?${PAGE}&include=workspace_tasks.workspace`,
  'workspace run tasks': `/api/v2/workspaces/ws-app/tasks?${PAGE}`,
  'policies with their sets': `${ORGANIZATION}/policies?${PAGE}&include=policy_sets`,
  'modules with a version each': `${ORGANIZATION}/registry-modules?${PAGE}`,
  'organizations': `/api/v2/admin/organizations?${PAGE}&include=owners`,
};

/** The emulator's time for a page of 100 with 10,000 objects of every kind, compared with a route that does nothing. */
export async function measureEmulator(): Promise<Row[]> {
  return withEmulator(async ({ environment, request }) => {
    const address = environment.LINTEL_PLATFORM_ADDRESS!;
    const snapshot = (await request('GET', '/_emulator/snapshot')).body as { objects: Record<string, object[]> };
    Object.assign(snapshot.objects, many(snapshot.objects));
    const { status } = await request('PUT', '/_emulator/snapshot', snapshot);
    if (status !== 200) throw new Error(`the snapshot was refused with status ${status}`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(LISTS)) {
      const pairs: [number, number][] = [];
      for (let run = 0; run < RUNS; run += 1) {
        pairs.push([await time(agent, `${address}/api/v2/ping`, 0), await time(agent, `${address}${path}`, 100)]);
      }
      const [empty, page] = [0, 1].map((side) => median(pairs.slice(RUNS / 5).map((pair) => pair[side])));
      const how = `a page of 100 of ${OBJECTS}, to a route that does nothing; median of ${RUNS} interleaved pairs`;
      rows.push({ what: `emulator: page of ${what}`, value: page / empty, unit: 'times', limit: 15, how });
      rows.push({
        what: `emulator: page of ${what}, in time`,
        value: page,
        unit: 'ms',
        limit: 10,
        how: 'median of the same requests',
      });
    }
    agent.destroy();
    return rows;
  });
}

/** The number of objects of each kind in a snapshot. */
function many(objects: Readonly<Record<string, object[]>>): Record<string, object[]> {
  const each = (make: (n: number) => object) => Array.from({ length: OBJECTS }, (_, n) => make(n));
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const contents = {
    root: {
      path: '',
      name: '',
      readme: '',
      empty: true,
      inputs: [],
      outputs: [],
      dependencies: [],
      provider_dependencies: [],
      resources: [],
    },
    submodules: [],
  };
  return {
    organizations: [
      ...objects.organizations,
      ...each((n) => ({ name: `organization-${n}`, email: `platform@organization-${n}.example` })),
    ],
    runTasks: each((n) => ({
      id: `task-${n}`,
      organization: 'acme',
      name: `task-${n}`,
      url: 'https://hooks.example',
      description: '',
      category: 'task',
      hmacKey: null,
      enabled: true,
    })),
    workspaceRunTasks: each((n) => ({
      id: `wstask-${n}`,
      workspace: 'ws-app',
      task: `task-${n}`,
      enforcementLevel: 'advisory',
      stages: ['post_plan'],
    })),
    policies: each((n) => ({
      id: `pol-${n}`,
      organization: 'acme',
      name: `policy-${n}`,
      description: null,
      kind: 'opa',
      query: 'data.deny',
      enforcementLevel: 'advisory',
      policySets: ['polset-base'],
      updatedAt: null,
      code: null,
    })),
    registryModules: each((n) => ({
      id: `mod-${n}`,
      organization: 'acme',
      registryName: 'private',
      namespace: 'acme',
      name: `module-${n}`,
      provider: 'aws',
      noCode: false,
      repository: null,
      ...times,
    })),
    registryModuleVersions: each((n) => ({
      id: `modver-${n}`,
      module: `mod-${n}`,
      version: '1.0.0',
      source: 'api',
      object: `object-${n}`,
      archive: { base64: '', readyAt: 0, outcome: contents },
      ...times,
    })),
  };
}

/** Milliseconds until the whole response has arrived, which must contain the expected number of objects. */
function time(agent: Agent, address: string, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    get(address, { agent, headers: { Authorization: 'Bearer platform-root' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const taken = performance.now() - begin;
        const text = Buffer.concat(chunks).toString();
        const found = text === '' ? 0 : (JSON.parse(text) as { data: unknown[] }).data.length;
        if (found === count) resolve(taken);
        else reject(new Error(`${address} returned ${response.statusCode} with ${found} objects`));
      });
    }).on('error', reject);
  });
}
