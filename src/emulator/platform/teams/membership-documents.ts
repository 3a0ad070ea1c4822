import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { identifiers } from '../objects/related';
import { START } from '../projects/default-project';
import { byOrganization, teams } from './teams';
import type { Membership } from './users';

export function membershipDocument({ store }: World, membership: Membership): ResourceDocument {
  const { id, organization, status, email, username, user, createdAt } = membership;
  const own = store
    .of(teams)
    .by(byOrganization, organization)
    .filter(({ members }) => members?.includes(id));
  return {
    id,
    type: 'organization-memberships',
    attributes: { status, email, username, 'created-at': createdAt ?? START },
    relationships: {
      organization: { data: { id: organization, type: 'organizations' } },
      user: { data: user === null ? null : { id: user, type: 'users' } },
      teams: {
        data: identifiers(
          'teams',
          own.map((team) => team.id),
        ),
      },
    },
    links: { self: `/api/v2/organization-memberships/${id}` },
  };
}

/** An invited user does not have a name yet. */
export function userDocuments({ username, user, email, status }: Membership): ResourceDocument[] {
  if (user === null) return [];
  return [
    {
      id: user,
      type: 'users',
      attributes: {
        'username': status === 'active' ? username : null,
        email,
        'is-service-account': false,
        'avatar-url': '',
      },
      links: { self: `/api/v2/users/${user}` },
    },
  ];
}
