import { printable, printableLine } from '../../printing/printable';
import { bold } from '../style';
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

/** The report as text, with bold headings on a terminal. */
export function renderTerminal(report: DriftReport, stream: { readonly isTTY: boolean } = process.stdout): string {
  const blocks = [
    bold(headline(report), stream),
    ...report.drifted.map((object) =>
      [
        `${object.what === 'gone' ? '-' : '~'} ${bold(printableLine(object.address), stream)} ${object.what === 'gone' ? 'was deleted' : 'was changed'}`,
        ...object.changes.flatMap(describeChange).map(indented),
        indented(nextWords(object)),
        ...(object.besides.length > 0
          ? [indented(`It also changes ${printableLine(object.besides.join(', '))}, according to the code.`)]
          : []),
      ].join('\n'),
    ),
    ...(report.failed ?? []).map(({ address, path, says }) =>
      [
        `! ${bold(printableLine(address), stream)} has failed on the service`,
        indented(`${printableLine(path)}: ${printableLine(says)}`),
      ].join('\n'),
    ),
    ...(report.notes ?? []).map((note) => `! ${printableLine(note)}`),
    ...lines(
      'Accepted:',
      (report.accepted ?? []).map((one) => `${printableLine(one.address)} ${acceptedWords(one)}`),
    ),
    ...lines(
      'Acceptances without effect:',
      (report.unused ?? []).map(
        (one) => `${printableLine(`${one.file}:${one.line}: ${one.address}`)} ${unusedWords(one)}`,
      ),
    ),
    ...report.unread.map(({ address, reason }) =>
      [
        `! ${bold(printableLine(address), stream)} could not be read`,
        ...printable(reason).split('\n').map(indented),
      ].join('\n'),
    ),
    ...report.problems.map((problem) =>
      ['! The next apply would fail', ...printable(problem).split('\n').map(indented)].join('\n'),
    ),
    ...(report.notCompared ?? []).map(
      ({ address, attributes }) =>
        `  ${printableLine(address)}: not compared, because only the stack has the values: ${printableLine(attributes.join(', '))}`,
    ),
    ...(report.pending.length > 0
      ? [
          [
            'Pending changes of the code, which are not drift:',
            ...report.pending.map((object) => indented(`${printableLine(object.address)} ${pendingWords(object)}`)),
          ].join('\n'),
        ]
      : []),
  ];
  return `${[...blocks, ...(report.unmanaged ? unmanagedBlocks(report.unmanaged) : [])].join('\n\n')}\n`;
}

/** The parts about objects that are in no state. */
export function unmanagedBlocks(unmanaged: Unmanaged): string[] {
  return unmanagedSections(unmanaged).flatMap(({ title, entries }) =>
    lines(
      `${title}:`,
      entries.map(({ code, words }) => printableLine(`${code}: ${words}`)),
    ),
  );
}

function lines(title: string, content: readonly string[]): string[] {
  return content.length === 0 ? [] : [[title, ...content.map(indented)].join('\n')];
}

function describeChange(change: AttributeDrift): string[] {
  const path = printableLine(change.path);
  const next = attributeNextWords(change);
  const then = next === '' ? '' : `  (${next})`;
  if (change.sensitive) return [`${path}: changed (sensitive values)${then}`];
  if (!isText(change)) {
    return [`${path}: ${valueText(change.before ?? null)} → ${valueText(change.after ?? null)}${then}`];
  }
  return [`${path}:${then}`, ...textLines(change).map((line) => `  ${line}`)];
}

function indented(line: string): string {
  return line === '' ? '' : `    ${line}`;
}
