import type { Call, Reply } from '../exchange';

/** A path without empty and relative segments. A trailing slash stays. */
export function cleanPath(path: string): string {
  if (!/\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}${path.endsWith('/') ? '/' : ''}`;
}

export function redirection(path: string, { sentQuery, hasQuery }: Call): Reply {
  return { status: 307, headers: { Location: hasQuery ? `${path}?${sentQuery.toString()}` : path } };
}

export function pathInNamespace(mount: string, namespace: string): string {
  return namespace === '' ? mount : mount.slice(namespace.length + 1);
}
