/** @tier complete */
import { execFileSync, spawnSync } from 'child_process';
import { cpSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import { pathToFileURL } from 'url';
import { flavouredSources } from '../../generate/cdktn';
import { readAssembly } from '../../generate/package/assembly';
import { inTerrain } from '../../generate/pages/terrain-examples';
import { Estate, planLine } from '../cli/adopt/estate';
import { importEverything } from '../cli/adopt/language-app';
import { NO_NETWORK, PackedPackage } from '../constructs/packed-package';
import type { Assembly } from '../generate/edge-package';
import { isInTurn, terrainInTurn } from '../package/in-turn';
import { copyExample, TERRAIN_LANGUAGES } from '../package/languages';
import type { Language } from '../package/languages';
import { PackedLanguages } from '../package/packed-languages';
import { isPublished } from '../package/published-files';
import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';
import { EMULATOR_PAGES } from '../support/emulator-pages';
import { blocksOf, TERRAIN_IMPORT, terrainGuides } from '../support/guides';
import { proofsOf } from '../support/proofs';
import { DEPLOY, TerrainCommandLine } from './command-line';
import { compile } from './compile';
import { describePythonMove } from './python-move';
import { describeTerrainLanguages } from './terrain-languages';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = path.join(ROOT, 'packages', 'cdktn');
const TARGET_VERSIONS = { targetVersions: { terraform: '>=1.11.0' } };
const [KEY, PASSWORD] = ['canary-3d1e', 'canary-9c0b'];
const SECRETS = { TF_VAR_hmac_key: KEY, TF_VAR_database_password: PASSWORD };

/** A stack with whatever the two frameworks do in ways of their own. */
const APP = `
  const app = new cdktf.App({ context: ${JSON.stringify(TARGET_VERSIONS)} });
  const stack = new cdktf.TerraformStack(app, 'stack');
  new lintel.LintelProvider(stack, 'lintel');
  const other = new lintel.LintelProvider(stack, 'other', { alias: 'other', platform: { address: 'https://platform.example.com' } });
  const key = new lintel.EphemeralVariable(stack, 'key', { type: 'string' });
  const task = new lintel.platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://scanner.example.com', hmacKeyWo: key.stringValue, provider: other });
  const role = new lintel.secrets.DatabaseStaticRole(stack, 'Role', {
    name: 'reporting', dbName: 'orders', username: 'reporting', rotation: lintel.secrets.Rotation.every(lintel.Duration.hours(24)),
  });
  const credentials = new lintel.secrets.EphemeralDatabaseStaticCredentials(stack, 'Credentials', { role: role.name, dependsOn: [role, task], count: 1 });
  new lintel.secrets.DatabaseConnection(stack, 'Orders', {
    name: 'orders', pluginName: 'postgresql-database-plugin', connectionUrl: 'postgresql://{{username}}:{{password}}@db.example.com/orders', username: 'reporting',
    passwordWo: credentials.password, lifecycle: { preventDestroy: true },
  });
  const tasks = new lintel.platform.DataRunTasks(stack, 'Tasks', { organization: 'acme', dependsOn: [task] });
  new cdktf.TerraformOutput(stack, 'count', { value: tasks.totalCount });
  new cdktf.LocalBackend(stack, { path: 'stack.tfstate' });
  app.synth();`;

const proofs = proofsOf(__filename);
const packed = new PackedLanguages('lintel-cdktn', terrainInTurn(TERRAIN_LANGUAGES));

let terrain: PackedPackage;
let emulator: TestEmulator;

beforeAll(async () => {
  const installed = path.join(FOLDER, 'node_modules', '.package-lock.json');
  const isInstalled =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(path.join(FOLDER, 'package-lock.json')).mtimeMs;
  if (!isInstalled) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'pipe' });
  execFileSync(process.execPath, ['--import', 'tsx', path.join(ROOT, 'generate', 'cdktn.ts')], {
    cwd: ROOT,
    stdio: 'pipe',
    env: { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' },
  });
  terrain = new PackedPackage({ source: FOLDER, framework: 'cdktn' });
  emulator = await startEmulator();
}, 180_000);

afterAll(async () => {
  await emulator?.close();
  terrain?.close();
  await packed.close();
});

