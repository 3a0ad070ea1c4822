import { BadBody, choiceField, Conflict, objectBody, textField, textsField } from '../control/body';
import type { Control } from '../exchange';
import { newId } from '../identifiers';
import type { Kind } from '../store';
import type { World } from '../world';
import { byName } from './by-name';
import { organizations } from './organizations';

/** What a team may do in its organization besides reading. */
export const TEAM_RIGHTS = [
  'manage-modules',
  'manage-policies',
  'manage-providers',
  'manage-run-tasks',
  'manage-workspaces',
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** The team whose members may do everything in their organization. */
export const OWNERS = 'owners';

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly rights: readonly string[];
  /** Ids of the workspaces whose run tasks it may manage. */
  readonly workspaces: readonly string[];
  readonly token: string;
  /** Secret teams are seen by their members and by owners. */
  readonly visibility?: 'secret' | 'organization';
}

export const teams: Kind<Team> = { name: 'teams', key: ({ id }) => id };

export function byToken({ token }: Team): string {
  return token;
}

/** Teams are only read through the platform; this creates them. */
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
  const fields = objectBody(body, ['id', 'name', 'organization', 'rights', 'workspaces', 'visibility']);
  const visibility = choiceField(fields, 'visibility', ['secret', 'organization']);
  const team = {
    id: fields.id === undefined ? newId(world, 'team') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
    rights: fields.rights === undefined ? [] : textsField(fields, 'rights'),
    workspaces: fields.workspaces === undefined ? [] : textsField(fields, 'workspaces'),
    token: `${random.bytes(7).toString('hex')}.atlasv1.${random.bytes(33).toString('hex')}`,
    ...(visibility === undefined ? {} : { visibility }),
  };
  if (!/^team-[^/]+$/.test(team.id)) throw new BadBody('"id" must start with `team-`.');
  const unknown = team.rights.filter((right) => !TEAM_RIGHTS.some((known) => known === right));
  if (unknown.length > 0) {
    throw new BadBody(`"rights" has unknown rights: ${unknown.join(', ')}. Known rights: ${TEAM_RIGHTS.join(', ')}.`);
  }
  if (!store.of(organizations).find(team.organization)) {
    throw new BadBody(`There is no organization "${team.organization}".`);
  }
  const isTaken = store.of(teams).find(team.id) !== undefined || store.of(teams).by(byName, byName(team)).length > 0;
  if (isTaken) throw new Conflict(`The team "${team.name}" already exists.`);
  return team;
}
