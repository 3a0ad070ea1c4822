import { PLATFORM_TOKENS, SECRETS_TOKENS } from './fixed-tokens';
import type { Access } from './fixed-tokens';
import { issuedTo } from './secrets/platform-tokens/issued';
import type { World } from './world';

export type { Access };

/** The user and the team that may only read. */
const READERS: ReadonlySet<string> = new Set(['user-reader', 'team-reader']);

/** Tokens issued by an engine of the secrets service have the access of their user or team while they are valid. */
export function platformAccess(world: World, token: string | undefined): Access | undefined {
  if (token === undefined) return undefined;
  const fixed = PLATFORM_TOKENS.get(token);
  if (fixed) return fixed;
  const owner = issuedTo(world, token);
  return owner === undefined ? undefined : READERS.has(owner) ? 'read' : 'write';
}

/** Only the root token is an administrator's. */
export function isAdministrator(token: string | undefined): boolean {
  return token === 'platform-root';
}

export function secretsAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : SECRETS_TOKENS.get(token);
}

/** Returns the token of `Authorization: Bearer …`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}
