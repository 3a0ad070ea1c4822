/** @tier sampled */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'fs';
import * as path from 'path';
import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';
import { sampled } from '../support/tier';
import { nodeOf } from '../versions/pinned-node';
import { NO_NETWORK, PackedPackage } from './packed-package';

const ROOT = path.join(__dirname, '..', '..');
const [KEY, PASSWORD] = ['canary-7f3a', 'canary-8b4c'];
const COUNT = 9;

/** The newest Node.js that cdktf's command line has binaries for: on newer ones, people compile them, which a test cannot expect. */
const NEWEST = 22;
/** Where that Node.js is, if this one is newer. */
let programs: string | undefined;

let project: PackedPackage;
let emulator: TestEmulator;

beforeAll(async () => {
  project = new PackedPackage();
  emulator = await startEmulator();
  cpSync(path.join(ROOT, 'examples', 'typescript', 'platform-team'), project.folder, { recursive: true });
  if (Number(process.versions.node.split('.')[0]) > NEWEST) {
    programs = path.join(project.folder, 'programs');
    mkdirSync(programs);
    symlinkSync(nodeOf('22'), path.join(programs, 'node'));
  }
  for (const tool of ['.bin', 'tsx', 'cdktf-cli']) {
    symlinkSync(path.join(ROOT, 'node_modules', tool), path.join(project.folder, 'node_modules', tool));
  }
}, 60_000);

afterAll(async () => {
  await emulator.close();
  project.close();
});

/** Runs without a registry, without a network, and without a flag about providers. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await project.start(program, args, {
    ...NO_NETWORK,
    ...(programs !== undefined && { PATH: [programs, process.env.PATH].join(path.delimiter) }),
    CI: '1',
    FORCE_COLOR: '0',
    LINTEL_PLATFORM_ADDRESS: emulator.address,
    LINTEL_PLATFORM_TOKEN: 'platform-root',
    LINTEL_SECRETS_ADDRESS: emulator.address,
    LINTEL_SECRETS_TOKEN: 'secrets-root',
    TF_VAR_hmac_key: KEY,
    TF_VAR_database_password: PASSWORD,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return `${stdout}${stderr}`;
}

async function runTasks(): Promise<string[]> {
  const { body } = await emulator.request('GET', '/api/v2/organizations/acme/tasks');
  return body.data.map((task: { attributes: { name: string } }) => task.attributes.name).sort();
}

async function deploy(): Promise<void> {
  const before = await runTasks();
  const first = await run('npx', 'cdktf', 'deploy', 'platform-team', '--auto-approve');
  expect(first).toContain(`${COUNT} added, 0 changed, 0 destroyed`);
  expect(await runTasks()).toEqual([...before, 'change-freeze', 'cost-estimate', 'image-scan'].sort());

  const second = await run('npx', 'cdktf', 'deploy', 'platform-team', '--auto-approve');
  expect(second).toContain('No changes.');

  const state = readFileSync(path.join(project.folder, 'platform-team.tfstate'), 'utf8');
  for (const secret of [KEY, PASSWORD]) expect([first, second, state].join('\n')).not.toContain(secret);

  await run('npx', 'cdktf', 'destroy', 'platform-team', '--auto-approve');
  expect(await runTasks()).toEqual(before);
  expect((await emulator.control.requests()).unknown).toBe(0);
}

async function generateBindings(): Promise<void> {
  const folder = path.join(project.folder, 'bindings');
  mkdirSync(folder);
  const settings = { language: 'typescript', app: 'true', projectId: 'bindings', sendCrashReports: 'false' };
  const terraformProviders = [`registry.terraform.io/lintel/lintel@${project.version}`];
  writeFileSync(path.join(folder, 'cdktf.json'), JSON.stringify({ ...settings, terraformProviders }));
  // As docs/languages.md says it, with the installed package in place of a checkout.
  const command = `node '${path.join(project.installed, 'bin', 'lintel')}'`;
  const get = `export TF_CLI_ARGS_init="-plugin-dir=$(${command} provider path)"; cd bindings && npx cdktf get`;
  await run('sh', '-c', get);
  const binding = readFileSync(path.join(folder, '.gen', 'providers', 'lintel', 'run-task', 'index.ts'), 'utf8');
  expect(binding).toContain('export class RunTask extends cdktf.TerraformResource');
}

async function applyPlan(): Promise<void> {
  await run('npx', 'cdktf', 'diff', 'platform-team');
  const terraform = ['terraform', '-chdir=cdktf.out/stacks/platform-team'] as const;
  expect(await run(...terraform, 'show', '-no-color', 'plan')).toContain(
    `Plan: ${COUNT} to add, 0 to change, 0 to destroy.`,
  );
  expect(await run(...terraform, 'apply', '-no-color', 'plan')).toContain(`${COUNT} added, 0 changed, 0 destroyed`);
  expect(await run(...terraform, 'destroy', '-no-color', '-auto-approve')).toContain(`${COUNT} destroyed`);
}

test.each(
  sampled(
    [
      ['deploy deploys the example on the first run, plans no changes on the second, and destroy destroys it', deploy],
      ['get generates bindings from the provider in the package', generateBindings],
      ['diff leaves a plan that can be reviewed and then applied by terraform', applyPlan],
    ] as const,
    (_, index) => index === 0,
  ),
)('cdktf %s', (_, prove) => prove(), 240_000);
