import type { Kind } from '../store';
import type { World } from '../world';

/** The service's own identity: generated when it is new, and stored with its contents. */
interface Cluster {
  readonly name: string;
  readonly id: string;
}

export const clusters: Kind<Cluster> = { name: 'clusters', key: ({ name }) => name };

const NAME = 'lintel-emulator';

export function seedCluster({ store, random }: World): void {
  store.of(clusters).put({ name: NAME, id: random.uuidFor('cluster') });
}

/** Snapshots from earlier emulators have none. */
export function clusterOf({ store }: World): Cluster {
  return store.of(clusters).find(NAME) ?? { name: NAME, id: '00000000-0000-4000-8000-000000000000' };
}
