import type { Kind } from '../../store';
import type { World } from '../../world';

/** The rights of a team in its organization, in addition to those in single projects and workspaces. */
export const TEAM_RIGHTS = [
  'manage-policies',
  'manage-policy-overrides',
  'delegate-policy-overrides',
  'manage-workspaces',
  'manage-vcs-settings',
  'manage-agent-pools',
  'manage-providers',
  'manage-modules',
  'manage-run-tasks',
  'manage-projects',
  'read-workspaces',
  'read-projects',
  'manage-membership',
  'manage-teams',
  'manage-organization-access',
  'access-secret-teams',
  'manage-public-providers',
  'manage-public-modules',
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** The team whose members have all rights in their organization. */
export const OWNERS = 'owners';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly rights: readonly string[];
  /** Ids of the workspaces whose run tasks it may manage. */
  readonly workspaces: readonly string[];
  readonly token: string;
  /** Secret teams are visible to their members and to owners. */
  readonly visibility?: 'secret' | 'organization';
  readonly ssoTeamId?: string;
  /** True if absent. */
  readonly allowsMemberTokens?: boolean;
  /** Whether its members are managed elsewhere. */
  readonly isUnified?: boolean;
  /** Ids of organization memberships. */
  readonly members?: readonly string[];
}

export const teams: Kind<Team> = { name: 'teams', key: ({ id }) => id };

export function byOrganization({ organization }: Team): string {
  return organization;
}

export function byToken({ token }: Team): string {
  return token;
}

export function newToken({ random }: World): string {
  return `${random.bytes(7).toString('hex')}.atlasv1.${random.bytes(33).toString('hex')}`;
}
