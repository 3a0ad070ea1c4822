import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { runTasks } from './configurations';
import { median, Row } from './row';
import { asTask, makeTasks } from './tasks';
import { Emulator, withEmulator, Workspace } from './terraform';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const STORED = 10_000;

/**
 * Reading lists must never take longer than reading objects: few reads, and few of many objects, compared with a
 * provider that reads each object.
 */
export async function measureSparse(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    const [ours, single] = [undefined, readSingly].map(
      (alter) => new Workspace(folder, emulator.environment, runTasks(1), { alter }),
    );
    ours.apply();
    const ids = new Map<string, string>();
    const rows: Row[] = [];
    for (const count of [1, 2, 3, 4, 5]) rows.push(await compare(emulator, ids, [ours, single], count, count));
    for (const count of [20, 100]) rows.push(await compare(emulator, ids, [ours, single], count, STORED));
    return rows;
  });
}

async function compare(
  emulator: Emulator,
  ids: Map<string, string>,
  [ours, single]: readonly Workspace[],
  count: number,
  stored: number,
): Promise<Row> {
  await makeTasks(emulator, stored, ids);
  single.copyState(ours);
  for (const workspace of [ours, single]) {
    workspace.grow(runTasks(count), count, (instance, index) => asTask(instance, index, ids.get(`task-${index}`)!));
  }
  await emulator.latency(30);
  const ratios = Array.from({ length: RUNS + 1 }, () => ours.plan() / single.plan()).slice(1);
  await emulator.latency(0);
  return {
    what: `plan of ${count} of ${stored} run tasks`,
    value: median(ratios),
    unit: 'times',
    limit: 1.1,
    how: `30 ms a request; to the same provider with a GET for each; ${RUNS} interleaved pairs`,
  };
}

/** The same provider with a request for each read. */
function readSingly(folder: string): void {
  const file = path.join(folder, 'rpc.js');
  const text = readFileSync(file, 'utf8');
  const altered = text.replace(/if \(run\.ids\.size === 1\)\s+return own\(\);/, 'return own();');
  if (altered === text) throw new Error('the bundle does not coalesce where it is expected to');
  writeFileSync(file, altered);
}
