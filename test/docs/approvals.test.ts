/** @tier complete */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import type { Review } from '../../src/cli/review/report';
import { lintel } from '../cli/run-cli';
import { Forge, TOKENS } from '../support/pipeline/forge';
import { pipelineFile } from '../support/pipeline/page';
import { runProgram } from '../support/run-program';

jest.setTimeout(60_000);

/** The steps of the pipelines that collect the approvals. */
const { jobs } = pipelineFile<{
  readonly jobs: { readonly plan: { readonly steps: readonly { readonly name?: string; readonly run?: string }[] } };
}>('.github/workflows/platform-team.yml');
const github = jobs.plan.steps.find(({ name }) => name === 'Collect the approvals')!.run!;
const { plan } = pipelineFile<{ readonly plan: { readonly script: readonly string[] } }>('.gitlab-ci.yml');
const gitlab = plan.script.find((line) => line.includes('> approvals.json'))!;

const task = { id: 'task-1', organization: 'acme', name: 'scan', url: 'https://hooks.example.com/scan', enabled: true };
const PLAN = {
  format_version: '1.2',
  resource_changes: [
    {
      address: 'lintel_run_task.scan',
      mode: 'managed',
      type: 'lintel_run_task',
      name: 'scan',
      provider_name: 'registry.terraform.io/lintel/lintel',
      change: { actions: ['update'], before: task, after: { ...task, enabled: false }, after_unknown: {} },
    },
  ],
};

let forge: Forge;
let folder: string;
beforeEach(async () => {
  forge = await Forge.open();
  forge.owners.push('grace');
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-approvals-'));
  writeFileSync(at('plan.json'), JSON.stringify(PLAN));
  await lintel([
    'review',
    '--acknowledge',
    '--reason',
    'On Friday.',
    '--by',
    'ada',
    '--until',
    '2999-12-31',
    ...ACKNOWLEDGED(),
    at('plan.json'),
  ]);
});
afterEach(async () => {
  await forge.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => path.join(folder, name);
const hashOfPlan = async () =>
  (JSON.parse((await lintel(['review', '--format', 'json', at('plan.json')])).stdout) as Review).plan;
const ACKNOWLEDGED = () => ['--acknowledged', at('acknowledged.yaml')];

/** Runs the step of the page, and then the review with what it writes. */
async function gate(script: string): Promise<number | null> {
  const { status, stderr } = await runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      APPROVERS: 'platform-owners',
      TEAM_TOKEN: TOKENS.team,
      GITHUB_API_URL: forge.address,
      GITHUB_REPOSITORY: 'acme/infrastructure',
      GITHUB_TOKEN: TOKENS.github,
      PULL_REQUEST: '7',
      RUNNER_TEMP: folder,
      CI_API_V4_URL: forge.address,
      CI_PROJECT_ID: '42',
      CI_MERGE_REQUEST_IID: '7',
      COMMENT_TOKEN: TOKENS.comment,
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  const approvals = ['--approvals', at('approvals.json'), '--approved-by', 'platform-owners'];
  return (await lintel(['review', ...ACKNOWLEDGED(), ...approvals, '--fail-on', 'danger', at('plan.json')])).code;
}

it.each([
  ['GitHub', github],
  ['GitLab', gitlab],
])(
  'an acknowledgement counts with an approval of the plan by an owner, as docs/pipelines.md collects them from %s',
  async (_, script) => {
    const hash = await hashOfPlan();
    expect(await gate(script)).toBe(3);
    // Of somebody else, and of another plan.
    forge.approvals.push({ user: 'eve', words: hash }, { user: 'grace', words: `sha256:${'0'.repeat(64)}` });
    expect(await gate(script)).toBe(3);
    forge.approvals[1] = { user: 'grace', words: `I have read ${hash}.` };
    expect(await gate(script)).toBe(0);
  },
);

it('in a merge train of GitLab, where each merge request was approved before, no approval is asked for', async () => {
  const step = `CI_MERGE_REQUEST_EVENT_TYPE=merge_train\n${gitlab}\necho "\${gate[@]}"`;
  const { stdout } = await runProgram('bash', ['-euc', step], {
    cwd: folder,
    env: { PATH: process.env.PATH, APPROVERS: 'x' },
  });
  expect(stdout).toBe('--fail-on danger\n');
});

it('on GitHub, an approval that was dismissed does not count', async () => {
  forge.approvals.push({ user: 'grace', words: await hashOfPlan() }, { user: 'grace', words: '', state: 'DISMISSED' });
  expect(await gate(github)).toBe(3);
});
