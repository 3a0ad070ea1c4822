import { ApiError, NotPermitted } from '../../../clients/errors';

/** Whether the service rejected the request. It reports many invalid requests as status 500, but then with an error message. */
export function isRefusal({ status, errors }: ApiError): boolean {
  return status < 500 || (status === 500 && errors.length > 0);
}

/** Whether the token lacks a permission. */
export function isForbidden(error: unknown): boolean {
  return error instanceof NotPermitted || (error instanceof ApiError && error.status === 403);
}
