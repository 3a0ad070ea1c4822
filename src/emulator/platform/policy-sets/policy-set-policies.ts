import type { World } from '../../world';
import { policies } from '../policies/policies';
import type { Policy } from '../policies/policies';
import { versionsOf } from './policy-set-versions';
import { detailsOf } from './policy-sets';
import type { PolicySet } from './policy-sets';

/** Why a set takes no policy of this kind; undefined if it does. */
export function additionProblem(world: World, set: PolicySet, kind: string): string | undefined {
  const own = detailsOf(world, set).kind;
  const other = own === kind ? undefined : `Policy kind must be ${own}, that of the policy set ${set.id}`;
  return contentProblem(world, set) ?? other;
}

/** Why the content of a set is not managed one by one; undefined if it is, or if there is none yet. */
export function contentProblem(world: World, set: PolicySet): string | undefined {
  if (detailsOf(world, set).repository) return `Policies of the policy set ${set.id} come from its repository`;
  return versionsOf(world, set).length > 0 ? `Policies of the policy set ${set.id} come from its versions` : undefined;
}

/** The policies that are managed one by one, of each set. */
export function policiesBySet({ store }: World, sets: readonly PolicySet[]): ReadonlyMap<string, readonly Policy[]> {
  return new Map(sets.map(({ id }) => [id, store.of(policies).by(bySet, id)]));
}

function bySet({ policySets }: Policy): readonly string[] {
  return policySets;
}

export function policiesOf(world: World, set: PolicySet): readonly Policy[] {
  return policiesBySet(world, [set]).get(set.id) ?? [];
}

/** Adds the policy to the set; there already, it stays. */
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
