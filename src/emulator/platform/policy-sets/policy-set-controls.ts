import { at, BadBody, Conflict, choiceField, objectAt, textField, textsField } from '../../control/body';
import type { Fields } from '../../control/body';
import type { Control } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { byName } from '../by-name';
import { organizations } from '../organizations/organization';
import { policies } from '../policies/policies';
import { additionProblem, addToSet } from './policy-set-policies';
import { blankDetails, policySetKinds } from './policy-set-requests';
import { scopeRule } from './policy-set-scope';
import type { ScopeName } from './policy-set-scope';
import { detailsOf, policySets } from './policy-sets';
import type { PolicySet, PolicySetDetails } from './policy-sets';

const LISTS = {
  workspaces: ['workspaces', 'workspaces'],
  projects: ['projects', 'projects'],
  excludedWorkspaces: ['excludedWorkspaces', 'workspace-exclusions'],
  excludedProjects: ['excludedProjects', 'project-exclusions'],
} as const satisfies Record<string, readonly [keyof PolicySetDetails, ScopeName]>;

export const policySetControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/policy-sets',
    handle: (world, body) => ({ status: 201, body: addPolicySet(world, body) }),
  },
];

/** `place` is its location in a list of seeds. */
export function addPolicySet(world: World, body: unknown, place?: string): object {
  const { store } = world;
  const known = ['id', 'name', 'organization', 'kind', 'global', 'policies', ...Object.keys(LISTS)];
  const fields = objectAt(body, known, place);
  const policySet = {
    id: fields.id === undefined ? newId(world, 'polset') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
  };
  if (!/^polset-[^/]+$/.test(policySet.id)) throw new BadBody(`${at(fields, 'id')} must start with \`polset-\`.`);
  if (!store.of(organizations).find(policySet.organization)) {
    throw new BadBody(`There is no organization "${policySet.organization}".`);
  }
  if (store.of(policySets).find(policySet.id)) {
    throw new Conflict(`The policy set "${policySet.id}" already exists.`);
  }
  if (store.of(policySets).by(byName, byName(policySet)).length > 0) {
    throw new Conflict(`The policy set "${policySet.name}" already exists.`);
  }
  const set = withDetails(world, policySet, fields);
  const added = givenPolicies(world, set, fields);
  store.of(policySets).put(set);
  for (const id of added) addToSet(world, set, id);
  return { ...fields, ...policySet };
}

/** If none of them is given, the set has the defaults. */
function withDetails(world: World, set: PolicySet, fields: Fields): PolicySet {
  const kind = choiceField(fields, 'kind', policySetKinds(world));
  const global = choiceField(fields, 'global', [true, false]);
  const lists = Object.entries(LISTS).flatMap(([key, [name, relationship]]) =>
    fields[key] === undefined ? [] : [[name, membersField(world, set, fields, key, relationship)] as const],
  );
  if (kind === undefined && global === undefined && lists.length === 0) return set;
  const details = blankDetails(world, kind ?? detailsOf(world, set).kind);
  return { ...set, details: { ...details, ...Object.fromEntries(lists), global: global ?? false } };
}

function membersField(world: World, set: PolicySet, fields: Fields, key: string, relationship: ScopeName): string[] {
  const ids = textsField(fields, key);
  const { problem } = scopeRule(world, relationship, set.organization);
  for (const id of ids) {
    const wrong = problem(id);
    if (wrong !== undefined) throw new BadBody(`${wrong}.`);
  }
  return [...new Set(ids)];
}

function givenPolicies(world: World, set: PolicySet, fields: Fields): string[] {
  const ids = fields.policies === undefined ? [] : textsField(fields, 'policies');
  for (const id of ids) {
    const policy = world.store.of(policies).find(id);
    const wrong =
      policy?.organization === set.organization ? additionProblem(world, set, policy.kind) : `Policy ${id} not found`;
    if (wrong !== undefined) throw new BadBody(`${wrong}.`);
  }
  return ids;
}
