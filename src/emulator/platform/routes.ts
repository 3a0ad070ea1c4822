import type { Route } from '../exchange';
import { adminOrganizationRoutes } from './admin-organizations';
import { agentPoolRoutes } from './agents/agent-pool-lookup';
import { agentPoolManagementRoutes } from './agents/agent-pool-management';
import { agentTokenRoutes } from './agents/agent-tokens';
import { oauthClientRoutes } from './connections/oauth-client-lookup';
import { oauthClientManagementRoutes } from './connections/oauth-client-management';
import { runTriggerRoutes } from './connections/run-triggers';
import { sshKeyRoutes } from './connections/ssh-keys';
import { discoveryRoutes } from './discovery';
import { gitHubAppRoutes } from './github-app-lookup';
import { gpgKeyRoutes } from './gpg-keys';
import { moduleSharingRoutes } from './module-sharing';
import { notificationRoutes } from './notifications/notification-routes';
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
import { projectRoutes } from './projects/project-lookup';
import { projectManagementRoutes } from './projects/project-management';
import { moduleUpdateRoutes } from './publishing/module-update-routes';
import { registryModuleVersionRoutes } from './publishing/module-version-routes';
import { noCodeModuleRoutes } from './publishing/no-code-module-routes';
import { deprecatedRegistryRoutes } from './registry-deprecated';
import { registryModuleDeletionRoutes } from './registry-module-deletion';
import { registryModuleRoutes } from './registry-module-routes';
import { registryProviderRoutes } from './registry-provider-routes';
import { providerUploadRoutes } from './registry-provider-uploads';
import { providerVersionRoutes } from './registry-provider-version-routes';
import { registryStandardRoutes } from './registry-standard';
import { registryStandardProviderRoutes } from './registry-standard-providers';
import { runRoutes } from './run-routes';
import { runTaskRoutes } from './run-tasks';
import { taskCallbackRoutes } from './task-callback';
import { taskConfigRoutes } from './task-config-routes';
import { membershipRoutes } from './teams/membership-routes';
import { teamRoutes } from './teams/team-lookup';
import { teamManagementRoutes } from './teams/team-management';
import { teamMemberRoutes } from './teams/team-members';
import { teamProjectRoutes } from './teams/team-project-routes';
import { teamWorkspaceRoutes } from './teams/team-workspace-routes';
import { variableSetMemberRoutes } from './variables/variable-set-members';
import { variableSetRoutes } from './variables/variable-set-routes';
import { workspaceVariableRoutes } from './variables/workspace-variables';
import { workspaceRunTaskRoutes } from './workspace-run-tasks';
import { flatTagRoutes } from './workspaces/flat-tags';
import { remoteStateConsumerRoutes } from './workspaces/remote-state-consumers';
import { tagBindingRoutes } from './workspaces/tag-binding-routes';
import { workspaceLockRoutes } from './workspaces/workspace-locks';
import { workspaceRoutes } from './workspaces/workspace-lookup';
import { workspaceManagementRoutes } from './workspaces/workspace-management';

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
  ...workspaceLockRoutes,
  ...remoteStateConsumerRoutes,
  ...flatTagRoutes,
  ...tagBindingRoutes,
  ...workspaceVariableRoutes,
  ...variableSetRoutes,
  ...variableSetMemberRoutes,
  ...projectManagementRoutes,
  ...teamManagementRoutes,
  ...teamMemberRoutes,
  ...membershipRoutes,
  ...teamWorkspaceRoutes,
  ...teamProjectRoutes,
  ...agentPoolManagementRoutes,
  ...agentTokenRoutes,
  ...oauthClientManagementRoutes,
  ...notificationRoutes,
  ...runTriggerRoutes,
  ...sshKeyRoutes,
  ...moduleUpdateRoutes,
  ...noCodeModuleRoutes,
  ...runRoutes,
  ...taskCallbackRoutes,
];
