import type { Kind } from '../store';
import { administrations } from './administration';
import { agentPools } from './agent-pools';
import { gitHubAppInstallations } from './github-app-installations';
import { gpgKeys } from './gpg-keys';
import { oauthClients } from './oauth-clients';
import { organizations } from './organizations';
import { policies } from './policies';
import { policySetParameters } from './policy-set-parameters';
import { policySetVersions } from './policy-set-versions';
import { policySets } from './policy-sets';
import { projects } from './projects';
import { registryModuleVersions } from './registry-module-versions';
import { registryModules } from './registry-modules';
import { providerPlatforms, providerVersions, registryProviders } from './registry-providers';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-tasks';
import { taskConfigs } from './task-configs';
import { teams } from './teams';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces';

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
];
