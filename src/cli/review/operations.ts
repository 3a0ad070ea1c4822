import type { Operation } from '../../definition/review-rule';
import { reviews } from '../../handlers/reviews';
import type { ResourceChange } from '../stack/plan-json';

/** Whether it is a resource of our provider, of a type that this version supports. */
export function isOurs({ mode, type, provider_name: provider }: ResourceChange): boolean {
  return mode === 'managed' && Object.hasOwn(reviews, type) && isOurProvider(provider);
}

/** Whether it is our provider, from any registry. */
export function isOurProvider(provider: string): boolean {
  return /(?:^|\/)lintel$/.test(provider);
}

/** A deposed object has the same address as its replacement. */
export function addressOf({ address, deposed }: Pick<ResourceChange, 'address' | 'deposed'>): string {
  return deposed === undefined ? address : `${address} (deposed ${deposed})`;
}

export function operationOf({ change: { actions } }: ResourceChange): Operation | 'none' {
  const has = (...wanted: readonly string[]): boolean =>
    wanted.every((action) => (actions as readonly string[]).includes(action));
  if (has('create', 'delete') || has('create', 'forget')) return 'replace';
  return (['create', 'update', 'delete', 'forget'] as const).find((operation) => has(operation)) ?? 'none';
}
