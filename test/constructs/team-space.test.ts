import { Testing } from 'cdktf';
import { EphemeralVariable, platform } from '../../src';
import { newStack } from '../support/new-stack';

type Blocks = { readonly [type: string]: { readonly [name: string]: Readonly<Record<string, any>> } };

/** The resources that a program declares, by their type. */
function declared(
  props: Partial<platform.TeamSpaceProps>,
  program: (space: platform.TeamSpace) => void = () => undefined,
) {
  const stack = newStack();
  program(new platform.TeamSpace(stack, 'space', { name: 'payments', organization: 'acme', ...props }));
  const { resource } = JSON.parse(Testing.synth(stack)) as { readonly resource: Blocks };
  return (type: string) => Object.values(resource[`lintel_${type}`] ?? {}).map(({ '//': _, ...block }) => block);
}

describe('the space of a team', () => {
  it('is a project with workspaces, and a team that may work in it, all with names that follow from its own', () => {
    const of = declared({ workspaces: ['test', 'prod'] });
    expect(of('project')).toEqual([{ organization: 'acme', name: 'payments' }]);
    expect(of('team')).toEqual([{ organization: 'acme', name: 'payments' }]);
    expect(of('workspace')).toEqual(
      ['payments-prod', 'payments-test'].map((name) => ({
        organization: 'acme',
        name,
        project_id: expect.stringMatching(/^\$\{lintel_project\.space_project_\w+\.id\}$/),
      })),
    );
    expect(of('team_project_access')).toEqual([
      {
        access: 'write',
        project_id: expect.stringContaining('lintel_project.space_project'),
        team_id: expect.stringContaining('lintel_team.space_team'),
      },
    ]);
    expect(['variable_set', 'variable', 'notification_configuration'].flatMap(of)).toEqual([]);
  });

  it('has members, and variable sets that count in its project', () => {
    const stack = newStack();
    const proxy = new platform.VariableSet(stack, 'proxy', { organization: 'acme', name: 'proxy' });
    new platform.TeamSpace(stack, 'space', {
      name: 'payments',
      organization: 'acme',
      members: ['ada', 'grace'],
      variableSets: [proxy, platform.VariableSet.fromLookup(stack, 'regions', { id: 'varset-regions' })],
    });
    const { resource } = JSON.parse(Testing.synth(stack)) as { readonly resource: Blocks };
    expect(Object.values(resource.lintel_team_member!)).toMatchObject([
      { team_id: expect.stringContaining('lintel_team.space_team'), username: 'ada' },
      { team_id: expect.stringContaining('lintel_team.space_team'), username: 'grace' },
    ]);
    expect(Object.values(resource.lintel_variable_set_project!).map((one) => one.variable_set_id)).toEqual(
      expect.arrayContaining(['${lintel_variable_set.proxy.id}', '${data.lintel_variable_set.regions.id}']),
    );
  });

  it('shares variables and secrets in one set that the project owns', () => {
    const stack = newStack();
    const key = new EphemeralVariable(stack, 'key', { type: 'string' });
    const space = new platform.TeamSpace(stack, 'space', {
      name: 'payments',
      organization: 'acme',
      variables: { region: 'eu-central-1' },
      secrets: { api_key: key.stringValue },
    });
    expect(space.variableSet?.node.path).toMatch(/^[\w-]+\/space\/project\/variable-set-payments$/);
    space.addVariable('TF_LOG', { value: 'WARN', category: platform.VariableCategory.ENV });
    const { resource } = JSON.parse(Testing.synth(stack)) as { readonly resource: Blocks };
    expect(Object.values(resource.lintel_variable_set!)).toMatchObject([
      { name: 'payments', parent_project_id: expect.stringContaining('lintel_project.space_project') },
    ]);
    expect(Object.values(resource.lintel_variable!)).toMatchObject([
      { key: 'TF_LOG', value: 'WARN', category: 'env' },
      { key: 'api_key', value_wo: '${var.key}', sensitive: true },
      { key: 'region', value: 'eu-central-1', category: 'terraform' },
    ]);
  });

  it('gives each workspace the run tasks and notifications, and the project its policy sets and agents', () => {
    const stack = newStack();
    const runTask = new platform.RunTask(stack, 'scan', {
      organization: 'acme',
      name: 'scan',
      url: 'https://scan.acme.example',
    });
    const policySet = new platform.DataPolicySet(stack, 'base', { organization: 'acme', name: 'base' });
    const space = new platform.TeamSpace(stack, 'space', {
      name: 'payments',
      organization: 'acme',
      workspaces: ['test', 'prod'],
      agentPoolId: 'apool-main',
      policySets: [policySet],
      runTasks: [{ runTask, enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY }],
      notifications: [
        { name: 'chat', destinationType: platform.NotificationDestination.GENERIC, url: 'https://chat.acme.example' },
      ],
    });
    space.addWorkspace('stage');
    const { resource } = JSON.parse(Testing.synth(stack)) as { readonly resource: Blocks };
    expect(Object.values(resource.lintel_project!)).toMatchObject([
      { default_execution_mode: 'agent', default_agent_pool_id: 'apool-main' },
    ]);
    expect(Object.values(resource.lintel_policy_set_project!)).toHaveLength(1);
    for (const type of ['lintel_workspace_run_task', 'lintel_notification_configuration']) {
      const owners = Object.values(resource[type]!).map(
        ({ workspace_id: id }) => /space_workspace-(\w+?)_/.exec(id)?.[1],
      );
      expect([type, owners]).toEqual([type, ['prod', 'stage', 'test']]);
    }
  });

  it('has parts that can be configured, looked at, and given to others', () => {
    const of = declared(
      {
        workspaces: ['prod'],
        workspaceProps: { prod: { name: 'payments', autoApply: false } },
        project: { name: 'Payments of Acme', description: 'Whatever has to do with money.' },
        team: { name: 'payments-team' },
        access: { access: platform.TeamAccessToProject.ADMIN },
      },
      (space) => {
        space.workspace('prod').addVariable('size', { value: 'large' });
        expect(platform.TeamSpace.isTeamSpace(space)).toBe(true);
        expect(() => space.workspace('test')).toThrow('There is no workspace "test" in this space, which has "prod".');
        expect(() => space.addWorkspace('prod')).toThrow('The space has the workspace "prod" already.');
      },
    );
    expect(of('project')).toMatchObject([{ name: 'Payments of Acme', organization: 'acme' }]);
    expect(of('team')).toMatchObject([{ name: 'payments-team', organization: 'acme' }]);
    expect(of('team_project_access')).toMatchObject([{ access: 'admin' }]);
    expect(of('workspace')).toMatchObject([{ name: 'payments', auto_apply: false }]);
    expect(of('variable')).toMatchObject([{ key: 'size', workspace_id: expect.stringContaining('workspace-prod') }]);
  });

  it('refuses properties of a workspace that it does not have', () => {
    expect(() => declared({ workspaces: ['test'], workspaceProps: { prod: { name: 'prod' } } })).toThrow(
      '`workspaceProps` has "prod", which is not in `workspaces`. Add it there, or remove it.',
    );
  });
});
