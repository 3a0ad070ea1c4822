import { organizations } from './platform/organizations';
import { policySets } from './platform/policy-sets';
import { repositories, repositoryConnections } from './platform/repositories';
import { workspaces } from './platform/workspaces';
import { mounts } from './secrets/mounts';
import { seedAuthority } from './secrets/pki/seed';
import { recoveryKeys } from './secrets/recovery-key';
import type { World, WorldOptions } from './world';

/** The objects that exist from the start; scripts rely on these names. */
export function seed(world: World, { engines = true }: WorldOptions): void {
  const { store, random } = world;
  store.of(organizations).put({ name: 'acme', email: 'platform@acme.example' });
  store.of(workspaces).put({ id: 'ws-app', name: 'app', organization: 'acme' });
  store.of(workspaces).put({ id: 'ws-network', name: 'network', organization: 'acme' });
  store.of(repositoryConnections).put({ id: 'ot-main', organization: 'acme' });
  store
    .of(repositories)
    .put({ connection: 'ot-main', identifier: 'acme/terraform-aws-vpc', tags: ['v1.0.0', 'v1.1.0'] });
  store.of(policySets).put({ id: 'polset-base', name: 'base', organization: 'acme' });
  store.of(recoveryKeys).put({ name: 'recovery', keys: [random.bytes(32).toString('hex')], threshold: 1 });
  if (engines) seedEngines(world);
}

function seedEngines(world: World): void {
  for (const path of ['database', 'terraform', 'kubernetes', 'keymgmt', 'pki']) {
    world.store.of(mounts).put({ path, type: path });
  }
  seedAuthority(world, 'pki');
}
