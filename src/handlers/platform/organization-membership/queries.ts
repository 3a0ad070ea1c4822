import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { optionalRelatedIdAt, optionalTextAt, textAt } from '../../../clients/read-response';
import { findNearest } from '../../../definition/checks/words';
import type { ResultOf } from '../../../definition/data-source';
import type { Context, DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList, type Fetched } from '../shared/fetch-list';
import { readIncluding } from '../shared/lookup';
import type { organizationMembershipData, organizationMembershipsData } from './definition';

type Membership = ResultOf<typeof organizationMembershipsData>['memberships'][number];
type Reading = Pick<Context, 'platform' | 'signal'>;

/** How many people are compared with a missing one, to suggest an existing one. */
const MOST_COMPARED = 500;

export const organizationMembershipDataSource: DataSourceHandlers<typeof organizationMembershipData> = {
  async read(context, { organization, username, email }) {
    const query = username === undefined ? { 'filter[email]': email } : { q: username };
    const { memberships } = await fetchMemberships(context, organization, query);
    const found = memberships.find((one) =>
      username === undefined ? isSameAddress(one.email, email!) : one.username === username,
    );
    if (found) return { organization, ...found };
    throw await unknownPerson(
      context,
      organization,
      username === undefined ? 'email' : 'username',
      (username ?? email)!,
    );
  },
};

export const organizationMembershipsDataSource: DataSourceHandlers<typeof organizationMembershipsData> = {
  async read(context, config) {
    const { organization, q, status, maxResults } = config;
    const { memberships, totalCount } = await fetchMemberships(
      context,
      organization,
      { q, 'filter[status]': status },
      maxResults,
    );
    const sortKey = ({ email, id }: Membership) => email ?? id;
    return {
      ...config,
      memberships: memberships.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)),
      totalCount,
    };
  },
};

async function fetchMemberships(
  { platform, signal }: Reading,
  organization: string,
  query: { readonly [parameter: string]: string | undefined },
  most?: number,
): Promise<{ readonly memberships: Membership[]; readonly totalCount: number }> {
  const list = path`/organizations/${organization}/organization-memberships`;
  const { result } = await readIncluding(platform, 'user', (include) =>
    fetchList(platform, list, { ...query, ...include }, most, { signal }),
  );
  return { memberships: result.data.map((one) => membershipIn(one, result)), totalCount: result.totalCount };
}

/** User names belong to users; some services also have them in memberships. */
function membershipIn(membership: Resource, { included }: Fetched): Membership {
  const { id, attributes } = membership;
  const userId = optionalRelatedIdAt(membership, 'user');
  const user = included.find((one) => one.type === 'users' && one.id === userId);
  return {
    id,
    username:
      (user && optionalTextAt(user.attributes, 'username')) || optionalTextAt(attributes, 'username') || undefined,
    email: optionalTextAt(attributes, 'email') || undefined,
    userId,
    status: textAt(attributes, 'status'),
  };
}

const isSameAddress = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

async function unknownPerson(
  context: Reading,
  organization: string,
  name: 'username' | 'email',
  person: string,
): Promise<NotFound> {
  // The suggestion is optional: the person is missing whether or not the list can be read.
  const people = await fetchMemberships(context, organization, {}, MOST_COMPARED).then(
    ({ memberships }) => memberships.map((one) => one[name]).filter((one) => one !== undefined),
    () => [],
  );
  const nearest = findNearest(person, people);
  const suggestion = nearest === undefined ? '' : ` (did you mean \`${nearest}\`?)`;
  const what = name === 'username' ? 'user name' : 'e-mail address';
  return new NotFound(
    `${organization} has no member and no invitation with the ${what} \`${person}\`${suggestion}, or the token lacks permission to read it.`,
  );
}
