import { execFileSync } from 'child_process';
import { readdirSync, statSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Config } from '@jest/types';
import { EVERYTHING, needsOf } from '../tiers/needs';
import type { Needs } from '../tiers/needs';
import { writeExecutableFolder } from './compiled';
import { RUNS_EXECUTABLE } from './plugin-process';
import { makeRunFolder } from './temporary-folder';

const ROOT = path.join(__dirname, '..', '..');
const AWSCDK = path.join('packages', 'awscdk');

/** The sources that jsii compiles: the constructs, which other languages use. */
const CONSTRUCTS = ['src/index.ts', 'src/constructs', path.join(AWSCDK, 'src')];
const ASSEMBLIES = ['.jsii', path.join(AWSCDK, '.jsii')];
/** The bundles that tests run like users. */
const BUNDLES = [path.join('lib', 'bundle', 'cli.js'), path.join(AWSCDK, 'assets')];

/**
 * Tests run the provider and the CLI from the bundles, which are rebuilt if a source is newer and a test file that was asked for needs them.
 * `npm test` compiles as for a release. For a single test file, `--ci=false` skips that and rebuilds the bundles in a few seconds.
 */
export default function globalSetup(asked: Asked): void {
  // See test-environment.js.
  process.env.JEST_RUN_FOLDER = makeRunFolder();
  if (!process.env.LINTEL_SKIP_BUILD) {
    const needs = needsOfRun(asked);
    if (needs.bundles || needs.executables) bundleWhatChanged(asked.ci, needs);
    if (needs.executables) compileWhatChanged();
  }
  // For the checks that run beside the tests (test/tiers/main.ts).
  if (process.env.LINTEL_TEST_BUILT) writeFileSync(process.env.LINTEL_TEST_BUILT, '');
}

type Asked = Pick<
  Config.GlobalConfig,
  'ci' | 'findRelatedTests' | 'nonFlagArgs' | 'onlyChanged' | 'runTestsByPath' | 'testPathPatterns'
>;

function needsOfRun({ findRelatedTests, nonFlagArgs, onlyChanged, runTestsByPath, testPathPatterns }: Asked): Needs {
  const texts = runTestsByPath ? nonFlagArgs : testPathPatterns.patterns;
  const patterns = texts.map((pattern) => new RegExp(pattern, 'i'));
  if (findRelatedTests || onlyChanged || patterns.length === 0) return EVERYTHING;
  const files = readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('test', file))
    .filter((file) => file.endsWith('.test.ts') && patterns.some((pattern) => pattern.test(path.join(ROOT, file))));
  const needs = needsOf(files);
  return RUNS_EXECUTABLE ? { ...needs, bundles: true, executables: true } : needs;
}

function bundleWhatChanged(ci: boolean, { assemblies }: Needs): void {
  const areAssembliesStale = newest(CONSTRUCTS) > oldest(ASSEMBLIES);
  const areBundlesStale = newest(['src', path.join(AWSCDK, 'bundled')]) > oldest(BUNDLES);
  if (ci ? areAssembliesStale || areBundlesStale : areAssembliesStale && assemblies) {
    run('projen', 'compile');
    run('projen', 'post-compile');
  } else if (areBundlesStale) {
    execFileSync('node', ['--import', 'tsx', 'generate/rebuild.ts'], { cwd: ROOT, stdio: 'inherit' });
  }
}

/** Where the executable runs, and for the tests of the executable itself. */
function compileWhatChanged(): void {
  const compiled = path.join('lib', 'executables', 'provider');
  if (oldest(BUNDLES.slice(0, 1)) <= oldest([compiled]) && newest(['generate/release']) <= oldest([compiled])) return;
  run('tsx', 'generate/release/executables.ts', '--without-list');
  writeExecutableFolder();
}

function run(...command: string[]): void {
  execFileSync('npx', command, { cwd: ROOT, stdio: 'inherit' });
}

function oldest(files: readonly string[]): number {
  return Math.min(...files.map((file) => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0));
}

function newest(places: readonly string[]): number {
  return Math.max(
    0,
    ...places.map((place) => {
      const found = statSync(path.join(ROOT, place));
      return found.isDirectory()
        ? newest(readdirSync(path.join(ROOT, place)).map((name) => path.join(place, name)))
        : found.mtimeMs;
    }),
  );
}
