import { defineDataSource } from '../../../definition/data-source';
import { totalCount } from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults, userNameRules } from '../shared/rules';

const source = [
  'docs/spec/platform-workspaces.md#team-type-teams-id-prefix-team-',
  'docs/spec/platform-workspaces.md#projects-teams-access',
] as const;

const id = { type: 'string', use: 'computed', doc: 'The ID of the membership, `ou-…`.' } as const;

const userId = {
  type: 'string',
  use: 'computed',
  absent: 'the service shows no user of the person',
  doc: 'The ID of the user, `user-…`.',
} as const;

const status = {
  type: 'string',
  use: 'computed',
  doc: 'Whether the person is in the organization (`active`) or has not accepted the invitation yet (`invited`).',
} as const;

/** Restates the platform API, operation "List organization memberships". */
export const organizationMembershipData = defineDataSource({
  type: 'lintel_organization_membership',
  service: 'platform',
  construct: 'DataOrganizationMembership',
  doc: 'The membership of one person in an organization, looked up by the user name or the e-mail address. Invited people have one, too.',
  source,
  attributes: {
    id,
    organization: organizationArgument,
    username: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the person is looked up by `email`',
      rules: userNameRules,
      doc: 'The user name. Upper and lower case are distinguished.',
    },
    email: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the person is looked up by `username`',
      rules: [{ rule: 'pattern', pattern: '^[^@,\\s]+@[^@,\\s]+$', words: 'be one e-mail address' }],
      doc: 'The e-mail address, in which case is ignored.',
    },
    userId,
    status,
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['username', 'email'] }],
});

/** Restates the same operation. */
export const organizationMembershipsData = defineDataSource({
  type: 'lintel_organization_memberships',
  service: 'platform',
  construct: 'DataOrganizationMemberships',
  doc: 'The people in an organization and those who are invited, all of them or those that match the filters.',
  source,
  attributes: {
    organization: organizationArgument,
    q: {
      type: 'string',
      use: 'optional',
      absent: 'the search is not restricted',
      doc: 'A search term for user names and e-mail addresses, in which case is ignored.',
    },
    status: {
      type: 'string',
      use: 'optional',
      values: ['active', 'invited'],
      construct: 'OrganizationMembershipStatus',
      absent: 'both are included',
      doc: 'Include only people in the organization (`active`), or only those who have not accepted the invitation yet (`invited`).',
    },
    maxResults: maxResults('memberships'),
    memberships: {
      type: 'objects',
      use: 'computed',
      doc: 'The memberships, sorted by e-mail addresses.',
      attributes: {
        id,
        username: {
          type: 'string',
          use: 'computed',
          absent: 'the person has no user name yet',
          doc: 'The user name.',
        },
        email: {
          type: 'string',
          use: 'computed',
          absent: 'the service does not report it',
          doc: 'The e-mail address.',
        },
        userId,
        status,
      },
    },
    totalCount: totalCount('memberships'),
  },
});
