import type { World } from '../../world';
import { policies } from '../policies/policies';
import type { Policy } from '../policies/policies';
import { versionsOf } from './policy-set-versions';
import { detailsOf } from './policy-sets';
import type { PolicySet } from './policy-sets';

/** Why a set accepts no policies of this kind; undefined if it does. */
export function additionProblem(world: World, set: PolicySet, kind: string): string | undefined {
  const own = detailsOf(world, set).kind;
  const other = own === kind ? undefined : `Policy kind must be ${own}, that of the policy set ${set.id}`;
  return contentProblem(world, set) ?? other;
}

/** Why a set's policies cannot be managed individually; undefined if they can, or if there are none yet. */
export function contentProblem(world: World, set: PolicySet): string | undefined {
  if (detailsOf(world, set).repository) return `Policies of the policy set ${set.id} come from its repository`;
  return versionsOf(world, set).length > 0 ? `Policies of the policy set ${set.id} come from its versions` : undefined;
}

/** The individually managed policies of each set. */
export function policiesBySet({ store }: World, sets: readonly PolicySet[]): ReadonlyMap<string, readonly Policy[]> {
  return new Map(sets.map(({ id }) => [id, store.of(policies).by(bySet, id)]));
}

function bySet({ policySets }: Policy): readonly string[] {
  return policySets;
}

export function policiesOf(world: World, set: PolicySet): readonly Policy[] {
  return policiesBySet(world, [set]).get(set.id) ?? [];
}

/** Adds the policy to the set, unless it is already there. */
export function addToSet({ store }: World, set: PolicySet, id: string): void {
  const policy = store.of(policies).find(id);
  if (!policy || policy.policySets.includes(set.id)) return;
  store.of(policies).put({ ...policy, policySets: [...policy.policySets, set.id] });
}

export function removeFromSet({ store }: World, set: PolicySet, id: string): void {
  const policy = store.of(policies).find(id);
  if (!policy?.policySets.includes(set.id)) return;
  store.of(policies).put({ ...policy, policySets: policy.policySets.filter((known) => known !== set.id) });
}
