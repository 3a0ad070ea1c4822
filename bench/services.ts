/** Plans, applies and destroys as people run them: over TLS, of few and of many objects, beside the Go providers where they are given. */
import { DIALECTS, KINDS, Kind, ourWorkspace, provide, theirWorkspace } from './kinds';
import { hasPeer } from './peers';
import { median, Row } from './row';
import { Emulator, withEmulator } from './terraform';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const COUNTS = (process.env.BENCH_COUNTS ?? '1,10,100,1000').split(',').map(Number);
const LATENCIES = (process.env.BENCH_LATENCIES ?? '0,30').split(',').map(Number);
const ONLY = process.env.BENCH_KINDS?.split(',');

/** What is aimed at, to the peer's time, by the count of objects; what has no goal of its own must not be the slower one. */
const PLAN_GOALS: { readonly [kind: string]: { readonly [count: number]: number } } = {
  'run tasks': { 10: 0.95, 100: 0.7, 1000: 0.45 }, 'policies': { 10: 1.1, 100: 0.9, 1000: 0.8 }, 'static roles': { 10: 1, 100: 0.85, 1000: 0.7 },
};
const APPLY_GOALS: { readonly [count: number]: number } = { 10: 1.1, 1000: 0.8 };

export async function measureServices(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of KINDS.filter(({ name }) => !ONLY || ONLY.includes(name))) {
    for (const count of COUNTS) {
      rows.push(...await withEmulator(async (emulator, folder) => {
        await provide(emulator);
        return measureKind(emulator, folder, kind, count);
      }, '--tls', '--dialect', ...Object.values(DIALECTS)));
      for (const { what, value } of rows.slice(-20)) process.stderr.write(`  ${what}: ${value.toFixed(2)}\n`);
    }
  }
  return rows;
}

async function measureKind(emulator: Emulator, folder: string, kind: Kind, count: number): Promise<Row[]> {
  const [ours, theirs] = [ourWorkspace(folder, emulator, kind, count), theirWorkspace(folder, emulator, kind, count)];
  const other = hasPeer(kind.peer) ? `the Go provider (${kind.peer})` : 'terraform_data with the same values';
  const rows: Row[] = [];
  const rounds = Math.max(1, Math.min(3, Math.round(RUNS * 30 / count)));
  for (const latency of LATENCIES) {
    await emulator.latency(latency);
    const late = latency > 0 ? `, ${latency} ms a request` : '';
    const [applies, destroys, plans]: number[][] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      applies.push(ours.apply() / theirs.apply());
      if (round === 0) {
        for (let run = 0; run <= RUNS; run++) plans.push(ours.plan() / theirs.plan());
        plans.shift();
        if (latency === 0) rows.push(...await usage(emulator, ours, kind, count));
      }
      destroys.push(ours.destroy() / theirs.destroy());
    }
    const row = (what: string, values: readonly number[], limit: number): Row => ({
      what: `${what} of ${count} ${kind.name}${late}`, value: median(values), unit: 'times', limit, how: `wall, over TLS; to ${other}; median of ${values.length} interleaved`,
    });
    rows.push(
      row('plan', plans, PLAN_GOALS[kind.name]?.[count] ?? 1.2),
      row('apply', applies, APPLY_GOALS[count] ?? 1.2),
      row('destroy', destroys, APPLY_GOALS[count] ?? 1.2),
    );
  }
  await emulator.latency(0);
  return rows;
}

/** What a plan asks for, and what it costs the provider. */
async function usage(emulator: Emulator, ours: ReturnType<typeof ourWorkspace>, { name }: Kind, count: number): Promise<Row[]> {
  const requests = await emulator.count(() => { ours.plan(); });
  const { cpu, peak, connections } = ours.usageOfPlan();
  const how = 'of one plan, over TLS';
  return [
    { what: `requests, plan of ${count} ${name}`, value: requests, unit: 'requests', limit: count * 2 + 11, how },
    { what: `connections, plan of ${count} ${name}`, value: connections, unit: 'requests', limit: 10, how },
    { what: `provider's CPU, plan of ${count} ${name}`, value: cpu, unit: 's', limit: 0.4 + count * 0.003, how: `${how}; all its processes` },
    { what: `provider's peak memory, plan of ${count} ${name}`, value: peak, unit: 'MiB', limit: 75, how: `${how}; largest resident set` },
  ];
}
