import { ApiError, ClientError } from '../../../clients/errors';
import type { Resource } from '../../../clients/json-api';
import { path, type PlatformClient } from '../../../clients/platform';
import { nameAt, optionalRelatedIdAt, optionalTextAt, relatedIdAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Context, PlanContext, ResourceContext, ResourceHandlers } from '../../contract';
import { sendCreation } from '../../creation';
import { AlreadyExists, HasContent, InvalidConfig, PartiallyCreated } from '../../errors';
import { look } from '../../look';
import { readIncluding } from '../shared/lookup';
import { idOfNamed } from '../shared/stored/named';
import { organizationProblems } from '../shared/stored/organizations';
import { membersOf, OWNERS, teamOwner, teamPath, type Member } from '../shared/teams/members';
import { teamMember } from './definition';

/** A person in a team, identified by one of the two names. */
interface Place {
  readonly teamId: string;
  readonly username?: string;
  readonly organizationMembershipId?: string;
}

export const teamMemberResource: ResourceHandlers<typeof teamMember> = {
  async modifyPlan(context, proposal) {
    const { config, unknown, prior, replaces } = proposal;
    const { teamId, username } = config;
    const foreign = await organizationProblems(context, teamMember, proposal);
    if (foreign.length > 0) return { problems: foreign };
    if (!prior && teamId !== undefined) staysWith(context.run, { ...config, teamId });
    if ((prior && !replaces) || teamId === undefined || username === undefined || unknown.has('username')) return {};
    const reason = await look(() => refusal(context, teamId, username));
    return reason === undefined ? {} : { problems: [problem(['username'], reason)] };
  },
  planDeletion: async (context, state) => lastOwner(context, state, leavingWith(context.run, state)),
  async create(context, config) {
    const { platform, signal } = context;
    const { teamId } = config;
    const find = async () => memberIn(await teamOwner.read(context, teamId), config);
    const [what, importId] = [`The membership of ${personOf(config)} in ${teamId}`, idOf(config)];
    if (await find()) throw new AlreadyExists(what, importId);
    // It was absent before. If another client adds it in the meantime, the membership is the same.
    await sendCreation({
      what,
      importId,
      signal,
      pace: platform.pace,
      send: () => change(context, 'POST', config).catch((error: Error) => explained(context, config, error)),
      look: find,
    });
    // A failed read must not drop an existing object from state.
    const lost = (reason: string) =>
      new PartiallyCreated(what, importId, `cannot be read back: ${reason}`, {
        known: { ...config, id: importId },
        isWhole: true,
      });
    const made = await find().catch((error: Error) => {
      throw error instanceof ClientError ? lost(error.message) : error;
    });
    if (!made) throw lost('the service does not report it');
    return toState(config, made);
  },
  async read(context, known) {
    const place = known.teamId === undefined ? await placeByNames(context, String(known.id)) : (known as Place);
    const found = await teamOwner.find(context, place.teamId, idOf(place), (team) =>
      membersOf(team).flatMap((member) => idsOf(team.id, member)),
    );
    const member = found && memberIn(found, place);
    return member && toState(place, member);
  },
  async delete(context, state) {
    const [refused] = await lastOwner(context, state);
    if (refused) throw new HasContent(refused.detail);
    try {
      await change(context, 'DELETE', state);
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
      const team = await teamOwner.find(context, state.teamId);
      if (team && memberIn(team, state)) throw error;
    }
  },
  move({ state }) {
    const { team_id: teamId, username, organization_membership_id: organizationMembershipId } = state;
    const place = {
      teamId: String(teamId),
      ...(username === undefined
        ? { organizationMembershipId: String(organizationMembershipId) }
        : { username: String(username) }),
    };
    return { state: { id: idOf(place), ...place } };
  },
};

const personOf = ({ username, organizationMembershipId }: Omit<Place, 'teamId'>): string =>
  (username ?? organizationMembershipId)!;

const idOf = (place: Place): string => `${place.teamId}/${personOf(place)}`;

/** The possible ids of a member, by either name. */
function idsOf(teamId: string, { username, membershipId }: Member): string[] {
  return [username, membershipId].flatMap((name) => (name === undefined ? [] : [`${teamId}/${name}`]));
}

function memberIn(team: Resource, { username, organizationMembershipId }: Omit<Place, 'teamId'>): Member | undefined {
  return membersOf(team).find((member) =>
    username === undefined ? member.membershipId === organizationMembershipId : member.username === username,
  );
}

function toState({ teamId, username, organizationMembershipId }: Place, { status }: Member) {
  const place = { teamId, username, organizationMembershipId };
  return { id: idOf(place), ...place, status };
}

async function change(
  { platform, signal }: Pick<Context, 'platform' | 'signal'>,
  method: 'POST' | 'DELETE',
  { teamId, username, organizationMembershipId }: Place,
): Promise<void> {
  const type = username === undefined ? 'organization-memberships' : 'users';
  const at = `${teamPath(teamId)}/relationships/${type}`;
  await platform.submit(method, at, { data: [{ type, id: username ?? organizationMembershipId }] }, { signal });
}

