/** Interprets the secrets service's error responses: the object, its mount or its namespace is missing, or the method is unknown. */
import { isObject, readErrors } from '../json-api';
import type { ServiceResponse } from '../request';

/**
 * Whether a 404 has the service's own format and does not describe another problem. Any other 404 may come from a gateway or a wrong address and
 * proves nothing.
 */
export function isAbsent(response: ServiceResponse): boolean {
  return (
    response.status === 404 &&
    isObject(response.json) &&
    Array.isArray(response.json.errors) &&
    !isMissingMount(response) &&
    !isMissingNamespace(response) &&
    !/unsupported path/.test(texts(response))
  );
}

/** Whether a 404 is about a deleted version whose metadata still exists. */
export function isLeftBehind({ status, json }: ServiceResponse): boolean {
  return status === 404 && isObject(json) && isObject(json.data) && isObject(json.data.metadata);
}

export function isMissingMount(response: ServiceResponse): boolean {
  return response.status === 404 && /no handler for route/.test(texts(response));
}

/** Nothing exists in a missing namespace, so the requested object is not proven to be gone. */
export function isMissingNamespace(response: ServiceResponse): boolean {
  return response.status === 404 && /namespace not found/.test(texts(response));
}

/** The service supports LIST, but a gateway or a parser with a fixed list of methods may not. */
export function isUnknownMethod(response: ServiceResponse): boolean {
  return response.status === 405 || response.status === 501 || (response.status === 400 && !isObject(response.json));
}

export function texts(response: ServiceResponse): string {
  return readErrors(response.json)
    .map(({ detail }) => detail ?? '')
    .join('\n');
}
