import { ApiError } from '../../../../clients/errors';

/** Whether the service rejects a creation because the version already exists. */
export function isVersionTaken(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 422 && error.errors.some(({ detail }) => /taken/i.test(detail ?? ''))
  );
}
