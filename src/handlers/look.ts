import { NotFound } from './errors';
import { ApiError, NotPermitted } from '../clients/errors';

/**
 * Reads another object during the plan. Undefined if the service refuses it, because the token of a pipeline often lacks the permission,
 * and if there is nothing to read yet, such as an engine that the same run mounts. A check that depends on the result is then skipped, and
 * the service decides during the apply.
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
