/** @tier complete */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import { archiveOfEntries, TarEntry } from '../../support/module-archive';
import { runProgram } from '../../support/run-program';
import { Estate, planLine } from './estate';

jest.setTimeout(120_000);

const MODULES = '/api/v2/organizations/acme/registry-modules';

/** Publishes a version with an archive made by another tool. Without entries, nothing is uploaded. */
async function publish(estate: Estate, version: string, entries?: readonly TarEntry[]): Promise<void> {
  const {
    data: { links },
  } = await estate.post(`${MODULES}/private/acme/vpc/aws/versions`, {
    data: { type: 'registry-module-versions', attributes: { version } },
  });
  if (!entries) return;
  const { status } = await fetch(links.upload, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(await archiveOfEntries(entries)),
  });
  expect(status).toBe(200);
}

const MAIN = { name: 'main.tf', text: 'output "a" {\n  value = "${path.module}"\n}\n' };

describe('existing versions of a module, adopted as HCL,', () => {
  let estate: Estate;
  let first: Awaited<ReturnType<Estate['adopt']>>;
  const terraform = (...args: string[]) =>
    runProgram('terraform', args, { cwd: estate.folder, env: { ...process.env, ...estate.environment() } });

  beforeAll(async () => {
    estate = await Estate.start();
    await estate.post(MODULES, {
      data: { type: 'registry-modules', attributes: { 'name': 'vpc', 'provider': 'aws', 'registry-name': 'private' } },
    });
    await publish(estate, '1.0.0', [
      MAIN,
      { name: './again.tf.example', type: 'symlink', linkname: 'main.tf' },
      { name: 'scripts/run.sh', mode: 0o755, uid: 1000, text: '#!/bin/sh\n' },
      { name: 'icon.png', text: '\u0000\ufffd\u0001' },
      { name: '.git/hooks/post-checkout', mode: 0o755, text: '#!/bin/sh\ntouch /tmp/owned\n' },
    ]);
    await publish(estate, '1.1.0', [MAIN]);
    await publish(estate, '2.0.0', [MAIN, { name: 'secrets.txt', type: 'symlink', linkname: '/etc/passwd' }]);
    await publish(estate, '3.0.0');
    await estate.service.control.clearRequests();
    first = await estate.adopt([
      '--only',
      'registry_module',
      '--only',
      'registry_module_version',
      '--language',
      'hcl',
      estate.folder,
    ]);
  });

  afterAll(() => estate.close());

  it('are imported, each with a folder of its published files', async () => {
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(planLine(first)).toBe('Plan: 3 to import, 0 to add, 0 to change, 0 to destroy.');
    expect(first.stdout).toContain('  modules/vpc-aws-1-0-0/ (4 files)\n');
    const copy = path.join(estate.folder, 'modules', 'vpc-aws-1-0-0');
    expect(readdirSync(copy).sort()).toEqual(['again.tf.example', 'icon.png', 'main.tf', 'scripts']);
    expect(readFileSync(path.join(copy, 'again.tf.example'), 'utf8')).toBe(MAIN.text);
    expect(statSync(path.join(copy, 'scripts', 'run.sh')).mode.toString(8)).toMatch(/7..$/);
    expect(statSync(path.join(copy, 'main.tf')).mode.toString(8)).toMatch(/6..$/);
    expect(estate.read('registry_module_versions.tf')).toMatch(
      /resource "lintel_registry_module_version" "vpc_aws_1_0_0" \{\n {2}module_id += lintel_registry_module\.vpc_aws\.id\n {2}version += "1\.0\.0"\n {2}source_directory += "\$\{path\.module\}\/modules\/vpc-aws-1-0-0"\n/,
    );
    expect(await estate.methods()).toEqual(['GET']);
  });

  it('are skipped with a reason if their files cannot be read or must not be written', () => {
    expect(first.stdout).toContain(
      'Skipped lintel_registry_module_version vpc 2.0.0: its content could not be read: the link "secrets.txt" in it leads out of it, to "/etc/passwd"\n',
    );
    expect(first.stdout).toMatch(
      /^Skipped lintel_registry_module_version vpc 3\.0\.0: its content could not be read: .+$/m,
    );
  });

  it('are applied without uploads, and have an empty plan afterwards', async () => {
    await estate.service.control.clearRequests();
    expect(await terraform('apply', '-auto-approve', '-input=false', '-no-color')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('3 imported, 0 added, 0 changed, 0 destroyed'),
    });
    expect(await estate.methods()).toEqual(['GET']);
    expect(await terraform('plan', '-detailed-exitcode', '-input=false', '-no-color')).toMatchObject({ status: 0 });
  });

  it('publish a new version from their folder if `version` is raised', async () => {
    const file = path.join(estate.folder, 'registry_module_versions.tf');
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.replace('"1.1.0"', '"1.2.0"'));
    const { status, stdout } = await terraform('plan', '-input=false', '-no-color');
    writeFileSync(file, written);
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Plan: 1 to add, 0 to change, 1 to destroy.'),
    });
    expect(stdout).toMatch(/\+ source_directory += ".*modules\/vpc-aws-1-1-0"/);
  });

  it('are compared with the published files once `ignore_changes` is removed, without uploads', async () => {
    const file = path.join(estate.folder, 'registry_module_versions.tf');
    const managed = readFileSync(file, 'utf8').replace(/\n {2}lifecycle \{[^}]*\}\n/g, '');
    expect(managed).not.toContain('ignore_changes');
    writeFileSync(file, managed);
    await estate.service.control.clearRequests();
    expect(await terraform('apply', '-auto-approve', '-input=false', '-no-color')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('0 added, 2 changed, 0 destroyed'),
    });
    expect(await estate.methods()).toEqual(['GET']);
    writeFileSync(path.join(estate.folder, 'modules', 'vpc-aws-1-1-0', 'main.tf'), '# another\n');
    const { stdout, stderr } = await terraform('plan', '-input=false', '-no-color');
    expect(stdout + stderr).toContain('The content of a version changed');
  });

  it('are not downloaded again in later runs', async () => {
    await estate.service.control.clearRequests();
    const again = await estate.adopt(['--only', 'registry_module', '--no-plan', estate.folder]);
    expect(again.stdout).toContain('No new objects');
    const { requests } = await estate.service.control.requests();
    expect(requests.filter(({ path: url }) => url.includes('download'))).toEqual([]);
  });
});
