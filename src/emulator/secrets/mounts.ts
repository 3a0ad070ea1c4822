import type { Kind } from '../store';
import type { World } from '../world';
import { SYSTEM_TTL_SECONDS } from './durations';

/** A mounted engine. */
export interface Mount {
  /** Without leading and trailing slashes. */
  readonly path: string;
  readonly type: string;
  readonly description?: string;
  /** Default and maximum lease of the mount; if absent, the system's apply. */
  readonly defaultLeaseSeconds?: number;
  readonly maxLeaseSeconds?: number;
}

export const mounts: Kind<Mount> = { name: 'mounts', key: ({ path }) => path };

/** Default and maximum lifetime of a mount's certificates. */
export function lifetimesAt(
  { store }: World,
  path: string,
): { readonly defaultLifetime: number; readonly longest: number } {
  const { defaultLeaseSeconds, maxLeaseSeconds } = store.of(mounts).find(path) ?? {};
  const longest = maxLeaseSeconds || SYSTEM_TTL_SECONDS;
  return { defaultLifetime: Math.min(defaultLeaseSeconds || SYSTEM_TTL_SECONDS, longest), longest };
}

/** Returns the mount of a path below `/v1`, and the remainder of the path as sent. */
export function findMount(
  { store }: World,
  path: string,
): { readonly mount: Mount; readonly rest: string } | undefined {
  const collection = store.of(mounts);
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const mount = collection.find(decoded(path.slice(0, end)));
    if (mount) return { mount, rest: path.slice(end + 1) };
  }
  return undefined;
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
