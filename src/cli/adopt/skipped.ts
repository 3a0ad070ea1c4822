import { ApiError, MissingConnection, NotPermitted } from '../../clients/errors';
import { NotFound } from '../../handlers/errors';

/** Objects that were not listed, and the reason. */
export interface Skipped {
  readonly what: string;
  readonly because: string;
}

/** Whether the service denies access or does not have the objects. Any other error ends the run. */
export function isRefusal(error: unknown): error is Error {
  return (
    error instanceof NotPermitted ||
    error instanceof NotFound ||
    error instanceof MissingConnection ||
    (error instanceof ApiError && [400, 401, 403, 404, 405].includes(error.status))
  );
}

/** The first line of the error message. */
export function firstLine(error: Error): string {
  const [line = ''] = error.message.split('\n', 1);
  return line;
}
