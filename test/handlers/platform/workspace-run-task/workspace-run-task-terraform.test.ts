/** @tier complete */
import * as registry from '../../../../src/handlers';
import { startEmulator, TestEmulator } from '../../../support/emulator';
import { settingsFor } from '../../../support/environments/environment';
import { terraformJson } from '../../../support/environments/resource';
import { writePeerState } from '../../../support/peer-state';
import { serveRegistry, ServedRegistry } from '../../../support/serve-registry';
import { TerraformFolder } from '../../../support/terraform';

const TASKS = '/api/v2/workspaces/ws-app/tasks';

let service: TestEmulator;
let served: ServedRegistry;
let terraform: TerraformFolder;

async function start(dialect: 'standard' | 'hcp'): Promise<void> {
  service = await startEmulator({ dialects: { platform: dialect } });
  served = await serveRegistry(registry);
  terraform = new TerraformFolder(served.environment);
  terraform.write(
    'provider.tf.json',
    JSON.stringify({ provider: { lintel: terraformJson(settingsFor(service, 'root', dialect)) } }),
  );
}

afterEach(async () => {
  terraform.close();
  await served.close();
  await service.close();
});

const task = (name: string) => `resource "lintel_run_task" "${name}" {
  organization = "acme"
  name         = "${name}"
  url          = "https://scanner.example.com/"
}
`;
const association = (name: string, rest: string) => `resource "lintel_workspace_run_task" "${name}" {
  workspace_id      = "ws-app"
  task_id           = lintel_run_task.${name}.id
  enforcement_level = "mandatory"
  ${rest}
}
`;
const stored = async () =>
  (await service.control.snapshot()).objects.workspaceRunTasks as unknown as {
    id: string;
    task: string;
    stages: string[];
  }[];
const flat = (text: string) => text.replace(/[│╷╵\s]+/g, ' ');
const actions = async () => (await terraform.plan()).resource_changes!.map(({ change }) => change.actions.join());

describe('a workspace run task', () => {
  it.each([201, 204] as const)(
    'is created with its run task in one apply, moves to another stage, and is destroyed, if the service responds with %i',
    async (associationStatus) => {
      await start('standard');
      await service.control.settings({ associationStatus });
      terraform.configure(task('scan') + association('scan', ''));
      await terraform.apply();
      expect(await terraform.planIsEmpty()).toBe(true);
      terraform.configure(task('scan') + association('scan', 'stage = "pre_plan"'));
      expect(await actions()).toEqual(['no-op', 'update']);
      await terraform.apply();
      terraform.configure(task('scan') + association('scan', 'stage = "pre_apply"'));
      expect(await actions()).toEqual(['no-op', 'delete,create']);
      await terraform.apply();
      expect((await stored()).map(({ stages }) => stages)).toEqual([['pre_apply']]);
      expect(await terraform.planIsEmpty()).toBe(true);
      await terraform.succeed('destroy', '-auto-approve');
      expect(await stored()).toEqual([]);
    },
  );

  it('is replaced if its stage is known only after apply, because an update cannot set every stage', async () => {
    await start('standard');
    const configured = (stage: string) =>
      `resource "terraform_data" "stage" {\n  input = "${stage}"\n}\n${task('scan')}${association('scan', 'stage = terraform_data.stage.output')}`;
    terraform.configure(configured('pre_plan'));
    await terraform.apply();
    terraform.configure(configured('pre_apply'));
    expect(await actions()).toEqual(['no-op', 'delete,create', 'update']);
    await terraform.apply();
    expect((await stored()).map(({ stages }) => stages)).toEqual([['pre_apply']]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });

  it('refuses create_before_destroy, because the existing association is in the way', async () => {
    await start('standard');
    const configured = (stage: string) =>
      task('scan') + association('scan', `stage = "${stage}"\n  lifecycle {\n    create_before_destroy = true\n  }`);
    terraform.configure(configured('pre_plan'));
    await terraform.apply();
    terraform.configure(configured('pre_apply'));
    const { status, stderr } = await terraform.run('apply', '-auto-approve', '-input=false');
    expect(status).toBe(1);
    expect(flat(stderr)).toContain('has the same workspace and run task, so it cannot use `create_before_destroy`');
    expect((await stored()).map(({ stages }) => stages)).toEqual([['pre_plan']]);
  });

  it.each([
    ['POST', TASKS],
    ['PATCH', `${TASKS}/*`],
    ['DELETE', `${TASKS}/*`],
  ])('exists once, as configured, when the response of %s is lost', async (method, path) => {
    await start('standard');
    terraform.configure(task('scan') + (method === 'POST' ? '' : association('scan', '')));
    await terraform.apply();
    await service.control.faults([{ method, path, times: 1, reset: 'after' }]);
    terraform.configure(task('scan') + (method === 'DELETE' ? '' : association('scan', 'stage = "pre_plan"')));
    await terraform.apply();
    expect((await stored()).map(({ stages }) => stages)).toEqual(method === 'DELETE' ? [] : [['pre_plan']]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});

describe('a workspace run task managed by the tfe provider', () => {
  it('is taken over by a moved block from either state version without a request', async () => {
    await start('hcp');
    const peers = {
      older: { version: 0, state: { stage: 'pre_plan' }, configured: 'stage = "pre_plan"', stages: ['pre_plan'] },
      single: {
        version: 1,
        state: { stage: 'post_plan', stages: ['post_plan'] },
        configured: '',
        stages: ['post_plan'],
      },
      several: {
        version: 1,
        state: { stage: 'pre_plan', stages: ['post_apply', 'pre_plan'] },
        configured: 'stages = ["pre_plan", "post_apply"]',
        stages: ['pre_plan', 'post_apply'],
      },
    };
    const names = Object.keys(peers) as (keyof typeof peers)[];
    terraform.configure(names.map(task).join(''));
    await terraform.apply();
    const { resources, ...state } = terraform.state() as unknown as {
      serial: number;
      resources: { name: string; instances: { attributes: { id: string } }[] }[];
    };
    const taken = [];
    for (const name of names) {
      const task_id = resources.find((resource) => resource.name === name)!.instances[0].attributes.id;
      const relationships = { task: { data: { id: task_id, type: 'tasks' } } };
      const attributes = { 'enforcement-level': 'mandatory', 'stages': peers[name].stages };
      const { id } = (
        await service.request('POST', TASKS, { body: { data: { type: 'workspace-tasks', attributes, relationships } } })
      ).body.data;
      taken.push({
        type: 'tfe_workspace_run_task',
        name,
        schemaVersion: peers[name].version,
        attributes: { id, workspace_id: 'ws-app', task_id, enforcement_level: 'mandatory', ...peers[name].state },
      });
    }
    writePeerState(terraform, taken, { ...state, resources });
    const moved = (name: string) =>
      `moved {\n  from = tfe_workspace_run_task.${name}\n  to = lintel_workspace_run_task.${name}\n}\n`;
    terraform.configure(
      names.map((name) => task(name) + moved(name) + association(name, peers[name].configured)).join(''),
    );
    expect(await actions()).toEqual(names.flatMap(() => ['no-op', 'no-op']));
    await service.control.clearRequests();
    await terraform.apply();
    expect((await service.control.requests()).requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(await terraform.planIsEmpty()).toBe(true);
  });
});
