import type { Kind } from '../../store';
import type { World } from '../../world';
import { matchesGlob } from '../globs';
import { badRequest } from '../refusal';
import { sanitizedPolicies } from './issue';

/** A role of the token store. */
export interface TokenRole {
  /** Empty for the root namespace. */
  readonly namespace: string;
  readonly name: string;
  readonly allowedPolicies: readonly string[];
  readonly disallowedPolicies: readonly string[];
  readonly allowedPoliciesGlob: readonly string[];
  readonly disallowedPoliciesGlob: readonly string[];
  readonly allowedEntityAliases: readonly string[] | null;
  readonly orphan: boolean;
  readonly renewable: boolean;
  readonly pathSuffix: string;
  readonly tokenPeriod: number;
  readonly tokenExplicitMaxTtl: number;
  /** As written under the old names. */
  readonly oldPeriod: number;
  readonly oldExplicitMaxTtl: number;
  readonly tokenNoDefaultPolicy: boolean;
  readonly tokenNumUses: number;
  readonly tokenBoundCidrs: readonly string[];
  readonly tokenType: string;
}

export const tokenRoles: Kind<TokenRole> = { name: 'tokenRoles', key: tokenRoleKey };

export function tokenRoleKey({ namespace, name }: Pick<TokenRole, 'namespace' | 'name'>): string {
  return `${namespace} ${name}`;
}

export function findTokenRole({ store }: World, namespace: string, name: string): TokenRole | undefined {
  return store.of(tokenRoles).find(tokenRoleKey({ namespace, name }));
}

/** The policies of a token created under a role: the request's, within what the role allows, or else the role's or the parent's. */
export function policiesUnderRole(
  role: TokenRole,
  given: readonly string[],
  held: readonly string[],
  withDefault: boolean,
): readonly string[] {
  const limited = role.allowedPolicies.length + role.allowedPoliciesGlob.length > 0;
  const asked = given.length > 0 ? given : limited ? role.allowedPolicies : held;
  const policies = sanitizedPolicies(asked, withDefault && (given.length > 0 || limited));
  const within = (name: string) =>
    role.allowedPolicies.includes(name) || role.allowedPoliciesGlob.some((glob) => matchesGlob(glob, name));
  if (limited && !policies.every((name) => name === 'default' || within(name))) {
    const allowed = sanitizedPolicies(role.allowedPolicies, withDefault);
    throw badRequest(
      `token policies (${quoted(policies)}) must be subset of the role's allowed policies (${quoted(allowed)}) or glob policies (${quoted(role.allowedPoliciesGlob)})`,
    );
  }
  const refused = (name: string) =>
    role.disallowedPolicies.includes(name) || role.disallowedPoliciesGlob.some((glob) => matchesGlob(glob, name));
  const wrong = policies.find(refused);
  if (wrong !== undefined) throw badRequest(`token policy "${wrong}" is disallowed by this role`);
  const isRoot = held.includes('root');
  if (!limited && role.disallowedPolicies.length + role.disallowedPoliciesGlob.length === 0 && !isRoot) {
    const more = policies.filter((name) => name !== 'default' && !held.includes(name));
    if (more.length > 0) throw badRequest('child policies must be subset of parent');
  }
  if (policies.includes('root') && !isRoot) {
    throw badRequest('root tokens may not be created without parent token being root');
  }
  return policies;
}

/** A list as Go prints it. */
function quoted(names: readonly string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(' ')}]`;
}
