/** @tier complete */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { lintel } from '../cli/run-cli';
import { openTokens } from '../support/approle';
import { startEmulator, TestEmulator } from '../support/emulator';
import { absentProgram, describeNeeding } from '../support/needed';
import { Ran, Repository } from '../support/pipeline/checkout';
import type { Event } from '../support/pipeline/event';
import { Forge, TOKENS } from '../support/pipeline/forge';
import { runGitHub } from '../support/pipeline/github';
import { runGitLab } from '../support/pipeline/gitlab';
import { REQUEST_TOKEN } from '../support/pipeline/identity-provider';
import { type Form, pipelineText, repositoryFile } from '../support/pipeline/page';
import { runProgram } from '../support/run-program';

jest.setTimeout(240_000);

/** All that the settings of the repository have: no token of a service. */
const SECRETS = { PLAN_KEY: 'a key of the test', TEAM_TOKEN: TOKENS.team };

/** What the page says to prepare: whom the secrets service trusts, and what for. */
const ROLES: { readonly [mount: string]: { readonly plan: object; readonly apply: object } } = {
  github: {
    plan: {
      bound_claims: {
        repository: 'acme/infrastructure',
        event_name: ['pull_request', 'pull_request_review', 'merge_group', 'schedule'],
      },
    },
    apply: { bound_subject: 'repo:acme/infrastructure:environment:production' },
  },
  gitlab: {
    plan: {
      bound_claims: {
        project_path: 'acme/infrastructure',
        pipeline_source: ['merge_request_event', 'schedule'],
      },
    },
    apply: {
      bound_claims: { project_path: 'acme/infrastructure', environment: 'production', ref_protected: 'true' },
    },
  },
};

async function trust(emulator: TestEmulator, { identities }: Forge, mount: string): Promise<void> {
  const post = async (route: string, body: object) => {
    const { status, body: reply } = await emulator.request('POST', `/v1/${route}`, { body });
    if (status >= 300) throw new Error(`${route}: ${status} ${JSON.stringify(reply)}`);
  };
  await post(`sys/auth/${mount}`, { type: 'jwt' });
  await post(`auth/${mount}/config`, {
    jwks_url: `${identities.address}/keys`,
    jwks_ca_pem: identities.ca,
    bound_issuer: identities.address,
  });
  await post('terraform/config', { token: 'platform-root' });
  for (const kind of ['plan', 'apply'] as const) {
    const role = `platform-team-${kind}`;
    // The emulator's user who may only read, and another one.
    await post(`terraform/role/${role}`, { user_id: kind === 'plan' ? 'user-reader' : 'user-1' });
    const creds = `path "terraform/creds/${role}" { capabilities = ["read"] }`;
    await post(`sys/policies/acl/${role}`, {
      policy: `${creds}\npath "sys/leases/revoke" { capabilities = ["update"] }`,
    });
    await post(`auth/${mount}/role/${role}`, {
      role_type: 'jwt',
      user_claim: 'sub',
      bound_audiences: [emulator.address],
      token_policies: [role],
      token_ttl: '10m',
      ...ROLES[mount][kind],
    });
  }
}

/** The estate is data: one file for each object, so that pull requests can be combined. */
const BASE = {
  '.gitignore': 'node_modules\ncdktf.out\n',
  'cdktf.json': '{ "language": "typescript", "app": "npx tsx main.ts" }\n',
  'policy.json': '{ "enforcementLevel": "hard-mandatory" }\n',
  'tasks/scan.json': '{ "enabled": true }\n',
  'main.ts': `
import { readdirSync, readFileSync } from 'fs';
import { App, LocalBackend, TerraformStack } from 'cdktf';
import { EphemeralVariable, LintelProvider, platform, secrets } from 'lintel';

const app = new App();
const stack = new TerraformStack(app, 'platform-team');
new LintelProvider(stack, 'lintel');
new LocalBackend(stack, { path: process.env.STATE_FILE! });
const role = new EphemeralVariable(stack, 'platform_role', { type: 'string', sensitive: false });
const token = new secrets.EphemeralPlatformToken(stack, 'token', { role: role.stringValue });
const provider = new LintelProvider(stack, 'platform', { alias: 'platform', platform: { token: token.token } });
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
new platform.Policy(stack, 'guard', { provider, organization: 'acme', name: 'guard', source: 'main = rule { true }', ...read('policy.json') });
for (const file of readdirSync('tasks')) {
  const name = file.replace('.json', '');
  new platform.RunTask(stack, name, { provider, organization: 'acme', name, url: 'https://scanner.example.com/hooks', ...read('tasks/' + file) });
}
app.synth();
`,
};
const LOWERED = { 'policy.json': '{ "enforcementLevel": "soft-mandatory" }\n' };
const taskFile = (name: string, enabled = true) => ({ [`tasks/${name}.json`]: `{ "enabled": ${enabled} }\n` });

