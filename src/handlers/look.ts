import { ApiError, ClientError, NotPermitted } from '../clients/errors';
import type { Problem } from '../definition/problem';
import { NotFound, UnknownConnection } from './errors';

/**
 * Reads another object while planning. Returns undefined if the service refuses the read, because a pipeline's token often may not read
 * it, or if its engine does not exist yet, because the same run may mount it. The caller then skips its check, and the service decides at
 * apply.
 */
export async function look<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (
      error instanceof NotPermitted ||
      error instanceof NotFound ||
      (error instanceof ApiError && error.status < 500)
    ) {
      return undefined;
    }
    throw error;
  }
}

/** A check that nothing depends on: if the service fails or is not known yet, the plan continues without it. */
export async function checkIfPossible(check: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ClientError || error instanceof NotFound || error instanceof UnknownConnection) return [];
    throw error;
  }
}
