/** @tier complete */
import { spawnSync } from 'child_process';
import { existsSync, readdirSync, writeFileSync } from 'fs';
import * as path from 'path';
import { kinds } from '../../../src/cli/adopt/kind';
import { standardResources } from '../../support/environments/resources';
import type { Finished } from '../run-cli';
import { Estate, planLine } from './estate';
import { filesWithInvisible } from './hostile';

// Each run of the command also runs terraform.
jest.setTimeout(120_000);

describe('objects of every type, adopted as HCL,', () => {
  let estate: Estate;
  let finished: Finished;

  beforeAll(async () => {
    estate = await (await Estate.start()).fill();
    await estate.plant();
    await estate.service.control.clearRequests();
    finished = await estate.adopt(['--language', 'hcl', estate.folder]);
  });

  afterAll(() => estate.close());

  it('are all imported, and nothing is added, changed or destroyed', () => {
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(estate.read('lintel-adopt.json')) as { objects: { type: string }[] };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    // The estate is that of services without dialects.
    const there = new Set(standardResources.map(({ type }) => type));
    const searched = kinds()
      .filter(({ adoption }) => adoption.search.by !== 'nothing' && there.has(adoption.type))
      .map(({ adoption }) => adoption.type);
    expect([...new Set(objects.map(({ type }) => type))].sort()).toEqual(searched);
  });

  it('are only read, not changed, on the services', async () => {
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
  });

  it('contain no invisible characters, whatever the objects are called', () => {
    expect(estate.read('database_roles.tf')).toContain('resource "lintel_database_role" "class_database_role"');
    expect(filesWithInvisible(estate.folder)).toEqual([]);
  });

  it('are written in the style of terraform fmt', () => {
    expect(spawnSync('terraform', ['fmt', '-check', '-diff', estate.folder], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('are reported together with the types that cannot be adopted, and the reasons', () => {
    for (const {
      adoption: { search, things },
    } of kinds()) {
      if (search.by === 'nothing') {
        expect(finished.stdout).toMatch(
          new RegExp(`^Skipped .*\\b${things}\\b.*: ${search.because.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'),
        );
      }
    }
  });

  it('refer to other adopted objects by reference, and to all others by literal ID', () => {
    expect(estate.read('workspace_run_tasks.tf')).toMatch(
      /workspace_id += "ws-app"\n +task_id += lintel_run_task\.associated\.id\n/,
    );
    expect(estate.read('database_roles.tf')).toContain('= lintel_database_connection.warehouse.name\n');
    expect(estate.read('database_roles.tf')).toContain('= lintel_secrets_mount.database.path\n');
    expect(estate.read('database_connections.tf')).toContain('= lintel_password_policy.long_password_policy.name\n');
    expect(estate.read('admin_module_consumers.tf')).toContain('= lintel_admin_organization.theta.name\n');
  });

  it('read the code of policies from files, and secrets from empty variables', () => {
    expect(estate.read('policies.tf')).toContain('= file("${path.module}/policies/restrict.rego")\n');
    expect(readdirSync(path.join(estate.folder, 'policies')).sort()).toEqual([
      'in-set-2.rego',
      'in-set.rego',
      'restrict-3.sentinel',
      'restrict.rego',
      'shared-1.sentinel',
      'shared-2.sentinel',
    ]);
    expect(estate.read('run_tasks.tf')).toContain('= lookup(var.run_task_hmac_key, "image_scan", null)\n');
    expect(estate.read('secret_variables.tf')).toMatch(
      /variable "run_task_hmac_key" \{\n {2}type +.*\n {2}default += \{\}\n {2}ephemeral += true\n {2}description = ".*The service does not return this value/,
    );
  });

  it('leave out attributes with default values', () => {
    expect(estate.read('certificate_roles.tf')).toContain(
      'resource "lintel_pki_role" "web_3" {\n  mount = lintel_secrets_mount.pki.path\n  name  = "web-3"\n}\n',
    );
    // Defaults of the service, also those that depend on another attribute.
    expect(estate.read('certificate_roles.tf')).not.toMatch(/key_bits += 256|signature_bits += 0\n/);
    expect(estate.read('admin_organizations.tf')).not.toContain('= false');
    expect(estate.read('secrets_mounts.tf')).not.toMatch(/options += \{\}/);
    expect(estate.read('auth_mounts.tf')).not.toMatch(/options += \{\}/);
    expect(estate.read('policy_sets.tf')).not.toContain('agent_enabled');
  });

  it('are preceded by a comment on attributes that the service does not return', () => {
    expect(estate.read('cluster_roles.tf').split('\n', 1)[0]).toBe(
      '# The service does not return `allowed_cluster_namespace_selector`, `token_default_audiences`, `extra_annotations`, `extra_labels`. Add them here if they are set.',
    );
  });
});

it('lintel adopt refers to the issuers of an authority, whether they are roots or imported, and named by id or by name', async () => {
  const estate = await Estate.start();
  await estate.authority('corporate');
  // An issuer without a name is not the one of another mount that has none either.
  await estate.post('/v1/sys/mounts/other', { type: 'pki' });
  await estate.post('/v1/other/root/generate/internal', { common_name: 'Other' });
  await estate.post('/v1/other/roles/other', {});
  const finished = await estate.adopt(['--only', 'pki_*', '--language', 'hcl', estate.folder]);
  expect(finished).toMatchObject({ code: 0, stderr: '' });
  expect(planLine(finished)).toMatch(/^Plan: \d+ to import, 0 to add, 0 to change, 0 to destroy\.$/);
  expect(estate.read('default_issuers_of_certificate_authorities.tf')).toMatch(
    /^ {2}default += lintel_pki_issuer\.issuing\.issuer_id$/m,
  );
  expect(estate.read('default_keys_of_certificate_authorities.tf')).toMatch(
    /^ {2}default += lintel_pki_issuer\.issuing\.key_id$/m,
  );
  expect(estate.read('certificate_roles.tf').match(/(?<=issuer_ref += ).*/g)).toEqual([
    'lintel_pki_issuer.issuing.issuer_id',
    'lintel_pki_root.top.issuer_name',
  ]);
  const acme = estate.read('acme_settings_of_certificate_authorities.tf');
  expect(acme).toMatch(
    /allowed_issuers += \[lintel_pki_issuer\.issuing\.issuer_name, lintel_pki_issuer\.issuing\.issuer_id\]\n/,
  );
  expect(acme).toMatch(/allowed_roles += \[lintel_pki_role\.by_name\.name\]\n/);
  await estate.close();
});

describe('a folder with the code of an earlier lintel adopt', () => {
  let estate: Estate;

  beforeAll(async () => {
    estate = await Estate.start();
  });
  afterAll(() => estate.close());

  it('receives new objects in separate files, and keeps all edits', async () => {
    const old = await estate.runTask({ name: 'image-scan', description: 'Scans.' });
    await estate.runTask({ name: 'forgotten', description: 'Nobody wants it.' });
    expect(planLine(await estate.adopt(['--only', 'run_task', '--language', 'hcl', estate.folder]))).toBe(
      'Plan: 2 to import, 0 to add, 0 to change, 0 to destroy.',
    );
    // A removed object is not added again.
    const edited = estate
      .read('run_tasks.tf')
      .replace('"Scans."', '"Scans images."')
      .replace(/^import \{\n {2}to = lintel_run_task\.forgotten[^]*?\nimport/, 'import');
    expect(edited).not.toContain('forgotten');
    writeFileSync(path.join(estate.folder, 'run_tasks.tf'), edited);

    const fresh = await estate.runTask({ name: 'Image_Scan' });
    for (const task of [old, fresh]) {
      await estate.post('/api/v2/workspaces/ws-app/tasks', {
        data: {
          type: 'workspace-tasks',
          attributes: { 'enforcement-level': 'advisory' },
          relationships: { task: { data: { id: task, type: 'tasks' } } },
        },
      });
    }
    const again = await estate.adopt(['--only', 'run_task', '--only', 'workspace_run_task', estate.folder]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    // The planned change is the edit.
    expect(again.stdout).toContain(
      '  lintel_run_task.image_scan: description: "Scans." → "Scans images.": the code has another value than the service, which is imported\n',
    );
    expect(planLine(again)).toBe('Plan: 4 to import, 0 to add, 1 to change, 0 to destroy.');
    expect(estate.read('run_tasks.tf')).toBe(edited);
    expect(estate.files()).toEqual([
      '.terraform.lock.hcl',
      'lintel-adopt.json',
      'run_tasks.tf',
      'run_tasks_2.tf',
      'secret_variables.tf',
      'terraform.tf',
      'workspace_run_tasks.tf',
    ]);
    expect(estate.read('run_tasks_2.tf').match(/^resource .*$/gm)).toEqual([
      'resource "lintel_run_task" "image_scan_acme" {',
    ]);
    expect(
      estate
        .read('workspace_run_tasks.tf')
        .match(/task_id .*$/gm)!
        .sort(),
    ).toEqual([
      'task_id           = lintel_run_task.image_scan.id',
      'task_id           = lintel_run_task.image_scan_acme.id',
    ]);
  });

  it('is only planned if there are no new objects', async () => {
    const before = estate.files().map((file) => estate.read(file));
    const again = await estate.adopt(['--only', 'run_task', estate.folder]);
    expect(again.stdout).toContain(`No new objects: ${estate.folder} already contains all of them.\n`);
    expect(planLine(again)).toBe('Plan: 4 to import, 0 to add, 1 to change, 0 to destroy.');
    expect(estate.files().map((file) => estate.read(file))).toEqual(before);
  });

  it('rejects another language', async () => {
    expect(await estate.adopt(['--language', 'python', estate.folder])).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: ${estate.folder} contains hcl code of an earlier run. Use another folder for python.\n`,
    });
  });
});

it('lintel adopt skips objects in existing import blocks or states, and overwrites no file', async () => {
  const estate = await Estate.start();
  const [one, other] = [await estate.runTask({ name: 'one' }), await estate.runTask({ name: 'other' })];
  await estate.runTask({ name: 'third' });
  writeFileSync(path.join(estate.folder, 'mine.tf'), 'import {\n  to = lintel_run_task.mine\n  id = "acme/one"\n}\n');
  writeFileSync(
    path.join(estate.folder, 'terraform.tfstate'),
    JSON.stringify({ resources: [{ type: 'lintel_run_task', instances: [{ attributes: { id: other } }] }] }),
  );
  for (const file of ['run_tasks.tf', 'terraform.tf']) writeFileSync(path.join(estate.folder, file), '# mine\n');
  expect(await estate.adopt(['--only', 'run_task', '--language', 'hcl', '--no-plan', estate.folder])).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect([estate.read('run_tasks.tf'), estate.read('terraform.tf')]).toEqual(['# mine\n', '# mine\n']);
  expect(estate.read('lintel.tf')).toMatch(/required_providers[^]*^provider "lintel" \{\}$/m);
  const written = estate.read('run_tasks_2.tf');
  expect(written.match(/^resource .*$/gm)).toEqual(['resource "lintel_run_task" "third" {']);
  expect(written).not.toContain(one);
  await estate.close();
});

it('lintel adopt explains the planned change for a secret in a variable', async () => {
  const estate = await Estate.start();
  await estate.runTask({ name: 'signed' });
  const finished = await estate.adopt(['--only', 'run_task', '--language', 'hcl', estate.folder], {
    TF_VAR_run_task_hmac_key: '{"signed":"canary-3d1f"}',
  });
  expect(finished.code).toBe(0);
  expect(planLine(finished)).toBe('Plan: 1 to import, 0 to add, 1 to change, 0 to destroy.');
  expect(finished.stdout).toContain(
    '  lintel_run_task.signed: secrets_revision: the configured secret will be sent, because the service does not return it\n',
  );
  expect(finished.stdout + finished.stderr).not.toContain('canary');
  await estate.close();
});

it('lintel adopt writes nothing, and leaves nothing behind, if it is interrupted', async () => {
  const estate = await Estate.start();
  await estate.service.control.faults([{ path: '/api/*', latencyMs: 60_000 }]);
  const scope = path.join(estate.folder, 'new');
  const { process: started, finished } = estate.startAdopting(['--language', 'hcl', scope]);
  while ((await estate.service.control.requests()).requests.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  started.kill('SIGINT');
  expect(await finished).toEqual({ code: 130, stdout: '', stderr: 'error: interrupted: nothing was written.\n' });
  expect(existsSync(scope)).toBe(false);
  await estate.close();
});
