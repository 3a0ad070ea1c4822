import { BadBody, choiceField, Conflict, objectBody, textField } from '../../control/body';
import type { Control } from '../../exchange';
import { newId } from '../../identifiers';
import { organizations } from '../organizations/organization';
import { memberships, membershipsOf } from './users';
import type { Membership } from './users';

/** The platform cannot invite people; this makes them members of an organization. */
export const userControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/users',
    handle: (world, body) => {
      const fields = objectBody(body, ['username', 'id', 'organization', 'membership', 'status', 'email']);
      const username = textField(fields, 'username');
      const status = choiceField(fields, 'status', ['active', 'invited']) ?? 'active';
      const given = fields.id === undefined ? undefined : textField(fields, 'id');
      const membership: Membership = {
        id: fields.membership === undefined ? newId(world, 'ou') : textField(fields, 'membership'),
        organization: textField(fields, 'organization'),
        status,
        email: fields.email === undefined ? `${username}@example.com` : textField(fields, 'email'),
        username,
        user: given ?? newId(world, 'user'),
        createdAt: world.clock.now().toISOString(),
      };
      if (!world.store.of(organizations).find(membership.organization)) {
        throw new BadBody(`There is no organization "${membership.organization}".`);
      }
      if (!/^ou-[^/]+$/.test(membership.id)) throw new BadBody('"membership" must start with `ou-`.');
      const isTaken =
        world.store.of(memberships).find(membership.id) !== undefined ||
        membershipsOf(world, membership.organization).some((other) => other.username === username);
      if (isTaken) throw new Conflict(`The user "${username}" is already in the organization.`);
      return { status: 201, body: world.store.of(memberships).put(membership) };
    },
  },
];
