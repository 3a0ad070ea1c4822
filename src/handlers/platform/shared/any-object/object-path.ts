/** The location of an object of any type. */
import type { Resource } from '../../../../clients/json-api';
import { path as pathTo, segments } from '../../../../clients/platform';
import { optionalTextAt } from '../../../../clients/read-response';

const ROOT = '/api/v2/';
const OWN_ID = '{id}';

/** The path of a request below `/api/v2`. */
export function requestPath(path: string): string {
  return pathTo`/${segments(path)}`;
}

/** A configured path in which `{id}` is replaced by the id that the service chooses. */
export function pathWith(path: string, objectId: string): string {
  return path.replaceAll(OWN_ID, objectId);
}

export function namesItsId(path: string): boolean {
  return path.includes(OWN_ID);
}

/** For most objects, the last part of the path is the id. */
export function idIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Possible paths of an object whose path is not configured: the one that it states for itself, and the usual one. */
export function pathsOf(resource: Resource): readonly string[] {
  const own =
    typeof resource.links === 'object' && resource.links !== null ? optionalTextAt(resource.links, 'self') : '';
  const said = own?.startsWith(ROOT) ? decoded(own.slice(ROOT.length - 1)) : undefined;
  const usual = `/${resource.type}/${resource.id}`;
  return said === undefined || said === usual ? [usual] : [said, usual];
}

function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path.replace(/[?#].*$/, ''));
    return /(?:^|\/)\.{0,2}(?:\/|$)/.test(plain.slice(1)) ? undefined : plain;
  } catch {
    return undefined;
  }
}
