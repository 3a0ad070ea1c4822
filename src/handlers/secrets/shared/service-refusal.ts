import type { ApiError } from '../../../clients/errors';

/** Whether the service itself has refused: it takes many a mistake of the caller for a failure of its own, but says then what it is. */
export function hasSpoken({ status, errors }: ApiError): boolean {
  return status < 500 || (status === 500 && errors.length > 0);
}
