import type { Operation } from '../../definition/review-rule';
import { reviews } from '../../handlers/reviews';
import type { ResourceChange } from '../stack/plan-json';

/** Whether it is a resource that we know: of our provider, and of a type that this version has. */
export function isOurs({ mode, type, provider_name: provider }: ResourceChange): boolean {
  return mode === 'managed' && Object.hasOwn(reviews, type) && /(?:^|\/)lintel$/.test(provider);
}

/** What a failed replacement has left over has the address of what took its place. */
export function addressOf({ address, deposed }: Pick<ResourceChange, 'address' | 'deposed'>): string {
  return deposed === undefined ? address : `${address} (deposed ${deposed})`;
}

export function operationOf({ change: { actions } }: ResourceChange): Operation | 'none' {
  const has = (...wanted: readonly string[]): boolean => wanted.every((action) => (actions as readonly string[]).includes(action));
  if (has('create', 'delete') || has('create', 'forget')) return 'replace';
  return (['create', 'update', 'delete', 'forget'] as const).find((operation) => has(operation)) ?? 'none';
}
