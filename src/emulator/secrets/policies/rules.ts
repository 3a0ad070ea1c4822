import type { World } from '../../world';
import { identityPolicies } from '../identity/logins';
import { filledIn } from '../identity/templates';
import type { Token } from '../tokens/kinds';
import { decide } from './decide';
import type { PathRule } from './document';
import { rulesOf } from './kinds';

/** The rules of all policies of a token, with references to its identity filled in. */
export function rulesOfToken(world: World, token: Token): readonly PathRule[] {
  const all = new Set([...token.policies, ...identityPolicies(world, token.entityId)]);
  return [...all]
    .flatMap((name) => rulesOf(world, token.namespace, name))
    .map((rule) => (rule.pattern.includes('{{') ? withIdentity(world, rule, token) : rule))
    .filter((rule) => rule !== undefined);
}

/** Undefined if the pattern refers to something that the token lacks. */
function withIdentity(world: World, rule: PathRule, { entityId }: Token): PathRule | undefined {
  const pattern = filledIn(world, rule.pattern, entityId);
  return pattern === undefined ? undefined : { ...rule, pattern };
}

/** A token's capabilities on a path of its namespace, in lexical order; `deny` if there are none. */
export function capabilitiesOf(world: World, token: Token, path: string): readonly string[] {
  if (token.policies.includes('root')) return ['root'];
  const { capabilities } = decide(rulesOfToken(world, token), path.replace(/^\//, ''), path.endsWith('/'));
  return capabilities.size === 0 ? ['deny'] : [...capabilities].sort();
}
