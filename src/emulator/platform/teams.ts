import { BadBody, Conflict, objectBody, textField, textsField } from '../control/body';
import type { Control, Route } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { getOrganization, organizations } from './organizations';
import { paginate } from './pagination';

/** What a team may do in its organization besides reading. */
export const TEAM_RIGHTS = [
  'manage-modules',
  'manage-policies',
  'manage-providers',
  'manage-run-tasks',
  'manage-workspaces',
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly rights: readonly string[];
  /** Ids of the workspaces whose run tasks it may manage. */
  readonly workspaces: readonly string[];
  readonly token: string;
}

export const teams: Kind<Team> = { name: 'teams', key: ({ id }) => id };

export function byToken({ token }: Team): string {
  return token;
}

/** Teams are only read through the platform; the control endpoint creates them. */
export const teamRoutes: readonly Route[] = [
  {
    operation: 'List teams',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/teams',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(
        call,
        world.store.of(teams).where(({ organization }) => organization === name),
      );
      return documentResponse(200, items.map(teamDocument), { links, meta });
    },
  },
  {
    operation: 'Show team',
    method: 'GET',
    path: '/api/v2/teams/:id',
    handle: (world, _, { id }) => {
      const team = world.store.of(teams).find(id);
      if (!team) throw notFound();
      getOrganization(world, team.organization);
      return documentResponse(200, teamDocument(team));
    },
  },
];

export const teamControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/teams',
    handle: (world, body) => {
      const team = readTeam(world, body);
      return { status: 201, body: world.store.of(teams).put(team) };
    },
  },
];

function readTeam(world: World, body: unknown): Team {
  const { store, random } = world;
  const fields = objectBody(body, ['id', 'name', 'organization', 'rights', 'workspaces']);
  const team = {
    id: fields.id === undefined ? newId(world, 'team') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
    rights: fields.rights === undefined ? [] : textsField(fields, 'rights'),
    workspaces: fields.workspaces === undefined ? [] : textsField(fields, 'workspaces'),
    token: `${random.bytes(7).toString('hex')}.atlasv1.${random.bytes(33).toString('hex')}`,
  };
  if (!/^team-[^/]+$/.test(team.id)) throw new BadBody('"id" must start with `team-`.');
  const unknown = team.rights.filter((right) => !TEAM_RIGHTS.some((known) => known === right));
  if (unknown.length > 0) {
    throw new BadBody(`"rights" has unknown rights: ${unknown.join(', ')}. Known rights: ${TEAM_RIGHTS.join(', ')}.`);
  }
  if (!store.of(organizations).find(team.organization)) {
    throw new BadBody(`There is no organization "${team.organization}".`);
  }
  const taken = store
    .of(teams)
    .where(
      ({ id, name, organization }) => id === team.id || (name === team.name && organization === team.organization),
    );
  if (taken.length > 0) throw new Conflict(`The team "${team.name}" already exists.`);
  return team;
}

function teamDocument({ id, name, organization, rights }: Team): ResourceDocument {
  return {
    id,
    type: 'teams',
    attributes: {
      name,
      'visibility': 'organization',
      'users-count': 0,
      'sso-team-id': null,
      'organization-access': Object.fromEntries(TEAM_RIGHTS.map((right) => [right, rights.includes(right)])),
    },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/teams/${id}` },
  };
}
