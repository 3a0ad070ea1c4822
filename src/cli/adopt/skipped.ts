import { ApiError, ClientError, MissingConnection, NotPermitted } from '../../clients/errors';
import type { Service } from '../../definition/resource';
import { NotFound } from '../../handlers/errors';

/** Objects that were not listed, and the reason. */
export interface Skipped {
  readonly what: string;
  readonly because: string;
  /** The request that the token may not send. Missing if there is another reason. */
  readonly refused?: Refused;
  /** The type that was listed. */
  readonly type?: string;
  /** No token can list objects of this kind. */
  readonly never?: true;
}

export interface Refused {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  /** The service does not know the token. */
  readonly unauthenticated?: true;
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

/** Objects that were skipped because of an error. */
export function skippedBy(error: Error, what: string, because = firstLine(error), type?: string): Skipped {
  const refused = refusedBy(error);
  return { what, because, ...(refused ? { refused } : {}), ...(type === undefined ? {} : { type }) };
}

/** The platform hides objects that a token may not see, so its 404 is a refusal. */
function refusedBy(error: Error): Refused | undefined {
  if (!(error instanceof NotPermitted || error instanceof ApiError)) return undefined;
  const { service, method, path, status } = error as ClientError & { readonly status: number };
  const isForRights = [401, 403].includes(status) || (service === 'platform' && status === 404);
  if (!isForRights) return undefined;
  return { service, method, path: path.replace(/\?.*$/, ''), ...(status === 401 ? { unauthenticated: true } : {}) };
}

/** The first line of the error message. */
export function firstLine(error: Error): string {
  const [line = ''] = error.message.split('\n', 1);
  return line;
}
