/**
 * Runs the tests that a change can reach, by imports and names, and the checks of what has changed: `npm run test:changed [-- --since=<commit>]
 * [--seconds=90] [--shard=1/4]`. A change is what differs from the commit at which this branch has left the main one, and what is not committed.
 */
import { execFileSync } from 'child_process';
import { existsSync } from 'fs';
import * as path from 'path';
import { FORMATTER, LINTER } from '../../generate/project/lint-commands';
import { ImportGraph, ROOT } from './import-graph';
import { report, runSteps, separateShard } from './main';
import { select } from './selection';
import type { Selection } from './selection';
import type { Step } from './steps';

// oxlint-disable-next-line typescript/no-require-imports -- jest itself loads it too, as JavaScript
const { costOf } = require('../support/longest-first') as { costOf(file: string, tier?: string): number };

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where the branch has left the main one; without another one, the last commit. */
function baseOf(since: string | undefined): string {
  for (const commit of since === undefined ? ['@{upstream}', 'origin/HEAD'] : [since]) {
    try {
      return git('merge-base', 'HEAD', commit)[0]!;
    } catch {
      if (since !== undefined) throw new Error(`There is no commit ${since}.`);
    }
  }
  return git('rev-parse', 'HEAD')[0]!;
}

function stepsFor({ files, types, rules }: Selection, changed: readonly string[]): readonly Step[] {
  // The fast sample of each matrix, and all attributes.
  const environment = { LINTEL_TEST_TIER: 'changed' };
  const constructs = types.map((type) =>
    type.replace(/_?([^_]+)/g, (__, word: string) => word[0]!.toUpperCase() + word.slice(1)),
  );
  const steps: Step[] = [];
  if (files.length > 0) {
    const command = ['jest', '--runTestsByPath', ...files];
    steps.push({ title: `${files.length} test files`, command, environment, divisible: true });
  }
  if (rules.length > 0) {
    const command = ['jest', '-t', `(?:${[...types, ...constructs].join('|')})\\b`, '--runTestsByPath', ...rules];
    steps.push({ title: `every rule, of ${types.join(', ')}`, command, environment, divisible: true });
  }
  const checks = checksFor(changed);
  if (checks.length > 0) {
    const command = ['tsx', 'generate/side-by-side.ts', ...checks];
    steps.push({ title: 'layout, rules, types and generated files', command, divisible: false });
  }
  return steps;
}

function checksFor(changed: readonly string[]): readonly string[] {
  const named = (files: readonly string[]) => files.map((file) => `'${file}'`).join(' ');
  const there = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const code = there.filter((file) => file.endsWith('.ts'));
  const isDescribed = (file: string) => /^(?:src|generate|docs|examples|packages)\/|\.md$/.test(file);
  return [
    ...(there.length > 0 ? [`${FORMATTER} --check --no-error-on-unmatched-pattern ${named(there)}`] : []),
    ...(code.length > 0
      ? [`${LINTER} --tsconfig tsconfig.dev.json --no-error-on-unmatched-pattern ${named(code)}`]
      : []),
    ...(code.length > 0 ? ['node node_modules/typescript-native/bin/tsc --noEmit -p tsconfig.dev.json'] : []),
    ...(changed.some(isDescribed) ? ['tsx generate/main.ts --check'] : []),
  ];
}

function describe(
  changed: readonly string[],
  base: string,
  { files, types, rules, further, whole }: Selection,
): string {
  const lines = [`${changed.length} files have changed since ${base.slice(0, 8)}: ${listed(changed)}`];
  lines.push(`Tried: ${files.length} test files that import, name or are named after them: ${listed(files)}`);
  if (rules.length > 0) lines.push(`Tried: the cases of ${types.join(', ')} in ${rules.length} files of rules`);
  if (further.length > 0) {
    const how = further.length > 10 ? 'with --seconds=900, more of them' : `npx jest ${further.join(' ')}`;
    lines.push(`Left out, for the time: ${further.length} test files that are further away: ${how}`);
  }
  if (whole.length > 0) {
    const what = 'test files that load all resources, or run a program that contains what has changed';
    lines.push(`Left out: ${whole.length} ${what}: npm test, and npm run test:rest`);
  }
  lines.push('Left out: all but the fast sample of every matrix, other dialects, and Bun: npm run test:all');
  return lines.join('\n');
}

const listed = (names: readonly string[]): string =>
  names.length <= 6 ? names.join(', ') || 'none' : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;

async function main(): Promise<void> {
  const { shard, others } = separateShard(process.argv.slice(2));
  const option = (name: string) => others.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const unknown = others.filter((arg) => !/^--(?:since|seconds)=/.test(arg));
  if (unknown.length > 0) throw new Error(`There is no ${unknown[0]}: the options are --since, --seconds and --shard.`);
  const base = baseOf(option('since'));
  const changed = [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
  if (changed.length === 0) {
    process.stdout.write(
      `Nothing has changed since ${base.slice(0, 8)}; --since=<commit> compares with another one.\n`,
    );
    return;
  }
  const tests = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'test/**/*.test.ts',
    'test/*.test.ts',
  ).filter((file) => existsSync(path.join(ROOT, file)));
  // Beside them are the rules and the checks, and two cores.
  const seconds = Number(option('seconds') ?? 90);
  const secondsOf = (file: string) => costOf(file) / 2;
  const selection = select(changed, { graph: new ImportGraph(), tests, secondsOf }, seconds / 2);
  process.stdout.write(`${describe(changed, base, selection)}\n`);
  const began = Date.now();
  const taken = await runSteps(stepsFor(selection, changed), shard, []);
  process.exitCode = report(taken, 'changed', (Date.now() - began) / 1000);
}

if (require.main === module) {
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
