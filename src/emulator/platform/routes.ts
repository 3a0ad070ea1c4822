import type { Route } from '../exchange';
import { discoveryRoutes } from './discovery';
import { organizationRoutes } from './organizations';
import { runTaskRoutes } from './run-tasks';
import { workspaceRunTaskRoutes } from './workspace-run-tasks';
import { workspaceRoutes } from './workspaces';

/** The endpoint table of the platform, one row per operation, in the order of its specification. */
export const platformRoutes: readonly Route[] = [
  ...runTaskRoutes,
  ...workspaceRunTaskRoutes,
  ...discoveryRoutes,
  ...organizationRoutes,
  ...workspaceRoutes,
];
