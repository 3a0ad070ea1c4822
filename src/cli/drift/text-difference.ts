import { structuredPatch } from 'diff';

/** Texts that differ more than this are shown completely. */
const MOST_EDITS = 2_000;

/** A diff of two texts with three lines of context. `…` stands for omitted lines. */
export function textDifference(before: string, after: string): string[] {
  const patch = structuredPatch('', '', withFinalNewline(before), withFinalNewline(after), undefined, undefined, {
    context: 3,
    maxEditLength: MOST_EDITS,
  });
  if (patch === undefined) {
    return [...linesOf(before).map((line) => `-${line}`), ...linesOf(after).map((line) => `+${line}`)];
  }
  return patch.hunks.flatMap(({ lines, oldStart, newStart }) => [
    ...(oldStart > 1 || newStart > 1 ? ['…'] : []),
    ...lines,
  ]);
}

/** Otherwise a missing final line feed would count as a difference. */
function withFinalNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}
