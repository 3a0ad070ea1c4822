import type { Kind } from '../../store';
import type { World } from '../../world';
import { DEFAULT_POLICY } from './default-policy';
import { parsePolicy } from './document';
import type { PathRule } from './document';

/** An ACL policy. */
export interface Policy {
  /** Empty for the root namespace. */
  readonly namespace: string;
  /** Lower case. */
  readonly name: string;
  /** As written. */
  readonly policy: string;
  readonly version: number;
  readonly modified: string;
  readonly casRequired: boolean;
  readonly expiration?: string;
}

const NEVER = '~';

export const policies: Kind<Policy> = {
  name: 'aclPolicies',
  key: policyKey,
  due: ({ expiration }) => expiration ?? NEVER,
};

export function policyKey({ namespace, name }: Pick<Policy, 'namespace' | 'name'>): string {
  return `${namespace} ${name}`;
}

/** When the initial policies were written. */
const START = '2025-01-01T00:00:00Z';

/** Undefined if the policy does not exist or no longer exists. `default` always exists. */
export function findPolicy(world: World, namespace: string, name: string): Policy | undefined {
  const policy = world.store.of(policies).find(policyKey({ namespace, name }));
  if (policy && (policy.expiration === undefined || Date.parse(policy.expiration) > world.clock.now().getTime())) {
    return policy;
  }
  if (name !== 'default') return undefined;
  return { namespace, name, policy: DEFAULT_POLICY, version: 1, modified: START, casRequired: false };
}

/** Policies are never changed in place, so each is parsed once. */
const parsed = new WeakMap<Policy, readonly PathRule[]>();
let parsedDefault: readonly PathRule[] | undefined;

/** A policy's current rules. A missing policy has none. */
export function rulesOf(world: World, namespace: string, name: string): readonly PathRule[] {
  const policy = findPolicy(world, namespace, name);
  if (!policy) return [];
  const now = world.clock.now().toISOString();
  return rulesIn(policy).filter(({ expiration }) => expiration === undefined || expiration > now);
}

function rulesIn(policy: Policy): readonly PathRule[] {
  if (policy.policy === DEFAULT_POLICY) return (parsedDefault ??= parsePolicy(DEFAULT_POLICY));
  const known = parsed.get(policy);
  if (known) return known;
  // A snapshot may contain any text.
  let rules: readonly PathRule[] = [];
  try {
    rules = parsePolicy(policy.policy);
  } catch {
    rules = [];
  }
  parsed.set(policy, rules);
  return rules;
}
