import type { FoundObject } from './survey';

/** Objects as people read them: one line each, in columns. */
export function renderTable(found: readonly FoundObject[]): string {
  const rows = found.map(({ kind, name, place, importId }) => [kind.adoption.type.replace(/^lintel_/, ''), printable(name), printable(place), printable(importId)]);
  return columns([['TYPE', 'NAME', 'WHERE', 'IMPORT ID'], ...rows]);
}

/** How many there are of each kind. */
export function renderCounts(found: readonly FoundObject[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of found) counts.set(kind.adoption.things, (counts.get(kind.adoption.things) ?? 0) + 1);
  return columns([...counts].map(([things, count]) => [String(count).padStart(6), things]));
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)), []);
  return rows.map((row) => `${row.map((cell, index) => cell.padEnd(widths[index])).join('  ').trimEnd()}\n`).join('');
}

/** A name may hold what would move the cursor of a terminal. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '\ufffd');
}
