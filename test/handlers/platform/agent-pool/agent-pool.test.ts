import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_agent_pool';
const config: Values = { organization: 'acme', name: 'internal' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const use = (pool: unknown) =>
  open.core.apply('lintel_workspace', {
    organization: 'acme',
    name: 'inside',
    executionMode: 'agent',
    agentPoolId: pool as string,
  });

it('is not destroyed while workspaces use it, and says which', async () => {
  const { held } = await open.core.apply(TYPE, config);
  const workspace = (await use(held.state.id)).held;
  const used = (await open.core.refresh(TYPE, held))!;
  expect(used.state.workspaceIds).toEqual([workspace.state.id]);
  const { reported } = await refusal(open.core.destroy(TYPE, used));
  expect(JSON.stringify(reported)).toContain(String(workspace.state.id));
});

it('warns where it is taken from a workspace that uses it', async () => {
  const { held } = await open.core.apply(TYPE, config);
  await use(held.state.id);
  const used = (await open.core.refresh(TYPE, held))!;
  const narrowed = { ...config, organizationScoped: false, allowedWorkspaceIds: ['ws-app'] };
  const { warnings } = await open.core.plan(TYPE, narrowed, used);
  expect(warnings.map(({ summary }) => summary)).toContain('The agent pool is taken from workspaces that use it');
});
