import type { Kind } from '../store';
import type { World } from '../world';
import { SYSTEM_TTL_SECONDS } from './durations';

/** An engine and where it answers. */
export interface Mount {
  /** Without slashes at its ends. */
  readonly path: string;
  readonly type: string;
  readonly description?: string;
  /** How long a certificate lasts where nothing is said, and at most; absent as the system has it. */
  readonly defaultLeaseSeconds?: number;
  readonly maxLeaseSeconds?: number;
}

export const mounts: Kind<Mount> = { name: 'mounts', key: ({ path }) => path };

/** How long a certificate of an engine lasts where nothing is said, and at most. */
export function lifetimesAt({ store }: World, path: string): { readonly defaultLifetime: number; readonly longest: number } {
  const { defaultLeaseSeconds, maxLeaseSeconds } = store.of(mounts).find(path) ?? {};
  const longest = maxLeaseSeconds || SYSTEM_TTL_SECONDS;
  return { defaultLifetime: Math.min(defaultLeaseSeconds || SYSTEM_TTL_SECONDS, longest), longest };
}

/** The mount that a path below `/v1` belongs to, and what of the path is left, as it was sent. */
export function findMount({ store }: World, path: string): { readonly mount: Mount; readonly rest: string } | undefined {
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
