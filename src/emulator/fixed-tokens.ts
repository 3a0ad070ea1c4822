/** The access that a token grants. */
export type Access = 'write' | 'read' | 'none';

/** The tokens that exist from the start. */
export const PLATFORM_TOKENS: ReadonlyMap<string, Access> = new Map([
  ['platform-root', 'write'],
  ['platform-reader', 'read'],
  ['platform-none', 'none'],
  // The organization's token: it publishes nothing and administers nothing.
  ['platform-organization', 'write'],
]);
/** The tokens of the teams that exist from the start. */
export const TEAM_TOKENS = { owners: 'platform-owners', platform: 'platform-team' } as const;
export const SECRETS_TOKENS: ReadonlyMap<string, Access> = new Map([
  ['secrets-root', 'write'],
  ['secrets-reader', 'read'],
  ['secrets-none', 'none'],
]);
