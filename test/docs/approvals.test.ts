import { execFile } from 'child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { promisify } from 'util';
import type { Review } from '../../src/cli/review/report';
import { lintel, ROOT } from '../cli/run-cli';
import { Forge, TOKENS } from '../support/pipeline/forge';

jest.setTimeout(60_000);

const run = promisify(execFile);
const page = readFileSync(path.join(ROOT, 'docs', 'pipelines.md'), 'utf8');
const [github, gitlab] = [...page.matchAll(/```js\n\/\/ approvals\.mjs\n([^]*?)```/g)].map(([, script]) => script);

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
const ACKNOWLEDGED = () => ['--acknowledged', at('acknowledged.yaml')];

/** Runs the script of the page, and then the review with what it prints. */
async function gate(script: string): Promise<number | null> {
  writeFileSync(at('approvals.mjs'), script);
  const { stdout } = await run(process.execPath, [at('approvals.mjs')], {
    env: {
      PATH: process.env.PATH,
      TEAM: 'owners',
      TEAM_TOKEN: TOKENS.team,
      GITHUB_API_URL: forge.address,
      GITHUB_REPOSITORY: 'acme/infrastructure',
      GITHUB_TOKEN: TOKENS.github,
      PULL_REQUEST: '7',
      CI_API_V4_URL: forge.address,
      CI_PROJECT_ID: '42',
      CI_MERGE_REQUEST_IID: '7',
      COMMENT_TOKEN: TOKENS.comment,
    },
  });
  writeFileSync(at('approvals.json'), stdout);
  const approvals = ['--approvals', at('approvals.json'), '--approved-by', 'owners'];
  return (await lintel(['review', ...ACKNOWLEDGED(), ...approvals, '--fail-on', 'danger', at('plan.json')])).code;
}

it.each([
  ['GitHub', github],
  ['GitLab', gitlab],
])(
  'an acknowledgement counts with an approval of the plan by an owner, as docs/pipelines.md collects them from %s',
  async (_, script) => {
    const { stdout } = await lintel(['review', '--format', 'json', at('plan.json')]);
    const { plan } = JSON.parse(stdout) as Review;
    expect(await gate(script)).toBe(3);
    // Of somebody else, and of another plan.
    forge.approvals.push({ user: 'eve', words: plan }, { user: 'grace', words: `sha256:${'0'.repeat(64)}` });
    expect(await gate(script)).toBe(3);
    forge.approvals[1] = { user: 'grace', words: `I have read ${plan}.` };
    expect(await gate(script)).toBe(0);
  },
);

it('on GitHub, an approval that was dismissed does not count', async () => {
  const { stdout } = await lintel(['review', '--format', 'json', at('plan.json')]);
  const { plan } = JSON.parse(stdout) as Review;
  forge.approvals.push({ user: 'grace', words: plan }, { user: 'grace', words: '', state: 'DISMISSED' });
  expect(await gate(github)).toBe(3);
});
