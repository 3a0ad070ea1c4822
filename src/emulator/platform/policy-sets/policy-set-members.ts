import type { Call, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { invalid, Refusal, refuseIfAny } from '../json-api';
import { readMembers } from '../members';
import type { MemberRule } from '../members';
import { policies } from '../policies/policies';
import { isObject, readBody } from '../request-document';
import { additionProblem, addToSet, removeFromSet } from './policy-set-policies';
import { selectorsOf, selectorsProblem } from './policy-set-requests';
import { POLICY_SET } from './policy-set-routes';
import { globalRefusal, SCOPE, scopeRule, selectorProblem } from './policy-set-scope';
import type { ScopeName } from './policy-set-scope';
import { changeDetails, detailsOf, getPolicySet } from './policy-sets';
import type { PolicySet, PolicySetDetails } from './policy-sets';

/** The operations on a set's contents and scope. */
export const policySetMemberRoutes: readonly Route[] = [
  ...relationshipRoutes('policies', ['Add policies', addPolicies], ['Remove policies', removePolicies]),
  ...scopeRoutes('workspaces', 'Attach to workspaces', 'Detach from workspaces'),
  ...scopeRoutes('projects', 'Attach to projects', 'Detach from projects'),
  ...scopeRoutes('workspace-exclusions', 'Exclude workspaces', 'Reinclude workspaces'),
  ...scopeRoutes('project-exclusions', 'Exclude projects', 'Reinclude projects').map((route): Route => ({
    ...route,
    isServed: ({ projectExclusions }) => projectExclusions,
  })),
  ...[
    { operation: 'Add tag selectors', method: 'POST', change: addSelectors },
    { operation: 'Remove tag selectors', method: 'DELETE', change: removeSelectors },
  ].map(({ operation, method, change }): Route => ({
    operation,
    method,
    path: `${POLICY_SET}/tag-selectors`,
    needs: 'policyEnforcement',
    isServed: ({ tagScoping }) => tagScoping,
    handle: (world, call, { id }): Reply => {
      change(world, call, getPolicySet(world, id));
      return { status: 204 };
    },
  })),
];

type Change = (world: World, call: Call, set: PolicySet) => void;

function relationshipRoutes(name: string, add: [string, Change], remove: [string, Change]): Route[] {
  return (
    [
      ['POST', ...add],
      ['DELETE', ...remove],
    ] as const
  ).map(([method, operation, change]) => ({
    operation,
    method,
    path: `${POLICY_SET}/relationships/${name}`,
    needs: 'policyEnforcement',
    handle: (world, call, { id }): Reply => {
      change(world, call, getPolicySet(world, id));
      return { status: 204 };
    },
  }));
}

function scopeRoutes(name: ScopeName, add: string, remove: string): Route[] {
  return relationshipRoutes(
    name,
    [add, (world, call, set) => addMembers(world, call, set, name)],
    [remove, (world, call, set) => removeMembers(world, call, set, name)],
  );
}

/** When removing, only the type is checked: unknown ids are ignored. */
const anyOf = (type: string): MemberRule => ({ type, problem: () => undefined });

function addPolicies(world: World, call: Call, set: PolicySet): void {
  const added = readMembers(call, 'policies', {
    type: 'policies',
    problem: (id) => {
      const policy = world.store.of(policies).find(id);
      if (policy?.organization !== set.organization) return `Policy ${id} not found`;
      return additionProblem(world, set, policy.kind);
    },
  });
  for (const id of added) addToSet(world, set, id);
}

function removePolicies(world: World, call: Call, set: PolicySet): void {
  const removed = readMembers(call, 'policies', anyOf('policies'));
  if (detailsOf(world, set).repository) {
    refuse('/data', `Policies of the policy set ${set.id} come from its repository`);
  }
  for (const id of removed) removeFromSet(world, set, id);
}

function addMembers(world: World, call: Call, set: PolicySet, name: ScopeName): void {
  const added = readMembers(call, name, scopeRule(world, name, set.organization));
  refuseGlobal(world, set, name);
  const before = detailsOf(world, set);
  const members = [...new Set([...before[SCOPE[name]], ...added])];
  const problem = selectorProblem({ ...before, [SCOPE[name]]: members });
  if (problem !== undefined) refuse('/data', problem);
  changeDetails(world, set, { [SCOPE[name]]: members });
}

function removeMembers(world: World, call: Call, set: PolicySet, name: ScopeName): void {
  const removed = new Set(readMembers(call, name, anyOf(scopeRule(world, name, set.organization).type)));
  refuseGlobal(world, set, name);
  changeDetails(world, set, { [SCOPE[name]]: detailsOf(world, set)[SCOPE[name]].filter((id) => !removed.has(id)) });
}

function refuseGlobal(world: World, set: PolicySet, name: ScopeName): void {
  if (!detailsOf(world, set).global) return;
  if (name === 'workspaces' || name === 'projects') refuse('/data', globalRefusal(name));
}

function addSelectors(world: World, call: Call, set: PolicySet): void {
  const before = detailsOf(world, set);
  const tagSelectors = selectorsOf([...before.tagSelectors.map(wireSelector), ...readSelectors(call)]);
  const problem = selectorProblem({ ...before, tagSelectors });
  if (problem !== undefined) refuse('/data', problem);
  changeDetails(world, set, { tagSelectors });
}

function removeSelectors(world: World, call: Call, set: PolicySet): void {
  const removed = selectorsOf(readSelectors(call));
  const isRemoved = ({ key, value }: { readonly key: string; readonly value: string | null }) =>
    removed.some((selector) => selector.key === key && selector.value === value);
  changeDetails(world, set, {
    tagSelectors: detailsOf(world, set).tagSelectors.filter((selector) => !isRemoved(selector)),
  });
}

/** At least one. They are not identifiers. */
function readSelectors(call: Call): unknown[] {
  const body = readBody(call);
  const data = isObject(body) ? body.data : undefined;
  if (!Array.isArray(data) || data.length === 0) refuse('/data', 'Data must be an array of tag selectors');
  const problem = selectorsProblem(data as unknown[]);
  refuseIfAny(problem === undefined ? [] : [invalid('/data', `Tag selectors ${problem}`)]);
  return data as unknown[];
}

function wireSelector({ key, value, excludes }: PolicySetDetails['tagSelectors'][number]): object {
  return { 'tag-key': key, 'tag-value': value, 'is-exclude': excludes };
}

function refuse(pointer: string, detail: string): never {
  throw new Refusal(422, [invalid(pointer, detail)]);
}
