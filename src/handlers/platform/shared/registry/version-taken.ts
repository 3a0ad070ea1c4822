import { ApiError } from '../../../../clients/errors';

/** Whether the service refuses a creation because the version exists already. */
export function isVersionTaken(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''))
  );
}