let emulator: TestEmulator;
let forge: Forge;
let repository: Repository;
let mount: 'github' | 'gitlab';
let form: Form;

async function open(name: 'github' | 'gitlab', which: Form = 'whole'): Promise<void> {
  mount = name;
  form = which;
  emulator = await startEmulator();
  forge = await Forge.open();
  forge.foreign = 130;
  forge.owners.push('grace');
  await trust(emulator, forge, mount);
  repository = new Repository();
  process.env.STATE_FILE = repository.state;
  repository.commit(BASE);
}

async function close(): Promise<void> {
  repository.close();
  await forge.close();
  await emulator.close();
  for (const name of ['STATE_FILE', 'NODE_OPTIONS', 'TEST_DAYS_LATER']) delete process.env[name];
}

/** From now on, the command line believes that so many days have passed. */
function letPass(days: number): void {
  process.env.TEST_DAYS_LATER = String(days);
  process.env.NODE_OPTIONS = `--require ${path.join(__dirname, '..', 'support', 'pipeline', 'later.js')}`;
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface RanJob extends Ran {
  readonly folder: string;
  /** How often it logged in. */
  readonly logins: number;
}

/** Runs what an event starts, with the files of a branch. No token and no secret may be left behind. */
async function on(event: Event, branch = 'main'): Promise<RanJob> {
  await emulator.control.clearRequests();
  const checkout = repository.checkOut(branch);
  // The jobs of the night keep npm's own.
  if (event !== 'night') checkout.replaceNpx();
  const addresses = { PLATFORM_ADDRESS: emulator.address, SECRETS_ADDRESS: emulator.address };
  const ran =
    mount === 'github'
      ? await runGitHub(event, checkout, forge, { secrets: SECRETS, vars: addresses }, form)
      : await runGitLab(event, checkout, forge, { ...SECRETS, ...addresses }, form);
  expect([event, await openTokens(emulator)]).toEqual([event, []]);
  for (const secret of [...forge.identities.issued, REQUEST_TOKEN, ...Object.values(TOKENS), SECRETS.PLAN_KEY]) {
    expect(ran.output).not.toContain(secret);
  }
  const { requests } = await emulator.control.requests();
  const logins = requests.filter((request) => request.path === `/v1/auth/${mount}/login`);
  return { ...ran, folder: checkout.folder, logins: logins.reduce((sum, { count }) => sum + count, 0) };
}

const inStack = ({ folder }: RanJob, file: string) => path.join(folder, 'cdktf.out', 'stacks', 'platform-team', file);
const reviewOf = ({ folder }: RanJob) => readFileSync(path.join(folder, 'review.md'), 'utf8');
const objects = async (kind: 'tasks' | 'policies') =>
  (await emulator.request('GET', `/api/v2/organizations/acme/${kind}`)).body.data as {
    id: string;
    attributes: { 'name': string; 'enabled': boolean; 'enforcement-level': string };
  }[];
const taskNames = async () => (await objects('tasks')).map(({ attributes }) => attributes.name).sort();
const level = async () => (await objects('policies'))[0]?.attributes['enforcement-level'];

/** Changes an object by hand. */
async function change(kind: 'tasks' | 'policies', attributes: object): Promise<void> {
  const [{ id }] = await objects(kind);
  const { status } = await emulator.request('PATCH', `/api/v2/${kind}/${id}`, {
    body: { data: { type: kind, attributes } },
  });
  expect(status).toBe(200);
}

const FOUND = 'The policy is enforced less strictly';
const COVERED = 'All of it is in the plan that was reviewed.';

describe('the pipeline for GitHub Actions', () => {
  beforeAll(async () => open('github'));
  afterAll(close);

  itTrustsRoles();

  it('takes a lowered enforcement level from its pull request through a queue, until its acknowledgement has ended', async () => {
    // The stack is planned with a role that may only read, and applied.
    const first = await on('pull request');
    expect(first).toMatchObject({ status: 0, logins: 1 });
    expect(readFileSync(inStack(first, 'reviewed.plan')).subarray(0, 2).toString()).toBe('PK');
    expect([await level(), await taskNames()]).toEqual([undefined, []]);
    expect([...forge.kept.values()].map((kept) => kept.subarray(0, 8).toString())).toEqual(['Salted__']);
    expect(await on('merge')).toMatchObject({
      status: 0,
      logins: 1,
      output: expect.stringContaining('Apply complete! Resources: 2 added, 0 changed, 0 destroyed.'),
    });

    // A pull request lowers the level. Its check fails, the comment says why, and the plan is not kept.
    repository.commit(LOWERED, 'lower');
    const refused = await on('pull request', repository.combine('lower'));
    expect([refused.status, forge.kept.size]).toEqual([3, 1]);
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining(FOUND) }]);
    expect(forge.changes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH']);

    // The owner acknowledges it in the same pull request, for five days, and approves the plan.
    const file = path.join(refused.folder, '.lintel', 'acknowledged.yaml');
    const agreed = ['--reason', 'The rule is rewritten.', '--by', 'grace', '--until', dayIn(5)];
    const plan = inStack(refused, 'reviewed.json');
    await lintel([
      'review',
      '--name',
      'platform-team',
      '--fail-on',
      'danger',
      '--acknowledge',
      ...agreed,
      '--acknowledged',
      file,
      plan,
    ]);
    repository.amend('lower', { '.lintel/acknowledged.yaml': readFileSync(file, 'utf8') });
    const [hash] = /sha256:[0-9a-f]{64}/.exec(forge.comments[0].text)!;
    forge.approvals.push({ user: 'grace', words: `I have read ${hash}.` });
    expect(await on('approval', repository.combine('lower'))).toMatchObject({ status: 0, logins: 1 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining('Acknowledged by grace') }]);

    // It is in a queue with two others. Each combination is planned and reviewed, and none is applied.
    repository.commit(taskFile('audit'), 'audit');
    repository.commit(taskFile('cost'), 'cost');
    const queue = repository.queue('lower', 'audit', 'cost');
    for (const combined of queue) {
      const planned = await on('queue', combined);
      expect([combined, planned.status, reviewOf(planned)]).toEqual([
        combined,
        0,
        expect.stringContaining('Acknowledged by grace'),
      ]);
    }
    expect(forge.changes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH', 'PATCH']);
    expect([await level(), await taskNames()]).toEqual(['hard-mandatory', ['scan']]);

    // The first is applied exactly as it was reviewed. The apply of the second waits, and is cancelled for that of the third.
    repository.merge(queue[0]);
    expect(await on('merge')).toMatchObject({
      status: 0,
      output: expect.stringContaining('Apply complete! Resources: 0 added, 1 changed, 0 destroyed.'),
    });
    expect([await level(), await taskNames()]).toEqual(['soft-mandatory', ['scan']]);
    repository.merge(queue[1]);
    repository.merge(queue[2]);
    const last = await on('merge');
    expect(last).toMatchObject({ status: 0, output: expect.stringContaining('Saved plan is stale') });
    expect(last.output).toContain(COVERED);
    expect(last.output).toContain('Apply complete! Resources: 2 added, 0 changed, 0 destroyed.');
    expect([await level(), await taskNames()]).toEqual(['soft-mandatory', ['audit', 'cost', 'scan']]);

    // A week later, somebody has raised the level by hand. A change that lowers it is a finding again.
    letPass(7);
    await change('policies', { 'enforcement-level': 'hard-mandatory' });
    repository.commit(taskFile('licenses'), 'licenses');
    expect(await on('pull request', repository.combine('licenses'))).toMatchObject({ status: 3 });
    expect(forge.comments[0].text).toContain(`**Danger: ${FOUND}**`);
    expect(forge.comments[0].text).toContain('has ended. The finding counts again.');

    // At night, the drift is found, and has an issue. The team accepts it for a month.
    expect(await on('night')).toMatchObject({ status: 3, logins: 1 });
    expect(forge.issues).toMatchObject([{ open: true, text: expect.stringContaining('lintel_policy.guard') }]);
    repository.commit({
      '.lintel/accepted-drift.yaml': `accepted:
  - address: lintel_policy.guard
    attribute: enforcement_level
    before: soft-mandatory
    after: hard-mandatory
    stack: cdktf.out/stacks/platform-team
    reason: The rule is tried out.
    by: grace
    until: ${dayIn(7 + 30)}
`,
    });
    expect(await on('night')).toMatchObject({ status: 0 });
    expect(forge.issues).toMatchObject([{ open: false, text: expect.stringContaining('The rule is tried out.') }]);

    // After the month, it is reported again.
    letPass(7 + 31);
    expect(await on('night')).toMatchObject({ status: 3 });
    expect(forge.issues).toMatchObject([{ open: false }, { open: true, text: expect.stringContaining('has ended') }]);
  });
});

