import type { Call } from '../../exchange';
import type { World } from '../../world';
import { actingTeam, mayWrite } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import type { ResourceDocument } from '../json-api';
import { effectiveExecution, overwritesOf } from '../objects/execution';
import type { Execution, ExecutionNames } from '../objects/execution';
import { identifiers } from '../objects/related';
import { shownValues } from '../objects/values';
import type { Values } from '../objects/values';
import { organizations } from '../organizations/organization';
import { START } from '../projects/default-project';
import { inheritedIn } from '../projects/execution';
import { findProject } from '../projects/projects';
import { byOwner, variables } from '../variables/variables';
import { repositoryAttributes } from './workspace-repository';
import { WORKSPACE_RULES } from './workspace-values';
import { projectOf, tagNames } from './workspaces';
import type { Workspace } from './workspaces';

export const WORKSPACE_EXECUTION: ExecutionNames = {
  mode: 'execution-mode',
  poolId: 'agent-pool-id',
  modeFlag: 'execution-mode',
  poolFlag: 'agent-pool',
};

/** Its own mode and pool, or those of its project or organization. */
export function executionOf(world: World, workspace: Workspace): Execution {
  return effectiveExecution(workspace, inheritedIn(world, projectOf(workspace)));
}

export function workspaceDocument(world: World, call: Call, workspace: Workspace): ResourceDocument {
  const { id, name, organization, sshKey, lock } = workspace;
  const { mode, pool } = executionOf(world, workspace);
  const own = encodeURIComponent(name);
  const home = encodeURIComponent(organization);
  return {
    id,
    type: 'workspaces',
    attributes: {
      name,
      ...settingsOf(world, workspace),
      'execution-mode': mode,
      ...overwritesOf(world, workspace, WORKSPACE_EXECUTION),
      'locked': lock !== undefined,
      'locked-reason': lock?.reason ?? null,
      'tag-names': tagNames(workspace),
      'vcs-repo': repositoryAttributes(world, call, workspace),
      'resource-count': workspace.state?.resources ?? 0,
      'permissions': permissionsOn(world, call, workspace),
      'created-at': workspace.createdAt ?? START,
      'updated-at': workspace.updatedAt ?? workspace.createdAt ?? START,
      'latest-change-at': workspace.latestChangeAt ?? workspace.createdAt ?? START,
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'project': { data: { id: projectOf(workspace), type: 'projects' } },
      'agent-pool': { data: pool === null ? null : { id: pool, type: 'agent-pools' } },
      'ssh-key': { data: sshKey === undefined ? null : { id: sshKey, type: 'ssh-keys' } },
      'current-run': { data: null },
      'locked-by': { data: lock ? { id: lock.id, type: `${lock.by}s` } : null },
      'vars': {
        data: identifiers(
          'vars',
          world.store
            .of(variables)
            .by(byOwner, id)
            .map((variable) => variable.id),
        ),
      },
      'remote-state-consumers': { links: { related: `/api/v2/workspaces/${id}/relationships/remote-state-consumers` } },
    },
    links: {
      'self': `/api/v2/organizations/${home}/workspaces/${own}`,
      'self-html': `/app/${home}/workspaces/${own}`,
    },
  };
}

/** The plain settings, completed from the project and the organization. */
function settingsOf(world: World, workspace: Workspace): Values {
  const { store, settings } = world;
  const values = shownValues(WORKSPACE_RULES, workspace.values);
  const isHosted = settings.edition === 'hosted';
  const { 'assessments-enabled': assessments, 'project-remote-state': projectState, ...others } = values;
  const enforced = store.of(organizations).find(workspace.organization)?.assessmentsEnforced;
  return {
    ...others,
    ...autoDestroyOf(world, workspace, values),
    ...(isHosted && settings.entitlements.assessments ? { 'assessments-enabled': enforced || assessments } : {}),
    ...(isHosted ? {} : { 'project-remote-state': projectState }),
  };
}

/** A workspace inherits its project's duration until it has its own time or duration. */
function autoDestroyOf(world: World, workspace: Workspace, values: Values): Values {
  const inherited = findProject(world, projectOf(workspace))?.values?.['auto-destroy-activity-duration'] ?? null;
  const hasOwn = [values['auto-destroy-at'], values['auto-destroy-activity-duration']].some((value) => value !== null);
  const inherits = values['inherits-project-auto-destroy'] ?? (!hasOwn && inherited !== null);
  return {
    'inherits-project-auto-destroy': inherits,
    ...(inherits ? { 'auto-destroy-activity-duration': inherited } : {}),
  };
}

function permissionsOn(world: World, call: Call, workspace: Workspace): Readonly<Record<string, boolean>> {
  const team = actingTeam(world, call);
  const writes = mayWrite(world, call);
  const rights = workspaceRights(world, team, workspace);
  const admin = writes && rights.admin;
  const isOwner = writes && team === undefined;
  const force = world.store.of(organizations).find(workspace.organization)?.forceDelete === true;
  return {
    'can-update': admin,
    'can-destroy': writes && rights.destroy,
    ...(world.settings.safeDelete ? { 'can-force-delete': isOwner || (admin && force) } : {}),
    'can-lock': writes && rights.lock,
    'can-unlock': writes && rights.lock,
    'can-force-unlock': admin,
    'can-read-settings': true,
    'can-read-variable': rights.readVariables,
    'can-update-variable': writes && rights.writeVariables,
    'can-manage-tags': admin,
    'can-manage-run-tasks': writes && rights.runTasks,
    'can-queue-run': admin,
    'can-queue-apply': admin,
    'can-queue-destroy': admin,
    'can-create-state-versions': admin,
    'can-read-state-versions': rights.read,
  };
}
