import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { byName } from '../by-name';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { forgetTeam } from '../neighbour-deletion';
import { addTeamNotification } from '../notifications/notifications';
import { PLAIN_NAME, TEXT } from '../objects/rules';
import { valueProblems } from '../objects/values';
import type { ValueRules, Values } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { readDocument } from '../request-document';
import { teamDocument } from './team-documents';
import { getTeam } from './team-lookup';
import { newToken, OWNERS, TEAM_RIGHTS, teams } from './teams';
import type { Team } from './teams';

const ITEM = '/api/v2/teams/:id';

export const teamManagementRoutes: readonly Route[] = [
  {
    operation: 'Create team',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/teams',
    needs: 'teams',
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const blank: Team = {
        id: newId(world, 'team'),
        name: '',
        organization,
        rights: [],
        workspaces: [],
        token: newToken(world),
        visibility: 'secret',
      };
      const team = world.store.of(teams).put(teamAfter(world, call, blank, 'create'));
      addTeamNotification(world, team.id);
      return documentResponse(200, teamDocument(world, call, team));
    },
  },
  {
    operation: 'Update team',
    method: 'PATCH',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }) => {
      const team = world.store.of(teams).put(teamAfter(world, call, getTeam(world, call, id), 'update'));
      return documentResponse(200, teamDocument(world, call, team));
    },
  },
  {
    operation: 'Delete team',
    method: 'DELETE',
    path: ITEM,
    needs: 'teams',
    handle: (world, call, { id }): Reply => {
      const team = getTeam(world, call, id);
      refuseIfAny(team.name === OWNERS ? [invalid('/data', 'The owners team cannot be deleted')] : []);
      world.store.of(teams).delete(id);
      forgetTeam(world, id);
      return { status: 204 };
    },
  },
];

const RULES: ValueRules = {
  'name': PLAIN_NAME,
  'visibility': { type: 'string', values: ['secret', 'organization'] },
  'sso-team-id': TEXT,
  'allow-member-token-management': { type: 'boolean' },
  // The name in the documentation of the update.
  'allow-team-token-management': { type: 'boolean' },
  'organization-access': { type: 'object', nullable: true },
};

function teamAfter(world: World, call: Call, before: Team, occasion: 'create' | 'update'): Team {
  const { attributes } = readDocument(call, 'teams');
  refuseIfAny(valueProblems(RULES, attributes, occasion));
  const given = <T>(name: string): T | undefined => ownField(attributes, name) as T | undefined;
  const name = given<string>('name') ?? before.name;
  const access = given<Values | null>('organization-access') ?? {};
  const rights = rightsAfter(access, before.rights);
  if (rights.some((right) => !before.rights.includes(right)) || rights.length < before.rights.length) {
    refuseAccess(world, call);
  }
  const isRenamed = name !== before.name && [name, before.name].includes(OWNERS);
  refuseIfAny([
    ...accessProblems(access, rights),
    ...(isRenamed && before.name === OWNERS
      ? [invalid('/data/attributes/name', 'The owners team keeps its name')]
      : []),
    ...nameProblems(world, { ...before, name }),
  ]);
  const ssoTeamId = given<string | null>('sso-team-id');
  const tokens = given<boolean>('allow-member-token-management') ?? given<boolean>('allow-team-token-management');
  const { ssoTeamId: kept, ...team } = before;
  const sso = ssoTeamId === undefined ? kept : (ssoTeamId ?? undefined);
  return {
    ...team,
    name,
    rights,
    ...(given('visibility') === undefined ? {} : { visibility: given<'secret' | 'organization'>('visibility') }),
    ...(sso === undefined ? {} : { ssoTeamId: sso }),
    ...(tokens === undefined ? {} : { allowsMemberTokens: tokens }),
  };
}

/** Only callers who may grant rights can change them. */
function refuseAccess(world: World, call: Call): void {
  const team = actingTeam(world, call);
  if (team && !team.rights.includes('manage-organization-access')) throw notFound();
}

/** Omitted rights stay unchanged. */
function rightsAfter(access: Values, before: readonly string[]): string[] {
  return TEAM_RIGHTS.filter((right) => (ownField(access, right) ?? before.includes(right)) === true);
}

const DEPENDENT = [
  ['manage-projects', 'manage-workspaces'],
  ['read-projects', 'read-workspaces'],
] as const;

function accessProblems(access: Values, rights: readonly string[]): Problem[] {
  const at = '/data/attributes/organization-access';
  return [
    ...TEAM_RIGHTS.filter((right) => ![undefined, true, false].includes(access[right] as boolean | undefined)).map(
      (right) => invalid(`${at}/${right}`, `${right} must be a boolean`),
    ),
    ...DEPENDENT.filter(([right, needed]) => rights.includes(right) && !rights.includes(needed)).map(
      ([right, needed]) => invalid(`${at}/${right}`, `${right} requires ${needed}`),
    ),
  ];
}

function nameProblems({ store }: World, team: Team): Problem[] {
  const isTaken = store
    .of(teams)
    .by(byName, byName(team))
    .some(({ id }) => id !== team.id);
  return isTaken ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}