describe('the pipeline for GitLab', () => {
  beforeAll(async () => open('gitlab'));
  afterAll(close);

  itTrustsRoles();

  it('applies each merge request of a train as it was reviewed, and nothing else', async () => {
    // The first merge request of the train has a comment, and the same files as the train.
    repository.commit(taskFile('audit'), 'audit');
    repository.commit(taskFile('cost'), 'cost');
    repository.commit({ 'README.md': 'The estate.\n' }, 'base');
    const train = repository.queue('base', 'audit', 'cost');
    expect(await on('pull request', train[0])).toMatchObject({ status: 0, logins: 1 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining('lintel_run_task.scan') }]);
    for (const combined of train.slice(1)) expect(await on('queue', combined)).toMatchObject({ status: 0, logins: 1 });
    expect([forge.kept.size, forge.changes, await taskNames()]).toEqual([3, [expect.stringMatching(/^POST/)], []]);

    repository.merge(train[0]);
    expect(await on('merge')).toMatchObject({ status: 0, logins: 1, output: expect.not.stringContaining('stale') });
    for (const combined of train.slice(1)) {
      repository.merge(combined);
      const applied = await on('merge');
      expect(applied).toMatchObject({ status: 0, output: expect.stringContaining(COVERED) });
      expect(applied.output).toContain('Apply complete! Resources: 1 added, 0 changed, 0 destroyed.');
    }
    expect(await taskNames()).toEqual(['audit', 'cost', 'scan']);

    // What nobody has reviewed is not applied: the repair of what was changed by hand, and other files.
    await change('policies', { 'enforcement-level': 'advisory' });
    const repair = await on('merge');
    expect(repair).toMatchObject({
      status: 3,
      output: expect.stringContaining('1 change is not in the plan that was reviewed.'),
    });
    expect(await level()).toBe('advisory');
    repository.commit(LOWERED, 'lower');
    const lower = repository.combine('lower');
    expect(await on('merge', lower)).toMatchObject({
      status: 1,
      output: expect.stringContaining('No plan was reviewed for these files'),
    });
    await change('policies', { 'enforcement-level': 'hard-mandatory' });

    // A danger fails the merge request, is in the comment that exists, and its plan is not kept.
    expect(await on('pull request', lower)).toMatchObject({ status: 3 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining(FOUND) }]);
    expect([forge.kept.size, forge.changes.length]).toEqual([3, 2]);
  });

  it('finds drift at night, keeps one issue about it, and closes the issue when the drift is gone', async () => {
    await change('policies', { 'enforcement-level': 'advisory' });
    expect(await on('night')).toMatchObject({ status: 3, logins: 1 });
    expect(forge.issues).toMatchObject([{ open: true, text: expect.stringContaining('lintel_policy.guard') }]);
    await change('policies', { 'enforcement-level': 'hard-mandatory' });
    expect(await on('night')).toMatchObject({ status: 0 });
    expect(forge.issues).toMatchObject([{ open: false }]);
  });
});

