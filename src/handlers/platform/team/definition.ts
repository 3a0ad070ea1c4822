import { defineDataSource } from '../../../definition/data-source';
import {
  identifiers,
  idsByName,
  lookupArguments,
  lookupRules,
  namesArgument,
  searchArgument,
  totalCount,
} from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

/** The attributes of a team in both data sources, without those that identify it. */
const results = {
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the team has no description',
    doc: 'A description of the team.',
  },
  visibility: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Who can see the team: `secret`, which is its members and the owners, or `organization`.',
  },
  ssoTeamId: {
    type: 'string',
    use: 'computed',
    absent: 'no identity provider manages the members',
    doc: 'The ID of the team at the identity provider.',
  },
  usersCount: {
    type: 'int',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The number of members.',
  },
  organizationAccess: {
    type: 'map',
    element: 'bool',
    use: 'computed',
    doc: 'What the team may do in the whole organization, by the service’s names, such as `manage-policies`.',
  },
} as const;

/** Restates the platform API, operations "Show team" and, by name, "List teams". */
export const teamData = defineDataSource({
  type: 'lintel_team',
  service: 'platform',
  construct: 'DataTeam',
  doc: 'A team, looked up by its ID, or by its organization and name. Secret teams are visible to their members and to the owners only.',
  source: SOURCE,
  attributes: { ...lookupArguments('team', 'team'), ...results },
  rules: lookupRules,
});

/** Restates the platform API, operation "List teams". */
export const teamsData = defineDataSource({
  type: 'lintel_teams',
  service: 'platform',
  construct: 'DataTeams',
  doc: 'The teams of an organization, all of them or those that match the filters. Secret teams are visible to their members and to the owners only.',
  source: SOURCE,
  attributes: {
    organization: organizationArgument,
    names: namesArgument('teams'),
    q: searchArgument('teams'),
    maxResults: maxResults('teams'),
    teams: {
      type: 'objects',
      use: 'computed',
      doc: 'The teams, sorted by name.',
      attributes: { ...identifiers('team', 'team'), ...results },
    },
    ids: idsByName('team'),
    totalCount: totalCount('teams'),
  },
});
