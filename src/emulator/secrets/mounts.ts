import type { Kind } from '../store';

/** An engine and where it answers. */
export interface Mount {
  /** Without slashes at its ends. */
  readonly path: string;
  readonly type: string;
}

export const mounts: Kind<Mount> = { name: 'mounts', key: ({ path }) => path };
