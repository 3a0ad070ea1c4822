/**
 * `npm run spec:coverage` reports which parts of the specifications the tests cover, and names those that they do not.
 * `emulator`: the documented operations that it served as documented in its tests, and the rules with a passing case.
 * `terraform`: the operations that a real terraform, or the command line, reached through our handlers.
 * Without an argument, both.
 */
import { spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { CORE_VERSION } from '../../support/environments/core';
import { missingRules, reached, sorted } from './match';
import type { ServedRequest, Sorted } from './match';
import { specifications } from './specifications';
import type { SpecifiedOperation } from './specified';
import { titleOf } from './titles';

const ROOT = path.join(__dirname, '..', '..', '..');

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
    }[];
  }[];
}

interface TestRun {
  /** Titles of passed cases, after their file's name. */
  readonly titles: readonly string[];
  readonly requests: readonly ServedRequest[];
}

const PARTS: { readonly [name: string]: () => boolean } = { emulator: coverEmulator, terraform: coverTerraform };

/** Each prints its counts, and returns whether nothing is missing. */
function main(names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(', ')}. Known parts:  ${Object.keys(PARTS).join(', ')}.`);
  }
  const whole = (names.length > 0 ? names : Object.keys(PARTS)).map((name) => PARTS[name]());
  if (whole.includes(false)) process.exitCode = 1;
}

function coverEmulator(): boolean {
  const { titles, requests } = runTests(['test/emulator']);
  const operations = specifications.flatMap((specification) => specification.operations);
  const rules = specifications.flatMap((specification) => specification.rules);
  const deprecated = operations.filter((operation) => operation.deprecated).length;
  const found = specifications.map(({ name, operations: own }) => ({ name, ...sorted(own, requests, 'notServed') }));
  const notResponded = found.flatMap(({ missing }) => missing);
  const notShown = specifications.flatMap(({ name, rules: own }) =>
    missingRules(own, titles).map((rule) => ({ name, ...rule })),
  );
  const missing = notResponded.filter((operation) => !operation.deprecated).length;
  const waiting = found.reduce((sum, one) => sum + one.waiting.length, 0);
  process.stdout.write(
    `operations ${operations.length - deprecated - missing - waiting} of ${operations.length - deprecated} ` +
      `(and ${deprecated - (notResponded.length - missing)}${notResponded.length > missing ? ` of ${deprecated}` : ''} deprecated forms)\n`,
  );
  process.stdout.write(`rules ${rules.length - notShown.length} of ${rules.length}\n`);
  const isWhole = found.map((one) => reportOperations(one.name, one, 'notServed'));
  for (const { name, section, rule } of notShown) process.stdout.write(`  missing: ${name}, ${section}: ${rule}\n`);
  return !isWhole.includes(false) && notShown.length === 0;
}

/** Prints what is missing, with the reason where there is one. Returns whether nothing is missing without a reason, and no reason is out of date. */
function reportOperations(
  name: string,
  { missing, waiting, stale }: Sorted,
  because: 'notServed' | 'notReached',
): boolean {
  const line = (state: string, { section, operation, method, path: address }: SpecifiedOperation, why = '') =>
    process.stdout.write(`  ${state}: ${name}, ${section}: ${operation} (${method} ${address})${why}\n`);
  for (const operation of missing) line('missing', operation);
  for (const operation of waiting) line('not yet', operation, `: ${operation[because]}`);
  for (const operation of stale) line('no longer missing', operation, `, so remove "${operation[because]}"`);
  return missing.length + stale.length === 0;
}

function coverTerraform(): boolean {
  const { requests } = runTests([
    'test/handlers',
    'test/cli',
    'test/constructs',
    'test/house-rules/combined',
    'test/house-rules/secrets',
  ]);
  const ours = requests.filter(
    ({ agent = '' }) =>
      agent.startsWith('lintel/') ||
      (agent.startsWith('Terraform/') && !agent.startsWith(`Terraform/${CORE_VERSION} `)),
  );
  let isWhole = true;
  for (const { name, operations } of specifications) {
    const current = operations.filter((operation) => !operation.deprecated);
    const found = sorted(current, ours, 'notReached');
    const deprecated = reached(operations, ours).filter((operation) => operation.deprecated);
    process.stdout.write(
      `${name}: ${current.length - found.missing.length - found.waiting.length} of ${current.length} operations reached through terraform or the command line, ${deprecated.length} deprecated forms\n`,
    );
    const isCovered = reportOperations(name, found, 'notReached');
    for (const { section, operation, method, path: address } of deprecated) {
      process.stdout.write(`  deprecated, and used: ${section}: ${operation} (${method} ${address})\n`);
    }
    if (!isCovered || deprecated.length > 0) isWhole = false;
  }
  return isWhole;
}

function runTests(paths: readonly string[]): TestRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-coverage-'));
  const report = path.join(folder, 'report.json');
  const record = path.join(folder, 'requests');
  const jest = require.resolve('jest/bin/jest');
  const { stderr } = spawnSync(
    process.execPath,
    [jest, ...paths, '--testPathIgnorePatterns', '/handlers/.*/rules\\.test', '--json', '--outputFile', report],
    {
      cwd: ROOT,
      env: { ...process.env, RECORD_REQUESTS: record },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  try {
    if (!existsSync(report)) throw new Error('no report was written');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const titles = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ ancestorTitles, title }) => titleOf(name, ancestorTitles, title)),
    );
    const lines = readFileSync(record, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    return { titles, requests: [...new Set(lines)].map((line) => JSON.parse(line) as ServedRequest) };
  } catch (error) {
    throw new Error(`The tests did not run.\n${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main(process.argv.slice(2));
