import type { World } from '../../world';
import { agentPools } from '../agents/agent-pools';
import { oauthClients } from '../connections/oauth-clients';
import { repositories, repositoryConnections } from '../connections/repositories';
import { sshKeys } from '../connections/ssh-keys';
import { registryModules } from '../modules/registry-module';
import { deleteProviders } from '../modules/registry-module-deletion';
import { forgetAgentPool, forgetProject, forgetTeam, forgetWorkspace } from '../neighbour-deletion';
import { policies } from '../policies/policies';
import { deletePolicySet } from '../policy-sets/policy-set-deletion';
import { policySets } from '../policy-sets/policy-sets';
import { projects, projectsOf } from '../projects/projects';
import { gpgKeys } from '../providers/gpg-keys';
import { deleteProvider, registryProviders } from '../providers/registry-providers';
import { runTasks } from '../run-tasks/run-task';
import { taskConfigs } from '../run-tasks/task-configs';
import { teams } from '../teams/teams';
import { memberships } from '../teams/users';
import { deleteVariableSet } from '../variables/variable-set-routes';
import { variableSets } from '../variables/variable-sets';
import { workspaces } from '../workspaces/workspaces';
import { administrations } from './administration';
import { organizations } from './organization';

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
  for (const workspace of ownWorkspaces) forgetWorkspace(world, workspace);
  for (const project of projectsOf(world, name)) forgetProject(world, project.id);
  for (const team of store.of(teams).where(isOwn)) forgetTeam(world, team.id);
  for (const pool of store.of(agentPools).where(isOwn)) forgetAgentPool(world, pool.id);
  for (const set of store.of(variableSets).where(isOwn)) deleteVariableSet(world, set);
  const modules = store.of(registryModules).where(isOwn);
  for (const provider of store.of(registryProviders).where(isOwn)) deleteProvider(world, provider);
  store.of(gpgKeys).deleteWhere(({ namespace }) => namespace === name);
  if (modules.length > 0) deleteProviders(world, modules);
  for (const set of store.of(policySets).where(isOwn)) deletePolicySet(world, set);
  store.of(repositories).deleteWhere(({ connection }) => ownConnections.has(connection));
  for (const kind of [
    workspaces,
    runTasks,
    policies,
    projects,
    teams,
    agentPools,
    memberships,
    sshKeys,
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
