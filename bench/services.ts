/**
 * Plans, applies and destroys as users run them: over TLS, with few and many objects, and compared with the Go
 * providers if given.
 */
import { runtimeIn, type Runtime } from './executable';
import { DIALECTS, KINDS, Kind, ourWorkspace, plainWorkspace, provide, statedWorkspace, theirWorkspace } from './kinds';
import { hasPeer } from './peers';
import { median, Row } from './row';
import { Emulator, StateServer, withEmulator, withStateServer, Workspace } from './terraform';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const COUNTS = (process.env.BENCH_COUNTS ?? '1,10,100,1000').split(',').map(Number);
const LATENCIES = (process.env.BENCH_LATENCIES ?? '0,30').split(',').map(Number);
const ONLY = process.env.BENCH_KINDS?.split(',');

type Command = 'plan' | 'apply' | 'destroy';
type Goals = { readonly [command in Command]: readonly [ten: number, hundred: number, thousand: number] };

const ROLES: Goals = { plan: [0.9, 0.85, 0.75], apply: [0.95, 0.9, 0.8], destroy: [0.95, 0.9, 0.8] };
/** Of the executable, relative to the other provider's time, for 10, 100 and 1,000 objects. */
const GOALS: { readonly [kind: string]: Goals } = {
  'run tasks': { plan: [1, 0.75, 0.45], apply: [1.05, 0.9, 0.7], destroy: [1.05, 1, 1] },
  'policies': { plan: [1.1, 1, 0.9], apply: [1.1, 1, 1], destroy: [1.1, 1, 1] },
  'workspaces of ten variables': { plan: [1, 0.7, 0.45], apply: [1.1, 1.1, 1.1], destroy: [1.25, 1.25, 1.25] },
  'static roles': ROLES,
  'ACL policies': ROLES,
};
/** Where there is no goal, and for Node.js. */
const LIMIT = 1.2;

/** Requests that all objects of a command share, besides a list page for each hundred of them. */
const FOR_ALL = 3;

export async function measureServices(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    for (const count of COUNTS) {
      rows.push(
        ...(await withEmulator(
          async (emulator, folder) => {
            await provide(emulator);
            return measureKind(emulator, folder, kind, count);
          },
          '--tls',
          '--dialect',
          ...Object.values(DIALECTS),
        )),
      );
      for (const { what, value } of rows.slice(-25)) process.stderr.write(`  ${what}: ${value.toFixed(2)}\n`);
    }
  }
  return [...rows, ...(await measureTls())];
}

/** The cost of TLS for a plan: the same objects in two emulators. */
async function measureTls(): Promise<Row[]> {
  const kind = KINDS.find(({ name }) => name === 'policies')!;
  const count = 200;
  return withEmulator(
    (plain, folder) =>
      withEmulator(
        async (secure) => {
          const [over, under] = [ourWorkspace(folder, secure, kind, count), ourWorkspace(folder, plain, kind, count)];
          for (const workspace of [over, under]) workspace.apply();
          const how = `wall, over TLS; to the same over HTTP; median of ${RUNS} interleaved`;
          return [
            {
              what: `TLS, plan of ${count} policies`,
              value: median(interleaved(over, under, 'plan', RUNS)),
              unit: 'times',
              limit: 1.1,
              how,
            },
          ];
        },
        '--tls',
        '--dialect',
        ...Object.values(DIALECTS),
      ),
    '--dialect',
    ...Object.values(DIALECTS),
  );
}

