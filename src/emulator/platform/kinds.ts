import type { Kind } from '../store';
import { administrations } from './administration';
import { organizations } from './organizations';
import { policies } from './policies';
import { policySets } from './policy-sets';
import { registryModuleVersions } from './registry-module-versions';
import { registryModules } from './registry-modules';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-tasks';
import { runs, taskResults } from './runs';
import { teams } from './teams';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces';

/** Every kind of object that the platform stores. */
export const platformKinds: readonly Kind<never>[] = [
  organizations,
  workspaces,
  repositoryConnections,
  repositories,
  policySets,
  runTasks,
  workspaceRunTasks,
  policies,
  registryModules,
  registryModuleVersions,
  administrations,
  teams,
  runs,
  taskResults,
];
