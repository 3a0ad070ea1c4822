import type { World } from '../world';
import { agentPools, scopeOf } from './agents/agent-pools';
import { agentTokens } from './agents/agent-tokens';
import { oauthClients } from './connections/oauth-clients';
import type { OAuthClient } from './connections/oauth-clients';
import { repositories, repositoryConnections } from './connections/repositories';
import { runTriggers } from './connections/run-triggers';
import { registryModules } from './modules/registry-module';
import { forgetNotifications } from './notifications/notifications';
import { organizations } from './organizations/organization';
import { policySets } from './policy-sets/policy-sets';
import type { PolicySetDetails } from './policy-sets/policy-sets';
import { projects } from './projects/projects';
import { runTasks } from './run-tasks/run-task';
import { taskConfigs } from './run-tasks/task-configs';
import { workspaceRunTasks } from './run-tasks/workspace-run-tasks';
import { deleteRuns } from './runs/run-progress';
import { forgetAccess } from './teams/team-access';
import { variableSets } from './variables/variable-sets';
import { variables } from './variables/variables';
import { workspaces } from './workspaces/workspaces';

/** References to the project are removed; its workspaces move to the default project. */
export function forgetProject(world: World, id: string): true {
  const { store } = world;
  for (const { project, ...workspace } of store.of(workspaces).where((known) => known.project === id)) {
    store.of(workspaces).put(workspace);
  }
  changeSets(world, ({ projects: attached, excludedProjects }) => ({
    projects: without(attached, id),
    excludedProjects: without(excludedProjects, id),
  }));
  for (const config of store.of(taskConfigs).where((known) => known.projects.includes(id))) {
    store.of(taskConfigs).put({ ...config, projects: without(config.projects, id) });
  }
  for (const set of store.of(variableSets).where(({ project }) => project === id)) {
    store.of(variables).deleteWhere(({ owner }) => owner === set.id);
    store.of(variableSets).delete(set.id);
  }
  for (const set of store.of(variableSets).where((known) => known.projects.includes(id))) {
    store.of(variableSets).put({ ...set, projects: without(set.projects, id) });
  }
  for (const client of store.of(oauthClients).where((known) => known.projects?.includes(id) === true)) {
    store.of(oauthClients).put({ ...client, projects: without(client.projects ?? [], id) });
  }
  changePools(world, id);
  forgetAccess(world, ({ project }) => project === id);
  forgetNotifications(world, id);
  return true;
}

/** Deletes everything that belongs to the workspace, and removes references to it. */
export function forgetWorkspace(world: World, id: string): true {
  const { store } = world;
  deleteRuns(world, id);
  store.of(workspaceRunTasks).deleteWhere(({ workspace }) => workspace === id);
  changeSets(world, ({ workspaces: attached, excludedWorkspaces }) => ({
    workspaces: without(attached, id),
    excludedWorkspaces: without(excludedWorkspaces, id),
  }));
  store.of(variables).deleteWhere(({ owner }) => owner === id);
  store.of(runTriggers).deleteWhere(({ workspace, source }) => workspace === id || source === id);
  for (const set of store.of(variableSets).where((known) => known.workspaces.includes(id))) {
    store.of(variableSets).put({ ...set, workspaces: without(set.workspaces, id) });
  }
  for (const other of store.of(workspaces).where(({ consumers }) => consumers?.includes(id) === true)) {
    store.of(workspaces).put({ ...other, consumers: without(other.consumers ?? [], id) });
  }
  changePools(world, id);
  forgetAccess(world, ({ workspace }) => workspace === id);
  forgetNotifications(world, id);
  return true;
}

export function forgetTeam(world: World, id: string): true {
  forgetAccess(world, ({ team }) => team === id);
  forgetNotifications(world, id);
  return true;
}

export function forgetSshKey({ store }: World, id: string): void {
  for (const { sshKey, ...workspace } of store.of(workspaces).where((known) => known.sshKey === id)) {
    store.of(workspaces).put(workspace);
  }
}

/** Afterwards the service itself calls the run tasks and runs the workspaces. */
export function forgetAgentPool({ store }: World, id: string): true {
  for (const { agentPool, ...task } of store.of(runTasks).where((known) => known.agentPool === id)) {
    store.of(runTasks).put(task);
  }
  for (const kind of [workspaces, projects, organizations]) {
    const users = store.of(kind as typeof workspaces).where((known) => known.agentPool === id);
    for (const { agentPool, executionMode, ...user } of users) store.of(kind as typeof workspaces).put(user);
  }
  for (const { agentPool, ...client } of store.of(oauthClients).where((known) => known.agentPool === id)) {
    store.of(oauthClients).put(client);
  }
  store.of(agentTokens).deleteWhere(({ pool }) => pool === id);
  return true;
}

/** Its tokens end, and objects connected through them lose their repository. */
export function forgetOAuthClient(world: World, { id, tokens }: OAuthClient): true {
  const { store } = world;
  store.of(oauthClients).delete(id);
  for (const token of tokens) store.of(repositoryConnections).delete(token);
  store.of(repositories).deleteWhere(({ connection }) => tokens.includes(connection));
  changeSets(world, ({ repository }) =>
    repository && tokens.includes(repository.connection) ? { repository: null } : {},
  );
  const isCut = ({ repository }: { readonly repository?: { readonly connection: string } | null }) =>
    tokens.includes(repository?.connection ?? '');
  for (const module of store.of(registryModules).where(isCut)) {
    store.of(registryModules).put({ ...module, repository: null });
  }
  for (const workspace of store.of(workspaces).where(isCut)) {
    store.of(workspaces).put({ ...workspace, repository: null });
  }
  return true;
}

function changeSets({ store }: World, change: (details: PolicySetDetails) => Partial<PolicySetDetails>): void {
  for (const { details, ...set } of store.of(policySets).all()) {
    if (details) store.of(policySets).put({ ...set, details: { ...details, ...change(details) } });
  }
}

/** Removes a workspace or project from the scopes of agent pools. */
function changePools({ store }: World, id: string): void {
  for (const pool of store.of(agentPools).all()) {
    const { organizationScoped, allowedWorkspaces, allowedProjects, excludedWorkspaces } = scopeOf(pool);
    if (![...allowedWorkspaces, ...allowedProjects, ...excludedWorkspaces].includes(id)) continue;
    store.of(agentPools).put({
      ...pool,
      scope: {
        organizationScoped,
        allowedWorkspaces: without(allowedWorkspaces, id),
        allowedProjects: without(allowedProjects, id),
        excludedWorkspaces: without(excludedWorkspaces, id),
      },
    });
  }
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((known) => known !== id);
}
