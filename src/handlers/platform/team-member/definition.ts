import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { idRules } from '../shared/lookup-arguments';
import { organizationRules, userNameRules } from '../shared/rules';
import { NAME_SEGMENT } from '../shared/stored/name-segment';

const source = [
  'docs/spec/platform-workspaces.md#team-type-teams-id-prefix-team-',
  'docs/spec/platform-workspaces.md#projects-teams-access',
] as const;

const teamId = {
  type: 'string',
  use: 'required',
  rules: idRules('team'),
  doc: 'The ID of the team, `team-…`.',
} as const;

const status = {
  type: 'string',
  use: 'computed',
  doc: 'Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`).',
} as const;

/** One person in a team. Restates the platform API, "Team (type `teams`, id prefix `team-`)". */
export const teamMember = defineResource({
  type: 'lintel_team_member',
  service: 'platform',
  construct: 'TeamMember',
  doc: 'The membership of one person in a team. The person is in the organization already, or has an invitation to it. Use `for_each` for several: there is no list of all members, because two lists would undo each other.',
  source,
  rights: [{ right: 'manage-teams', needs: ['create', 'delete'] }],
  attributes: {
    id: {
      type: 'string',
      use: 'computed',
      doc: 'The ID of the team and the person, `team-…/<user name>` or `team-…/ou-…`.',
    },
    teamId: { ...teamId, replace: true },
    username: {
      type: 'string',
      use: 'optional',
      replace: true,
      absent: 'the person is named by `organizationMembershipId`',
      rules: userNameRules,
      doc: 'The user name of a person who has accepted the invitation to the organization.',
    },
    organizationMembershipId: {
      type: 'string',
      use: 'optional',
      replace: true,
      absent: 'the person is named by `username`',
      rules: idRules('ou'),
      doc: 'The ID of the membership in the organization, `ou-…`, which invited people have, too.',
    },
    status: { ...status, moving: true, absent: 'the service does not report it' },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['username', 'organizationMembershipId'] }],
  identity: { teamId: true, username: false, organizationMembershipId: false },
  imports: [
    {
      form: '{teamId}/{organizationMembershipId}',
      matches: '^team-[^/]+/ou-[^/]+$',
      example: 'team-4fQMsPRq1kMLQ3hV/ou-3yVQZvHzf5j3WRJ1',
    },
    {
      form: '{teamId}/{username}',
      matches: '^team-[^/]+/(?!ou-)[^/|]+$',
      example: 'team-4fQMsPRq1kMLQ3hV/ada',
    },
    {
      form: '{id}',
      names: '{organization}/{teamName}/{userName}',
      matches: `^${NAME_SEGMENT}/${NAME_SEGMENT}/${NAME_SEGMENT}$`,
      example: 'acme/developers/ada',
    },
  ],
  peerImports: [{ matches: '^(team-[^/|]+)\\|([^/|]+)$', to: '$1/$2', example: 'team-4fQMsPRq1kMLQ3hV|ada' }],
  movedFrom: [
    { type: 'tfe_team_member', schemaVersions: [0] },
    { type: 'tfe_team_organization_member', schemaVersions: [0] },
  ],
});

/** Restates the platform API, "Team (type `teams`, id prefix `team-`)". */
export const teamMembersData = defineDataSource({
  type: 'lintel_team_members',
  service: 'platform',
  construct: 'DataTeamMembers',
  doc: 'The people in a team.',
  source,
  attributes: {
    teamId,
    members: {
      type: 'objects',
      use: 'computed',
      doc: 'The members, sorted by user names; who has none is named by the membership in the organization.',
      attributes: {
        organizationMembershipId: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: 'The ID of the membership in the organization, `ou-…`.',
        },
        username: {
          type: 'string',
          use: 'computed',
          absent: 'the person has not accepted the invitation yet',
          doc: 'The user name.',
        },
        email: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: 'The e-mail address.',
        },
        status,
      },
    },
  },
});

/** Restates the same. */
export const teamMemberList = defineListResource({
  type: 'lintel_team_member',
  doc: 'The members of a team, or of all teams of an organization. Invited people are listed by their memberships in the organization.',
  source,
  attributes: {
    teamId: {
      type: 'string',
      use: 'optional',
      absent: 'those of all teams of `organization` are listed',
      rules: idRules('team'),
      doc: 'The ID of a team, `team-…`.',
    },
    organization: {
      type: 'string',
      use: 'optional',
      fromProvider: { setting: 'organization', unless: 'teamId' },
      absent: 'it is the `organization` of the provider, unless `teamId` is configured',
      rules: organizationRules,
      doc: 'The name of an organization.',
    },
  },
  rules: [{ rule: 'conflicts', attribute: 'teamId', with: ['organization'] }],
});
