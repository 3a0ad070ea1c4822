import { structuredPatch } from 'diff';

/** Beyond it, texts have so little in common that all of both is shown. */
const MOST_EDITS = 2_000;

/** The lines in which two texts differ, begun with `-` or `+`, among three before and after, begun with a blank; `…` stands for what is left out. */
export function textDifference(before: string, after: string): string[] {
  const patch = structuredPatch('', '', ended(before), ended(after), undefined, undefined, { context: 3, maxEditLength: MOST_EDITS });
  if (patch === undefined) return [...linesOf(before).map((line) => `-${line}`), ...linesOf(after).map((line) => `+${line}`)];
  return patch.hunks.flatMap(({ lines, oldStart, newStart }) => [...oldStart > 1 || newStart > 1 ? ['…'] : [], ...lines]);
}

/** A last line without an end would be another line. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}
