import { TerraformResource, TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../src';

let stack: TerraformStack;
beforeEach(() => {
  stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
});

const synthesized = () => JSON.parse(Testing.synth(stack, true)).resource;
/** The resources of a type, in the order in which they were declared. */
const only = (type: string) => {
  const all = synthesized()[`lintel_${type}`];
  const declared = stack.node
    .findAll()
    .filter((one): one is TerraformResource => TerraformResource.isTerraformResource(one));
  return declared.flatMap(({ friendlyUniqueId, terraformResourceType }): any[] =>
    terraformResourceType === `lintel_${type}` ? [all[friendlyUniqueId]] : [],
  );
};

/** What the methods are called on, and the id that they refer to. */
const workspaces: readonly [string, () => platform.Workspace | platform.DataWorkspace, string][] = [
  ['managed', () => new platform.Workspace(stack, 'App', { name: 'app' }), '${lintel_workspace.App.id}'],
  ['looked up', () => platform.Workspace.fromLookup(stack, 'App', { name: 'app' }), '${data.lintel_workspace.App.id}'],
];
const teams: readonly [string, () => platform.Team | platform.DataTeam, string][] = [
  ['managed', () => new platform.Team(stack, 'Developers', { name: 'developers' }), '${lintel_team.Developers.id}'],
  [
    'looked up',
    () => platform.Team.fromLookup(stack, 'Developers', { name: 'developers' }),
    '${data.lintel_team.Developers.id}',
  ],
];
const projects: readonly [string, () => platform.Project | platform.DataProject, string][] = [
  ['managed', () => new platform.Project(stack, 'Payments', { name: 'payments' }), 'lintel_project.Payments'],
  [
    'looked up',
    () => platform.Project.fromLookup(stack, 'Payments', { name: 'payments' }),
    'data.lintel_project.Payments',
  ],
];

describe.each(workspaces)('a workspace that is %s', (_, make, workspaceId) => {
  test('gets variables, which are those of Terraform unless it is said otherwise', () => {
    const workspace = make();
    workspace.addVariable('region', { value: 'eu-central-1', description: 'Where it runs.' });
    workspace.addVariable('zones', { value: '["a"]', hcl: true });
    workspace.addVariable('AWS_REGION', { value: 'eu-central-1', category: platform.VariableCategory.ENV });
    workspace.addSecret('token', {
      valueWo: new TerraformVariable(stack, 'token', { ephemeral: true } as object).stringValue,
    });
    expect(only('variable')).toEqual([
      {
        workspace_id: workspaceId,
        key: 'region',
        category: 'terraform',
        value: 'eu-central-1',
        description: 'Where it runs.',
      },
      { workspace_id: workspaceId, key: 'zones', category: 'terraform', value: '["a"]', hcl: true },
      { workspace_id: workspaceId, key: 'AWS_REGION', category: 'env', value: 'eu-central-1' },
      { workspace_id: workspaceId, key: 'token', category: 'terraform', sensitive: true, value_wo: '${var.token}' },
    ]);
  });

  test('gives teams access, reports its runs, follows another workspace, and calls run tasks', () => {
    const workspace = make();
    const level = platform.TeamAccessToWorkspace.PLAN;
    workspace.grant(platform.Team.fromLookup(stack, 'Readers', { name: 'readers' }), { access: level });
    workspace.notify({
      name: 'chat',
      destinationType: platform.NotificationDestination.GENERIC,
      url: 'https://chat.example.com',
    });
    workspace.runAfter(new platform.Workspace(stack, 'Network', { name: 'network' }));
    workspace.associate(new platform.DataRunTask(stack, 'Scan', { name: 'scan' }), {
      enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
    });
    const team = '${data.lintel_team.Readers.id}';
    expect(only('team_workspace_access')).toEqual([{ workspace_id: workspaceId, team_id: team, access: 'plan' }]);
    expect(only('notification_configuration')).toEqual([
      { workspace_id: workspaceId, name: 'chat', destination_type: 'generic', url: 'https://chat.example.com' },
    ]);
    expect(only('run_trigger')).toEqual([
      { workspace_id: workspaceId, sourceable_id: '${lintel_workspace.Network.id}' },
    ]);
    expect(only('workspace_run_task')).toEqual([
      { workspace_id: workspaceId, task_id: '${data.lintel_run_task.Scan.id}', enforcement_level: 'mandatory' },
    ]);
  });

  test('has one variable of a name and category', () => {
    const workspace = make();
    workspace.addVariable('region');
    expect(() => workspace.addVariable('region')).toThrow("There is already a Construct with name 'terraform-region'");
    workspace.addVariable('region', { category: platform.VariableCategory.ENV });
  });
});

describe.each(teams)('a team that is %s', (_, make, teamId) => {
  test('gets access to workspaces and projects', () => {
    const team = make();
    team.grantWorkspace(new platform.Workspace(stack, 'App', { name: 'app' }), {
      access: platform.TeamAccessToWorkspace.CUSTOM,
      permissions: { runs: platform.RunsAccess.APPLY },
    });
    team.grantProject(new platform.DataProject(stack, 'Payments', { name: 'payments' }), {
      access: platform.TeamAccessToProject.MAINTAIN,
    });
    expect(only('team_workspace_access')).toEqual([
      {
        team_id: teamId,
        workspace_id: '${lintel_workspace.App.id}',
        access: 'custom',
        permissions: { runs: 'apply' },
      },
    ]);
    expect(only('team_project_access')).toEqual([
      { team_id: teamId, project_id: '${data.lintel_project.Payments.id}', access: 'maintain' },
    ]);
  });
});

test.each(teams)('a team that is %s gets members', (_, make, teamId) => {
  const team = make();
  team.addMember('ada');
  team.addMember('grace');
  expect(only('team_member')).toEqual([
    { team_id: teamId, username: 'ada' },
    { team_id: teamId, username: 'grace' },
  ]);
});

describe.each(projects)('a project that is %s', (_, make, address) => {
  test('contains workspaces and variable sets of its organization, which have methods of their own', () => {
    const project = make();
    project.addWorkspace({ name: 'app' }).addVariable('region', { value: 'eu-central-1' });
    project.addVariableSet({ name: 'credentials' }).addVariable('account', { value: '1' });
    const inProject = { organization: `\${${address}.organization}` };
    expect(only('workspace')).toEqual([{ ...inProject, name: 'app', project_id: `\${${address}.id}` }]);
    expect(only('variable_set')).toEqual([
      { ...inProject, name: 'credentials', parent_project_id: `\${${address}.id}` },
    ]);
    expect(only('variable').map(({ key, workspace_id }) => [key, workspace_id === undefined])).toEqual([
      ['region', false],
      ['account', true],
    ]);
  });

  test('gives teams access, and is where policy sets apply', () => {
    const project = make();
    project.grant(new platform.Team(stack, 'Owners', { name: 'payments' }), {
      access: platform.TeamAccessToProject.ADMIN,
    });
    project.applyPolicySet(new platform.DataPolicySet(stack, 'Baseline', { name: 'baseline' }));
    const set = new platform.PolicySet(stack, 'Costs', { organization: 'acme', name: 'costs' });
    set.attachToProject(project);
    set.attachTo(project.addWorkspace({ name: 'app' }));
    expect(only('team_project_access')).toEqual([
      { team_id: '${lintel_team.Owners.id}', project_id: `\${${address}.id}`, access: 'admin' },
    ]);
    expect(only('policy_set_project').map(({ policy_set_id }) => policy_set_id)).toEqual([
      '${data.lintel_policy_set.Baseline.id}',
      '${lintel_policy_set.Costs.id}',
    ]);
    expect(only('policy_set_workspace')).toHaveLength(1);
  });
});

test.each([
  ['a workspace', { workspaceIds: [] }, 'Set/workspace-ws-app: conflicts with `workspaceIds`'],
  ['a project', { projectIds: ['prj-1'] }, 'Set/project-data-lintel_project-Payments-id: conflicts with `projectIds`'],
])('a variable set refuses %s beside all of its members at synthesis', (_, props, says) => {
  const set = new platform.VariableSet(stack, 'Set', { name: 'set', ...props });
  const other = new platform.VariableSet(stack, 'Other', { name: 'other' });
  const payments = new platform.DataProject(stack, 'Payments', { name: 'payments' });
  for (const one of [set, other]) {
    new platform.VariableSetWorkspace(one, 'workspace-ws-app', { variableSetId: one.id, workspaceId: 'ws-app' });
    one.applyToProject(payments);
  }
  const problems = stack.node.findAll().flatMap((element) => element.node.validate());
  expect(problems).toEqual([expect.stringContaining(says)]);
});

test('a variable set that exists gets variables', () => {
  const set = platform.VariableSet.fromLookup(stack, 'Credentials', { name: 'credentials' });
  set.addSecret('password', { sensitiveValue: 'canary' });
  expect(only('variable')).toMatchObject([
    { variable_set_id: '${data.lintel_variable_set.Credentials.id}', key: 'password', sensitive: true },
  ]);
});

describe.each([
  ['managed', () => new platform.VariableSet(stack, 'Credentials', { name: 'credentials' }), 'lintel_variable_set'],
  [
    'looked up',
    () => platform.VariableSet.fromLookup(stack, 'Credentials', { name: 'credentials' }),
    'data.lintel_variable_set',
  ],
] as const)('a variable set that is %s', (_, make, type) => {
  test('counts in workspaces and projects, which declare it or which it declares', () => {
    const set = make();
    const variableSetId = `\${${type}.Credentials.id}`;
    const app = new platform.Workspace(stack, 'App', { name: 'app' });
    const network = new platform.DataWorkspace(stack, 'Network', { name: 'network' });
    set.applyToWorkspace(app);
    network.attachVariableSet(set);
    app.attachVariableSet(platform.VariableSet.fromLookup(stack, 'Regions', { name: 'regions' }));
    set.applyToProject(new platform.DataProject(stack, 'Payments', { name: 'payments' }));
    expect(only('variable_set_workspace')).toHaveLength(3);
    expect(only('variable_set_workspace')).toEqual(
      expect.arrayContaining([
        { variable_set_id: variableSetId, workspace_id: '${data.lintel_workspace.Network.id}' },
        { variable_set_id: '${data.lintel_variable_set.Regions.id}', workspace_id: '${lintel_workspace.App.id}' },
        { variable_set_id: variableSetId, workspace_id: '${lintel_workspace.App.id}' },
      ]),
    );
    expect(only('variable_set_project')).toEqual([
      { variable_set_id: variableSetId, project_id: '${data.lintel_project.Payments.id}' },
    ]);
  });
});
