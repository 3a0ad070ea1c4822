import type { Kind } from '../store';
import { agentPools } from './agents/agent-pools';
import { agentTokens } from './agents/agent-tokens';
import { gitHubAppInstallations } from './connections/github-app-installations';
import { oauthClients } from './connections/oauth-clients';
import { repositories, repositoryConnections } from './connections/repositories';
import { runTriggers } from './connections/run-triggers';
import { sshKeys } from './connections/ssh-keys';
import { registryModules } from './modules/registry-module';
import { registryModuleVersions } from './modules/registry-module-versions';
import { notificationConfigurations } from './notifications/notifications';
import { administrations } from './organizations/administration';
import { organizations } from './organizations/organization';
import { policies } from './policies/policies';
import { policySetParameters } from './policy-sets/policy-set-parameters';
import { policySetVersions } from './policy-sets/policy-set-versions';
import { policySets } from './policy-sets/policy-sets';
import { projects } from './projects/projects';
import { gpgKeys } from './providers/gpg-keys';
import { providerPlatforms, providerVersions, registryProviders } from './providers/registry-providers';
import { noCodeModules } from './publishing/no-code-modules';
import { runTasks } from './run-tasks/run-task';
import { taskConfigs } from './run-tasks/task-configs';
import { workspaceRunTasks } from './run-tasks/workspace-run-tasks';
import { runs, taskResults } from './runs/runs';
import { teamProjects, teamWorkspaces } from './teams/team-access';
import { teams } from './teams/teams';
import { memberships } from './teams/users';
import { variableSets } from './variables/variable-sets';
import { variables } from './variables/variables';
import { workspaces } from './workspaces/workspaces';

/** All kinds of objects that the platform stores. */
export const platformKinds: readonly Kind<never>[] = [
  organizations,
  workspaces,
  projects,
  teams,
  agentPools,
  oauthClients,
  repositoryConnections,
  gitHubAppInstallations,
  repositories,
  policySets,
  policySetParameters,
  policySetVersions,
  runTasks,
  workspaceRunTasks,
  taskConfigs,
  policies,
  registryModules,
  registryModuleVersions,
  registryProviders,
  providerVersions,
  providerPlatforms,
  gpgKeys,
  administrations,
  memberships,
  teamWorkspaces,
  teamProjects,
  variables,
  variableSets,
  agentTokens,
  sshKeys,
  runTriggers,
  notificationConfigurations,
  noCodeModules,
  runs,
  taskResults,
];
