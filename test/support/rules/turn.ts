import { IS_CHANGED, IS_REST, sampled } from '../tier';

/** Where the fast sample of a resource begins: at another case for each, and at the same one whatever other resources there are. */
export function turnOf({ type }: { readonly type: string }): number {
  return [...type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** Half of the attributes in the fast tier, and the others in the complete one, which has all of the other dialects. */
export function attributesInTurn(
  { earlier, resource }: { readonly earlier: readonly unknown[]; readonly resource: { readonly type: string } },
  names: readonly string[],
): readonly string[] {
  if (IS_CHANGED || earlier.length > 0) return names;
  return sampled(names, (_, index) => (index + turnOf(resource)) % 2 === 0);
}

/** Whether the fast tier has tried everything in this dialect but attributes. */
export function isTriedBefore({ earlier }: { readonly earlier: readonly unknown[] }): boolean {
  return IS_REST && earlier.length === 0;
}
