import { runTasks, staticRoleData, staticRoles, terraformData } from './configurations';
import { median, Row } from './row';
import { withEmulator, Workspace } from './terraform';

const COUNT = Number(process.env.BENCH_COUNT ?? 1000);
const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** `terraform plan` of many unchanged objects, against as many of Terraform's own `terraform_data` with the same values. */
export async function measurePlan(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    await emulator.request('POST', '/v1/database/config/orders', {
      plugin_name: 'mysql-database-plugin',
      verify_connection: false,
      allowed_roles: ['*'],
    });
    const theirs = new Workspace(folder, emulator.environment, terraformData(COUNT));
    const tasks = new Workspace(folder, emulator.environment, runTasks(COUNT));
    const roles = new Workspace(folder, emulator.environment, staticRoles(COUNT));
    const roleData = new Workspace(folder, emulator.environment, staticRoleData(COUNT));
    for (const workspace of [theirs, tasks, roles, roleData]) workspace.apply();
    const requests = await emulator.count(() => {
      tasks.plan();
    });
    const atOnce = compare(tasks, theirs);
    await emulator.latency(30);
    const late = compare(tasks, theirs);
    await emulator.latency(0);
    const ofRoles = compare(roles, roleData);
    const usage = Array.from({ length: 3 }, () => tasks.usageOfPlan());
    const how = `terraform plan, wall; to ${COUNT} terraform_data with the same values; ${RUNS} interleaved pairs`;
    return [
      { what: `plan of ${COUNT} unchanged run tasks`, value: atOnce, unit: 'times', limit: 1.8, how },
      { what: `plan of ${COUNT} unchanged run tasks, 30 ms a request`, value: late, unit: 'times', limit: 1.9, how },
      { what: `plan of ${COUNT} unchanged static roles`, value: ofRoles, unit: 'times', limit: 1.8, how },
      {
        what: `requests to refresh ${COUNT} run tasks`,
        value: requests,
        unit: 'requests',
        limit: 11,
        how: 'of one plan',
      },
      {
        what: `provider's CPU, plan of ${COUNT} run tasks`,
        value: median(usage.map(({ cpu }) => cpu)),
        unit: 's',
        limit: 1,
        how: 'all its processes; median of 3 plans',
      },
      {
        what: `provider's peak memory, plan of ${COUNT} run tasks`,
        value: median(usage.map(({ peak }) => peak)),
        unit: 'MiB',
        limit: 70,
        how: 'largest resident set of its processes; median of 3 plans',
      },
    ];
  });
}

function compare(ours: Workspace, theirs: Workspace): number {
  const ratios = Array.from({ length: RUNS + 1 }, () => ours.plan() / theirs.plan());
  return median(ratios.slice(1));
}
