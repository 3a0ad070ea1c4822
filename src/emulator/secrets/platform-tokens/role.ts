import type { Kind } from '../../store';
import type { World } from '../../world';

/** Whose tokens are given out. */
export interface PlatformTokenRole {
  readonly mount: string;
  readonly name: string;
  /** The kind of token: one that there is once (`organization`, `team_legacy`), or one for each request (`team`, `user`). */
  readonly credentialType: string;
  readonly organization: string;
  readonly teamId: string;
  readonly userId: string;
  readonly description: string;
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
  /** The one token of an organization or a team. */
  readonly token?: PlatformToken;
}

export interface PlatformToken {
  readonly id: string;
  readonly value: string;
}

export const platformTokenRoles: Kind<PlatformTokenRole> = { name: 'platformTokenRoles', key: ({ mount, name }) => `${mount} ${name}` };

/** The service that exists folds names to small letters. */
export function roleName({ dialects }: World, name: string): string {
  return dialects.secrets === 'standard' ? name : name.toLowerCase();
}

export function findRole(world: World, mount: string, name: string): PlatformTokenRole | undefined {
  return world.store.of(platformTokenRoles).find(`${mount} ${roleName(world, name)}`);
}

export function hasOneToken({ credentialType }: PlatformTokenRole): boolean {
  return credentialType === 'organization' || credentialType === 'team_legacy';
}