async function measureKind(emulator: Emulator, folder: string, kind: Kind, count: number): Promise<Row[]> {
  const runtime = runtimeIn(folder, emulator);
  const { environment, providers } = runtime;
  const pairIn = (states?: StateServer): Pair => ({
    kind,
    count,
    runtime,
    ours: ourWorkspace(folder, { ...emulator, environment, states }, kind, count, providers),
    theirs: theirWorkspace(folder, { ...emulator, states }, kind, count),
  });
  const rows = await withStateServer(async (states) => {
    const pair = pairIn(states);
    const measured: Row[] = [];
    for (const latency of LATENCIES) {
      await emulator.latency(latency);
      measured.push(
        ...(latency === 0
          ? await measureLife(pair, { ...emulator, states }, folder)
          : await measureLatency(pair, latency)),
      );
    }
    return measured;
  });
  await emulator.latency(0);
  return count >= 1000 ? [...rows, ...measureInFile(pairIn(), emulator, folder)] : rows;
}

/** The same objects in both providers. */
interface Pair {
  readonly kind: Kind;
  readonly count: number;
  readonly runtime: Runtime;
  readonly ours: Workspace;
  readonly theirs: Workspace;
}

/** Applies, plans and destroys without latency: times, requests, and the provider's resources for a plan. */
async function measureLife(pair: Pair, emulator: Emulator, folder: string): Promise<Row[]> {
  const { kind, count, ours, theirs } = pair;
  const [applies, destroys]: number[][] = [[], []];
  const rows: Row[] = [];
  const requests = { apply: 0, plan: 0, destroy: 0 };
  const rounds = count >= 1000 ? 1 : 3;
  for (let round = 0; round < rounds; round++) {
    requests.apply = await emulator.count(() => {
      applies.push(ours.apply());
    });
    applies.push(applies.pop()! / theirs.apply());
    if (round === 0) {
      rows.push(row(pair, 'plan', interleaved(ours, theirs, 'plan', runsOf(count)), goalOf(pair, 'plan')));
      if (count === 10) rows.push(...(await measureCommands(pair, emulator, folder)));
      requests.plan = await emulator.count(() => {
        ours.plan();
      });
      rows.push(...usage(pair), stateSize(pair));
    }
    requests.destroy = await emulator.count(() => {
      destroys.push(ours.destroy());
    });
    destroys.push(destroys.pop()! / theirs.destroy());
  }
  for (const [command, number] of Object.entries(requests)) {
    const limit = kind.requests[command as keyof typeof requests] * count + FOR_ALL + Math.ceil(count / 100);
    rows.push({
      what: `requests, ${command} of ${count} ${kind.name}`,
      value: number,
      unit: 'requests',
      limit,
      how: 'of one command, over TLS',
    });
  }
  return [
    ...rows,
    row(pair, 'apply', applies, goalOf(pair, 'apply')),
    row(pair, 'destroy', destroys, goalOf(pair, 'destroy')),
  ];
}

/** The same with latency. */
async function measureLatency(pair: Pair, latency: number): Promise<Row[]> {
  const { count, ours, theirs } = pair;
  const late = `, ${latency} ms a request`;
  const apply = ours.apply() / theirs.apply();
  const plans = interleaved(ours, theirs, 'plan', runsOf(count));
  const destroy = ours.destroy() / theirs.destroy();
  return [
    row(pair, 'plan', plans, goalOf(pair, 'plan'), late),
    row(pair, 'apply', [apply], goalOf(pair, 'apply'), late),
    row(pair, 'destroy', [destroy], goalOf(pair, 'destroy'), late),
  ];
}

/** Other waiting times, and the provider's share of a plan: the time beyond Terraform's own for `terraform_data`. */
async function measureCommands(pair: Pair, emulator: Emulator, folder: string): Promise<Row[]> {
  const { kind, count, ours, theirs } = pair;
  const plain = plainWorkspace(folder, emulator, kind, count);
  plain.apply();
  const shares = Array.from({ length: RUNS }, () => ours.plan() - plain.plan());
  return [
    {
      what: `provider's share of a plan of ${count} ${kind.name}`,
      value: median(shares),
      unit: 's',
      limit: 0.25,
      how: `wall, over TLS; less that of terraform_data; median of ${RUNS} interleaved`,
    },
    {
      what: `validation of ${count} ${kind.name}, in time`,
      value: median(Array.from({ length: RUNS }, () => ours.validate())),
      unit: 's',
      limit: 0.15,
      how: `wall; median of ${RUNS}`,
    },
    row(pair, 'validation', interleaved(ours, theirs, 'validate', RUNS), LIMIT),
    row(pair, 'init', interleaved(ours, theirs, 'init', RUNS), LIMIT),
  ];
}

