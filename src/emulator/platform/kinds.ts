import type { Kind } from '../store';
import { organizations } from './organizations';
import { policies } from './policies';
import { policySets } from './policy-sets';
import { repositories, repositoryConnections } from './repositories';
import { runTasks } from './run-tasks';
import { workspaceRunTasks } from './workspace-run-tasks';
import { workspaces } from './workspaces';

/** Every kind of object that the platform keeps. */
export const platformKinds: readonly Kind<never>[] = [
  organizations, workspaces, repositoryConnections, repositories, policySets, runTasks, workspaceRunTasks, policies,
];