describe.each([
  ['the action for GitHub', 'github', '.github/workflows/platform-team.yml'],
  ['the template for GitLab', 'gitlab', '.gitlab-ci.yml'],
] as const)('%s', (_, name, file) => {
  beforeAll(async () => open(name, 'short'));
  afterAll(close);

  it('is used in at most 30 lines', () => {
    expect(pipelineText(file, 'short').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('plans, comments once, refuses a danger, keeps the plan, applies it after the merge, and watches drift', async () => {
    expect(await on('pull request')).toMatchObject({ status: 0, logins: 1 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining('lintel_run_task.scan') }]);
    expect([...forge.kept.keys()]).toEqual([expect.stringMatching(/^(?:plan-)?platform-team-[0-9a-f]{40}\b/)]);
    expect([...forge.kept.values()].map((kept) => kept.subarray(0, 8).toString())).toEqual(['Salted__']);
    expect(await level()).toBeUndefined();
    expect(await on('merge')).toMatchObject({
      status: 0,
      logins: 1,
      output: expect.stringContaining('Apply complete! Resources: 2 added, 0 changed, 0 destroyed.'),
    });

    // A danger fails the job, and is in the comment that exists; its plan is not kept, so it cannot be applied.
    repository.commit(LOWERED, 'lower');
    const lower = repository.combine('lower');
    expect(await on('pull request', lower)).toMatchObject({ status: 3 });
    expect(forge.comments).toMatchObject([{ text: expect.stringContaining(FOUND) }]);
    expect(forge.kept.size).toBe(1);
    expect(await on('merge', lower)).toMatchObject({
      status: 1,
      output: expect.stringContaining('No plan was reviewed for these files'),
    });

    // In a queue there is no comment, and the plan is kept.
    repository.commit(taskFile('audit'), 'audit');
    expect(await on('queue', repository.combine('audit'))).toMatchObject({ status: 0 });
    expect([forge.kept.size, forge.comments.length]).toEqual([2, 1]);

    await change('policies', { 'enforcement-level': 'advisory' });
    expect(await on('night')).toMatchObject({ status: 3, logins: 1 });
    expect(forge.issues).toMatchObject([{ open: true, text: expect.stringContaining('lintel_policy.guard') }]);
    await change('policies', { 'enforcement-level': 'hard-mandatory' });
    expect(await on('night')).toMatchObject({ status: 0 });
    expect(forge.issues).toMatchObject([{ open: false }]);
  });
});

/** Without Terraform: what the secrets service lets the roles of the page do. */
function itTrustsRoles(): void {
  const logIn = async (role: string) =>
    emulator.request('POST', `/v1/auth/${mount}/login`, {
      token: null,
      body: { role, jwt: forge.identities.issue(emulator.address, CLAIMS[mount]) },
    });

  it('does not let a change to the pipeline take the role of the apply', async () => {
    const { status, body } = await logIn('platform-team-apply');
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/claim|subject/)]);
  });

  it('lets the role of the plan have a token of the platform that may read, and no other', async () => {
    const own = { token: (await logIn('platform-team-plan')).body.auth.client_token as string };
    const fetchToken = async (role: string) => emulator.request('GET', `/v1/terraform/creds/${role}`, own);
    expect((await fetchToken('platform-team-apply')).status).toBe(403);
    const { token } = (await fetchToken('platform-team-plan')).body.data;
    const scan = {
      data: { type: 'tasks', attributes: { name: 'other', url: 'https://example.com', category: 'task' } },
    };
    const route = '/api/v2/organizations/acme/tasks';
    expect((await emulator.request('GET', route, { token })).status).toBe(200);
    expect((await emulator.request('POST', route, { token, body: scan })).status).toBe(404);
    await emulator.request('POST', '/v1/auth/token/revoke-self', own);
  });
}

