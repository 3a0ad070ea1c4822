/**
 * `npm run spec:coverage`: which documented operations the emulator answered as documented while its tests ran, and which documented rules a
 * passing test case shows. What is missing is listed by name. Arguments are test paths; without any, all of the emulator's.
 */
import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { missingOperations, missingRules } from './match';
import type { AnsweredRequest } from './match';
import { specifications } from './specifications';

const ROOT = path.join(__dirname, '..', '..', '..');

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[]; readonly title: string }[];
  }[];
}

function main(paths: readonly string[]): void {
  const { titles, requests } = runTests(paths.length > 0 ? paths : ['test/emulator']);
  const operations = specifications.flatMap((specification) => specification.operations);
  const rules = specifications.flatMap((specification) => specification.rules);
  const deprecated = operations.filter((operation) => operation.deprecated).length;
  const notAnswered = specifications.flatMap(({ name, operations: own }) => missingOperations(own, requests).map((operation) => ({ name, ...operation })));
  const notShown = specifications.flatMap(({ name, rules: own }) => missingRules(own, titles).map((rule) => ({ name, ...rule })));
  const missing = notAnswered.filter((operation) => !operation.deprecated).length;
  process.stdout.write(`operations ${operations.length - deprecated - missing} of ${operations.length - deprecated} `
    + `(and ${deprecated - (notAnswered.length - missing)}${notAnswered.length > missing ? ` of ${deprecated}` : ''} deprecated forms)\n`);
  process.stdout.write(`rules ${rules.length - notShown.length} of ${rules.length}\n`);
  for (const { name, section, operation, method, path: address } of notAnswered) process.stdout.write(`  missing: ${name}, ${section}: ${operation} (${method} ${address})\n`);
  for (const { name, section, rule } of notShown) process.stdout.write(`  missing: ${name}, ${section}: ${rule}\n`);
  if (notAnswered.length + notShown.length > 0) process.exitCode = 1;
}

function runTests(paths: readonly string[]): { readonly titles: readonly string[]; readonly requests: readonly AnsweredRequest[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-coverage-'));
  const report = path.join(folder, 'report.json');
  const record = path.join(folder, 'requests');
  const jest = require.resolve('jest/bin/jest');
  const { stderr } = spawnSync(process.execPath, [jest, ...paths, '--json', '--outputFile', report], {
    cwd: ROOT, env: { ...process.env, RECORD_REQUESTS: record }, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
    const titles = testResults.flatMap(({ name, assertionResults }) => assertionResults.filter(({ status }) => status === 'passed').map(({ ancestorTitles, title }) =>
      `${path.relative(path.join(ROOT, 'test', 'emulator'), name).replace(/\.test\.ts$/, '')}: ${[...ancestorTitles, title].join(' ')}`));
    const lines = readFileSync(record, 'utf8').split('\n').filter((line) => line !== '');
    return { titles, requests: [...new Set(lines)].map((line) => JSON.parse(line) as AnsweredRequest) };
  } catch (error) {
    throw new Error(`The tests did not run.\n${stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main(process.argv.slice(2));
