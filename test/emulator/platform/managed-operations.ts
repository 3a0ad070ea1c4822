import type { TestEmulator } from '../../support/emulator';

export interface Operation {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export const document = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, relationships },
});
const to = (type: string, id: string) => ({ data: { type, id } });
const many = (type: string, ...ids: string[]) => ({ data: ids.map((id) => ({ type, id })) });

const ACME = '/api/v2/organizations/acme';
const ONE = '/api/v2/workspaces/ws-one';
const PROJECT = '/api/v2/projects/prj-payments';
const TEAM = '/api/v2/teams/team-one';
const binding = (key: string) => ({
  data: [{ type: 'tag-bindings', attributes: { key, value: 'x' } }],
});
const flat = { data: [{ type: 'tags', attributes: { name: 'web' } }] };

/**
 * One request for each operation on workspaces and what belongs to them, on objects that are made here. They all succeed
 * in this order, and leave no workspace behind.
 */
export async function managedOperations(emulator: TestEmulator): Promise<Operation[]> {
  const make = async (path: string, body: object, status = 201): Promise<string> => {
    const reply = await emulator.request('POST', path, { body });
    expect({ path, status: reply.status, errors: reply.body.errors }).toEqual({ path, status, errors: undefined });
    return reply.body.data.id;
  };
  const variable = (key: string) => document('vars', { key, category: 'env' });
  const own = await make(`${ONE}/vars`, variable('A'));
  const set = await make(`${ACME}/varsets`, document('varsets', { name: 'common' }));
  const inSet = await make(`/api/v2/varsets/${set}/relationships/vars`, variable('B'));
  const project = await make(`${ACME}/projects`, document('projects', { name: 'gone' }));
  const team = await make(`${ACME}/teams`, document('teams', { name: 'gone' }), 200);
  const relations = (name: string, id: string) => ({ team: to('teams', 'team-one'), [name]: to(`${name}s`, id) });
  const access = document('team-workspaces', { access: 'read' }, relations('workspace', 'ws-one'));
  const tws = await make('/api/v2/team-workspaces', access);
  const projectAccess = document('team-projects', { access: 'read' }, relations('project', 'prj-payments'));
  const tprj = await make('/api/v2/team-projects', projectAccess);
  const pool = await make(`${ACME}/agent-pools`, document('agent-pools', { name: 'gone' }));
  const tokens = '/api/v2/agent-pools/apool-main/authentication-tokens';
  const token = await make(tokens, document('authentication-tokens', { description: 'x' }));
  const clientOf = {
    'service-provider': 'github',
    'http-url': 'https://github.com',
    'api-url': 'https://api.github.com',
  };
  const client = await make(`${ACME}/oauth-clients`, document('oauth-clients', clientOf));
  const configuration = (triggers: string[] = []) =>
    document('notification-configurations', { 'name': 'x', 'destination-type': 'email', triggers });
  const notification = await make(`${ONE}/notification-configurations`, configuration());
  const trigger = (source: string) => document('run-triggers', {}, { sourceable: to('workspaces', source) });
  const runTrigger = await make(`${ONE}/run-triggers`, trigger('ws-two'));
  const key = await make(`${ACME}/ssh-keys`, document('ssh-keys', { name: 'x', value: 'private' }));
  const module = async (name: string) =>
    make(
      `${ACME}/registry-modules`,
      document('registry-modules', { name, 'provider': 'aws', 'registry-name': 'private' }),
    );
  const [kept, other] = [await module('kept'), await module('other')];
  const noCodeOf = (id: string) => document('no-code-modules', {}, { 'registry-module': to('registry-modules', id) });
  const noCode = await make(`${ACME}/no-code-modules`, noCodeOf(kept), 200);
  const CONSUMERS = `${ONE}/relationships/remote-state-consumers`;
  const VARSET = `/api/v2/varsets/${set}`;
  const NOTIFICATION = `/api/v2/notification-configurations/${notification}`;
  const bindingOperations = (noun: string, path: string): readonly (readonly [string, string, string, unknown?])[] => [
    [`List tag bindings of ${noun}`, 'GET', `${path}/tag-bindings`],
    [`List tag bindings of ${noun} (as a relationship)`, 'GET', `${path}/relationships/tag-bindings`],
    [`List effective tag bindings of ${noun}`, 'GET', `${path}/effective-tag-bindings`],
    [`Add or change tag bindings of ${noun}`, 'PATCH', `${path}/tag-bindings`, binding('a')],
    [`Add tag bindings of ${noun}`, 'POST', `${path}/relationships/tag-bindings`, binding('b')],
    [`Replace tag bindings of ${noun}`, 'PATCH', `${path}/relationships/tag-bindings`, binding('c')],
  ];
  const rows: readonly (readonly [string, string, string, unknown?])[] = [
    ['Lock workspace', 'POST', `${ONE}/actions/lock`],
    ['Unlock workspace', 'POST', `${ONE}/actions/unlock`],
    ['List remote state consumers', 'GET', CONSUMERS],
    ['Replace remote state consumers', 'PATCH', CONSUMERS, many('workspaces')],
    ['Add remote state consumers', 'POST', CONSUMERS, many('workspaces', 'ws-two')],
    ['Remove remote state consumers', 'DELETE', CONSUMERS, many('workspaces', 'ws-two')],
    ['List flat tags', 'GET', `${ONE}/relationships/tags`],
    ['Add flat tags', 'POST', `${ONE}/relationships/tags`, flat],
    ['Remove flat tags', 'DELETE', `${ONE}/relationships/tags`, flat],
    ...bindingOperations('workspace', ONE),
    ...bindingOperations('project', PROJECT),
    ['Create variable', 'POST', `${ONE}/vars`, variable('C')],
    ['List variables', 'GET', `${ONE}/vars`],
    ['Show variable', 'GET', `${ONE}/vars/${own}`],
    ['Update variable', 'PATCH', `${ONE}/vars/${own}`, document('vars', { value: '2' })],
    ['Delete variable', 'DELETE', `${ONE}/vars/${own}`],
    ['Create variable set', 'POST', `${ACME}/varsets`, document('varsets', { name: 'other' })],
    ['List variable sets', 'GET', `${ACME}/varsets`],
    ['List variable sets of a project', 'GET', `${PROJECT}/varsets`],
    ['List variable sets of a workspace', 'GET', `${ONE}/varsets`],
    ['Show variable set', 'GET', VARSET],
    ['Update variable set', 'PATCH', VARSET, document('varsets', { priority: true })],
    ['Update variable set (PUT)', 'PUT', VARSET, document('varsets', { priority: false })],
    ['Apply variable set to workspaces', 'POST', `${VARSET}/relationships/workspaces`, many('workspaces', 'ws-one')],
    ['Remove variable set from workspaces', 'DELETE', `${VARSET}/relationships/workspaces`, many('workspaces')],
    ['Apply variable set to projects', 'POST', `${VARSET}/relationships/projects`, many('projects', 'prj-payments')],
    ['Remove variable set from projects', 'DELETE', `${VARSET}/relationships/projects`, many('projects')],
    ['Add variable to set', 'POST', `${VARSET}/relationships/vars`, variable('D')],
    ['List variables of set', 'GET', `${VARSET}/relationships/vars`],
    ['Show variable of set', 'GET', `${VARSET}/relationships/vars/${inSet}`],
    ['Update variable in set', 'PATCH', `${VARSET}/relationships/vars/${inSet}`, document('vars', { value: '2' })],
    ['Delete variable in set', 'DELETE', `${VARSET}/relationships/vars/${inSet}`],
    ['Delete variable set', 'DELETE', VARSET],
    ['Create project', 'POST', `${ACME}/projects`, document('projects', { name: 'new one' })],
    ['Update project', 'PATCH', PROJECT, document('projects', { description: 'x' })],
    ['Delete project', 'DELETE', `/api/v2/projects/${project}`],
    ['Move workspaces into project', 'POST', `${PROJECT}/relationships/workspaces`, many('workspaces', 'ws-one')],
    ['Create team', 'POST', `${ACME}/teams`, document('teams', { name: 'new' })],
    ['Update team', 'PATCH', TEAM, document('teams', { 'sso-team-id': 'x' })],
    ['Delete team', 'DELETE', `/api/v2/teams/${team}`],
    ['Add users to team', 'POST', `${TEAM}/relationships/users`, many('users', 'linus')],
    ['Remove users from team', 'DELETE', `${TEAM}/relationships/users`, many('users', 'linus')],
    [
      'Add memberships to team',
      'POST',
      `${TEAM}/relationships/organization-memberships`,
      many('organization-memberships', 'ou-mary'),
    ],
    [
      'Remove memberships from team',
      'DELETE',
      `${TEAM}/relationships/organization-memberships`,
      many('organization-memberships', 'ou-mary'),
    ],
    ['List organization memberships', 'GET', `${ACME}/organization-memberships`],
    ['Show organization membership', 'GET', '/api/v2/organization-memberships/ou-ada'],
    [
      'Add team access to workspace',
      'POST',
      '/api/v2/team-workspaces',
      document('team-workspaces', { access: 'read' }, relations('workspace', 'ws-two')),
    ],
    ['List team access to workspace', 'GET', '/api/v2/team-workspaces?filter[workspace][id]=ws-one'],
    ['Show team access to workspace', 'GET', `/api/v2/team-workspaces/${tws}`],
    [
      'Update team access to workspace',
      'PATCH',
      `/api/v2/team-workspaces/${tws}`,
      document('team-workspaces', { access: 'plan' }),
    ],
    ['Remove team access to workspace', 'DELETE', `/api/v2/team-workspaces/${tws}`],
    [
      'Add team access to project',
      'POST',
      '/api/v2/team-projects',
      document('team-projects', { access: 'read' }, relations('project', 'prj-default')),
    ],
    ['List team access to project', 'GET', '/api/v2/team-projects?filter[project][id]=prj-payments'],
    ['Show team access to project', 'GET', `/api/v2/team-projects/${tprj}`],
    [
      'Update team access to project',
      'PATCH',
      `/api/v2/team-projects/${tprj}`,
      document('team-projects', { access: 'admin' }),
    ],
    ['Remove team access to project', 'DELETE', `/api/v2/team-projects/${tprj}`],
    ['Create agent pool', 'POST', `${ACME}/agent-pools`, document('agent-pools', { name: 'new' })],
    ['Update agent pool', 'PATCH', `/api/v2/agent-pools/${pool}`, document('agent-pools', { name: 'gone2' })],
    ['Delete agent pool', 'DELETE', `/api/v2/agent-pools/${pool}`],
    ['Create agent token', 'POST', tokens, document('agent-tokens', { description: 'y' })],
    ['List agent tokens', 'GET', tokens],
    ['Show agent token', 'GET', `/api/v2/authentication-tokens/${token}`],
    ['Destroy agent token', 'DELETE', `/api/v2/authentication-tokens/${token}`],
    ['Create OAuth client', 'POST', `${ACME}/oauth-clients`, document('oauth-clients', clientOf)],
    ['Update OAuth client', 'PATCH', `/api/v2/oauth-clients/${client}`, document('oauth-clients', { name: 'x' })],
    [
      'Attach projects of OAuth client',
      'POST',
      `/api/v2/oauth-clients/${client}/relationships/projects`,
      many('projects', 'prj-payments'),
    ],
    [
      'Detach projects of OAuth client',
      'DELETE',
      `/api/v2/oauth-clients/${client}/relationships/projects`,
      many('projects', 'prj-payments'),
    ],
    ['Destroy OAuth client', 'DELETE', `/api/v2/oauth-clients/${client}`],
    ...[
      ['workspace', ONE],
      ['team', TEAM],
      ['project', PROJECT],
    ].flatMap(([noun, path]) => [
      [
        `Create notification configuration of ${noun}`,
        'POST',
        `${path}/notification-configurations`,
        configuration(),
      ] as const,
      [`List notification configurations of ${noun}`, 'GET', `${path}/notification-configurations`] as const,
    ]),
    ['Show notification configuration', 'GET', NOTIFICATION],
    ['Update notification configuration', 'PATCH', NOTIFICATION, document('notification-configurations', {})],
    ['Verify notification configuration', 'POST', `${NOTIFICATION}/actions/verify`],
    ['Delete notification configuration', 'DELETE', NOTIFICATION],
    ['Create run trigger', 'POST', `${ONE}/run-triggers`, trigger('ws-app')],
    ['List run triggers', 'GET', `${ONE}/run-triggers?filter[run-trigger][type]=inbound`],
    ['Show run trigger', 'GET', `/api/v2/run-triggers/${runTrigger}`],
    ['Delete run trigger', 'DELETE', `/api/v2/run-triggers/${runTrigger}`],
    ['List SSH keys', 'GET', `${ACME}/ssh-keys`],
    ['Create SSH key', 'POST', `${ACME}/ssh-keys`, document('ssh-keys', { name: 'y', value: 'private' })],
    ['Show SSH key', 'GET', `/api/v2/ssh-keys/${key}`],
    ['Update SSH key', 'PATCH', `/api/v2/ssh-keys/${key}`, document('ssh-keys', { name: 'z' })],
    [
      'Assign SSH key',
      'PATCH',
      `${ONE}/relationships/ssh-key`,
      { data: { type: 'workspaces', attributes: { id: key } } },
    ],
    ['Delete SSH key', 'DELETE', `/api/v2/ssh-keys/${key}`],
    ['Update module', 'PATCH', `${ACME}/registry-modules/private/acme/kept/aws`, document('registry-modules', {})],
    ['List tag bindings of module', 'GET', `/api/v2/registry-modules/${kept}/tag-bindings`],
    ['Create no-code module', 'POST', `${ACME}/no-code-modules`, noCodeOf(other)],
    ['Show no-code module', 'GET', `/api/v2/no-code-modules/${noCode}`],
    ['Update no-code module', 'PATCH', `/api/v2/no-code-modules/${noCode}`, document('no-code-modules', {})],
    ['Delete no-code module', 'DELETE', `/api/v2/no-code-modules/${noCode}`],
  ];
  const locked = await emulator.request('POST', '/_emulator/workspaces/ws-two/lock', { body: { by: 'user' } });
  expect(locked.status).toBe(200);
  return [
    ...rows.map(([operation, method, path, body]) => ({ operation, method, path, body })),
    { operation: 'Force-unlock workspace', method: 'POST', path: '/api/v2/workspaces/ws-two/actions/force-unlock' },
  ];
}
