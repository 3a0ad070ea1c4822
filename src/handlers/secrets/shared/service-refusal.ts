import type { ApiError } from '../../../clients/errors';

/** Whether the service refused the request. It reports many invalid requests as status 500, but then with an error message. */
export function isRefusal({ status, errors }: ApiError): boolean {
  return status < 500 || (status === 500 && errors.length > 0);
}
