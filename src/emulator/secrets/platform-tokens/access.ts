import type { Kind } from '../../store';
import type { World } from '../../world';

/** How the engine reaches the platform; one per mount. */
export interface PlatformAccess {
  readonly mount: string;
  readonly address: string;
  readonly basePath: string;
  readonly token: string;
}

export const platformAccesses: Kind<PlatformAccess> = { name: 'platformAccesses', key: ({ mount }) => mount };

export function findAccess({ store }: World, mount: string): PlatformAccess | undefined {
  return store.of(platformAccesses).find(mount);
}
