import { LANGUAGES, ROOT } from './languages';
import type { Language } from './languages';
import { Project, start } from './project';
import { startEmulator } from '../support/emulator';
import { describeNeeding } from '../support/needed';
import { proofsOf } from '../support/proofs';

// Packing is compilers at work, and installing downloads: both take as long as they take.
jest.setTimeout(600_000);

const TARGETS = { TypeScript: 'js', Python: 'python', Go: 'go', Java: 'java' };
const SECRETS = { TF_VAR_hmac_key: 'canary-2d71', TF_VAR_database_password: 'canary-93e0' };

const proofs = proofsOf(__filename);
const typescript = LANGUAGES.find(({ name }) => name === 'TypeScript')!;

/** The packages of all languages that this machine has, made once. */
let packed: Promise<void> | undefined;
const packages = () => (packed ??= packAll());

async function packAll(): Promise<void> {
  const targets = LANGUAGES.filter(({ absent }) => absent === undefined).map(({ name }) => TARGETS[name]);
  const { status, output } = await start('npx', ['tsx', 'generate/package.ts', ...targets], ROOT);
  if (status !== 0) throw new Error(output);
  process.stdout.write(output);
}

const projects = new Map<string, Promise<Project>>();

/** Installed once, by whoever asks first. */
function projectIn(language: Language): Promise<Project> {
  if (!projects.has(language.name)) projects.set(language.name, packages().then(() => Project.install(language)));
  return projects.get(language.name)!;
}

afterAll(async () => {
  for (const project of projects.values()) await project.then((made) => made.close(), () => undefined);
});

for (const language of LANGUAGES) {
  describeNeeding(`an app in ${language.name}, of the package as it would be published`, language.absent, () => {
    test('synthesizes what the same app in TypeScript does', async () => {
      const environment = { ADOPT_RUN_TASK: 'task-made-by-hand' };
      const said = await (await projectIn(language)).synthesize(environment);
      expect(said).toEqual(await (await projectIn(typescript)).synthesize(environment));
      expect(Object.keys((said as { readonly resource: object }).resource)).toHaveLength(7);
      proofs.add(language.name, 'synth');
    });

    test('is deployed by terraform with the provider that the synthesis installed, and then there is nothing to do', async () => {
      const project = await projectIn(language);
      await project.synthesize();
      const service = await startEmulator();
      try {
        await deploy(project, service.address);
        expect((await service.control.requests()).unknown).toBe(0);
      } finally {
        await service.close();
      }
      proofs.add(language.name, 'deploy');
    });
  });
}

async function deploy(project: Project, address: string): Promise<void> {
  const environment = {
    LINTEL_PLATFORM_ADDRESS: address, LINTEL_PLATFORM_TOKEN: 'platform-root', LINTEL_SECRETS_ADDRESS: address, LINTEL_SECRETS_TOKEN: 'secrets-root', ...SECRETS,
  };
  const terraform = async (...args: string[]) => {
    const ran = await project.terraform([...args, '-input=false'], environment);
    return { ...ran, told: `terraform ${args.join(' ')} ended with ${ran.status}\n${ran.output}` };
  };
  const succeed = async (...args: string[]) => {
    const { status, told } = await terraform(...args);
    if (status !== 0) throw new Error(told);
    return told;
  };
  await succeed('init');
  const applied = await succeed('apply', '-auto-approve');
  expect(applied).toContain('10 added, 0 changed, 0 destroyed');
  for (const secret of Object.values(SECRETS)) expect(`${applied}${project.state()}`).not.toContain(secret);
  const again = await terraform('plan', '-detailed-exitcode');
  // 0: nothing to do. With what it said beside it, so that a failure tells.
  expect({ status: again.status, told: again.told }).toEqual({ status: 0, told: expect.stringContaining('No changes.') });
  expect(await succeed('destroy', '-auto-approve')).toContain('10 destroyed');
}

proofs.hold(LANGUAGES.filter(({ absent }) => absent !== undefined).map(({ name }) => name));
