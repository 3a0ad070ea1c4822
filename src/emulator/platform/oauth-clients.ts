import type { Kind } from '../store';
import type { World } from '../world';

/** The connection of an organization to a version-control service, with the tokens that it was authorised with. */
export interface OAuthClient {
  readonly id: string;
  readonly name: string | null;
  readonly organization: string;
  readonly serviceProvider: string;
  /** Ids. */
  readonly tokens: readonly string[];
  readonly createdAt?: string;
}

export const oauthClients: Kind<OAuthClient> = { name: 'oauthClients', key: ({ id }) => id };

/** The client of a token; undefined for tokens of before there were clients. */
export function clientOf({ store }: World, token: string): OAuthClient | undefined {
  return store.of(oauthClients).where(({ tokens }) => tokens.includes(token))[0];
}
