import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { LINTEL } from '../cli/run-cli';
import { installPrintedPlans } from '../cli/stack/printed-plans';
import { pipelineText } from '../support/pipeline/page';
import { runProgram } from '../support/run-program';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

/** Stands for the synthesis: writes a stack for each file in `estate`, with the plan that Terraform has for it. */
const SYNTHESIS = `
for file in estate/*.json; do
  stack=cdktf.out/stacks/$(basename $file .json)
  mkdir -p $stack/.terraform
  cp $file $stack/cdk.tf.json
  cp $file $stack/plan.json
done
`;
const plan = (enabled: boolean) =>
  JSON.stringify({
    format_version: '1.2',
    resource_changes: [
      {
        address: 'lintel_run_task.scan',
        mode: 'managed',
        type: 'lintel_run_task',
        name: 'scan',
        provider_name: 'registry.terraform.io/lintel/lintel',
        change: { actions: ['update'], before: { name: 'scan', enabled: true }, after: { name: 'scan', enabled } },
      },
    ],
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lintel-stacks-'));
  mkdirSync(at('programs'));
  installPrintedPlans(at('programs', 'terraform'));
  writeFileSync(at('programs', 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  const npx = `#!/bin/sh\nif [ "$1" = tsx ]; then ${SYNTHESIS}\nelse shift 2; exec '${process.execPath}' '${LINTEL}' "$@"; fi\n`;
  writeFileSync(at('programs', 'npx'), npx, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function bash(script: string, cwd = 'work') {
  const git = 'git() { command git -c user.name=Ada -c user.email=ada@example.com -c commit.gpgsign=false "$@"; }\n';
  return runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', git + script], {
    cwd: at(cwd),
    env: {
      PATH: `${at('programs')}:${process.env.PATH}`,
      HOME: folder,
      PLAN_KEY: 'a key of the test',
      APPLIED: 'applied',
    },
  });
}

it('several stacks: what has changed since the last apply is planned and applied, and nothing else', async () => {
  mkdirSync(at('origin'));
  expect(await bash('git init --quiet --bare --initial-branch=main', 'origin')).toMatchObject({ status: 0 });
  expect(await bash('git clone --quiet origin work', '.')).toMatchObject({ status: 0 });
  mkdirSync(at('work', 'estate'));
  writeFileSync(at('work', '.gitignore'), 'cdktf.out\n');
  for (const name of ['network', 'storage', 'team']) writeFileSync(at('work', 'estate', `${name}.json`), plan(true));
  const commit = 'git add . && git commit --quiet --message=Change && git push --quiet origin HEAD:main';
  expect(await bash(`${commit} HEAD:refs/tags/applied && git fetch --quiet --tags`)).toMatchObject({ status: 0 });
  writeFileSync(at('work', 'estate', 'network.json'), plan(false));
  writeFileSync(at('work', 'estate', 'team.json'), `${plan(true)}\n`);
  const gate = 'npx tsx main.ts\ngate=(--fail-on danger)\n';
  const keep = 'tar -cz plans | openssl enc -aes-256-cbc -pbkdf2 -salt -pass env:PLAN_KEY -out reviewed.plan.enc';
  const planned = await bash(`${commit}\n${gate}${pipelineText('plan-stacks.sh')}\n${keep}\nrm -r plans\nexit $status`);
  expect(planned).toMatchObject({ status: 3 });
  const review = readFileSync(at('work', 'review.md'), 'utf8');
  expect(review).toContain('## 1 danger in the plans of 2 stacks; 1 stack unchanged\n');
  expect(review).toContain('| `storage` | unchanged, not planned |');
  const applied = await bash(pipelineText('apply-stacks.sh'));
  expect(applied).toMatchObject({ status: 0, stderr: '' });
  const ofStack = (name: string) => readFileSync(at('work', 'cdktf.out', 'stacks', name, 'applied.json'), 'utf8');
  expect([ofStack('network'), ofStack('team')]).toEqual([plan(false), `${plan(true)}\n`]);
  expect(() => ofStack('storage')).toThrow('ENOENT');
  const { stdout } = await bash('git rev-parse main refs/tags/applied', 'origin');
  expect(new Set(stdout.trim().split('\n')).size).toBe(1);
});
