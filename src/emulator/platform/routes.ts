import type { Route } from '../exchange';
import { adminOrganizationRoutes } from './admin-organizations';
import { discoveryRoutes } from './discovery';
import { moduleSharingRoutes } from './module-sharing';
import { objectStoreRoutes } from './object-store';
import { organizationManagementRoutes } from './organization-management';
import { organizationRoutes } from './organizations';
import { policyRoutes } from './policies';
import { policyCodeRoutes } from './policy-code';
import { deprecatedRegistryRoutes } from './registry-deprecated';
import { registryModuleDeletionRoutes } from './registry-module-deletion';
import { registryModuleRoutes } from './registry-module-routes';
import { registryModuleVersionRoutes } from './registry-module-versions';
import { registryStandardRoutes } from './registry-standard';
import { runRoutes } from './run-routes';
import { runTaskRoutes } from './run-tasks';
import { taskCallbackRoutes } from './task-callback';
import { teamRoutes } from './teams';
import { workspaceManagementRoutes } from './workspace-management';
import { workspaceRunTaskRoutes } from './workspace-run-tasks';
import { workspaceRoutes } from './workspaces';

/** The endpoint table of the platform, one row for each operation, in the order of its specification. */
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
  ...workspaceRoutes,
  ...workspaceManagementRoutes,
  ...teamRoutes,
  ...runRoutes,
  ...taskCallbackRoutes,
];
