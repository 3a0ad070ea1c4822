/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import { NO_NETWORK, PackedPackage } from '../../constructs/packed-package';
import { ROOT } from '../run-cli';
import { Estate, planLine } from './estate';
import { filesWithInvisible } from './hostile';

// Each run of the command also runs the app and terraform.
jest.setTimeout(180_000);

let project: PackedPackage;

beforeAll(() => {
  project = new PackedPackage();
  for (const tool of ['.bin', 'tsx', 'typescript', '@types']) {
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(project.folder, 'node_modules', tool));
  }
});

afterAll(() => project.close());

/** Folders below the one with node_modules, so that each app can resolve its packages. */
const folderOf = (name: string) => path.join(project.folder, name);
const compile = (folder: string) =>
  spawnSync(process.execPath, [path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder], {
    encoding: 'utf8',
  }).stdout;

describe('objects of every type, adopted as TypeScript,', () => {
  const folder = () => folderOf('everything');
  let estate: Estate;

  beforeAll(async () => {
    estate = await (await Estate.start()).fill();
    await estate.plant();
    await estate.authority('corporate');
    await estate.workspaces(2);
  });
  afterAll(() => estate.close());

  it('are all imported, and nothing is added, changed or destroyed', async () => {
    await estate.service.control.clearRequests();
    const finished = await estate.adopt(['--language', 'typescript', folder()], NO_NETWORK);
    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { objects } = JSON.parse(readFileSync(path.join(folder(), 'lintel-adopt.json'), 'utf8')) as {
      objects: { type: string }[];
    };
    expect(planLine(finished)).toBe(`Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`);
    // A root, too: constructs require the end of its validity, which no import returns.
    expect(objects.map(({ type }) => type)).toContain('lintel_pki_root');
    expect(await estate.methods()).toEqual(['GET', 'LIST']);
    expect(filesWithInvisible(folder())).toEqual([]);
  });

  it('have typed choices, durations, enums and references', () => {
    const read = (file: string) => readFileSync(path.join(folder(), file), 'utf8');
    expect(read('database-static-roles.ts')).toMatch(/rotation: secrets\.Rotation\.every\(Duration\.days\(1\)\),\n/);
    // What the variables of a workspace have in common is said once, in a loop.
    expect(read('variables.ts')).toContain('workspaceId: workspaces.shop.id,\n      ...values,\n');
    expect(read('workspace-run-tasks.ts')).toContain(
      'taskId: runTasks.associated.id,\n    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,\n    stage: platform.RunTaskStage.PRE_PLAN,\n',
    );
    expect(read('default-issuers-of-certificate-authorities.ts')).toContain(
      'default: issuers.issuingPkiIssuer.issuerId,\n',
    );
    expect(read('acme-settings-of-certificate-authorities.ts')).toContain(
      'allowedIssuers: [issuers.issuingPkiIssuer.issuerName, issuers.issuingPkiIssuer.issuerId],\n',
    );
    expect(read('policies.ts')).toContain(
      "source: platform.PolicySource.text(textOf(scope, 'policies/restrict.rego')),\n",
    );
    expect(read('cluster-roles.ts')).toContain('access: secrets.ClusterAccess.generatedRules(');
    expect(read('database-roles.ts')).toContain(
      'credential: secrets.Credential.clientCertificate(secrets.CredentialKeyType.EC, {\n',
    );
  });

  it('compile, are extended by new objects in separate files, and adopted.ts is updated unless it was edited', async () => {
    const main = readFileSync(path.join(folder(), 'run-tasks.ts'), 'utf8');
    await estate.runTask({ name: 'brand-new' });
    const again = await estate.adopt(['--only', 'run_task', '--no-plan', folder()]);
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(path.join(folder(), 'run-tasks.ts'), 'utf8')).toBe(main);
    // Once for everything: all types, hostile names, and the objects of a second run.
    expect(compile(folder())).toBe('');
    const tied = path.join(folder(), 'adopted.ts');
    expect(readFileSync(tied, 'utf8')).toContain('  runTasks2(scope);\n');
    const theirs = `${readFileSync(tied, 'utf8')}// mine\n`;
    writeFileSync(tied, theirs);
    await estate.runTask({ name: 'newer' });
    const third = await estate.adopt(['--only', 'run_task', '--no-plan', folder()]);
    expect(third.stdout).toMatch(
      /^adopted\.ts has been edited, and was not changed\. To use the new objects, change it to:$[^]*^ {2}runTasks3\(scope\);$/m,
    );
    expect(readFileSync(tied, 'utf8')).toBe(theirs);
  });
});

it('lintel adopt --language typescript names missing packages, and plans once they are installed', async () => {
  const estate = await Estate.start();
  await estate.runTask({ name: 'one' });
  const args = ['--only', 'run_task', '--language', 'typescript', '--framework', 'cdktf', estate.folder];
  expect(await estate.adopt(args)).toMatchObject({
    code: 1,
    stderr: `error: the code was written, but not planned: lintel, cdktf, constructs cannot be resolved from ${estate.folder}. In that folder, run: npm install --install-links ${ROOT}\nThen run the same command again to plan the code.\n`,
  });
  execFileSync('ln', ['-s', path.join(project.folder, 'node_modules'), path.join(estate.folder, 'node_modules')]);
  const again = await estate.adopt(args, NO_NETWORK);
  expect(again.stdout).toContain(
    `No new objects: ${estate.folder} already contains all of them.\nPlan: 1 to import, 0 to add, 0 to change, 0 to destroy.\n`,
  );
  await estate.close();
});
