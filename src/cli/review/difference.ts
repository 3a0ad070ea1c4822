import type { DisplayValue } from '../../definition/display-value';
import { linesOf } from './format-value';
import { structuredPatch } from './libraries';
import type { Difference } from './report';

/** Longer differences are truncated. */
const MOST_LINES = 400;
/** Texts that differ more than this are shown completely, one after the other. */
const MOST_EDITS = 2000;

/** A diff of two texts with three lines of context. Undefined if either is redacted or not a text. */
export function differenceOf(before: DisplayValue, after: DisplayValue): Difference | undefined {
  const [old, wanted] = [linesOf(formatJson(before)), linesOf(formatJson(after))];
  if (!old || !wanted) return undefined;
  const patch = structuredPatch('', '', asText(old), asText(wanted), undefined, undefined, {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  const lines = patch
    ? patch.hunks.flatMap((hunk) => [
        `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
        ...hunk.lines,
      ])
    : [...old.map((line) => `-${line}`), ...wanted.map((line) => `+${line}`)];
  return { lines: lines.slice(0, MOST_LINES), left: Math.max(0, lines.length - MOST_LINES) };
}

/** Formats JSON on several lines, for a readable diff. */
function formatJson(value: DisplayValue): DisplayValue {
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
