import { NotThere } from '../../control/body';
import type { Control } from '../../exchange';
import type { World } from '../../world';
import { isDisabled } from '../organizations/administration';
import { policiesBySet } from '../policy-sets/policy-set-policies';
import { currentVersion, versionsOf } from '../policy-sets/policy-set-versions';
import { byOrganization, detailsOf, policySets } from '../policy-sets/policy-sets';
import type { PolicySet, PolicySetDetails, TagSelector } from '../policy-sets/policy-sets';
import { appliedTasks } from '../run-tasks/applied-tasks';
import { effectiveTags } from '../workspaces/tags';
import { projectOf, workspaces } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';

/** The policy sets and run tasks that would apply to a run in a workspace: testing a policy does not need a run. */
export const enforcementControls: readonly Control[] = [
  {
    method: 'GET',
    path: '/_emulator/enforcement/:workspace_id',
    handle: (world, _, { workspace_id }) => {
      const workspace = world.store.of(workspaces).find(workspace_id);
      if (!workspace || isDisabled(world, workspace.organization)) {
        throw new NotThere(`There is no workspace "${workspace_id}".`);
      }
      return { status: 200, body: enforcementIn(world, workspace) };
    },
  },
];

type Reason = 'global' | 'project' | 'workspace' | 'tag';

function enforcementIn(world: World, workspace: Workspace): object {
  const sets = world.settings.entitlements.policyEnforcement
    ? world.store.of(policySets).by(byOrganization, workspace.organization)
    : [];
  const excluded = sets.filter((set) => isExcluded(world, set, workspace));
  const members = policiesBySet(world, sets);
  return {
    policySets: sets
      .filter((set) => !excluded.includes(set))
      .flatMap((set) => {
        const because = reasonOf(world, detailsOf(world, set), workspace);
        return because ? [{ id: set.id, name: set.name, because, ...contentOf(world, set, members) }] : [];
      }),
    excluded: excluded.map(({ id }) => id),
    tasks: tasksIn(world, workspace),
  };
}

function contentOf(world: World, set: PolicySet, members: ReturnType<typeof policiesBySet>): object {
  if (detailsOf(world, set).repository || versionsOf(world, set).length > 0) {
    return { content: 'version', policies: [], versionId: currentVersion(world, set)?.id ?? null };
  }
  const policies = (members.get(set.id) ?? []).map(({ id, name, enforcementLevel }) => ({
    id,
    name,
    enforcementLevel,
  }));
  return { content: 'policies', policies, versionId: null };
}

/** Exclusions take precedence over everything else. */
function isExcluded(world: World, set: PolicySet, workspace: Workspace): boolean {
  const { excludedWorkspaces, excludedProjects, tagSelectors, global } = detailsOf(world, set);
  return (
    excludedWorkspaces.includes(workspace.id) ||
    (global && excludedProjects.includes(projectOf(workspace))) ||
    tagSelectors.some((selector) => selector.excludes && hasTag(world, workspace, selector))
  );
}

function reasonOf(world: World, details: PolicySetDetails, workspace: Workspace): Reason | undefined {
  if (details.global) return 'global';
  if (details.projects.includes(projectOf(workspace))) return 'project';
  if (details.workspaces.includes(workspace.id)) return 'workspace';
  const isTagged = details.tagSelectors.some((selector) => !selector.excludes && hasTag(world, workspace, selector));
  return isTagged ? 'tag' : undefined;
}

function hasTag(world: World, workspace: Workspace, { key, value }: TagSelector): boolean {
  const tags = effectiveTags(world, workspace);
  return Object.hasOwn(tags, key) && tags[key] === value;
}

function tasksIn(world: World, workspace: Workspace): object[] {
  return appliedTasks(world, workspace).map(({ task, enforcementLevel, stages, because }) => ({
    taskId: task.id,
    enforcementLevel,
    stages,
    because,
  }));
}