function goalOf({ kind, count, runtime }: Pair, command: Command): number {
  const goal = GOALS[kind.name]?.[command][[10, 100, 1000].indexOf(count)];
  return runtime.name === 'Node.js' ? LIMIT : (goal ?? LIMIT);
}

function stateSize({ kind, count, ours, theirs }: Pair): Row {
  return {
    what: `state of ${count} ${kind.name}`,
    value: ours.stateSize() / theirs.stateSize(),
    unit: 'times',
    limit: 1.7,
    how: `bytes; to ${peerOf(kind)}`,
  };
}

/**
 * With the state in a local file, in place of a backend: Terraform writes the whole of it again after each object, so that the size of the states
 * decides. `terraform_data` shows what would be left if the provider took no time at all.
 */
function measureInFile({ kind, count, ours, theirs }: Pair, emulator: Emulator, folder: string): Row[] {
  const inFile = 'with the state in a local file';
  const times = (what: string, value: number, how: string): Row => ({
    what: `${what} of ${count} ${kind.name}, ${inFile}`,
    value,
    unit: 'times',
    limit: 2.5,
    how: `${how}; to ${peerOf(kind)}; once`,
  });
  const [ourApply, theirApply] = [ours.apply(), theirs.apply()];
  const stated = statedWorkspace(folder, emulator, count, ours.stateSize());
  const [ourDestroy, theirDestroy] = [ours.destroy(), theirs.destroy()];
  const share = 'wall; terraform_data with as large a state';
  return [
    times('apply', ourApply / theirApply, 'wall, over TLS'),
    times("Terraform's share, apply", stated.apply() / theirApply, share),
    times('destroy', ourDestroy / theirDestroy, 'wall, over TLS'),
    times("Terraform's share, destroy", stated.destroy() / theirDestroy, share),
  ];
}

function peerOf({ peer }: Kind): string {
  return hasPeer(peer) ? `the Go provider (${peer})` : 'terraform_data with the same values';
}

/** The provider's resources for a plan. */
function usage({ kind: { name, size = 1 }, count, runtime, ours }: Pair): Row[] {
  const { cpu, peak } = ours.usageOfPlan(runtime.executable);
  const how = 'of one plan, over TLS';
  return [
    {
      what: `provider's CPU, plan of ${count} ${name}`,
      value: cpu,
      unit: 's',
      limit: 0.4 + count * size * 0.003,
      how: `${how}; all its processes`,
    },
    {
      what: `provider's peak memory, plan of ${count} ${name}`,
      value: peak,
      unit: 'MiB',
      limit: runtime.name === 'Node.js' ? 75 : 120,
      how: `${how}; largest resident set`,
    },
  ];
}

function row({ kind, count, runtime }: Pair, what: string, values: readonly number[], limit: number, late = ''): Row {
  return {
    what: `${what} of ${count} ${kind.name}${late}`,
    value: median(values),
    unit: 'times',
    limit,
    how: `${runtime.name}, wall, over TLS; to ${peerOf(kind)}; median of ${values.length} interleaved`,
  };
}

/** The ratios of one command in two workspaces; the first pair only warms up. */
function interleaved(
  ours: Workspace,
  theirs: Workspace,
  command: 'init' | 'plan' | 'validate',
  runs: number,
): number[] {
  return Array.from({ length: runs + 1 }, () => ours[command]() / theirs[command]()).slice(1);
}

/** A plan of many objects takes so long that noise is a small part of it. */
function runsOf(count: number): number {
  return count >= 1000 ? Math.min(3, RUNS) : RUNS;
}
