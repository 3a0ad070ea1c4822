import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_team';
const config: Values = { organization: 'acme', name: 'developers' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

it('has exactly the rights that are configured, and none once they are removed', async () => {
  const access = { readWorkspaces: true, manageModules: true };
  const { held } = await open.core.apply(TYPE, { ...config, organizationAccess: access });
  const fewer = { ...config, organizationAccess: { readWorkspaces: true } };
  const { held: changed } = await open.core.apply(TYPE, fewer, held);
  expect(changed.state.organizationAccess).toMatchObject({ readWorkspaces: true, manageModules: false });
  const { held: without } = await open.core.apply(TYPE, config, changed);
  expect((await open.core.refresh(TYPE, without))!.state.organizationAccess).toMatchObject({ readWorkspaces: false });
});

it('leaves rights that others give to a team without configured ones', async () => {
  const { held } = await open.core.apply(TYPE, config);
  await open.service.request('PATCH', `/api/v2/teams/${String(held.state.id)}`, {
    body: { data: { type: 'teams', attributes: { 'organization-access': { 'manage-modules': true } } } },
  });
  expect((await open.core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
});

it.each<[string, Values, string]>([
  [
    'a right without the one that it requires',
    { ...config, organizationAccess: { manageProjects: true } },
    'requires `manage_workspaces`',
  ],
  ['another team of owners', { ...config, name: 'owners' }, 'import it instead'],
])('refuses %s', async (_, wrong, says) => {
  const { reported } = await refusal(open.core.apply(TYPE, wrong));
  expect(reported[0]!.detail).toContain(says);
  expect(open.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('imports the owners, who keep their name, their rights and their team', async () => {
  const owners = (await open.core.import(TYPE, { id: 'acme/owners' }))!;
  const { reported } = await refusal(open.core.destroy(TYPE, owners));
  expect(JSON.stringify(reported)).toContain('cannot be deleted');
  const renamed = await refusal(open.core.plan(TYPE, { ...config, name: 'others' }, owners));
  expect(JSON.stringify(renamed.reported)).toContain('keeps its name');
});
