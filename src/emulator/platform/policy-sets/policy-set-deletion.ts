import type { World } from '../../world';
import { policySetParameters } from './policy-set-parameters';
import { policiesOf, removeFromSet } from './policy-set-policies';
import { policySetVersions } from './policy-set-versions';
import { policySets } from './policy-sets';
import type { PolicySet } from './policy-sets';

/** Deletes the set with its parameters and versions; its policies stay. */
export function deletePolicySet(world: World, set: PolicySet): void {
  const { store } = world;
  const isOwn = ({ policySet }: { readonly policySet: string }) => policySet === set.id;
  for (const { id } of policiesOf(world, set)) removeFromSet(world, set, id);
  store.of(policySetParameters).deleteWhere(isOwn);
  store.of(policySetVersions).deleteWhere(isOwn);
  store.of(policySets).delete(set.id);
}
