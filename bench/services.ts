/**
 * Plans, applies and destroys as users run them: over TLS, with few and many objects, and compared with the Go
 * providers if given.
 */
import { DIALECTS, KINDS, Kind, ourWorkspace, plainWorkspace, provide, theirWorkspace } from './kinds';
import { hasPeer } from './peers';
import { median, Row } from './row';
import { Emulator, withEmulator, Workspace } from './terraform';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const COUNTS = (process.env.BENCH_COUNTS ?? '1,10,100,1000').split(',').map(Number);
const LATENCIES = (process.env.BENCH_LATENCIES ?? '0,30').split(',').map(Number);
const ONLY = process.env.BENCH_KINDS?.split(',');

/** The goals relative to the other provider's time, by the number of objects; without a goal, Lintel must not be slower. */
const PLAN_GOALS: { readonly [kind: string]: { readonly [count: number]: number } } = {
  'run tasks': { 10: 0.95, 100: 0.7, 1000: 0.45 },
  'policies': { 10: 1.1, 100: 0.9, 1000: 0.8 },
  'static roles': { 10: 1, 100: 0.85, 1000: 0.7 },
};
const APPLY_GOALS: { readonly [count: number]: number } = { 10: 1.1, 1000: 0.8 };
const [PLAN_LIMIT, APPLY_LIMIT] = [1.2, 1.2];

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
  const pair = {
    kind,
    count,
    ours: ourWorkspace(folder, emulator, kind, count),
    theirs: theirWorkspace(folder, emulator, kind, count),
  };
  const rows: Row[] = [];
  for (const latency of LATENCIES) {
    await emulator.latency(latency);
    rows.push(...(latency === 0 ? await measureLife(pair, emulator, folder) : await measureLatency(pair, latency)));
  }
  await emulator.latency(0);
  return rows;
}

/** The same objects in both providers. */
interface Pair {
  readonly kind: Kind;
  readonly count: number;
  readonly ours: Workspace;
  readonly theirs: Workspace;
}

/** Applies, plans and destroys without latency: times, requests, and the provider's resources for a plan. */
async function measureLife(pair: Pair, emulator: Emulator, folder: string): Promise<Row[]> {
  const { kind, count, ours, theirs } = pair;
  const [applies, destroys]: number[][] = [[], []];
  const rows: Row[] = [];
  const requests = { apply: 0, plan: 0, destroy: 0 };
  const rounds = count >= 100 ? 1 : 3;
  for (let round = 0; round < rounds; round++) {
    requests.apply = await emulator.count(() => {
      applies.push(ours.apply());
    });
    applies.push(applies.pop()! / theirs.apply());
    if (round === 0) {
      rows.push(
        row(
          pair,
          'plan',
          interleaved(ours, theirs, 'plan', runsOf(count)),
          PLAN_GOALS[kind.name]?.[count] ?? PLAN_LIMIT,
        ),
      );
      if (count === 10) rows.push(...(await measureCommands(pair, emulator, folder)));
      requests.plan = await emulator.count(() => {
        ours.plan();
      });
      rows.push(...usage(pair));
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
    row(pair, 'apply', applies, APPLY_GOALS[count] ?? APPLY_LIMIT),
    row(pair, 'destroy', destroys, APPLY_GOALS[count] ?? APPLY_LIMIT),
  ];
}

/** The same with latency. */
async function measureLatency(pair: Pair, latency: number): Promise<Row[]> {
  const { kind, count, ours, theirs } = pair;
  const late = `, ${latency} ms a request`;
  const apply = ours.apply() / theirs.apply();
  const plans = interleaved(ours, theirs, 'plan', runsOf(count));
  const destroy = ours.destroy() / theirs.destroy();
  return [
    row(pair, 'plan', plans, PLAN_GOALS[kind.name]?.[count] ?? PLAN_LIMIT, late),
    row(pair, 'apply', [apply], APPLY_LIMIT, late),
    row(pair, 'destroy', [destroy], APPLY_LIMIT, late),
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
    row(pair, 'validation', interleaved(ours, theirs, 'validate', RUNS), PLAN_LIMIT),
    row(pair, 'init', interleaved(ours, theirs, 'init', RUNS), PLAN_LIMIT),
  ];
}

/** The provider's resources for a plan. */
function usage({ kind: { name }, count, ours }: Pair): Row[] {
  const { cpu, peak, connections } = ours.usageOfPlan();
  const how = 'of one plan, over TLS';
  return [
    { what: `connections, plan of ${count} ${name}`, value: connections, unit: 'requests', limit: 10, how },
    {
      what: `provider's CPU, plan of ${count} ${name}`,
      value: cpu,
      unit: 's',
      limit: 0.4 + count * 0.003,
      how: `${how}; all its processes`,
    },
    {
      what: `provider's peak memory, plan of ${count} ${name}`,
      value: peak,
      unit: 'MiB',
      limit: 75,
      how: `${how}; largest resident set`,
    },
  ];
}

function row({ kind, count }: Pair, what: string, values: readonly number[], limit: number, late = ''): Row {
  const other = hasPeer(kind.peer) ? `the Go provider (${kind.peer})` : 'terraform_data with the same values';
  return {
    what: `${what} of ${count} ${kind.name}${late}`,
    value: median(values),
    unit: 'times',
    limit,
    how: `wall, over TLS; to ${other}; median of ${values.length} interleaved`,
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
