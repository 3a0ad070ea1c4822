import { catchUpRuns } from '../platform/runs/run-progress';
import { catchUp as catchUpSecrets } from '../secrets/revocation';
import type { World } from '../world';

/** Performs both services' due work. Failures are retried later. */
export async function catchUp(world: World): Promise<void> {
  await catchUpSecrets(world);
  await catchUpRuns(world);
}
