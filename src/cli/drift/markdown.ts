import type { AttributeDrift, DriftReport } from './report';
import { attributeNextWords, headline, isText, nextWords, pendingWords, textLines, valueText } from './words';
import type { Json } from '../stack/plan-json';

/** What an issue or a comment of a forge holds at most is a little more. */
const MOST_CHARACTERS = 60_000;

/** The report for an issue or a comment; its first line marks it, so that a pipeline updates one rather than to add another each night. */
export function renderMarkdown(report: DriftReport): string {
  const head = [marker(report.subject), `## ${escape(headline(report))}`];
  const blocks = [
    ...report.drifted.map((object) => [
      `### ${code(object.address)} ${object.what === 'gone' ? 'is gone' : 'was changed'}`,
      ...tableOf(object.changes.filter((change) => !isText(change))),
      ...object.changes.filter(isText).map(foldedText),
      [nextWords(object), ...object.besides.length > 0 ? [`For the code's sake it also changes ${object.besides.map(code).join(', ')}.`] : []].join(' '),
    ].join('\n\n')),
    ...report.unread.map(({ address, reason }) => `### ${code(address)} could not be read\n\n${fenced(reason, '')}`),
    ...report.problems.map((problem) => `### The next apply would end with an error\n\n${fenced(problem, '')}`),
    ...(report.notCompared ?? []).map(({ address, attributes }) => `${code(address)}: not compared, since only the stack knows it: ${attributes.map(code).join(', ')}`),
    ...report.pending.length > 0 ? [`### What the code says otherwise by now\n\n${report.pending.map((object) => `- ${code(object.address)} ${escape(pendingWords(object))}`).join('\n')}`] : [],
  ];
  return `${withinLimit(head, blocks).join('\n\n')}\n`;
}

/** Found again by whoever posts the report. */
export function marker(subject: string): string {
  return `<!-- lintel drift: ${subject.replace(/--|[<>\n]/g, '_')} -->`;
}

/** What does not fit is counted rather than cut through. */
function withinLimit(head: readonly string[], blocks: readonly string[]): string[] {
  const kept = [...head];
  let length = head.join('\n\n').length;
  for (const [index, block] of blocks.entries()) {
    length += block.length + 2;
    if (length > MOST_CHARACTERS) return [...kept, `_${blocks.length - index} more do not fit here; the job's log has them all._`];
    kept.push(block);
  }
  return kept;
}

function tableOf(changes: readonly AttributeDrift[]): string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ sensitive, before = null, after = null, ...change }) => {
    const values = sensitive ? ['_sensitive_', '_sensitive_'] : [cell(before), cell(after)];
    return `| ${code(change.path)} | ${values.join(' | ')} | ${inCell(escape(attributeNextWords(change)))} |`;
  });
  return [['| attribute | was | is | then |', '|---|---|---|---|', ...rows].join('\n')];
}

function foldedText(change: AttributeDrift): string {
  const next = attributeNextWords(change);
  return `<details><summary><code>${escape(change.path)}</code>${next === '' ? '' : `: ${escape(next)}`}</summary>\n\n${fenced(textLines(change).join('\n'), 'diff')}\n\n</details>`;
}

function cell(value: Json): string {
  return value === null ? '_nothing_' : code(valueText(value));
}

/** As code, whatever backticks, bars or lines are in it. */
function code(text: string): string {
  const ticks = '`'.repeat(longest(text, /`+/g) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return inCell(`${ticks}${space}${text.replace(/\s+/g, ' ')}${space}${ticks}`);
}

function inCell(text: string): string {
  return text.replace(/\|/g, '\\|');
}

function fenced(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longest(text, /`+/g) + 1));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function longest(text: string, runs: RegExp): number {
  return Math.max(0, ...(text.match(runs) ?? []).map(({ length }) => length));
}

/** Words of ours with values of others in them. */
function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/([\\`*_[\]|~#@])/g, '\\$1');
}
