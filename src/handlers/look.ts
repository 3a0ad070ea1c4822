import { NotFound } from './errors';
import { ApiError, NotPermitted } from '../clients/errors';

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
