import { printable, printableLine } from '../../printing/printable';
import { escapeHtml } from '../report/html';
import { codeBlock, codeSpan, escapeMarkdown, folded } from '../report/markdown';
import type { Json } from '../stack/plan-json';
import type { AttributeDrift, DriftReport } from './report';
import type { Unmanaged } from './unmanaged';
import { unmanagedSections } from './unmanaged-words';
import {
  acceptedWords,
  attributeNextWords,
  headline,
  isText,
  nextWords,
  pendingWords,
  textLines,
  unusedWords,
  valueText,
} from './wording';

/** Slightly less than the limit of issues and comments on GitHub and GitLab. */
export const MOST_CHARACTERS = 60_000;

/** The report for an issue or a comment. The first line is a marker, by which a pipeline finds the issue to update. */
export function renderMarkdown(report: DriftReport): string {
  const head = [marker(report.subject), `## ${words(headline(report))}`];
  return `${withinLimit(head, renderBlocks(report)).join('\n\n')}\n`;
}

/** The parts of a report, after its headline. */
export function renderBlocks(report: DriftReport): string[] {
  return [
    ...report.drifted.map((object) =>
      [
        `### ${code(object.address)} ${object.what === 'gone' ? 'was deleted' : 'was changed'}`,
        ...tableOf(object.changes.filter((change) => !isText(change))),
        ...object.changes.filter(isText).map(foldedText),
        [
          nextWords(object),
          ...(object.besides.length > 0
            ? [`It also changes ${object.besides.map(code).join(', ')}, according to the code.`]
            : []),
        ].join(' '),
      ].join('\n\n'),
    ),
    ...(report.failed ?? []).map(
      ({ address, path, says }) => `### ${code(address)} has failed on the service\n\n${code(path)}: ${words(says)}`,
    ),
    ...(report.notes ?? []).map(words),
    ...list(
      'Accepted',
      (report.accepted ?? []).map((one) => `- ${code(one.address)} ${words(acceptedWords(one))}`),
    ),
    ...list(
      'Acceptances without effect',
      (report.unused ?? []).map(
        (one) => `- ${code(`${one.file}:${one.line}`)}: ${code(one.address)} ${words(unusedWords(one))}`,
      ),
    ),
    ...report.unread.map(({ address, reason }) => `### ${code(address)} could not be read\n\n${quoted(reason)}`),
    ...report.problems.map((problem) => `### The next apply would fail\n\n${quoted(problem)}`),
    ...(report.notCompared ?? []).map(
      ({ address, attributes }) =>
        `${code(address)}: not compared, because only the stack has the values: ${attributes.map(code).join(', ')}`,
    ),
    ...(report.pending.length > 0
      ? [
          `### Pending changes of the code\n\n${report.pending.map((object) => `- ${code(object.address)} ${words(pendingWords(object))}`).join('\n')}`,
        ]
      : []),
    ...(report.unmanaged ? unmanagedParts(report.unmanaged) : []),
  ];
}

/** The parts about objects that are in no state. All are folded except those that count. */
export function unmanagedParts(unmanaged: Unmanaged): string[] {
  return unmanagedSections(unmanaged).flatMap(({ id, title, entries }) => {
    const rows = entries.map((entry) => `- ${code(entry.code)} ${words(entry.words)}`);
    return id === 'unmanaged' ? [`### ${title}\n\n${rows.join('\n')}`] : list(title, rows);
  });
}

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [folded(`${title} (${entries.length})`, entries.join('\n'))];
}

/** Identifies the issue or comment of a report. */
export function marker(subject: string): string {
  return `<!-- lintel drift: ${printableLine(subject).replace(/--|[<>]/g, '_')} -->`;
}

/** Drops whole blocks that exceed the limit, and reports their number. */
export function withinLimit(head: readonly string[], blocks: readonly string[]): string[] {
  const kept = [...head];
  let length = head.join('\n\n').length;
  for (const [index, block] of blocks.entries()) {
    length += block.length + 2;
    if (length > MOST_CHARACTERS) {
      return [...kept, `_${blocks.length - index} more do not fit here. The log of the job contains all of them._`];
    }
    kept.push(block);
  }
  return kept;
}

function tableOf(changes: readonly AttributeDrift[]): string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ sensitive, before = null, after = null, ...change }) => {
    const values = sensitive ? ['_sensitive_', '_sensitive_'] : [cell(before), cell(after)];
    return `| ${[code(change.path), ...values, words(attributeNextWords(change))].map(inCell).join(' | ')} |`;
  });
  return [['| attribute | last applied | current | next apply |', '|---|---|---|---|', ...rows].join('\n')];
}

function foldedText(change: AttributeDrift): string {
  const next = attributeNextWords(change);
  const summary = `<code>${escapeHtml(printableLine(change.path))}</code>${next === '' ? '' : `: ${escapeHtml(printableLine(next))}`}`;
  return folded(summary, codeBlock(textLines(change), 'diff'));
}

function cell(value: Json): string {
  return value === null ? '_none_' : code(valueText(value));
}

function code(text: string): string {
  return codeSpan(printableLine(text));
}

/** Escapes vertical bars, which would end a table cell. */
function inCell(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|');
}

function words(text: string): string {
  return escapeMarkdown(printableLine(text));
}

function quoted(text: string): string {
  return codeBlock(printable(text).split('\n'));
}
