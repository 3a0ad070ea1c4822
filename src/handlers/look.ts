import { NotFound } from './errors';
import { ApiError, NotPermitted } from '../clients/errors';

/**
 * A look at another object while planning: undefined where the service refuses it, for the token of a pipeline often may not, and where
 * there is nothing to look into yet, such as an engine that the same run mounts. A check that depends on it is skipped then, and the
 * service decides when the plan is applied.
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