/** What a synth wrote, without what reports only how it was made. */
function configuration(project: PackedPackage): unknown {
  const text = readFileSync(path.join(project.stackFolder('stack'), 'cdk.tf.json'), 'utf8');
  return JSON.parse(text, (key, value: unknown) => (key === '//' ? undefined : value));
}

test('an app is synthesized to the same configuration as with the package for cdktf', () => {
  const original = new PackedPackage();
  try {
    const [ours, theirs] = [original, terrain].map((project) => {
      expect(project.run(APP)).toMatchObject({ status: 0, stderr: '' });
      return configuration(project);
    });
    expect(theirs).toEqual(ours);
    expect(ours).toHaveProperty(['ephemeral', 'lintel_database_static_credentials', 'Credentials', 'count'], 1);
  } finally {
    original.close();
  }
}, 60_000);

test('synth refuses ephemeral resources and write-only values for a Terraform that has none, which is what is aimed at unless something is said', () => {
  const { status, stderr } = terrain.run(APP.replace(JSON.stringify(TARGET_VERSIONS), '{}'));
  expect(status).not.toBe(0);
  for (const where of ['Scan', 'Orders']) {
    expect(stderr).toContain(
      `[stack/${where}] write-only attributes requires terraform >=1.11.0, but the project targets terraform >=1.5.7`,
    );
  }
  expect(stderr).toContain(
    '[stack/Credentials] ephemeral resources requires terraform >=1.10.0, but the project targets terraform >=1.5.7',
  );
});

test('every construct of the package for cdktf is there, with a base of the other framework', () => {
  const [ours, theirs] = [ROOT, FOLDER].map((folder) => readAssembly<Assembly>(folder).types);
  const described = (types: Assembly['types'], rename: (text: string) => string) =>
    Object.entries(types)
      .map(([name, { kind, base = '' }]) => `${rename(name)} ${kind} ${rename(base)}`)
      .sort();
  const flavoured = (name: string) => name.replace(/^lintel\./, 'lintel-cdktn.').replace(/^cdktf\./, 'cdktn.');
  const ephemeral = (line: string) => line.replace(/ cdktn\.TerraformElement$/, ' cdktn.TerraformEphemeralResource');
  expect(described(theirs, (name) => name)).toEqual(described(ours, flavoured).map(ephemeral).sort());
});

test('holds what the package for cdktf does, and nothing of development', () => {
  const files = terrain.files();
  expect(files.filter((file) => !isPublished(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['lib/index.js', 'lib/constructs/lintel-provider.d.ts', 'lib/bundle/cli.js']),
  );
  expect(terrain.packedBytes).toBeLessThan(4_000_000);
});

test('has the command line of Lintel', () => {
  const { status, stdout } = terrain.command(['--version']);
  expect([status, stdout.trim()]).toEqual([0, terrain.version]);
});

test('has the emulator for tests, with its types, as the documentation shows it, and the mocks for `terraform test`', () => {
  const project = new PackedPackage({ source: FOLDER, framework: 'cdktn' });
  try {
    const [, example = ''] = /```typescript\n([^]*?)```/.exec(EMULATOR_PAGES)!;
    expect(example).toContain("from 'lintel-cdktn/emulator'");
    const files = { 'example.test.ts': example };
    expect(compile(project, files, { types: ['jest', 'node'], outDir: 'out' })).toBe('');
    const config = JSON.stringify({ rootDir: project.folder, testMatch: ['**/out/*.test.js'] });
    const { stderr } = spawnSync(process.execPath, [require.resolve('jest/bin/jest'), '--config', config], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Tests: +1 passed, 1 total$/m);
    expect(existsSync(path.join(project.installed, 'mocks', 'lintel.tfmock.hcl'))).toBe(true);
  } finally {
    project.close();
  }
}, 120_000);

test('the TypeScript that the guides show compiles', () => {
  const project = new PackedPackage({ source: FOLDER, framework: 'cdktn' });
  try {
    const blocks = terrainGuides().flatMap((page) => blocksOf(page).filter((code) => TERRAIN_IMPORT.test(code)));
    const typed = blocks.filter((code) => !code.includes('refreshReports(stack)'));
    expect(typed.length).toBeGreaterThan(10);
    const named = Object.fromEntries(typed.map((code, index) => [`guide-${index}.ts`, code]));
    expect(compile(project, named)).toBe('');
    const mistaken = { 'mistaken.ts': typed[0]!.replace("'image-scan'", '5') };
    expect(compile(project, mistaken)).toMatch(/not assignable to (?:parameter of )?type 'string'/);
  } finally {
    project.close();
  }
}, 120_000);

test('adopts for CDK Terrain with its own command line, and then there is nothing to do', async () => {
  for (const tool of ['.bin', 'tsx', 'typescript', '@types']) {
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(terrain.folder, 'node_modules', tool));
  }
  const folder = path.join(terrain.folder, 'adopted');
  const estate = await (await Estate.start()).fill();
  try {
    await estate.plant();
    await estate.workspaces(2);
    const adopt = async (...args: string[]) =>
      terrain.start(path.join(terrain.installed, 'bin', 'lintel'), ['adopt', ...args], {
        ...NO_NETWORK,
        ...estate.environment(),
      });
    const adopted = await adopt('--language', 'typescript', folder);
    expect([adopted.status, adopted.stdout]).toEqual([
      0,
      expect.stringContaining(
        'The code is for CDK Terrain: Lintel is installed for it. For cdktf, use --framework cdktf.\n',
      ),
    ]);
    const { objects } = JSON.parse(estate.read('lintel-adopt.json', folder)) as { objects: readonly object[] };
    expect(objects.length).toBeGreaterThan(100);
    expect(planLine({ code: 0, ...adopted })).toBe(
      `Plan: ${objects.length} to import, 0 to add, 0 to change, 0 to destroy.`,
    );
    await importEverything(estate, folder);

    // It has code for every type, and for hostile names.
    const compiler = [path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder];
    expect((await terrain.start(process.execPath, compiler, {})).stdout).toBe('');
    // Where nothing is installed, the package of the command decides.
    const elsewhere = await adopt('--language', 'go', '--no-plan', '--only', 'run_task', estate.folder);
    expect(elsewhere.stdout).toContain('The code is for CDK Terrain: this command is from its package.');
  } finally {
    await estate.close();
  }
}, 180_000);

