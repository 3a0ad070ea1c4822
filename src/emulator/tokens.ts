import { issuedTo } from './secrets/platform-tokens/issued';
import type { World } from './world';

/** The access that a token grants; undefined for an unknown token. */
export type Access = 'write' | 'read' | 'none';

const PLATFORM: ReadonlyMap<string, Access> = new Map([
  ['platform-root', 'write'],
  ['platform-reader', 'read'],
  ['platform-none', 'none'],
  // Of the organization: it publishes nothing and administers nothing.
  ['platform-organization', 'write'],
  // Of a team without permissions to manage anything.
  ['platform-team', 'read'],
]);
const SECRETS: ReadonlyMap<string, Access> = new Map([
  ['secrets-root', 'write'],
  ['secrets-reader', 'read'],
  ['secrets-none', 'none'],
]);

/** The user and the team that may only read. */
const READERS: ReadonlySet<string> = new Set(['user-reader', 'team-reader']);

/** Tokens issued by an engine of the secrets service have the access of their user or team while they are valid. */
export function platformAccess(world: World, token: string | undefined): Access | undefined {
  if (token === undefined) return undefined;
  const fixed = PLATFORM.get(token);
  if (fixed) return fixed;
  const owner = issuedTo(world, token);
  return owner === undefined ? undefined : READERS.has(owner) ? 'read' : 'write';
}

/** Only the root token is an administrator's. */
export function isAdministrator(token: string | undefined): boolean {
  return token === 'platform-root';
}

export function secretsAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : SECRETS.get(token);
}

/** Whose token it is; unknown tokens count as users'. */
export function tokenKind(world: World, token: string | undefined): 'user' | 'team' | 'organization' {
  const owner = token === undefined || PLATFORM.has(token) ? undefined : issuedTo(world, token);
  if (token === 'platform-organization') return 'organization';
  if (token === 'platform-team' || owner?.startsWith('team-')) return 'team';
  return owner === undefined || owner.startsWith('user-') ? 'user' : 'organization';
}

/** Returns the token of `Authorization: Bearer …`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}
