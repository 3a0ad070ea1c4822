import type { World } from '../../world';
import { effectiveExecution, SERVICE_EXECUTION } from '../objects/execution';
import type { Execution, ExecutionNames } from '../objects/execution';
import { organizations } from '../organizations/organization';
import type { Project } from './default-project';
import { findProject } from './projects';

export const PROJECT_EXECUTION: ExecutionNames = {
  mode: 'default-execution-mode',
  poolId: 'default-agent-pool-id',
  modeFlag: 'default-execution-mode',
  poolFlag: 'default-agent-pool',
};

/** The settings that projects inherit. A release without inheritance passes nothing on. */
export function organizationExecution({ store, settings }: World, organization: string): Execution {
  const own = store.of(organizations).find(organization);
  return own && settings.settingOverwrites ? effectiveExecution(own, SERVICE_EXECUTION) : SERVICE_EXECUTION;
}

export function projectExecution(world: World, project: Project): Execution {
  return effectiveExecution(project, organizationExecution(world, project.organization));
}

/** The settings that a project's workspaces inherit. */
export function inheritedIn(world: World, project: string): Execution {
  const found = findProject(world, project);
  return found && world.settings.settingOverwrites ? projectExecution(world, found) : SERVICE_EXECUTION;
}
