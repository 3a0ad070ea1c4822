import { structuredPatch } from './libraries';
import type { Difference } from './report';
import { linesOf } from './format-value';
import type { DisplayValue } from '../../definition/display-value';

/** More lines than these nobody reads in a review. */
const MOST_LINES = 400;
/** Texts that have less in common than this are shown one after the other. */
const MOST_EDITS = 2000;

/** What differs between two texts, in lines with three around them; undefined where they may not be shown, or are no texts. */
export function differenceOf(before: DisplayValue, after: DisplayValue): Difference | undefined {
  const [old, wanted] = [linesOf(laidOut(before)), linesOf(laidOut(after))];
  if (!old || !wanted) return undefined;
  const patch = structuredPatch('', '', asText(old), asText(wanted), undefined, undefined, { context: 3, maxEditLength: MOST_EDITS });
  const lines = patch
    ? patch.hunks.flatMap((hunk) => [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`, ...hunk.lines])
    : [...old.map((line) => `-${line}`), ...wanted.map((line) => `+${line}`)];
  return { lines: lines.slice(0, MOST_LINES), left: Math.max(0, lines.length - MOST_LINES) };
}

/** JSON that stands on one line says more in several. */
function laidOut(value: DisplayValue): DisplayValue {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value), undefined, 2);
  } catch {
    return value;
  }
}

function asText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
