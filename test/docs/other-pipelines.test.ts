/** @tier complete */
import { existsSync, readFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import { startEmulator, TestEmulator } from '../support/emulator';
import { Checkout, Ran, Repository } from '../support/pipeline/checkout';

jest.setTimeout(240_000);

const ROOT = path.join(__dirname, '..', '..');

type Stage = 'plan' | 'apply' | 'drift';

/** Whatever has steps, however deep. */
interface AzureNode {
  readonly stage?: string;
  readonly bash?: string;
  readonly inputs?: { readonly inlineScript?: string };
}

const blockOf = (page: string, language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(readFileSync(path.join(ROOT, 'docs', page), 'utf8'))![1];

/** The scripts of a stage, in order. */
function azureScripts(stage: Stage): string[] {
  const { stages } = parse(blockOf('azure-devops.md', 'yaml')) as { readonly stages: readonly AzureNode[] };
  const scriptsIn = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(scriptsIn);
    if (typeof node !== 'object' || node === null) return [];
    const { bash, inputs } = node as AzureNode;
    const own = bash ?? inputs?.inlineScript;
    return own === undefined ? Object.values(node).flatMap(scriptsIn) : [own];
  };
  return scriptsIn(stages.find((one) => one.stage === stage));
}

function jenkinsScripts(stage: Stage): string[] {
  const parts = blockOf('jenkins.md', 'groovy').split(/stage\('(\w+)'\) \{/);
  const of = (name: string) => {
    const part = parts[parts.indexOf(name) + 1];
    return [...part.matchAll(/\bsh (?:'''([^]*?)'''|'([^'\n]*)')/g)].map(([, long, short]) => long ?? short);
  };
  const [name] = { plan: ['Plan'], apply: ['Apply'], drift: ['Drift'] }[stage];
  return [...(name === 'Apply' ? [] : of('Synthesize')), ...of(name).filter((script) => !script.startsWith('rm '))];
}

const APP = {
  '.gitignore': 'node_modules\ncdktf.out\n',
  'cdktf.json': '{ "language": "typescript", "app": "npx tsx main.ts" }\n',
  'policy.json': '{ "enforcementLevel": "hard-mandatory" }\n',
  'main.ts': `
import { readFileSync } from 'fs';
import { App, LocalBackend, TerraformStack } from 'cdktf';
import { LintelProvider, platform } from 'lintel';

const app = new App();
const stack = new TerraformStack(app, 'platform-team');
new LintelProvider(stack, 'lintel');
new LocalBackend(stack, { path: process.env.STATE_FILE! });
const settings = JSON.parse(readFileSync('policy.json', 'utf8'));
new platform.Policy(stack, 'guard', { organization: 'acme', name: 'guard', source: 'main = rule { true }', ...settings });
app.synth();
`,
};
const LOWERED = { 'policy.json': '{ "enforcementLevel": "soft-mandatory" }\n' };

describe.each([
  // Each job of Azure DevOps has a checkout of its own, and gets the plan from where it was published.
  ['Azure DevOps', azureScripts, 'review.md', true],
  ['Jenkins', jenkinsScripts, 'review.md', false],
] as const)('the pipeline for %s', (_, scriptsOf, report, isSeparate) => {
  let emulator: TestEmulator;
  let repository: Repository;
  let plans: string;

  beforeAll(async () => {
    emulator = await startEmulator();
    repository = new Repository();
    repository.commit(APP);
  });

  afterAll(async () => {
    repository.close();
    await emulator.close();
  });

  const checkOut = (branch?: string) => {
    const checkout = repository.checkOut(branch);
    checkout.replaceNpx();
    return checkout;
  };

  /** The token is from the environment: the emulator does not know the services that issue identities here. */
  async function run(stage: Stage, checkout: Checkout): Promise<Ran> {
    const environment = {
      CI: 'true',
      STACK: 'cdktf.out/stacks/platform-team',
      STATE_FILE: repository.state,
      PLAN_KEY: 'a key of the test',
      PLANS: plans,
      LINTEL_PLATFORM_ADDRESS: emulator.address,
      LINTEL_PLATFORM_TOKEN: 'platform-root',
      LINTEL_SECRETS_ADDRESS: emulator.address,
      LINTEL_SECRETS_TOKEN: 'secrets-root',
      LINTEL_SECRETS_LOGIN: '',
    };
    let output = '';
    const scripts = scriptsOf(stage);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const ran = await checkout.bash(script.replace('npm ci && ', ''), environment, { pipefail: false });
      output += ran.output;
      if (ran.status !== 0) return { status: ran.status, output };
    }
    return { status: 0, output };
  }

  const levels = async () => {
    const { body } = await emulator.request('GET', '/api/v2/organizations/acme/policies');
    return (body.data as { attributes: { 'enforcement-level': string } }[]).map(
      ({ attributes }) => attributes['enforcement-level'],
    );
  };

  it('plans, reviews, and applies exactly what it has planned', async () => {
    const planned = checkOut();
    expect(await run('plan', planned)).toEqual({ status: 0, output: expect.not.stringContaining('error:') });
    expect(readFileSync(path.join(planned.folder, report), 'utf8')).toContain('lintel_policy.guard');
    expect(await levels()).toEqual([]);
    plans = path.join(planned.folder, 'plans.enc');
    if (isSeparate) expect(readFileSync(plans).subarray(0, 8).toString()).toBe('Salted__');
    expect(await run('apply', isSeparate ? checkOut() : planned)).toMatchObject({
      status: 0,
      output: expect.stringContaining('Apply complete! Resources: 1 added, 0 changed, 0 destroyed.'),
    });
    expect(await levels()).toEqual(['hard-mandatory']);
  });

  it('fails if there is a danger, and shows it', async () => {
    repository.commit(LOWERED, 'lower');
    const refused = checkOut('lower');
    expect(await run('plan', refused)).toMatchObject({ status: 3 });
    expect(readFileSync(path.join(refused.folder, report), 'utf8')).toContain('The policy is enforced less strictly');
    expect(await levels()).toEqual(['hard-mandatory']);
  });

  it('finds drift, and only that', async () => {
    expect(await run('drift', checkOut())).toMatchObject({ status: 0 });
    const { body } = await emulator.request('GET', '/api/v2/organizations/acme/policies');
    const [{ id }] = body.data as { id: string }[];
    await emulator.request('PATCH', `/api/v2/policies/${id}`, {
      body: { data: { type: 'policies', attributes: { 'enforcement-level': 'advisory' } } },
    });
    const drifted = checkOut();
    expect(await run('drift', drifted)).toMatchObject({
      status: 3,
      output: expect.stringContaining('lintel_policy.guard'),
    });
    expect(existsSync(path.join(drifted.folder, 'plans'))).toBe(false);
  });
});
