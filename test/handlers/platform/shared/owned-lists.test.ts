/** What belongs to workspaces, projects, teams or sets is listed for one of them, and for a whole organization. */
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

let open: Proxied;
let teamId: string;
beforeEach(async () => {
  open = await openProxied(registry);
  teamId = String((await open.core.apply('lintel_team', { organization: 'acme', name: 'readers' })).held.state.id);
});
afterEach(() => open.close());

const notification = { destinationType: 'generic', url: 'https://hooks.example.com/', enabled: false };
const CASES: { readonly [type: string]: readonly Values[] } = {
  lintel_run_trigger: [
    { workspaceId: 'ws-app', sourceableId: 'ws-network' },
    { workspaceId: 'ws-network', sourceableId: 'ws-app' },
  ],
  lintel_notification_configuration: [
    { ...notification, name: 'of a workspace', workspaceId: 'ws-app' },
    { ...notification, name: 'of a project', projectId: 'prj-payments' },
    { ...notification, name: 'of a team', teamId: 'the team' },
  ],
  lintel_team_workspace_access: [
    { teamId: 'the team', workspaceId: 'ws-app', access: 'read' },
    { teamId: 'the team', workspaceId: 'ws-network', access: 'plan' },
  ],
  lintel_team_project_access: [
    { teamId: 'the team', projectId: 'prj-payments', access: 'read' },
    { teamId: 'the team', projectId: 'prj-default', access: 'write' },
  ],
};

const withTeam = (config: Values): Values => (config.teamId === undefined ? config : { ...config, teamId });

it.each(Object.entries(CASES))('%s is listed for all of an organization', async (type, configs) => {
  const made: Values[] = [];
  for (const config of configs.map(withTeam)) made.push((await open.core.apply(type, config)).held.state);
  const listed = await open.core.list(type, { organization: 'acme' }, { withObject: true });
  const idsOf = (all: readonly (Values | undefined)[]) => all.map((one) => String(one?.id)).sort();
  expect(idsOf(listed.map(({ object }) => object))).toEqual(expect.arrayContaining(idsOf(made)));
  const [owner] = Object.entries(configs[0]!).find(([name]) => /^(workspace|project)Id$/.test(name))!;
  const ofOne = await open.core.list(type, { [owner]: configs[0]![owner]! }, { withObject: true });
  expect(idsOf(ofOne.map(({ object }) => object))).toEqual(idsOf(made.slice(0, 1)));
});

it('leaves out with a warning what the token may not list', async () => {
  await open.core.apply('lintel_run_trigger', CASES.lintel_run_trigger![0]!);
  open.proxy.watch = ({ path, response }) => {
    if (path.startsWith('/api/v2/workspaces/ws-network/run-triggers')) response({ status: 404, body: { errors: [] } });
  };
  expect(await open.core.list('lintel_run_trigger', { organization: 'acme' })).toHaveLength(1);
});
