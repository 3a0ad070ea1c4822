import type { Route } from '../exchange';
import { discoveryRoutes } from './discovery';
import { objectStoreRoutes } from './object-store';
import { organizationRoutes } from './organizations';
import { policyRoutes } from './policies';
import { policyCodeRoutes } from './policy-code';
import { runTaskRoutes } from './run-tasks';
import { workspaceRunTaskRoutes } from './workspace-run-tasks';
import { workspaceRoutes } from './workspaces';

/** The endpoint table of the platform, one row per operation, in the order of its specification. */
export const platformRoutes: readonly Route[] = [
  ...runTaskRoutes,
  ...workspaceRunTaskRoutes,
  ...policyRoutes,
  ...policyCodeRoutes,
  ...objectStoreRoutes,
  ...discoveryRoutes,
  ...organizationRoutes,
  ...workspaceRoutes,
];
