import { PLATFORM_TOKENS, SECRETS_TOKENS } from './fixed-tokens';
import type { Access } from './fixed-tokens';
import { byToken, teams } from './platform/teams/teams';
import type { Team } from './platform/teams/teams';
import { issuedTo } from './secrets/platform-tokens/issued';
import type { World } from './world';

export type { Access };

/** The user and the team with read-only access. */
const READERS: ReadonlySet<string> = new Set(['user-reader', 'team-reader']);

/** Tokens issued by an engine of the secrets service have the access of their user or team while they are valid. */
export function platformAccess(world: World, token: string | undefined): Access | undefined {
  if (token === undefined) return undefined;
  const fixed = PLATFORM_TOKENS.get(token);
  if (fixed) return fixed;
  if (platformTeam(world, token)) return 'write';
  const owner = issuedTo(world, token);
  return owner === undefined ? undefined : READERS.has(owner) ? 'read' : 'write';
}

/** The team of a token: its own, or the team that an engine issued it for. */
export function platformTeam(world: World, token: string | undefined): Team | undefined {
  if (token === undefined) return undefined;
  const team = world.store.of(teams).firstBy(byToken, token);
  // Engines never issue the fixed tokens, which almost every request uses.
  if (team || PLATFORM_TOKENS.has(token)) return team;
  return world.store.of(teams).find(issuedTo(world, token) ?? '');
}

/** Only the root token belongs to an administrator. */
export function isAdministrator(token: string | undefined): boolean {
  return token === 'platform-root';
}

export function secretsAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : SECRETS_TOKENS.get(token);
}

/** The kind of a token's owner; unknown tokens count as users'. */
export function tokenKind(world: World, token: string | undefined): 'user' | 'team' | 'organization' {
  const owner = token === undefined || PLATFORM_TOKENS.has(token) ? undefined : issuedTo(world, token);
  if (token === 'platform-organization') return 'organization';
  if (owner?.startsWith('team-') || platformTeam(world, token)) return 'team';
  return owner === undefined || owner.startsWith('user-') ? 'user' : 'organization';
}

/** Returns the token of `Authorization: Bearer …`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}
