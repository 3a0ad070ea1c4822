import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_team_member';
const config: Values = { teamId: 'team-platform', username: 'ada' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const writes = () => open.proxy.passed.filter(({ method }) => method !== 'GET');

it('is imported by ids as the tfe provider does, and by the names of the team and the person', async () => {
  const { held } = await open.core.apply(TYPE, config);
  for (const id of ['team-platform/ada', 'team-platform|ada', 'acme/platform/ada', 'acme/platform/ada@acme.example']) {
    expect((await open.core.import(TYPE, { id }))!.state).toEqual(held.state);
  }
  const invited = { teamId: 'team-platform', organizationMembershipId: 'ou-mary' };
  const { held: mary } = await open.core.apply(TYPE, invited);
  expect(mary.state.status).toBe('invited');
  for (const id of ['team-platform/ou-mary', 'acme/platform/ou-mary', 'acme/platform/mary@acme.example']) {
    expect((await open.core.import(TYPE, { id }))!.state).toEqual(mary.state);
  }
});

it('refuses who is not in the organization, and by user name who is only invited, before anything is sent', async () => {
  const stranger = await refusal(open.core.plan(TYPE, { ...config, username: 'nobody' }));
  expect(stranger.reported[0]).toMatchObject({
    path: ['username'],
    detail: expect.stringContaining('acme has no member nobody'),
  });
  const invited = await refusal(open.core.plan(TYPE, { ...config, username: 'mary' }));
  expect(invited.reported[0]!.detail).toContain('`organization_membership_id`, which is "ou-mary"');
  expect(writes()).toEqual([]);
});

it('keeps the last owner, which the plan of a destroy says', async () => {
  const grace = (await open.core.import(TYPE, { id: 'team-owners/grace' }))!;
  await open.core.destroy(TYPE, grace);
  const ada = (await open.core.import(TYPE, { id: 'team-owners/ada' }))!;
  const { reported } = await refusal(open.core.destroy(TYPE, ada));
  expect(reported[0]!.detail).toContain('ada is the last member of the team `owners` of acme');
  expect(writes().filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('keeps an owner if all of them leave in one run', async () => {
  const ids = ['team-owners/grace', 'team-owners/ada'];
  const [grace, ada] = await Promise.all(ids.map((id) => open.core.import(TYPE, { id })));
  expect(await open.core.planDestroy(TYPE, grace!)).toEqual([]);
  const { reported } = await refusal(open.core.planDestroy(TYPE, ada!));
  expect(reported[0]!.detail).toContain('ada is the last member of the team `owners` of acme');
  // An owner who has another address in the configuration does not leave.
  await open.core.plan(TYPE, { teamId: 'team-owners', username: 'grace' });
  expect(await open.core.planDestroy(TYPE, ada!)).toEqual([]);
});

it('ends with its team, and is planned again', async () => {
  const { held: team } = await open.core.apply('lintel_team', { organization: 'acme', name: 'developers' });
  const { held } = await open.core.apply(TYPE, { teamId: String(team.state.id), username: 'ada' });
  await open.core.destroy('lintel_team', team);
  expect(await open.core.refresh(TYPE, held)).toBeUndefined();
  await open.core.destroy(TYPE, held);
});
