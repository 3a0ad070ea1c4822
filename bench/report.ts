import { spawnSync } from 'child_process';
import { readFileSync, renameSync, writeFileSync } from 'fs';
import * as path from 'path';
import type { Row } from './row';

const REPORT = path.join(__dirname, '..', 'docs', 'benchmarks.md');
const BEGIN = '<!-- written by `npm run bench -- --write` -->';
const END = '<!-- end -->';

/** What a person reads on a terminal. */
export function renderTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const lines = rows.map(({ what, value, unit, limit, how }) =>
    `${what.padEnd(width)}  ${inUnit(value, unit).padStart(7)}  ${inUnit(limit, unit).padStart(7)}   ${how}${value > limit ? '   OVER THE LIMIT' : ''}\n`);
  return `${'measured'.padEnd(width)}    value    limit   how\n${lines.join('')}`;
}

/** Replaces the table of docs/benchmarks.md, and leaves the words around it. */
export function writeReport(rows: readonly Row[]): void {
  const text = readFileSync(REPORT, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  const table = rows.map(({ what, value, unit, limit, how }) => `| ${what} | ${inUnit(value, unit)} | ${inUnit(limit, unit)} | ${how} |\n`);
  const report = `${before}${BEGIN}\n${versions()}\n\n| measured | value | limit | how |\n|---|---|---|---|\n${table.join('')}${after}`;
  writeFileSync(`${REPORT}.new`, report);
  renameSync(`${REPORT}.new`, REPORT);
}

function versions(): string {
  const terraform = spawnSync('terraform', ['version'], { encoding: 'utf8', env: { ...process.env, CHECKPOINT_DISABLE: '1' } }).stdout.split('\n')[0];
  return `Node.js ${process.version}, ${terraform}, ${process.platform}.`;
}

function inUnit(value: number, unit: Row['unit']): string {
  switch (unit) {
    case 'times': return value.toFixed(2);
    case 'requests': return String(value);
    case 's': return `${value.toFixed(2)} s`;
    default: return `${value.toFixed(0)} ${unit}`;
  }
}
