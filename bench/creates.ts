import { runTasks } from './configurations';
import type { Row } from './row';
import { withEmulator, Workspace } from './terraform';

const COUNT = 1000;
const PER_SECOND = 30;

/** Many creates against a service that answers so many requests a second and no more: the floor is what it allows. */
export async function measureCreates(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    await emulator.request('PUT', '/_emulator/limits', { requestsPerSecond: PER_SECOND });
    const workspace = new Workspace(folder, emulator.environment, runTasks(COUNT));
    // Everything that Terraform does besides: reading the configuration, planning, writing the state.
    const seconds = workspace.apply('-parallelism=30');
    return [{
      what: `${COUNT} creates at ${PER_SECOND} requests a second`, value: seconds / (COUNT / PER_SECOND), unit: 'times', limit: 1.05,
      how: `terraform apply, wall; to ${COUNT} requests at that rate`,
    }];
  });
}
