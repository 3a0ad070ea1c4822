import type { World } from '../world';
import { oauthClients } from './oauth-clients';
import type { OAuthClient } from './oauth-clients';
import { policySets } from './policy-sets';
import type { PolicySetDetails } from './policy-sets';
import { registryModules } from './registry-modules';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-tasks';
import { taskConfigs } from './task-configs';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces';

/** What refers to the project loses it; its workspaces are in the default project afterwards. */
export function forgetProject(world: World, id: string): true {
  const { store } = world;
  for (const { project, ...workspace } of store.of(workspaces).where((known) => known.project === id)) {
    store.of(workspaces).put(workspace);
  }
  changeSets(world, ({ projects, excludedProjects }) => ({
    projects: without(projects, id),
    excludedProjects: without(excludedProjects, id),
  }));
  for (const config of store.of(taskConfigs).where(({ projects }) => projects.includes(id))) {
    store.of(taskConfigs).put({ ...config, projects: without(config.projects, id) });
  }
  return true;
}

/** What refers to the workspace loses it. */
export function forgetWorkspace(world: World, id: string): true {
  world.store.of(workspaceRunTasks).deleteWhere(({ workspace }) => workspace === id);
  changeSets(world, ({ workspaces: attached, excludedWorkspaces }) => ({
    workspaces: without(attached, id),
    excludedWorkspaces: without(excludedWorkspaces, id),
  }));
  return true;
}

/** Run tasks are called by the service afterwards, and workspaces run there. */
export function forgetAgentPool({ store }: World, id: string): true {
  for (const { agentPool, ...task } of store.of(runTasks).where((known) => known.agentPool === id)) {
    store.of(runTasks).put(task);
  }
  for (const { agentPool, executionMode, ...workspace } of store
    .of(workspaces)
    .where((known) => known.agentPool === id)) {
    store.of(workspaces).put(workspace);
  }
  return true;
}

/** Its tokens end, and what came through them has no repository any more. */
export function forgetOAuthClient(world: World, { id, tokens }: OAuthClient): true {
  const { store } = world;
  store.of(oauthClients).delete(id);
  for (const token of tokens) store.of(repositoryConnections).delete(token);
  store.of(repositories).deleteWhere(({ connection }) => tokens.includes(connection));
  changeSets(world, ({ repository }) =>
    repository && tokens.includes(repository.connection) ? { repository: null } : {},
  );
  for (const module of store
    .of(registryModules)
    .where(({ repository }) => tokens.includes(repository?.connection ?? ''))) {
    store.of(registryModules).put({ ...module, repository: null });
  }
  return true;
}

function changeSets({ store }: World, change: (details: PolicySetDetails) => Partial<PolicySetDetails>): void {
  for (const { details, ...set } of store.of(policySets).all()) {
    if (details) store.of(policySets).put({ ...set, details: { ...details, ...change(details) } });
  }
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((known) => known !== id);
}
