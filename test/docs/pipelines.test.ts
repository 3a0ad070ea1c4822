import { readFileSync } from 'fs';
import * as path from 'path';
import { openTokens } from '../support/approle';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Checkout, Ran, Repository } from '../support/pipeline/checkout';
import { Forge } from '../support/pipeline/forge';
import { runGitHubJob } from '../support/pipeline/github';
import { runGitLabJob } from '../support/pipeline/gitlab';
import { REQUEST_TOKEN } from '../support/pipeline/identity-provider';

jest.setTimeout(120_000);

type JobName = 'plan' | 'apply' | 'drift';
type RunJob = (name: JobName, checkout: Checkout, forge: Forge, emulator: TestEmulator, state: string) => Promise<Ran>;

/** All that the settings of the repository have: no token of a service. */
const SECRETS = { PLAN_KEY: 'a key of the test' };

/** What the page says to prepare: whom the secrets service trusts, and what for. */
const ROLES: { readonly [mount: string]: { readonly plan: object; readonly apply: object } } = {
  github: {
    plan: { bound_claims: { repository: 'acme/infrastructure', event_name: ['pull_request', 'schedule'] } },
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
import { App, LocalBackend, TerraformStack, TerraformVariable } from 'cdktf';
import { LintelProvider, platform, secrets } from 'lintel';

const app = new App();
const stack = new TerraformStack(app, 'platform-team');
new LintelProvider(stack, 'lintel');
new LocalBackend(stack, { path: process.env.STATE_FILE! });
const role = new TerraformVariable(stack, 'platform_role', { type: 'string' });
role.addOverride('ephemeral', true);
const token = new secrets.EphemeralPlatformToken(stack, 'token', { role: role.stringValue });
const provider = new LintelProvider(stack, 'platform', { alias: 'platform', platform: { token: token.token } });
new platform.RunTask(stack, 'scan', { provider, organization: 'acme', name: 'image-scan', url: 'https://scanner.example.com/hooks', enabled: ${enabled} });
app.synth();
`;

describe.each([
  ['GitHub Actions', 'github', github],
  ['GitLab', 'gitlab', gitlab],
])('the pipeline for %s', (_, mount, run) => {
  let emulator: TestEmulator;
  let forge: Forge;
  let repository: Repository;

  beforeAll(async () => {
    emulator = await startEmulator();
    forge = await Forge.open();
    forge.foreign = 130;
    await trust(emulator, forge, mount);
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

  /** The job, how often it logged in, and the secrets that it printed or left behind. */
  const job = async (name: JobName): Promise<Ran & { readonly folder: string; readonly logins: number }> => {
    await emulator.control.clearRequests();
    const checkout = repository.checkOut();
    const ran = await run(name, checkout, forge, emulator, repository.state);
    expect([name, await openTokens(emulator)]).toEqual([name, []]);
    for (const secret of [...forge.identities.issued, REQUEST_TOKEN]) expect(ran.output).not.toContain(secret);
    const { requests } = await emulator.control.requests();
    const logins = requests.filter((request) => request.path === `/v1/auth/${mount}/login`);
    return { ...ran, folder: checkout.folder, logins: logins.reduce((sum, { count }) => sum + count, 0) };
  };
  const tasks = async () =>
    (await emulator.request('GET', '/api/v2/organizations/acme/tasks')).body.data as {
      id: string;
      attributes: { name: string; enabled: boolean };
    }[];

  it('plans with one login of a read-only role, reviews in a comment, and keeps the plan encrypted', async () => {
    const planned = await job('plan');
    expect(planned).toMatchObject({ status: 0, logins: 1 });
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

  it('does not let a change to the pipeline take the role of the apply', async () => {
    const { status, body } = await emulator.request('POST', `/v1/auth/${mount}/login`, {
      token: null,
      body: { role: 'platform-team-apply', jwt: forge.identities.issue(emulator.address) },
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/claim/)]);
  });

  it('lets the role of the plan have a token of the platform that may read, and no other', async () => {
    const { body: login } = await emulator.request('POST', `/v1/auth/${mount}/login`, {
      token: null,
      body: { role: 'platform-team-plan', jwt: forge.identities.issue(emulator.address) },
    });
    const own = { token: login.auth.client_token };
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

  it('applies exactly the reviewed plan on merge, with one login of the role of the apply', async () => {
    const applied = await job('apply');
    expect(applied).toMatchObject({
      status: 0,
      logins: 1,
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
    expect(await job('plan')).toMatchObject({ status: 3, output: expect.stringContaining('The run task is disabled') });
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
    for (const night of [1, 2]) {
      const { status, logins } = await job('drift');
      expect([night, status, logins]).toEqual([night, 3, 1]);
    }
    expect(forge.issues).toMatchObject([{ open: true, text: expect.stringContaining('lintel_run_task.scan') }]);
    await set(true);
    expect(await job('drift')).toMatchObject({ status: 0 });
    expect(forge.issues).toMatchObject([{ open: false }]);
  });
});
