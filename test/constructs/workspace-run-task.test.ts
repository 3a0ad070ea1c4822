import 'cdktf/lib/testing/adapters/jest';
import { rmSync } from 'fs';
import { TerraformStack, TerraformVariable, Testing } from 'cdktf';
import { LintelProvider, platform } from '../../src';

Testing.setupJest();

const { RunTask, RunTaskEnforcementLevel, RunTaskStage, WorkspaceRunTask } = platform;
const props = { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks' };

function newStack(): TerraformStack {
  const stack = new TerraformStack(Testing.app(), 'stack');
  new LintelProvider(stack, 'lintel', { platform: { address: 'http://127.0.0.1:9', token: 'x' } });
  return stack;
}

const associations = (stack: TerraformStack) =>
  JSON.parse(Testing.synth(stack, true)).resource.lintel_workspace_run_task as { [name: string]: object };

test('synthesizes an association and its data sources as Terraform expects them', () => {
  const stack = newStack();
  const association = new WorkspaceRunTask(stack, 'Scan', {
    workspaceId: 'ws-app',
    taskId: 'task-1',
    enforcementLevel: RunTaskEnforcementLevel.ADVISORY,
    stage: RunTaskStage.PRE_PLAN,
  });
  new platform.DataWorkspaceRunTask(stack, 'ById', {
    workspaceId: 'ws-app',
    workspaceTaskId: association.workspaceTaskId,
  });
  new platform.DataWorkspaceRunTasks(stack, 'All', { workspaceId: 'ws-app', maxResults: 5 });
  const synthesized = JSON.parse(Testing.synth(stack, true));
  expect(synthesized.resource.lintel_workspace_run_task.Scan).toEqual({
    workspace_id: 'ws-app',
    task_id: 'task-1',
    enforcement_level: 'advisory',
    stage: 'pre_plan',
  });
  expect(synthesized.data.lintel_workspace_run_task.ById).toEqual({
    workspace_id: 'ws-app',
    workspace_task_id: '${lintel_workspace_run_task.Scan.workspace_task_id}',
  });
  expect(synthesized.data.lintel_workspace_run_tasks.All).toEqual({ workspace_id: 'ws-app', max_results: 5 });
  const written = Testing.fullSynth(stack);
  expect(written).toBeValidTerraform();
  rmSync(written, { recursive: true });
}, 60_000);

test('associates a run task with workspaces, each under a name that is independent of the others', () => {
  const make = (...workspaces: string[]) => {
    const stack = newStack();
    const task = new RunTask(stack, 'Scan', props);
    for (const name of workspaces) {
      const id = name.startsWith('ws-') ? name : new TerraformVariable(stack, name, { type: 'string' }).stringValue;
      task.associate(id, { enforcementLevel: RunTaskEnforcementLevel.MANDATORY });
    }
    return associations(stack);
  };
  const one = make('ws-app', 'network');
  expect(Object.values(one)).toEqual(
    ['${var.network}', 'ws-app'].map((id) => ({
      workspace_id: id,
      task_id: '${lintel_run_task.Scan.id}',
      enforcement_level: 'mandatory',
    })),
  );
  expect(
    Object.keys(one).every((name) => Object.keys(make('ws-other', 'other', 'network', 'ws-app')).includes(name)),
  ).toBe(true);
});

test('passes options to the association', () => {
  const stack = newStack();
  const association = new RunTask(stack, 'Scan', props).associate('ws-app', {
    enforcementLevel: RunTaskEnforcementLevel.ADVISORY,
    stage: RunTaskStage.POST_APPLY,
  });
  expect(association).toBeInstanceOf(WorkspaceRunTask);
  expect(Object.values(associations(stack))).toMatchObject([{ enforcement_level: 'advisory', stage: 'post_apply' }]);
});

test('refuses the same workspace twice', () => {
  const task = new RunTask(newStack(), 'Scan', props);
  const associate = () => task.associate('ws-app', { enforcementLevel: RunTaskEnforcementLevel.ADVISORY });
  associate();
  expect(associate).toThrow(/ws-app/);
});

test('refuses wrong input of an association at construction', () => {
  const make = (workspaceId: string, taskId: string) => () =>
    new WorkspaceRunTask(newStack(), 'Scan', {
      workspaceId,
      taskId,
      enforcementLevel: RunTaskEnforcementLevel.ADVISORY,
    });
  expect(make('app', 'task-1')).toThrow('stack/Scan: workspaceId: "app" is not allowed. It must begin with `ws-`');
  expect(make('ws-app', 'image-scan')).toThrow(
    'stack/Scan: taskId: "image-scan" is not allowed. It must begin with `task-`',
  );
});

describe('a run task that its organization applies', () => {
  const scope = { stages: [RunTaskStage.PRE_PLAN], enforcementLevel: RunTaskEnforcementLevel.MANDATORY };
  const resources = (stack: TerraformStack) => JSON.parse(Testing.synth(stack, true)).resource;

  test('applies to all workspaces, or to the projects that a lookup returns', () => {
    const stack = newStack();
    new RunTask(stack, 'Scan', props).applyEverywhere(scope);
    const payments = new platform.DataProject(stack, 'Payments', { organization: 'acme', name: 'payments' });
    new RunTask(stack, 'Cost', { ...props, name: 'cost' }).applyToProjects([payments.id], scope);
    new RunTask(stack, 'Freeze', { ...props, name: 'freeze' }).configure({ ...scope, global: true });
    const common = { enforcement_level: 'mandatory' };
    expect(Object.values(resources(stack).lintel_run_task_global_configuration)).toMatchObject([
      { ...common, task_id: '${lintel_run_task.Scan.id}', stages: ['pre_plan'] },
    ]);
    expect(Object.values(resources(stack).lintel_task_config)).toMatchObject([
      { ...common, allowed_stages: ['pre_plan'], project_ids: ['${data.lintel_project.Payments.id}'] },
      { ...common, allowed_stages: ['pre_plan'], global: true },
    ]);
  });

  test('refuses both forms of its configuration', () => {
    const scan = new RunTask(newStack(), 'Scan', props);
    scan.applyEverywhere(scope);
    expect(() => scan.applyToProjects(['prj-1'], scope)).toThrow('two views of one object');
    const cost = new RunTask(newStack(), 'Cost', props);
    cost.configure({ ...scope, global: true });
    expect(() => cost.applyEverywhere(scope)).toThrow('two views of one object');
  });
});