test('no source of it knows cdktf, and nothing but names that both share reminds of it', () => {
  for (const [file, text] of flavouredSources()) {
    if (file === 'constructs/elements.ts') continue;
    expect([
      file,
      [...text.matchAll(/\bcdktf\b.{0,20}/g)]
        .map(([found]) => found)
        .filter((found) => !/^cdktf(?:\/customSynthesis|\.json|\.out)/.test(found)),
    ]).toEqual([file, []]);
  }
});

test('an app for cdktf that moves as the guide says has an empty plan', async () => {
  const guide = readFileSync(path.join(ROOT, 'docs', 'from-cdktf-to-cdk-terrain.md'), 'utf8');
  const replace = /^sed .*$/m.exec(guide)![0];
  const original = new PackedPackage();
  const state = path.join(original.folder, 'moved.tfstate');
  const environment = { ...NO_NETWORK, ...settings(), TF_VAR_key: KEY };
  try {
    const apply = async (project: PackedPackage, ...args: string[]) =>
      succeed(
        project,
        'sh',
        ['-c', `cd "${project.stackFolder('stack')}" && terraform init && ${args.join(' ')}`],
        environment,
      );
    expect(original.run(appWith(state))).toMatchObject({ status: 0 });
    expect(await apply(original, 'terraform apply -auto-approve -input=false')).toContain('2 added');

    cpSync(path.join(original.folder, 'main.js'), path.join(terrain.folder, 'main.js'));
    await succeed(terrain, 'sh', ['-c', replace], environment);
    const text = readFileSync(path.join(terrain.folder, 'main.js'), 'utf8');
    expect([text.includes("require('cdktn')"), text.includes("require('lintel-cdktn')")]).toEqual([true, true]);
    await succeed(terrain, process.execPath, ['main.js'], environment);
    expect(await apply(terrain, 'terraform plan -input=false')).toContain('No changes.');
    expect(await apply(terrain, 'terraform destroy -auto-approve -input=false')).toContain('2 destroyed');
  } finally {
    original.close();
  }
}, 120_000);

