/**
 * `npm run test:node -- 22 [--engine <path of terraform or tofu>] [--suite <name>]` runs suites on a line of Node.js, whose binary comes from the
 * registry of npm, and records the run for the README if everything passed. `--suite everything` runs all tests; without the option, the
 * suites in which Node.js matters to users run. `--suite release --engine …` installs a release with that engine, too.
 */
import { execFileSync, spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { parseArgs } from 'util';
import { RecordedSuite, recordRun, Suite, SUITES } from '../../generate/pages/recorded-runs';
import type { GivenProgram } from '../support/needed';
import pins from './nodejs.json';
import { NodeLine, nodeOf } from './pinned-node';

const ROOT = path.join(__dirname, '..', '..');

/** What jest is given. */
const FILES: { readonly [suite in Exclude<Suite, 'quickstart'>]: readonly string[] } = {
  'everything': [],
  'provider': ['test/terraform/', 'test/plugin-protocol/', 'test/house-rules/generated-terraform'],
  'constructs': ['test/constructs/', '--testPathIgnorePatterns=cdktf-deploy'],
  'cdktf-cli': ['test/constructs/cdktf-deploy'],
  'packages': ['test/package/'],
  'release': ['test/release/', 'test/terraform/cannot-start'],
};

/** An executable has a Node.js of its own. */
const WITHOUT_OTHERS: readonly Suite[] = ['everything', 'release'];

/** cdktf's command line 0.21 contains binaries for no version of Node.js after 22, and must be compiled where it is installed. */
const UNFIT: { readonly [line: string]: readonly Suite[] } = { 24: ['cdktf-cli'] };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' }, suite: { type: 'string', multiple: true } },
  });
  const [line] = positionals;
  if (positionals.length !== 1 || !Object.hasOwn(pins, line)) {
    throw new Error(`Name one line of Node.js: ${Object.keys(pins).join(', ')}.`);
  }
  const wanted = (values.suite ??
    SUITES.filter((suite) => ![...WITHOUT_OTHERS, ...(UNFIT[line] ?? [])].includes(suite))) as Suite[];
  const unknown = wanted.filter((suite) => !SUITES.includes(suite));
  if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}: they are ${SUITES.join(', ')}.`);
  const programs = mkdtempSync(path.join(tmpdir(), 'lintel-versions-'));
  try {
    const { version } = pins[line as NodeLine];
    symlinkSync(nodeOf(line as NodeLine), path.join(programs, 'node'));
    const onPath = (...folders: string[]) => [...folders, process.env.PATH].join(path.delimiter);
    const common = { ...process.env, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' };
    const env = { ...common, PATH: onPath(programs) };
    if (values.engine) {
      const engines = path.join(programs, 'engines');
      mkdirSync(engines);
      symlinkSync(realpathSync(values.engine), path.join(engines, 'terraform'));
      env.PATH = onPath(engines, programs);
    }
    const engine = engineOf(env);
    // These tests compare an engine with the one on the PATH.
    const beside = { ...common, PATH: onPath(programs), ...(values.engine && given(engine, values.engine)) };
    process.stdout.write(`Node.js ${version}, ${engine}: ${wanted.join(', ')}\n`);
    const suites: { [suite in Suite]?: RecordedSuite } = {};
    for (const suite of wanted) {
      const tests =
        suite === 'quickstart'
          ? runQuickstart(env)
          : runJest(FILES[suite], programs, suite === 'release' ? beside : env);
      suites[suite] = { tests, date: new Date().toISOString().slice(0, 10) };
      process.stdout.write(`${suite}: ${tests} passed\n`);
    }
    recordRun({ node: version, engine, suites });
  } finally {
    rmSync(programs, { recursive: true });
  }
}

/** As `Terraform 1.11.4`. */
function engineOf(env: NodeJS.ProcessEnv): string {
  const said = execFileSync('terraform', ['version'], {
    encoding: 'utf8',
    env: { ...env, CHECKPOINT_DISABLE: '1' },
  });
  const [, name, version] = /^(Terraform|OpenTofu) v([\d.]+)/m.exec(said)!;
  return `${name} ${version}`;
}

/** The variable by which tests are given an engine. */
function given(engine: string, program: string): NodeJS.ProcessEnv {
  const variable: GivenProgram = engine.startsWith('OpenTofu') ? 'LINTEL_TEST_TOFU' : 'LINTEL_TEST_TERRAFORM';
  return { [variable]: realpathSync(program) };
}

/** Returns the number of tests, all of which passed. */
function runJest(files: readonly string[], scratch: string, env: NodeJS.ProcessEnv): number {
  const results = path.join(scratch, 'results.json');
  const jest = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync('node', [jest, '--ci=false', '--json', `--outputFile=${results}`, ...files], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { numPassedTests, numPendingTests, numTotalTests } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly [count: string]: number;
  };
  if (status !== 0 || numPassedTests !== numTotalTests || numPassedTests === 0) {
    throw new Error(
      `${numPassedTests} of ${numTotalTests} tests passed, ${numPendingTests} were left out: not recorded.`,
    );
  }
  return numPassedTests;
}

function runQuickstart(env: NodeJS.ProcessEnv): number {
  const tsx = path.join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { status } = spawnSync('node', [tsx, path.join(ROOT, 'examples', 'quickstart', 'main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The quickstart failed: not recorded.');
  return 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
