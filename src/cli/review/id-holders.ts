import { addressOf, operationOf } from './operations';
import type { Json, ResourceChange } from '../stack/plan-json';

/**
 * Who holds the `id` of an object once the plan is applied: the addresses of other objects, of whichever provider, in whose values the text
 * stands whole. A reference that is resolved again after apply is none: there it is unknown.
 */
export function holders(changes: readonly ResourceChange[]): (source: ResourceChange) => readonly string[] {
  const index = new Map<string, Set<ResourceChange>>();
  for (const change of changes) {
    if (change.mode !== 'managed' || ['delete', 'forget'].includes(operationOf(change))) continue;
    for (const text of textsIn(change.change.after)) {
      if (!index.has(text)) index.set(text, new Set());
      index.get(text)!.add(change);
    }
  }
  return (source) => {
    const { before } = source.change;
    const id = typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as { readonly id?: Json }).id : undefined;
    if (typeof id !== 'string' || id === '') return [];
    return [...index.get(id) ?? []].filter((change) => change !== source).map(addressOf).sort();
  };
}

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
