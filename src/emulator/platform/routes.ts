import type { Route } from '../exchange';
import { adminOrganizationRoutes } from './admin-organizations';
import { agentPoolRoutes } from './agent-pool-lookup';
import { discoveryRoutes } from './discovery';
import { gitHubAppRoutes } from './github-app-lookup';
import { gpgKeyRoutes } from './gpg-keys';
import { moduleSharingRoutes } from './module-sharing';
import { oauthClientRoutes } from './oauth-client-lookup';
import { objectStoreRoutes } from './object-store';
import { organizationLookupRoutes } from './organization-lookup';
import { organizationManagementRoutes } from './organization-management';
import { organizationRoutes } from './organizations';
import { policyCodeRoutes } from './policy-code';
import { policyRoutes } from './policy-routes';
import { policySetMemberRoutes } from './policy-set-members';
import { policySetParameterRoutes } from './policy-set-parameters';
import { policySetRoutes } from './policy-set-routes';
import { policySetVersionRoutes } from './policy-set-version-routes';
import { projectRoutes } from './project-lookup';
import { deprecatedRegistryRoutes } from './registry-deprecated';
import { registryModuleDeletionRoutes } from './registry-module-deletion';
import { registryModuleRoutes } from './registry-module-routes';
import { registryModuleVersionRoutes } from './registry-module-versions';
import { registryProviderRoutes } from './registry-provider-routes';
import { providerUploadRoutes } from './registry-provider-uploads';
import { providerVersionRoutes } from './registry-provider-version-routes';
import { registryStandardRoutes } from './registry-standard';
import { registryStandardProviderRoutes } from './registry-standard-providers';
import { runRoutes } from './run-routes';
import { runTaskRoutes } from './run-tasks';
import { taskCallbackRoutes } from './task-callback';
import { taskConfigRoutes } from './task-config-routes';
import { teamRoutes } from './team-lookup';
import { workspaceRoutes } from './workspace-lookup';
import { workspaceManagementRoutes } from './workspace-management';
import { workspaceRunTaskRoutes } from './workspace-run-tasks';

/** The endpoint table of the platform, one row for each operation, in the order of its specifications. */
export const platformRoutes: readonly Route[] = [
  ...runTaskRoutes,
  ...workspaceRunTaskRoutes,
  ...policyRoutes,
  ...policyCodeRoutes,
  ...registryStandardRoutes,
  ...registryModuleRoutes,
  ...registryModuleVersionRoutes,
  ...registryModuleDeletionRoutes,
  ...deprecatedRegistryRoutes,
  ...objectStoreRoutes,
  ...adminOrganizationRoutes,
  ...moduleSharingRoutes,
  ...discoveryRoutes,
  ...organizationRoutes,
  ...organizationManagementRoutes,
  ...policySetRoutes,
  ...policySetMemberRoutes,
  ...policySetParameterRoutes,
  ...policySetVersionRoutes,
  ...taskConfigRoutes,
  ...organizationLookupRoutes,
  ...workspaceRoutes,
  ...projectRoutes,
  ...teamRoutes,
  ...agentPoolRoutes,
  ...oauthClientRoutes,
  ...gitHubAppRoutes,
  ...registryProviderRoutes,
  ...providerVersionRoutes,
  ...providerUploadRoutes,
  ...gpgKeyRoutes,
  ...registryStandardProviderRoutes,
  ...workspaceManagementRoutes,
  ...runRoutes,
  ...taskCallbackRoutes,
];
