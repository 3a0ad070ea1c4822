import type { World } from '../world';
import { administrations } from './administration';
import { agentPools } from './agent-pools';
import { gpgKeys } from './gpg-keys';
import { oauthClients } from './oauth-clients';
import { organizations } from './organizations';
import { policies } from './policies';
import { deletePolicySet } from './policy-set-deletion';
import { policySets } from './policy-sets';
import { projects } from './projects';
import { deleteProviders } from './registry-module-deletion';
import { registryModules } from './registry-modules';
import { deleteProvider, registryProviders } from './registry-providers';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-tasks';
import { taskConfigs } from './task-configs';
import { teams } from './teams';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces';

/** Deletes the organization and everything in it. */
export function deleteOrganization(world: World, name: string): void {
  const { store } = world;
  const isOwn = ({ organization }: { readonly organization: string }) => organization === name;
  const ownWorkspaces = new Set(
    store
      .of(workspaces)
      .where(isOwn)
      .map(({ id }) => id),
  );
  const ownConnections = new Set(
    store
      .of(repositoryConnections)
      .where(isOwn)
      .map(({ id }) => id),
  );
  const modules = store.of(registryModules).where(isOwn);
  for (const provider of store.of(registryProviders).where(isOwn)) deleteProvider(world, provider);
  store.of(gpgKeys).deleteWhere(({ namespace }) => namespace === name);
  if (modules.length > 0) deleteProviders(world, modules);
  for (const set of store.of(policySets).where(isOwn)) deletePolicySet(world, set);
  store.of(workspaceRunTasks).deleteWhere(({ workspace }) => ownWorkspaces.has(workspace));
  store.of(repositories).deleteWhere(({ connection }) => ownConnections.has(connection));
  for (const kind of [
    workspaces,
    runTasks,
    policies,
    projects,
    teams,
    agentPools,
    taskConfigs,
    oauthClients,
    repositoryConnections,
    administrations,
  ]) {
    store.of(kind as typeof workspaces).deleteWhere(isOwn);
  }
  for (const other of store.of(administrations).where(({ consumers }) => consumers.includes(name))) {
    store.of(administrations).put({ ...other, consumers: other.consumers.filter((consumer) => consumer !== name) });
  }
  store.of(organizations).delete(name);
}
