import { runTasks, terraformData } from './configurations';
import type { Row } from './row';
import { asTask, makeTasks } from './tasks';
import { withEmulator, Workspace } from './terraform';

const COUNT = Number(process.env.BENCH_GROWN ?? 10_000);

/** Ten times the size, at which Terraform itself is quadratic: compared with `terraform_data` of the same count. */
export async function measureGrowth(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    const theirs = new Workspace(folder, emulator.environment, terraformData(1));
    const tasks = new Workspace(folder, emulator.environment, runTasks(1));
    for (const workspace of [theirs, tasks]) workspace.apply();
    // Applying so many would take most of an hour, and says nothing about a plan.
    const ids = new Map<string, string>();
    await makeTasks(emulator, COUNT, ids);
    theirs.grow(terraformData(COUNT), COUNT, (instance, index) =>
      asTask(instance, index, `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    );
    tasks.grow(runTasks(COUNT), COUNT, (instance, index) => asTask(instance, index, ids.get(`task-${index}`)!));
    const ratio = tasks.plan() / theirs.plan();
    const { peak } = tasks.usageOfPlan();
    return [
      {
        what: `plan of ${COUNT} unchanged run tasks`,
        value: ratio,
        unit: 'times',
        limit: 1.2,
        how: `terraform plan, wall; to ${COUNT} terraform_data with the same values; one pair`,
      },
      {
        what: `provider's peak memory, plan of ${COUNT} run tasks`,
        value: peak,
        unit: 'MiB',
        limit: 90,
        how: 'largest resident set of its processes',
      },
    ];
  });
}
