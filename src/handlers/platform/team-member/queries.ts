import { nameAt } from '../../../clients/read-response';
import type { DataSourceHandlers } from '../../contract';
import type { SomeListResourceHandlers } from '../../registry';
import { eachIncluding, readIncluding, unknownId } from '../shared/lookup';
import { findAlone } from '../shared/read-from-list';
import { MEMBERS, membersOf, teamPath, teamsPath, type Member } from '../shared/teams/members';
import type { teamMembersData } from './definition';

export const teamMembersDataSource: DataSourceHandlers<typeof teamMembersData> = {
  async read(context, { teamId }) {
    const members = membersOf(await teamOf(context, teamId)).map(({ membershipId, username, email, status }) => ({
      organizationMembershipId: membershipId,
      username,
      email,
      status: status ?? 'active',
    }));
    const sortKey = ({ username, organizationMembershipId }: (typeof members)[number]) =>
      username ?? organizationMembershipId!;
    return { teamId, members: members.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)) };
  },
};

export const teamMemberListResource: SomeListResourceHandlers = {
  async *list(context, { teamId, organization }, { withObject }) {
    const { platform, signal } = context;
    const teams =
      teamId === undefined
        ? eachIncluding(platform, teamsPath(String(organization)), MEMBERS, { signal })
        : [await teamOf(context, String(teamId))];
    for await (const team of teams) {
      for (const member of membersOf(team)) {
        const [attribute, person] = nameOf(member);
        const identity = { teamId: team.id, [attribute]: person };
        yield {
          displayName: `${person} in ${nameAt(team, 'attributes', 'name')}`,
          identity,
          ...(withObject ? { object: { id: `${team.id}/${person}`, ...identity, status: member.status } } : {}),
        };
      }
    }
  },
};

/** Invited people do not have a user yet. */
function nameOf({ username, membershipId }: Member): [attribute: string, person: string] {
  return username === undefined ? ['organizationMembershipId', membershipId!] : ['username', username];
}

type Reading = Parameters<typeof teamMembersDataSource.read>[0];

async function teamOf({ platform, signal }: Pick<Reading, 'platform' | 'signal'>, id: string) {
  const { result } = await readIncluding(platform, MEMBERS, ({ include }) =>
    findAlone(platform, { path: teamPath(id), include: include as string | undefined }, { signal }),
  );
  if (!result) throw unknownId('team', id);
  return result;
}
