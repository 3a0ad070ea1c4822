import { ApiError, MissingConnection, NotPermitted } from '../../clients/errors';
import { NotFound } from '../../handlers/errors';

/** Something that was not listed, and why: `because` ends a line that begins with `what`. */
export interface Skipped {
  readonly what: string;
  readonly because: string;
}

/** Whether a service says that this token may not see something, or that there is nothing to see; every other error ends the run. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof NotPermitted || error instanceof NotFound || error instanceof MissingConnection
    || (error instanceof ApiError && [400, 401, 403, 404, 405].includes(error.status));
}

/** The first line of it: what else a message says is for those who insist. */
export function firstLine(error: Error): string {
  return error.message.split('\n', 1)[0];
}
