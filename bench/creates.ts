import { runTasks } from './configurations';
import type { Row } from './row';
import { withEmulator, Workspace } from './terraform';

const COUNT = 1000;
const PER_SECOND = 30;

/** Many creates against a service that limits requests per second; the limit determines the minimum time. */
export async function measureCreates(): Promise<Row[]> {
  return withEmulator(async (emulator, folder) => {
    await emulator.request('PUT', '/_emulator/limits', { requestsPerSecond: PER_SECOND });
    const workspace = new Workspace(folder, emulator.environment, runTasks(COUNT));
    // A plan creates nothing, so it is made before. Terraform's other work, such as writing the state, is included.
    const seconds = workspace.applySaved('-parallelism=30');
    const { requests } = (await emulator.request('GET', '/_emulator/requests')).body as {
      requests: { method: string; status: number; count: number }[];
    };
    const refused = requests.reduce((sum, { status, count }) => (status === 429 ? sum + count : sum), 0);
    return [
      {
        what: `${COUNT} creates at ${PER_SECOND} requests a second`,
        value: seconds / (COUNT / PER_SECOND),
        unit: 'times',
        limit: 1.05,
        how: `terraform apply of a saved plan, wall; to ${COUNT} requests at that rate; ${refused} came too early and were sent again`,
      },
    ];
  });
}
