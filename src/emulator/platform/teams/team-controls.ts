import { BadBody, choiceField, Conflict, objectBody, textField, textsField } from '../../control/body';
import type { Control } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { byName } from '../by-name';
import { addTeamNotification } from '../notifications/notifications';
import { organizations } from '../organizations/organization';
import { newToken, TEAM_RIGHTS, teams } from './teams';
import type { Team } from './teams';

export const teamControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/teams',
    handle: (world, body) => {
      const team = world.store.of(teams).put(readTeam(world, body));
      addTeamNotification(world, team.id);
      return { status: 201, body: team };
    },
  },
];

function readTeam(world: World, body: unknown): Team {
  const { store } = world;
  const fields = objectBody(body, ['id', 'name', 'organization', 'rights', 'workspaces', 'visibility']);
  const visibility = choiceField(fields, 'visibility', ['secret', 'organization']);
  const team = {
    id: fields.id === undefined ? newId(world, 'team') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
    rights: fields.rights === undefined ? [] : textsField(fields, 'rights'),
    workspaces: fields.workspaces === undefined ? [] : textsField(fields, 'workspaces'),
    token: newToken(world),
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
