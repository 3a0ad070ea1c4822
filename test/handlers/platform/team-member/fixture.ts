import type { Values } from '../../../../src/definition/value';
import type { CreateFixture, FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { policySetStore } from '../shared/policy-set-store';

export const createFixture: CreateFixture = async (service) => {
  const store = policySetStore(service);
  const team = async (name: string) =>
    (await store.send('POST', '/organizations/acme/teams', { data: { type: 'teams', attributes: { name } } })).data.id;
  const [one, other] = [await team('clinicians'), await team('visitors')];
  const minimal = { teamId: one, username: 'ada' };
  const invited = { teamId: one, organizationMembershipId: 'ou-mary' };
  /** The ids of the memberships that a team has in the store. */
  const membersOf = async (id: unknown) =>
    ((await store.objects()).teams.find((found) => found.id === id)?.members ?? []) as readonly string[];
  return {
    minimal,
    second: { username: 'grace' },
    full: [invited, { teamId: one, username: 'linus' }],
    changed: { teamId: other, username: 'grace', organizationMembershipId: 'ou-linus' },
    removedWith: { username: invited, organizationMembershipId: minimal },
    exempt: {},
    async look({ teamId, username, organizationMembershipId }) {
      const id = username === undefined ? organizationMembershipId : `ou-${String(username)}`;
      if (!(await membersOf(teamId)).includes(String(id))) return undefined;
      return { teamId, ...(username === undefined ? { organizationMembershipId } : { username }) };
    },
    tamper: () => Promise.reject(new Error('its attributes are its identity')),
    async remove({ teamId, username, organizationMembershipId }) {
      const type = username === undefined ? 'organization-memberships' : 'users';
      await store.send('DELETE', `/teams/${String(teamId)}/relationships/${type}`, {
        data: [{ type, id: username ?? organizationMembershipId }],
      });
    },
    async removeParent({ teamId }) {
      await store.edit((all) => ({ ...all, teams: all.teams.filter(({ id }) => id !== teamId) }));
      await store.removeOrganization('acme');
    },
  };
};

export const queries: FixtureFile['queries'] = {
  data: { lintel_team_members: ({ teamId }) => ({ teamId }) },
  list: { lintel_team_member: () => ({ organization: 'acme' }) },
};

const base = { teamId: 'team-platform', username: 'ada' };

const breaking = (breaks: string, values: Values, says: string): WrongConfiguration => ({
  breaks,
  config: { ...base, ...values },
  path: [Object.keys(values)[0]!],
  says,
});

const wrongTeam = [breaking('teamId obeys pattern', { teamId: 'developers' }, 'begin with `team-`')];

export const wrong: readonly WrongConfiguration[] = [
  ...wrongTeam,
  breaking('username obeys pattern', { username: 'ou-ada' }, 'user name'),
  breaking(
    'organizationMembershipId obeys pattern',
    { organizationMembershipId: 'ada', username: undefined },
    'begin with `ou-`',
  ),
  {
    breaks: 'one of username, organizationMembershipId',
    config: { teamId: base.teamId },
    path: ['username'],
    says: 'Configure exactly one of',
  },
  {
    breaks: 'exactly one of username, organizationMembershipId',
    config: { ...base, organizationMembershipId: 'ou-ada' },
    path: ['organizationMembershipId'],
    says: 'Configure exactly one of',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_team_members: wrongTeam.map((one) => ({ ...one, config: { teamId: one.config.teamId } })),
};
