import type { World } from '../../world';
import { invalid } from '../json-api';
import type { Problem } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import type { MemberRule } from '../members';
import { policies } from '../policies/policies';
import { projectRule } from '../projects/projects';
import { workspaceRule } from '../workspaces/workspaces';
import type { PolicySetDetails } from './policy-sets';

type Relationships = Readonly<Record<string, unknown>>;

/** The relationships that define a set's scope. */
export type ScopeName = 'workspaces' | 'projects' | 'workspace-exclusions' | 'project-exclusions';

export const SCOPE = {
  'workspaces': 'workspaces',
  'projects': 'projects',
  'workspace-exclusions': 'excludedWorkspaces',
  'project-exclusions': 'excludedProjects',
} as const satisfies Record<ScopeName, keyof PolicySetDetails>;

/** The members of a relationship must exist in the set's organization. */
export function scopeRule(world: World, name: ScopeName, organization: string): MemberRule {
  if (name === 'workspaces' || name === 'workspace-exclusions') {
    return workspaceRule(world, organization);
  }
  return projectRule(world, organization);
}

/** Problems with the relationships of a create or update. */
export function memberProblems(
  world: World,
  relationships: Relationships,
  organization: string,
  kind: string,
): Problem[] {
  return [
    ...relationshipProblems(relationships, 'policies', {
      type: 'policies',
      problem: (id) => {
        const policy = world.store.of(policies).find(id);
        if (policy?.organization !== organization) return `Policy ${id} not found`;
        return policy.kind === kind ? undefined : `Policy kind must be ${kind}, that of the policy set`;
      },
    }),
    ...(Object.keys(SCOPE) as ScopeName[]).flatMap((name) =>
      relationshipProblems(relationships, name, scopeRule(world, name, organization)),
    ),
  ];
}

/** Problems with the scope that a create or update sets. */
export function scopeProblems(
  details: PolicySetDetails,
  relationships: Relationships,
  hasSelectors: boolean,
): Problem[] {
  const given = (Object.keys(SCOPE) as ScopeName[]).filter(
    (name) => (relatedIds(relationships, name) ?? []).length > 0,
  );
  const explicit = given.find((name) => name === 'workspaces' || name === 'projects');
  if (details.global && explicit) {
    return [invalid(`/data/relationships/${explicit}`, globalRefusal(explicit))];
  }
  if (!hasSelectors && given.length === 0) return [];
  const selectors = selectorProblem(details);
  return selectors ? [invalid('/data/attributes/tag-selectors', selectors)] : [];
}

export function globalRefusal(name: 'workspaces' | 'projects'): string {
  return `A global policy set cannot be attached to ${name}`;
}

/** Why a set's selectors are invalid; undefined if they are valid. */
export function selectorProblem(details: PolicySetDetails): string | undefined {
  const { tagSelectors, global } = details;
  if (tagSelectors.length === 0) return undefined;
  if (Object.values(SCOPE).some((name) => details[name].length > 0)) {
    return 'Tag selectors cannot be combined with workspaces, projects and exclusions';
  }
  return global && tagSelectors.some(({ excludes }) => !excludes)
    ? 'A global policy set takes only tag selectors that exclude'
    : undefined;
}
