import { spawnSync } from 'child_process';
import { existsSync, readdirSync, writeFileSync } from 'fs';
import * as path from 'path';
import { Estate, planLine } from './estate';
import { filesWithInvisible, plant } from './hostile';
import { kinds } from '../../../src/cli/adopt/kind';
import type { Finished } from '../run-cli';

// A run of the command is one of terraform too.
jest.setTimeout(120_000);

describe('a store with every kind in it, adopted as HCL', () => {
  let estate: Estate;
  let finished: Finished;

  beforeAll(async () => {
    estate = await (await Estate.start()).fill();
    await estate.service.control.clearRequests();
    finished = await estate.adopt(['--language', 'hcl', estate.folder]);
  });

  afterAll(() => estate.close());

  it('is imported whole, and nothing is added, changed or destroyed', () => {
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    const searched = kinds().filter(({ adoption }) => adoption.search.by !== 'nothing').map(({ adoption }) => adoption.type);
    expect([...new Set(objects.map(({ type }) => type))].sort()).toEqual(searched);
  });

  it('was only read', async () => {
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
  });

  it('is written as terraform itself would write it', () => {
    expect(spawnSync('terraform', ['fmt', '-check', '-diff', estate.folder], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('names each kind that does not become code, with the reason', () => {
    for (const { adoption: { search, things } } of kinds()) {
      if (search.by === 'nothing') expect(finished.stdout).toMatch(new RegExp(`^Left out: .*\\b${things}\\b.*: ${search.because.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'));
    }
  });

  it('refers to what is adopted too, and says by name what is not', () => {
    expect(estate.read('workspace_run_tasks.tf')).toMatch(/workspace_id += "ws-app"\n +task_id += lintel_run_task\.associated\.id\n/);
    expect(estate.read('database_roles.tf')).toContain('= lintel_database_connection.warehouse.name\n');
    expect(estate.read('admin_module_consumers.tf')).toContain('= lintel_admin_organization.theta.name\n');
  });

  it('keeps the code of policies in files, and secrets in variables that are empty', () => {
    expect(estate.read('policies.tf')).toContain('= file("${path.module}/policies/restrict.rego")\n');
    expect(readdirSync(path.join(estate.folder, 'policies')).sort()).toEqual(['restrict-3.sentinel', 'restrict.rego']);
    expect(estate.read('run_tasks.tf')).toContain('= lookup(var.run_task_hmac_key, "image_scan", null)\n');
    expect(estate.read('secret_variables.tf')).toMatch(/variable "run_task_hmac_key" \{\n {2}type +.*\n {2}default += \{\}\n {2}ephemeral += true\n {2}description = ".*The service does not give it back/);
  });

  it('leaves out what goes without saying', () => {
    expect(estate.read('certificate_roles.tf')).toContain('resource "lintel_pki_role" "web_3" {\n  name = "web-3"\n}\n');
  });

  it('says what the service does not tell', () => {
    expect(estate.read('cluster_roles.tf').split('\n', 1)[0]).toBe('# The service does not tell `allowed_cluster_namespace_selector`, `token_default_audiences`, `extra_annotations`, `extra_labels`: where one was set, it is missing here.');
  });
});

describe('a folder that was adopted into before', () => {
  let estate: Estate;

  beforeAll(async () => { estate = await Estate.start(); });
  afterAll(() => estate.close());

  it('gets what is new, in files of its own, and keeps everything that a person has changed', async () => {
    const old = await estate.runTask({ name: 'image-scan', description: 'Scans.' });
    await estate.runTask({ name: 'forgotten', description: 'Nobody wants it.' });
    expect(planLine(await estate.adopt(['--only', 'run_task', '--language', 'hcl', estate.folder]))).toBe('Plan: 2 to import, 0 to add, 0 to change, 0 to destroy.');
    // Who takes an object out does not want it back.
    const edited = estate.read('run_tasks.tf').replace('"Scans."', '"Scans images."').replace(/^import \{\n {2}to = lintel_run_task\.forgotten[^]*?\nimport/, 'import');
    expect(edited).not.toContain('forgotten');
    writeFileSync(path.join(estate.folder, 'run_tasks.tf'), edited);

    const fresh = await estate.runTask({ name: 'Image_Scan' });
    for (const task of [old, fresh]) await estate.post('/api/v2/workspaces/ws-app/tasks', { data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory' }, relationships: { task: { data: { id: task, type: 'tasks' } } } } });
    const again = await estate.adopt(['--only', 'run_task', '--only', 'workspace_run_task', estate.folder]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    // The change is that of the person.
    expect(planLine(again)).toBe('Plan: 4 to import, 0 to add, 1 to change, 0 to destroy.');
    expect(estate.read('run_tasks.tf')).toBe(edited);
    expect(estate.files()).toEqual([
      '.terraform.lock.hcl', 'lintel-adopt.json', 'run_tasks.tf', 'run_tasks_2.tf', 'secret_variables.tf', 'terraform.tf', 'workspace_run_tasks.tf',
    ]);
    expect(estate.read('run_tasks_2.tf').match(/^resource .*$/gm)).toEqual(['resource "lintel_run_task" "image_scan_acme" {']);
    expect(estate.read('workspace_run_tasks.tf').match(/task_id .*$/gm)!.sort()).toEqual([
      'task_id           = lintel_run_task.image_scan.id', 'task_id           = lintel_run_task.image_scan_acme.id',
    ]);
  });

  it('is only planned where nothing is new', async () => {
    const before = estate.files().map((file) => estate.read(file));
    const again = await estate.adopt(['--only', 'run_task', estate.folder]);
    expect(again.stdout).toContain(`Nothing is new: ${estate.folder} has all of it.\n`);
    expect(planLine(again)).toBe('Plan: 4 to import, 0 to add, 1 to change, 0 to destroy.');
    expect(estate.files().map((file) => estate.read(file))).toEqual(before);
  });

  it('is not written in another language', async () => {
    expect(await estate.adopt(['--language', 'python', estate.folder])).toEqual({
      code: 1, stdout: '', stderr: `error: ${estate.folder} has hcl, which an earlier run has written: choose another folder for python.\n`,
    });
  });
});

it('adopts nothing that an import block of a person or a state names, and writes over no file', async () => {
  const estate = await Estate.start();
  const [one, other] = [await estate.runTask({ name: 'one' }), await estate.runTask({ name: 'other' })];
  await estate.runTask({ name: 'third' });
  writeFileSync(path.join(estate.folder, 'mine.tf'), 'import {\n  to = lintel_run_task.mine\n  id = "acme/one"\n}\n');
  writeFileSync(path.join(estate.folder, 'terraform.tfstate'), JSON.stringify({ resources: [{ type: 'lintel_run_task', instances: [{ attributes: { id: other } }] }] }));
  for (const file of ['run_tasks.tf', 'terraform.tf']) writeFileSync(path.join(estate.folder, file), '# mine\n');
  expect(await estate.adopt(['--only', 'run_task', '--language', 'hcl', '--no-plan', estate.folder])).toMatchObject({ code: 0, stderr: '' });
  expect([estate.read('run_tasks.tf'), estate.read('terraform.tf')]).toEqual(['# mine\n', '# mine\n']);
  const written = estate.read('run_tasks_2.tf');
  expect(written.match(/^resource .*$/gm)).toEqual(['resource "lintel_run_task" "third" {']);
  expect(written).not.toContain(one);
  await estate.close();
});

it('sends a secret that is given to a variable, and says why the plan changes something', async () => {
  const estate = await Estate.start();
  await estate.runTask({ name: 'signed' });
  const finished = await estate.adopt(['--only', 'run_task', '--language', 'hcl', estate.folder], { TF_VAR_run_task_hmac_key: '{"signed":"canary-3d1f"}' });
  expect(finished.code).toBe(0);
  expect(planLine(finished)).toBe('Plan: 1 to import, 0 to add, 1 to change, 0 to destroy.');
  expect(finished.stdout).toContain('  lintel_run_task.signed: secrets_revision: a secret that is given here is sent, because the service does not tell whether it has it\n');
  expect(finished.stdout + finished.stderr).not.toContain('canary');
  await estate.close();
});

it('writes nothing, and leaves nothing behind, when it is interrupted', async () => {
  const estate = await Estate.start();
  await estate.service.control.faults([{ path: '/api/*', latencyMs: 60_000 }]);
  const scope = path.join(estate.folder, 'new');
  const { process: started, finished } = estate.startAdopting(['--language', 'hcl', scope]);
  while ((await estate.service.control.requests()).requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  started.kill('SIGINT');
  expect(await finished).toEqual({ code: 130, stdout: '', stderr: 'error: interrupted: nothing was written.\n' });
  expect(existsSync(scope)).toBe(false);
  await estate.close();
});

it('writes hostile names and texts so that they are what they are', async () => {
  const estate = await Estate.start();
  const count = await plant({ post: (url, body) => estate.post(url, body) });
  const finished = await estate.adopt(['--only', 'database_*', '--language', 'hcl', estate.folder]);
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  expect(filesWithInvisible(estate.folder)).toEqual([]);
  expect(planLine(finished)).toBe(`Plan: ${count} to import, 0 to add, 0 to change, 0 to destroy.`);
  expect(spawnSync('terraform', ['fmt', '-check', '-diff', estate.folder], { encoding: 'utf8' }).stdout).toBe('');
  await estate.close();
});
