import type { Kind } from '../store';
import { administrations } from './administration';
import { agentPools } from './agents/agent-pools';
import { agentTokens } from './agents/agent-tokens';
import { oauthClients } from './connections/oauth-clients';
import { runTriggers } from './connections/run-triggers';
import { sshKeys } from './connections/ssh-keys';
import { gitHubAppInstallations } from './github-app-installations';
import { gpgKeys } from './gpg-keys';
import { notificationConfigurations } from './notifications/notifications';
import { organizations } from './organization';
import { policies } from './policies';
import { policySetParameters } from './policy-set-parameters';
import { policySetVersions } from './policy-set-versions';
import { policySets } from './policy-sets';
import { projects } from './projects/projects';
import { noCodeModules } from './publishing/no-code-modules';
import { registryModules } from './registry-module';
import { registryModuleVersions } from './registry-module-versions';
import { providerPlatforms, providerVersions, registryProviders } from './registry-providers';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-task';
import { runs, taskResults } from './runs';
import { taskConfigs } from './task-configs';
import { teamProjects, teamWorkspaces } from './teams/team-access';
import { teams } from './teams/teams';
import { memberships } from './teams/users';
import { variableSets } from './variables/variable-sets';
import { variables } from './variables/variables';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces/workspaces';

/** Every kind of object that the platform stores. */
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
