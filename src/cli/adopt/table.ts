import { printableLine } from '../../printing/printable';
import type { FoundObject } from './survey';

/** A table with one line for each object. */
export function renderTable(found: readonly FoundObject[]): string {
  const rows = found.map(({ kind, name, scope, importId }) => [
    kind.adoption.type.replace(/^lintel_/, ''),
    printableLine(name),
    printableLine(scope),
    printableLine(importId),
  ]);
  return columns([['TYPE', 'NAME', 'SCOPE', 'IMPORT ID'], ...rows]);
}

/** The number of objects of each kind. */
export function renderCounts(found: readonly FoundObject[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of found) counts.set(kind.adoption.things, (counts.get(kind.adoption.things) ?? 0) + 1);
  return columns([...counts].map(([things, count]) => [String(count).padStart(6), things]));
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
