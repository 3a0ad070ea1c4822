import { isIssued } from './secrets/platform-tokens/issued';
import type { World } from './world';

/** What a token may do; absent for a token that nobody knows. */
export type Access = 'write' | 'read' | 'none';

const PLATFORM: ReadonlyMap<string, Access> = new Map([['platform-root', 'write'], ['platform-reader', 'read'], ['platform-none', 'none']]);
const SECRETS: ReadonlyMap<string, Access> = new Map([['secrets-root', 'write'], ['secrets-reader', 'read'], ['secrets-none', 'none']]);

/** Those that an engine of the secrets service has given out may do what a person may, as long as they are in force. */
export function platformAccess(world: World, token: string | undefined): Access | undefined {
  if (token === undefined) return undefined;
  return PLATFORM.get(token) ?? (isIssued(world, token) ? 'write' : undefined);
}

/** Of the tokens that are known, the root's alone is an administrator's. */
export function isAdministrator(token: string | undefined): boolean {
  return token === 'platform-root';
}

export function secretsAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : SECRETS.get(token);
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}
