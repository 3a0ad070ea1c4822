import type { Json, ResourceChange } from '../stack/plan-json';
import { addressOf, operationOf } from './operations';

/**
 * Finds the objects that still hold the `id` of an object after the apply: those, of any provider, that have the ID as a planned value.
 * References that are resolved during the apply do not count, because their planned value is unknown.
 */
export function holders(changes: readonly ResourceChange[]): (source: ResourceChange) => readonly string[] {
  const index = new Map<string, Set<ResourceChange>>();
  for (const change of changes) {
    if (change.mode !== 'managed' || ['delete', 'forget'].includes(operationOf(change))) continue;
    for (const text of textsIn(change.change.after)) {
      const holding = index.get(text) ?? new Set();
      index.set(text, holding.add(change));
    }
  }
  return (source) => {
    const { before } = source.change;
    const id =
      typeof before === 'object' && before !== null && !Array.isArray(before)
        ? (before as { readonly id?: Json }).id
        : undefined;
    if (typeof id !== 'string' || id === '') return [];
    return [...(index.get(id) ?? [])]
      .filter((change) => change !== source)
      .map(addressOf)
      .sort();
  };
}

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
