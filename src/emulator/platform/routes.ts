import type { Route } from '../exchange';
import { agentPoolRoutes } from './agents/agent-pool-lookup';
import { agentPoolManagementRoutes } from './agents/agent-pool-management';
import { agentTokenRoutes } from './agents/agent-tokens';
import { gitHubAppRoutes } from './connections/github-app-lookup';
import { oauthClientRoutes } from './connections/oauth-client-lookup';
import { oauthClientManagementRoutes } from './connections/oauth-client-management';
import { runTriggerRoutes } from './connections/run-triggers';
import { sshKeyRoutes } from './connections/ssh-keys';
import { discoveryRoutes } from './discovery';
import { moduleSharingRoutes } from './modules/module-sharing';
import { registryModuleDeletionRoutes } from './modules/registry-module-deletion';
import { registryModuleRoutes } from './modules/registry-module-routes';
import { notificationRoutes } from './notifications/notification-routes';
import { objectStoreRoutes } from './object-store';
import { adminOrganizationRoutes } from './organizations/admin-organizations';
import { organizationLookupRoutes } from './organizations/organization-lookup';
import { organizationManagementRoutes } from './organizations/organization-management';
import { organizationRoutes } from './organizations/organizations';
import { policyCodeRoutes } from './policies/policy-code';
import { policyRoutes } from './policies/policy-routes';
import { policySetMemberRoutes } from './policy-sets/policy-set-members';
import { policySetParameterRoutes } from './policy-sets/policy-set-parameters';
import { policySetRoutes } from './policy-sets/policy-set-routes';
import { policySetVersionRoutes } from './policy-sets/policy-set-version-routes';
import { projectRoutes } from './projects/project-lookup';
import { projectManagementRoutes } from './projects/project-management';
import { gpgKeyRoutes } from './providers/gpg-keys';
import { registryProviderRoutes } from './providers/registry-provider-routes';
import { providerUploadRoutes } from './providers/registry-provider-uploads';
import { providerVersionRoutes } from './providers/registry-provider-version-routes';
import { moduleUpdateRoutes } from './publishing/module-update-routes';
import { registryModuleVersionRoutes } from './publishing/module-version-routes';
import { noCodeModuleRoutes } from './publishing/no-code-module-routes';
import { deprecatedRegistryRoutes } from './registry/registry-deprecated';
import { registryStandardRoutes } from './registry/registry-standard';
import { registryStandardProviderRoutes } from './registry/registry-standard-providers';
import { runTaskRoutes } from './run-tasks/run-tasks';
import { taskCallbackRoutes } from './run-tasks/task-callback';
import { taskConfigRoutes } from './run-tasks/task-config-routes';
import { workspaceRunTaskRoutes } from './run-tasks/workspace-run-tasks';
import { runRoutes } from './runs/run-routes';
import { membershipRoutes } from './teams/membership-routes';
import { teamRoutes } from './teams/team-lookup';
import { teamManagementRoutes } from './teams/team-management';
import { teamMemberRoutes } from './teams/team-members';
import { teamProjectRoutes } from './teams/team-project-routes';
import { teamWorkspaceRoutes } from './teams/team-workspace-routes';
import { variableSetMemberRoutes } from './variables/variable-set-members';
import { variableSetRoutes } from './variables/variable-set-routes';
import { workspaceVariableRoutes } from './variables/workspace-variables';
import { flatTagRoutes } from './workspaces/flat-tags';
import { remoteStateConsumerRoutes } from './workspaces/remote-state-consumers';
import { tagBindingRoutes } from './workspaces/tag-binding-routes';
import { workspaceLockRoutes } from './workspaces/workspace-locks';
import { workspaceRoutes } from './workspaces/workspace-lookup';
import { workspaceManagementRoutes } from './workspaces/workspace-management';

/** The platform's endpoint table: one row for each operation, in the order of its specifications. */
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
