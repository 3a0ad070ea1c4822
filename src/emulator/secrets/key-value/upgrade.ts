import type { World } from '../../world';
import type { Mount } from '../mounts';
import { keyValueDocuments, newSecret, versionedSecrets } from './kinds';

/** When a mount is upgraded to version 2, its documents become the first versions of their names. */
export function upgradeDocuments(world: World, before: Mount, { path: mount }: Mount): void {
  if (before.options?.version === '2') return;
  const documents = world.store.of(keyValueDocuments);
  for (const { path, document } of documents.where((one) => one.mount === mount)) {
    const secret = newSecret(world, mount, path);
    const version = { version: 1, createdAt: secret.createdAt, destroyed: false, data: document };
    world.store.of(versionedSecrets).put({ ...secret, versions: [version], currentVersion: 1 });
  }
  documents.deleteWhere((one) => one.mount === mount);
}