/** The service's error for a rejected person says little. */
async function explained(context: ResourceContext, config: Place, error: Error): Promise<never> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 403) {
    throw new InvalidConfig(
      ['teamId'],
      `${error.message} The members of such a team are managed elsewhere, as by an identity provider.`,
    );
  }
  if (error.status !== 400) throw error;
  const { teamId, username } = config;
  const reason = username !== undefined && (await look(() => refusal(context, teamId, username)));
  const name = username === undefined ? 'organizationMembershipId' : 'username';
  throw new InvalidConfig([name], reason || `${error.message} A member of a team is in its organization.`);
}

/** The reason why this user cannot join the team; undefined if they can, or if it is unknown. */
async function refusal(
  { platform, signal }: Pick<PlanContext, 'platform' | 'signal'>,
  teamId: string,
  username: string,
): Promise<string | undefined> {
  const team = (await platform.find(teamPath(teamId), undefined, { signal }))?.data;
  if (!team) return undefined;
  const organization = relatedIdAt(team, 'organization');
  const all = await peopleLike(platform, organization, username, signal);
  if (all.some((one) => one.status === 'active' && one.names.includes(username))) return undefined;
  const invited = all.find((one) => one.status === 'invited' && one.names.includes(username));
  if (invited) {
    return `${username} has not accepted the invitation to ${organization} yet, and has no user there: replace \`username\` by \`organizationMembershipId\`, which is "${invited.id}".`;
  }
  if (all.some(({ names }) => names.length === 0)) return undefined;
  return `${organization} has no member ${username}, or the token lacks permission to read it. Invite the person to the organization before, or correct \`username\`.`;
}

async function peopleLike(
  platform: PlatformClient,
  organization: string,
  q: string,
  signal: PlanContext['signal'],
): Promise<readonly { readonly id: string; readonly status?: string; readonly names: readonly string[] }[]> {
  const list = path`/organizations/${organization}/organization-memberships`;
  const { result } = await readIncluding(platform, 'user', async (query) => {
    const people = [];
    for await (const { data, included = [] } of platform.pages(list, { q, ...query }, { signal })) {
      for (const one of data) {
        const user = included.find(({ id }) => id === optionalRelatedIdAt(one, 'user'));
        const names = [
          user && optionalTextAt(user, 'attributes', 'username'),
          optionalTextAt(one, 'attributes', 'username'),
        ];
        people.push({
          id: one.id,
          status: optionalTextAt(one, 'attributes', 'status'),
          names: names.filter((name) => name !== undefined),
        });
      }
    }
    return people;
  });
  return result;
}

const leavingName = (teamId: string): string => `the members that leave the team ${teamId}`;

/** The ids of the members that this run removes from the team. */
function leavingWith(run: PlanContext['run'], state: Place): readonly string[] {
  const name = leavingName(state.teamId);
  const leaving = [...new Set([...((run.reported(name) ?? []) as readonly string[]), idOf(state)])];
  run.report(name, leaving);
  return leaving;
}

/** A person who is added again, for example under another address, does not leave. */
function staysWith(run: PlanContext['run'], place: Place): void {
  const name = leavingName(place.teamId);
  const leaving = (run.reported(name) ?? []) as readonly string[];
  if (leaving.length > 0) {
    run.report(
      name,
      leaving.filter((id) => id !== `${place.teamId}/${place.username ?? place.organizationMembershipId}`),
    );
  }
}

/** The team `owners` must keep one active member. */
async function lastOwner(
  context: Pick<Context, 'platform' | 'signal'>,
  state: Place,
  leaving: readonly string[] = [idOf(state)],
): Promise<readonly Problem[]> {
  const { platform, signal } = context;
  const found = await look(async () => (await platform.find(teamPath(state.teamId), undefined, { signal }))?.data);
  if (!found || optionalTextAt(found, 'attributes', 'name') !== OWNERS) return [];
  const team = await look(() => readWhole(platform, state.teamId, signal));
  const active = team ? membersOf(team).filter(({ status }) => status === 'active') : [];
  const isLeaving = (member: Member) => idsOf(state.teamId, member).some((id) => leaving.includes(id));
  const isMember = active.some((member) => idsOf(state.teamId, member).includes(idOf(state)));
  if (!isMember || !active.every(isLeaving)) return [];
  const organization = nameAt(found, 'relationships', 'organization', 'data', 'id');
  return [
    problem(
      [],
      `${personOf(state)} is the last member of the team \`owners\` of ${organization}. Add another owner and apply before this one leaves.`,
    ),
  ];
}

function readWhole(platform: PlatformClient, teamId: string, signal: Context['signal']): Promise<Resource> {
  const privateState = {
    remember: () => undefined,
    recall: () => undefined,
  } as unknown as ResourceContext['privateState'];
  return teamOwner.read({ platform, signal, privateState }, teamId);
}

/** An import id by names: organization, team and person. The person may be given by e-mail address. */
async function placeByNames(context: ResourceContext, id: string): Promise<Place> {
  const [organization = '', name = '', person = ''] = id.split('/');
  const teamId = await idOfNamed(context, 'team', organization, name);
  if (person.startsWith('ou-')) return { teamId, organizationMembershipId: person };
  const team = await teamOwner.read(context, teamId);
  const found = membersOf(team).find(({ username, email }) => [username, email].includes(person));
  if (found?.username === undefined && found?.membershipId !== undefined) {
    return { teamId, organizationMembershipId: found.membershipId };
  }
  return { teamId, username: found?.username ?? person };
}

function problem(at: Problem['path'], detail: string): Problem {
  return { path: at, severity: 'error', code: 'value-invalid', summary: 'Invalid team member', detail };
}
