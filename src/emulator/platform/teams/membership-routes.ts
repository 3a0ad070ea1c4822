import type { Call, Route } from '../../exchange';
import type { World } from '../../world';
import { includes, unique } from '../include';
import { badRequest, documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { getOrganization } from '../organizations/organizations';
import { membershipDocument, userDocuments } from './membership-documents';
import { teamDocument } from './team-documents';
import { byOrganization, teams } from './teams';
import { memberships, membershipsOf } from './users';
import type { Membership } from './users';

export const membershipRoutes: readonly Route[] = [
  {
    operation: 'List organization memberships',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/organization-memberships',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const q = (call.query.get('q') ?? '').toLowerCase();
      const [status, email] = [call.query.get('filter[status]'), call.query.get('filter[email]')];
      if (status !== null && !['active', 'invited'].includes(status)) {
        throw badRequest(`Invalid filter parameter: ${status}`, 'filter[status]');
      }
      const emails = email?.split(',').map((text) => text.trim());
      const found = membershipsOf(world, name).filter(
        (membership) =>
          [membership.username, membership.email].some((text) => text.toLowerCase().includes(q)) &&
          (status === null || membership.status === status) &&
          (emails === undefined || emails.includes(membership.email)),
      );
      return listResponse(call, found, {
        document: (membership) => membershipDocument(world, membership),
        parts: (items) => included(world, call, items),
      });
    },
  },
  {
    // Not in the specification: clients read a membership by its id.
    operation: 'Show organization membership',
    method: 'GET',
    path: '/api/v2/organization-memberships/:id',
    handle: (world, call, { id }) => {
      const membership = world.store.of(memberships).find(id);
      if (!membership) throw notFound();
      getOrganization(world, membership.organization);
      return documentResponse(200, membershipDocument(world, membership), included(world, call, [membership]));
    },
  },
];

function included(
  world: World,
  call: Call,
  items: readonly Membership[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['user', 'teams', 'organization']);
  if (asked.size === 0) return {};
  const ids = new Set(items.map(({ id }) => id));
  const own = items[0] ? world.store.of(teams).by(byOrganization, items[0].organization) : [];
  return {
    included: unique([
      ...(asked.has('user') ? items.flatMap(userDocuments) : []),
      ...(asked.has('teams') ? own.filter(({ members }) => members?.some((id) => ids.has(id))) : []).map((team) =>
        teamDocument(world, call, team),
      ),
    ]),
  };
}
