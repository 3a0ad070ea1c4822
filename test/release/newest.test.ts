/** @tier complete */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'fs';
import * as path from 'path';
import { parse } from 'yaml';
import { NEWEST_WORKFLOW } from '../../generate/project/newest-project';
import { NOT_RUN } from '../../generate/project/release-project';
import { runProgram } from '../support/run-program';
import { scratchFolder } from './release-folder';

const ROOT = path.join(__dirname, '..', '..');

interface Step {
  readonly name: string;
  readonly run?: string;
}

interface Job {
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly [key: string]: string }[] } };
  readonly steps: readonly Step[];
}

const { jobs } = parse(readFileSync(path.join(ROOT, NEWEST_WORKFLOW), 'utf8')) as {
  readonly jobs: { readonly [name: string]: Job };
};
const STEP = 'Synthesize with the newest framework';
const { run } = jobs.frameworks.steps.find(({ name }) => name === STEP)!;

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** In place of the newest of a registry, npm installs what is installed here; everything else is npm's own work. */
function npmWithoutRegistry(): string {
  const programs = path.join(scratch.folder, 'programs');
  mkdirSync(programs, { recursive: true });
  const script = `#!/usr/bin/env bash
set -e
if [ "$1" != install ]; then PATH=\${PATH#*:} exec npm "$@"; fi
printf '%s\\n' "$*" > asked
mkdir -p node_modules
tar xzf ./*.tgz
mv package "node_modules/$(node -p 'require("./package/package.json").name')"
for name in "$FRAMEWORK" constructs; do ln -s "${ROOT}/node_modules/$name" "node_modules/$name"; done
`;
  writeFileSync(path.join(programs, 'npm'), script);
  chmodSync(path.join(programs, 'npm'), 0o755);
  return programs;
}

test.each(jobs.frameworks.strategy!.matrix.include.filter(({ framework }) => framework !== 'cdktn'))(
  'the weekly workflow packs our package and synthesizes with $framework',
  async ({ framework, source }) => {
    const programs = npmWithoutRegistry();
    const ran = await runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run!], {
      cwd: ROOT,
      env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, FRAMEWORK: framework, SOURCE: source },
    });
    expect({ ...ran, stdout: ran.stdout.replace(/ \d+\.\d+\.\d+/g, '') }).toMatchObject({
      status: 0,
      stdout: `${framework} with constructs synthesizes a run task\n`,
    });
  },
  120_000,
);

test('what no test runs says so', () => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(new Set(steps.map(({ name }) => name).filter((name) => !name.endsWith(NOT_RUN)))).toEqual(new Set([STEP]));
});
