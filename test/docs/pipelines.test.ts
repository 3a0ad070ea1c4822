import { readFileSync } from 'fs';
import * as path from 'path';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Checkout, Ran, Repository } from '../support/pipeline/checkout';
import { Forge } from '../support/pipeline/forge';
import { runGitHubJob } from '../support/pipeline/github';
import { runGitLabJob } from '../support/pipeline/gitlab';

jest.setTimeout(120_000);

type JobName = 'plan' | 'apply' | 'drift';
type RunJob = (name: JobName, checkout: Checkout, forge: Forge, emulator: TestEmulator, state: string) => Promise<Ran>;

const SECRETS = {
  PLATFORM_READ_TOKEN: 'platform-reader',
  SECRETS_READ_TOKEN: 'secrets-reader',
  PLATFORM_TOKEN: 'platform-root',
  SECRETS_TOKEN: 'secrets-root',
  PLAN_KEY: 'a key of the test',
};

const github: RunJob = async (name, checkout, forge, { address }, state) => {
  process.env.STATE_FILE = state;
  return runGitHubJob(name, checkout, forge, {
    secrets: SECRETS,
    vars: { PLATFORM_ADDRESS: address, SECRETS_ADDRESS: address },
  });
};

const gitlab: RunJob = async (name, checkout, forge, { address }, state) => {
  process.env.STATE_FILE = state;
  return runGitLabJob(name, checkout, forge, { ...SECRETS, PLATFORM_ADDRESS: address, SECRETS_ADDRESS: address });
};

const app = (enabled: boolean) => `
import { App, LocalBackend, TerraformStack } from 'cdktf';
import { LintelProvider, platform } from 'lintel';

const app = new App();
const stack = new TerraformStack(app, 'platform-team');
new LintelProvider(stack, 'lintel');
new LocalBackend(stack, { path: process.env.STATE_FILE! });
new platform.RunTask(stack, 'scan', { organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks', enabled: ${enabled} });
app.synth();
`;

describe.each([
  ['GitHub Actions', github],
  ['GitLab', gitlab],
])('the pipeline for %s', (_, run) => {
  let emulator: TestEmulator;
  let forge: Forge;
  let repository: Repository;

  beforeAll(async () => {
    emulator = await startEmulator();
    forge = await Forge.open();
    forge.foreign = 130;
    repository = new Repository();
    repository.commit({
      '.gitignore': 'node_modules\ncdktf.out\n',
      'cdktf.json': '{ "language": "typescript", "app": "npx tsx main.ts" }\n',
      'main.ts': app(true),
    });
  });

  afterAll(async () => {
    repository.close();
    await forge.close();
    await emulator.close();
    delete process.env.STATE_FILE;
  });

  const job = async (name: JobName): Promise<Ran & { readonly folder: string }> => {
    const checkout = repository.checkOut();
    return { ...(await run(name, checkout, forge, emulator, repository.state)), folder: checkout.folder };
  };
  const tasks = async () =>
    (await emulator.request('GET', '/api/v2/organizations/acme/tasks')).body.data as {
      id: string;
      attributes: { name: string; enabled: boolean };
    }[];

  it('plans with a read-only token, reviews in a comment, and keeps the plan encrypted', async () => {
    const planned = await job('plan');
    expect(planned).toMatchObject({ status: 0 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining('lintel_run_task.scan') }]);
    expect(await tasks()).toEqual([]);
    const [kept] = forge.kept.values();
    expect([forge.kept.size, kept.subarray(0, 8).toString()]).toEqual([1, 'Salted__']);
    expect(
      readFileSync(path.join(planned.folder, 'cdktf.out', 'stacks', 'platform-team', 'reviewed.plan'))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('applies exactly the reviewed plan on merge', async () => {
    const applied = await job('apply');
    expect(applied).toMatchObject({
      status: 0,
      output: expect.stringContaining('Apply complete! Resources: 1 added, 0 changed, 0 destroyed.'),
    });
    expect((await tasks()).map(({ attributes }) => attributes.name)).toEqual(['image-scan']);
  });

  it('refuses to apply the same plan after the infrastructure has changed', async () => {
    expect(await job('apply')).toMatchObject({ status: 1, output: expect.stringContaining('Saved plan is stale') });
  });

  it('refuses to apply files whose plan nobody has reviewed', async () => {
    repository.commit({ 'main.ts': app(false) });
    const refused = await job('apply');
    expect(refused.status).not.toBe(0);
    expect(refused.output).toContain('No plan was reviewed for these files');
    expect((await tasks())[0].attributes.enabled).toBe(true);
  });

  it('fails on a plan with a danger and names it in the existing comment', async () => {
    expect(await job('plan')).toMatchObject({ status: 2, output: expect.stringContaining('The run task is disabled') });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining('The run task is disabled') }]);
    expect(forge.changes.map((change) => change.split(' ')[0])).toEqual([
      'POST',
      expect.stringMatching(/^P(ATCH|UT)$/),
    ]);
    repository.commit({ 'main.ts': app(true) });
  });

  it('finds drift at night, keeps one issue about it, and closes the issue when the drift is gone', async () => {
    const [{ id }] = await tasks();
    const set = async (enabled: boolean) =>
      emulator.request('PATCH', `/api/v2/tasks/${id}`, {
        body: { data: { type: 'tasks', attributes: { description: '', enabled } } },
      });
    await set(false);
    for (const night of [1, 2]) expect([night, (await job('drift')).status]).toEqual([night, 2]);
    expect(forge.issues).toMatchObject([{ open: true, text: expect.stringContaining('lintel_run_task.scan') }]);
    await set(true);
    expect(await job('drift')).toMatchObject({ status: 0 });
    expect(forge.issues).toMatchObject([{ open: false }]);
  });
});
