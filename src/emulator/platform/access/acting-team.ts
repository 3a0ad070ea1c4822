import type { Call } from '../../exchange';
import { bearerToken, platformAccess, platformTeam, tokenKind } from '../../tokens';
import type { World } from '../../world';
import { OWNERS } from '../teams/teams';
import type { Team } from '../teams/teams';

/** The team whose rights limit a request; undefined for users, organizations and owners, who have all rights. */
export function actingTeam(world: World, call: Call): Team | undefined {
  const team = platformTeam(world, bearerToken(call.headers.authorization));
  return team?.name === OWNERS ? undefined : team;
}

/** Whether the token may write anything at all. */
export function mayWrite(world: World, call: Call): boolean {
  return platformAccess(world, bearerToken(call.headers.authorization)) === 'write';
}

export function isOrganization(world: World, call: Call): boolean {
  return tokenKind(world, bearerToken(call.headers.authorization)) === 'organization';
}