/** What an app of either framework declares, with its state in a file. */
const appWith = (state: string) => `
  const app = new cdktf.App({ context: ${JSON.stringify(TARGET_VERSIONS)} });
  const stack = new cdktf.TerraformStack(app, 'stack');
  new lintel.LintelProvider(stack, 'lintel');
  const key = new lintel.EphemeralVariable(stack, 'key', { type: 'string' });
  new lintel.platform.RunTask(stack, 'Scan', { organization: 'acme', name: 'scan', url: 'https://scanner.example.com', hmacKeyWo: key.stringValue });
  new lintel.secrets.PkiRole(stack, 'Web', { mount: 'pki', name: 'web', allowedDomains: ['acme.example'] });
  new cdktf.LocalBackend(stack, { path: ${JSON.stringify(state)} });
  app.synth();`;

const settings = () => ({
  LINTEL_PLATFORM_ADDRESS: emulator.address,
  LINTEL_PLATFORM_TOKEN: 'platform-root',
  LINTEL_SECRETS_ADDRESS: emulator.address,
  LINTEL_SECRETS_TOKEN: 'secrets-root',
});

async function succeed(
  project: PackedPackage,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const { status, stdout, stderr } = await project.start(program, args, environment);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

test('the example is applied by terraform, finds nothing to do a second time, and is destroyed', async () => {
  copyExample(
    TERRAIN_LANGUAGES.find(({ name }) => name === 'TypeScript')!,
    terrain.folder,
  );
  const environment = {
    ...NO_NETWORK,
    ...settings(),
    ...SECRETS,
  };
  const run = async (program: string, ...args: string[]) => succeed(terrain, program, args, environment);
  const terraform = async (...args: string[]) =>
    run(
      'sh',
      '-c',
      `cd "${terrain.stackFolder('platform-team')}" && terraform "$@" -no-color -input=false`,
      'terraform',
      ...args,
    );
  await run(process.execPath, '--import', pathToFileURL(require.resolve('tsx')).href, 'main.ts');
  await terraform('init');
  const applied = await terraform('apply', '-auto-approve');
  expect(applied).toContain('9 added, 0 changed, 0 destroyed');
  expect(await terraform('plan')).toContain('No changes.');
  const state = readFileSync(path.join(terrain.folder, 'platform-team.tfstate'), 'utf8');
  for (const secret of [KEY, PASSWORD]) expect(`${applied}${state}`).not.toContain(secret);
  expect(await terraform('destroy', '-auto-approve')).toContain('9 destroyed');
  expect((await emulator.control.requests()).unknown).toBe(0);
}, 60_000);

test('unit tests of an app pass as docs/testing.md shows them', async () => {
  const project = new PackedPackage({ source: FOLDER, framework: 'cdktn' });
  try {
    const text = readFileSync(path.join(ROOT, 'examples', 'testing', 'cdktf.test.ts'), 'utf8');
    writeFileSync(path.join(project.folder, 'scans.test.ts'), inTerrain(text, 'typescript'));
    const transform = { '^.+\\.ts$': path.join(ROOT, 'test', 'support', 'transpile.js') };
    const config = JSON.stringify({ rootDir: project.folder, testMatch: ['**/*.test.ts'], transform });
    const jest = require.resolve('jest/bin/jest');
    const { status, stderr } = await project.start(process.execPath, [jest, '--config', config], NO_NETWORK);
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(stderr).toMatch(/^Tests: +4 passed, 4 total$/m);
  } finally {
    project.close();
  }
}, 120_000);

test('the example is deployed by the command line of CDK Terrain, as the README says', async () => {
  const project = new PackedPackage({ source: FOLDER, framework: 'cdktn' });
  const commands = new TerrainCommandLine(project);
  try {
    for (const said of ['9 added, 0 changed, 0 destroyed', 'No changes.']) {
      const { status, stdout, stderr } = await commands.run(DEPLOY, { ...settings(), ...SECRETS });
      expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining(said)]);
    }
    const destroyed = await commands.run(DEPLOY.replace('deploy', 'destroy'), { ...settings(), ...SECRETS });
    expect(destroyed.stdout).toContain('9 destroyed');
  } finally {
    commands.close();
    project.close();
  }
}, 600_000);

describeTerrainLanguages(packed, { proofs, settings });
describePythonMove(packed);

proofs.hold(
  TERRAIN_LANGUAGES.filter(({ absent }) => absent !== undefined).map(({ name }) => name),
  ({ subject }) => isInTurn({ name: subject as Language['name'] }, 'CDK Terrain'),
);
