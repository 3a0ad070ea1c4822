import type { Attribute, Attributes } from '../../../definition/attribute';
import { defineResource } from '../../../definition/resource';
import { organizationPlace } from '../shared/stored/places';

const place = organizationPlace({
  type: 'teams',
  prefix: 'team',
  noun: 'team',
  search: 'filter[names]',
  examples: ['team-4fQMsPRq1kMLQ3hV', 'acme/developers'],
});

/** The rights in an organization, in the service's order, with the actions that they allow. */
const RIGHTS = {
  managePolicies: 'create, change and delete policies and policy sets',
  managePolicyOverrides: 'override soft-mandatory policy checks',
  delegatePolicyOverrides: 'let others override policy checks',
  manageWorkspaces: 'create and administer all workspaces',
  manageVcsSettings: 'manage connections to repositories and SSH keys',
  manageAgentPools: 'manage agent pools',
  manageProviders: 'publish providers in the registry',
  manageModules: 'publish modules in the registry',
  manageRunTasks: 'manage run tasks',
  manageProjects: 'create and administer all projects; it requires `manageWorkspaces`',
  readWorkspaces: 'read all workspaces',
  readProjects: 'read all projects; it requires `readWorkspaces`',
  manageMembership: 'add and remove members of the organization and of its teams',
  manageTeams: 'create, change and delete teams',
  manageOrganizationAccess: 'change these rights of teams',
  accessSecretTeams: 'see secret teams',
} as const;

export const RIGHT_NAMES = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[];

const organizationAccess = Object.fromEntries(
  Object.entries(RIGHTS).map(([name, may]): [string, Attribute] => [
    name,
    { type: 'bool', use: 'optional', default: false, doc: `Whether the team may ${may}.` },
  ]),
) as Attributes;

/** People and their permissions. Restates the platform API, "Team (type `teams`, id prefix `team-`)". */
export const team = defineResource({
  type: 'lintel_team',
  service: 'platform',
  construct: 'Team',
  doc: 'A team of an organization, with what its members may do in the whole organization. The team `owners` can be imported, but neither made nor destroyed.',
  source: [
    'docs/spec/platform-workspaces.md#team-type-teams-id-prefix-team-',
    'docs/spec/platform-workspaces.md#projects-teams-access',
  ],
  rights: [{ right: 'manage-teams', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'ends the membership of its people, its access to projects and workspaces, and its tokens',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'pattern', pattern: '^[A-Za-z0-9_-]+$', words: 'consist of letters, digits, `-` and `_`' }],
      doc: 'The name of the team, unique in its organization.',
    },
    visibility: {
      type: 'string',
      use: 'optionalComputed',
      values: ['secret', 'organization'],
      construct: 'TeamVisibility',
      kept: 'Write `secret` or `organization`.',
      absent: 'the service chooses',
      doc: 'Who can see the team: its members and the owners (`secret`), or everyone in the organization (`organization`).',
    },
    ssoTeamId: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'no identity provider manages the members',
      doc: 'The ID of the team at the identity provider.',
    },
    allowMemberTokenManagement: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether members may create and delete tokens of the team.',
    },
    organizationAccess: {
      type: 'object',
      use: 'optionalComputed',
      absent: 'a new team has no rights in the organization, and others may give it some',
      doc: 'What the team may do in the whole organization. Removing it takes all of these rights away.',
      attributes: organizationAccess,
    },
    usersCount: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The number of members.',
    },
  },
  ...place.marks,
  imports: [place.marks.imports[0], { ...place.marks.imports[1], matches: '^[^/]+/(?!team-[A-Za-z0-9]{16}$).+$' }],
  // An id of 16 letters and digits; a shorter name that looks like an id remains a name.
  peerImports: [{ matches: '^[^/]+/(team-[A-Za-z0-9]{16})$', to: '$1', example: 'acme/team-4fQMsPRq1kMLQ3hV' }],
  movedFrom: [{ type: 'tfe_team', schemaVersions: [0] }],
});

const others = {
  description: {
    type: 'string',
    use: 'computed',
    absent: 'the team has no description',
    doc: 'A description of the team.',
  },
  organizationAccess: {
    type: 'map',
    element: 'bool',
    use: 'computed',
    doc: 'What the team may do in the whole organization, by the service’s names, such as `manage-policies`.',
  },
} as const;

export const teamData = place.dataOf(team, others);
export const teamsData = place.severalOf(team, { others });
export const teamList = place.listOf(team);
