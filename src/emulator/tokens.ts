/** What a token may do; absent for a token that nobody knows. */
export type Access = 'write' | 'read' | 'none';

const PLATFORM: ReadonlyMap<string, Access> = new Map([['platform-root', 'write'], ['platform-reader', 'read'], ['platform-none', 'none']]);
const SECRETS: ReadonlyMap<string, Access> = new Map([['secrets-root', 'write'], ['secrets-reader', 'read'], ['secrets-none', 'none']]);

export function platformAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : PLATFORM.get(token);
}

export function secretsAccess(token: string | undefined): Access | undefined {
  return token === undefined ? undefined : SECRETS.get(token);
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}
