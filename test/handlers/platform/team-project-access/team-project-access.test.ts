import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_team_project_access';
const config: Values = { teamId: 'team-platform', projectId: 'prj-payments', access: 'read' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

it('shows what a level implies, and sends permissions with another level though they are equal', async () => {
  const { held } = await open.core.apply(TYPE, config);
  expect(held.state.workspaceAccess).toMatchObject({ runs: 'read', variables: 'read', stateVersions: 'read' });
  const custom = {
    ...config,
    access: 'custom',
    workspaceAccess: { runs: 'read', variables: 'read', stateVersions: 'read' },
  };
  const { held: changed } = await open.core.apply(TYPE, custom, held);
  expect(changed.state.workspaceAccess).toMatchObject({ runs: 'read', variables: 'read', stateVersions: 'read' });
  const { held: back, plan } = await open.core.apply(TYPE, { ...config, access: 'write' }, changed);
  expect(plan.action).toBe('update');
  expect(back.state.workspaceAccess).toMatchObject({ runs: 'apply', variables: 'write' });
});

it('is imported by names, as other clients write it, and refused beside an existing one', async () => {
  const { held } = await open.core.apply(TYPE, config);
  for (const id of ['acme/payments/platform', `acme/payments/${String(held.state.id)}`, 'prj-payments/team-platform']) {
    expect((await open.core.import(TYPE, { id }))!.state).toEqual(held.state);
  }
  const { reported } = await refusal(open.core.apply(TYPE, config));
  expect(reported[0]!.detail).toContain(`terraform import ${TYPE}.<name> prj-payments/team-platform`);
});

it('is forgotten with the project, and found by names', async () => {
  const { held } = await open.core.apply(TYPE, config);
  const shown = await open.core.readData(TYPE, { organization: 'acme', projectName: 'payments', teamName: 'platform' });
  expect(shown).toMatchObject({ id: held.state.id, access: 'read' });
  await open.service.request('DELETE', '/api/v2/projects/prj-payments');
  expect(await open.core.refresh(TYPE, held)).toBeUndefined();
});