/** What the forge says of a job of a pull request. */
const CLAIMS = {
  github: {
    sub: 'repo:acme/infrastructure:pull_request',
    repository: 'acme/infrastructure',
    event_name: 'pull_request',
  },
  gitlab: {
    sub: 'project_path:acme/infrastructure:ref_type:branch:ref:change',
    project_path: 'acme/infrastructure',
    pipeline_source: 'merge_request_event',
    ref_protected: 'false',
  },
};

describeNeeding('The linter of workflows', absentProgram('go', 'Go 1.25 or newer'), () => {
  it.each(['whole', 'short'] as const)('finds nothing in the %s workflow for GitHub Actions', async (which) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lintel-workflow-'));
    try {
      // In a repository, and with the action in it, the linter knows the inputs.
      mkdirSync(path.join(folder, '.git'));
      mkdirSync(path.join(folder, '.github', 'workflows'), { recursive: true });
      writeFileSync(path.join(folder, 'action.yml'), repositoryFile('action.yml'));
      const file = path.join(folder, '.github', 'workflows', 'workflow.yml');
      const text = pipelineText('.github/workflows/platform-team.yml', which);
      writeFileSync(file, text.replace(/uses: lintel-iac\/lintel@\S+/, 'uses: ./'));
      const { status, stdout } = await runProgram('go', ['tool', 'actionlint', '-no-color', file], {
        cwd: path.join(__dirname, '..', 'support', 'actionlint'),
        env: process.env,
      });
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
