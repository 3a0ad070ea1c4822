import { readFileSync, writeFileSync } from 'fs';
import * as path from 'path';

const FILE = path.join(__dirname, '..', '..', 'test', 'recorded-runs.json');

/** In the order in which the README names them. `everything` is `npm run test:all` without the lint. */
export const SUITES = [
  'everything',
  'provider',
  'constructs',
  'cdktf-cli',
  'packages',
  'quickstart',
  'release',
] as const;
export type Suite = (typeof SUITES)[number];

export interface RecordedSuite {
  /** How many it had. The quickstart is one. */
  readonly tests: number;
  /** Of its last run, as `2026-11-26`. */
  readonly date: string;
}

/** A run of suites that passed, with what they ran on. */
export interface RecordedRun {
  /** As `22.23.3`. */
  readonly node: string;
  /** As `Terraform 1.11.4`. */
  readonly engine: string;
  readonly suites: { readonly [suite in Suite]?: RecordedSuite };
}

export function readRecordedRuns(): RecordedRun[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as RecordedRun[];
}

/** Replaces what the same suites showed on the same line of Node.js with the same line of the engine. */
export function recordRun(run: RecordedRun): void {
  const key = ({ node, engine }: RecordedRun) => `${line(node, 1)} ${line(engine, 2)}`;
  const others = readRecordedRuns().filter((other) => key(other) !== key(run));
  const same = readRecordedRuns().find((other) => other.node === run.node && other.engine === run.engine);
  const runs = [...others, { ...run, suites: { ...same?.suites, ...run.suites } }].sort((one, other) =>
    key(one).localeCompare(key(other), 'en', { numeric: true }),
  );
  writeFileSync(FILE, `[\n${runs.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
}

function line(version: string, parts: number): string {
  return version.split('.').slice(0, parts).join('.');
}
