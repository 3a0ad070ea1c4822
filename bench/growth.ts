import { runTasks, terraformData } from './configurations';
import type { Row } from './row';
import { Emulator, Instance, withEmulator, Workspace } from './terraform';

const COUNT = Number(process.env.BENCH_GROWN ?? 10_000);

/** The same at ten times the size, where Terraform itself is quadratic: judged against `terraform_data` of the same count. */
export async function measureGrowth(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    const theirs = new Workspace(folder, emulator.environment, terraformData(1));
    const tasks = new Workspace(folder, emulator.environment, runTasks(1));
    for (const workspace of [theirs, tasks]) workspace.apply();
    // Applying so many would take the longest part of an hour, and says nothing about a plan.
    const ids = await makeTasks(emulator, COUNT);
    theirs.grow(terraformData(COUNT), COUNT, (instance, index) => renamed(instance, index, `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`));
    tasks.grow(runTasks(COUNT), COUNT, (instance, index) => renamed(instance, index, ids.get(`task-${index}`)!));
    const ratio = tasks.plan() / theirs.plan();
    const { peak } = tasks.usageOfPlan();
    return [
      { what: `plan of ${COUNT} unchanged run tasks`, value: ratio, unit: 'times', limit: 1.2, how: `terraform plan, wall; to ${COUNT} terraform_data with the same values; one pair` },
      { what: 'provider\'s peak memory of that plan', value: peak, unit: 'MiB', limit: 90, how: 'largest resident set of its processes' },
    ];
  });
}

/** The state of one object with the index, the id and the texts of another. */
function renamed(instance: Instance, index: number, id: string): Instance {
  const text = JSON.stringify({ ...instance.attributes, id }).replace(/task-0"/g, `task-${index}"`).replace(/com\/0"/g, `com/${index}"`).replace(/Task 0"/g, `Task ${index}"`);
  return { ...instance, index_key: index, attributes: JSON.parse(text) };
}

async function makeTasks(emulator: Emulator, count: number): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const numbers = Array.from({ length: count - 1 }, (_, index) => index + 1).values();
  const [first] = (await emulator.request('GET', '/api/v2/organizations/acme/tasks')).body.data;
  ids.set('task-0', first.id);
  await Promise.all(Array.from({ length: 16 }, async () => {
    for (const number of numbers) {
      const attributes = { 'name': `task-${number}`, 'url': `https://hooks.example.com/${number}`, 'description': `Task ${number}`, 'category': 'task', 'enabled': true };
      const { status, body } = await emulator.request('POST', '/api/v2/organizations/acme/tasks', { data: { type: 'tasks', attributes } });
      if (status !== 201) throw new Error(`task ${number}: ${status} ${JSON.stringify(body)}`);
      ids.set(`task-${number}`, body.data.id);
    }
  }));
  return ids;
}
