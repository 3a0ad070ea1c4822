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
export function lifetimesAt({ store }: World, path: string): { readonly usual: number; readonly longest: number } {
  const { defaultLeaseSeconds, maxLeaseSeconds } = store.of(mounts).find(path) ?? {};
  const longest = maxLeaseSeconds || SYSTEM_TTL_SECONDS;
  return { usual: Math.min(defaultLeaseSeconds || SYSTEM_TTL_SECONDS, longest), longest };
}

/** The mount that a path below `/v1` belongs to, and what of the path is left, as it was sent. */
export function findMount({ store }: World, path: string): { readonly mount: Mount; readonly rest: string } | undefined {
  const segments = path.split('/');
  const collection = store.of(mounts);
  for (let length = segments.length; length > 0; length -= 1) {
    const mount = collection.find(decoded(segments.slice(0, length).join('/')));
    if (mount) return { mount, rest: segments.slice(length).join('/') };
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
