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
  const lines = rows.map(
    ({ what, value, unit, limit, how }) =>
      `${what.padEnd(width)}  ${inUnit(value, unit).padStart(7)}  ${inUnit(limit, unit).padStart(7)}   ${how}${value > limit ? '   OVER THE LIMIT' : ''}\n`,
  );
  return `${'measured'.padEnd(width)}    value    limit   how\n${lines.join('')}`;
}

/** Replaces what was measured in the table of docs/benchmarks.md, and leaves its other rows and the words around it. */
export function writeReport(rows: readonly Row[]): void {
  const text = readFileSync(REPORT, 'utf8');
  const [before, table, after] = [
    text.slice(0, text.indexOf(BEGIN)),
    text.slice(text.indexOf(BEGIN), text.indexOf(END)),
    text.slice(text.indexOf(END)),
  ];
  const lines = new Map(
    table
      .split('\n')
      .filter((line) => /^\| (?!measured )/.test(line))
      .map((line) => [line.split(' | ', 1)[0].slice(2), line]),
  );
  for (const { what, value, unit, limit, how } of rows) {
    lines.set(what, `| ${what} | ${inUnit(value, unit)} | ${inUnit(limit, unit)} | ${how} |`);
  }
  const report = `${before}${BEGIN}\n${versions()}\n\n| measured | value | limit | how |\n|---|---|---|---|\n${[...lines.values()].join('\n')}\n${after}`;
  writeFileSync(`${REPORT}.new`, report);
  renameSync(`${REPORT}.new`, REPORT);
}

function versions(): string {
  const terraform = spawnSync('terraform', ['version'], {
    encoding: 'utf8',
    env: { ...process.env, CHECKPOINT_DISABLE: '1' },
  }).stdout.split('\n')[0];
  return `Node.js ${process.version}, ${terraform}, ${process.platform}.`;
}

function inUnit(value: number, unit: Row['unit']): string {
  switch (unit) {
    case 'times':
      return value.toFixed(2);
    case 'requests':
      return String(value);
    case 's':
      return `${value.toFixed(2)} s`;
    default:
      return `${value.toFixed(0)} ${unit}`;
  }
}
