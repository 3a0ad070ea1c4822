/** Objects that are named by their IDs, and are in another organization. */
import type { Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { Proxied, openProxied } from '../../support/environments/proxied';
import { refusal } from '../../support/environments/refusal';

const workspace = { organization: 'acme', name: 'shop' };

let open: Proxied;
/** IDs of objects of the organization `delta`. */
let theirs: Record<string, string>;
beforeAll(async () => {
  open = await openProxied(registry);
  await open.service.control.organization('delta');
  const make = async (path: string, type: string, attributes: object): Promise<string> => {
    const body = { data: { type, attributes } };
    return (await open.service.request('POST', `/api/v2/organizations/delta/${path}`, { body })).body.data.id as string;
  };
  theirs = {
    workspace: await make('workspaces', 'workspaces', { name: 'theirs' }),
    project: await make('projects', 'projects', { name: 'Theirs' }),
    team: await make('teams', 'teams', { name: 'theirs' }),
    pool: await make('agent-pools', 'agent-pools', { name: 'theirs' }),
  };
});
afterAll(() => open.close());

const theirId = (name: string): string => theirs[name]!;

it.each<readonly [type: string, attribute: string, values: () => Values, words: string]>([
  ['lintel_workspace', 'projectId', () => ({ ...workspace, projectId: theirId('project') }), 'The project `Theirs`'],
  [
    'lintel_workspace',
    'agentPoolId',
    () => ({ ...workspace, executionMode: 'agent', agentPoolId: theirId('pool') }),
    'The agent pool `theirs`',
  ],
  [
    'lintel_workspace',
    'remoteStateConsumerIds',
    () => ({ ...workspace, remoteStateConsumerIds: ['ws-app', theirId('workspace')] }),
    'The workspace `theirs`',
  ],
  [
    'lintel_project',
    'defaultAgentPoolId',
    () => ({
      organization: 'acme',
      name: 'Shop',
      defaultExecutionMode: 'agent',
      defaultAgentPoolId: theirId('pool'),
    }),
    'The agent pool `theirs`',
  ],
  [
    'lintel_variable_set',
    'workspaceIds',
    () => ({ organization: 'acme', name: 'Shop', workspaceIds: ['ws-app', theirId('workspace')] }),
    'The workspace `theirs`',
  ],
  [
    'lintel_variable_set',
    'parentProjectId',
    () => ({ organization: 'acme', name: 'Shop', parentProjectId: theirId('project') }),
    'The project `Theirs`',
  ],
  [
    'lintel_agent_pool',
    'allowedProjectIds',
    () => ({
      organization: 'acme',
      name: 'shop',
      organizationScoped: false,
      allowedProjectIds: [theirId('project')],
    }),
    'The project `Theirs`',
  ],
  [
    'lintel_run_trigger',
    'sourceableId',
    () => ({ workspaceId: 'ws-app', sourceableId: theirId('workspace') }),
    'and the workspace `app` (ws-app) belongs to acme',
  ],
  [
    'lintel_team_workspace_access',
    'workspaceId',
    () => ({ teamId: 'team-owners', workspaceId: theirId('workspace'), access: 'read' }),
    'and the team `owners` (team-owners) belongs to acme',
  ],
  [
    'lintel_team_project_access',
    'projectId',
    () => ({ teamId: 'team-owners', projectId: theirId('project'), access: 'read' }),
    'The project `Theirs`',
  ],
  [
    'lintel_team_member',
    'organizationMembershipId',
    () => ({ teamId: theirId('team'), organizationMembershipId: 'ou-ada' }),
    'belongs to the organization acme, and the team `theirs`',
  ],
])('of %s is refused by the plan: %s', async (type, attribute, values, words) => {
  const { reported } = await refusal(open.core.plan(type, values()));
  expect(reported).toMatchObject([{ severity: 'error', path: [attribute], detail: expect.stringContaining(words) }]);
  expect(open.proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('is a warning if the token sees nothing with the ID, since another may', async () => {
  const { action, warnings } = await open.core.plan('lintel_workspace', { ...workspace, projectId: 'prj-mistyped' });
  expect(action).toBe('create');
  expect(warnings).toMatchObject([
    { path: ['projectId'], detail: expect.stringContaining('This token sees no project prj-mistyped') },
  ]);
});

it('is a warning if no client of the organization has the token', async () => {
  const vcsRepo = { identifier: 'acme/shop', oauthTokenId: 'ot-mistyped' };
  const { warnings } = await open.core.plan('lintel_workspace', { ...workspace, vcsRepo });
  expect(warnings).toMatchObject([
    { path: ['vcsRepo', 'oauthTokenId'], detail: expect.stringContaining('no OAuth client of the organization acme') },
  ]);
});

it('costs one read for each object and run, of new ones alone', async () => {
  const { held } = await open.core.apply('lintel_workspace', { ...workspace, projectId: 'prj-payments' });
  await open.core.configure(open.settings);
  open.proxy.passed.length = 0;
  const changed = { ...workspace, projectId: 'prj-payments', description: 'The shop' };
  await open.core.plan('lintel_workspace', changed, held);
  expect(open.proxy.passed.filter(({ path }) => path.includes('/projects'))).toEqual([]);
  for (const name of ['a', 'b', 'c']) {
    await open.core.plan('lintel_workspace', { ...workspace, name, projectId: 'prj-payments' });
  }
  expect(open.proxy.passed.filter(({ path }) => path.includes('/projects'))).toHaveLength(1);
});
