import type { Kind } from '../../store';
import type { World } from '../../world';

/** A role that issues tokens. */
export interface PlatformTokenRole {
  readonly mount: string;
  readonly name: string;
  /** The type of token: a single one (`organization`, `team_legacy`), or one per request (`team`, `user`). */
  readonly credentialType: string;
  readonly organization: string;
  readonly teamId: string;
  readonly userId: string;
  readonly description: string;
  readonly ttlSeconds: number;
  readonly maxTtlSeconds: number;
  /** The single token of an organization or a team. */
  readonly token?: PlatformToken;
}

export interface PlatformToken {
  readonly id: string;
  readonly value: string;
}

export const platformTokenRoles: Kind<PlatformTokenRole> = {
  name: 'platformTokenRoles',
  key: ({ mount, name }) => `${mount} ${name}`,
};

export function byToken({ token }: PlatformTokenRole): string | undefined {
  return token?.value;
}

/** The service converts names to lower case. */
export function roleName(name: string): string {
  return name.toLowerCase();
}

export function findRole(world: World, mount: string, name: string): PlatformTokenRole | undefined {
  return world.store.of(platformTokenRoles).find(`${mount} ${roleName(name)}`);
}

export function hasOneToken({ credentialType }: PlatformTokenRole): boolean {
  return credentialType === 'organization' || credentialType === 'team_legacy';
}
