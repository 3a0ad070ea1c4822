import type { AttributeDrift, DriftReport } from './report';
import { attributeNextWords, headline, isText, nextWords, pendingWords, textLines, valueText } from './wording';
import { printable, printableLine } from '../../printing/printable';
import { bold } from '../style';

/** The report for a person at a terminal; plain where there is none. */
export function renderTerminal(report: DriftReport, stream: { readonly isTTY: boolean } = process.stdout): string {
  const blocks = [
    bold(headline(report), stream),
    ...report.drifted.map((object) => [
      `${object.what === 'gone' ? '-' : '~'} ${bold(printableLine(object.address), stream)} ${object.what === 'gone' ? 'is gone' : 'was changed'}`,
      ...object.changes.flatMap(describeChange).map(indented),
      indented(nextWords(object)),
      ...object.besides.length > 0 ? [indented(`For the code's sake it also changes ${printableLine(object.besides.join(', '))}.`)] : [],
    ].join('\n')),
    ...report.unread.map(({ address, reason }) => [`! ${bold(printableLine(address), stream)} could not be read`, ...printable(reason).split('\n').map(indented)].join('\n')),
    ...report.problems.map((problem) => ['! The next apply would end with an error', ...printable(problem).split('\n').map(indented)].join('\n')),
    ...(report.notCompared ?? []).map(({ address, attributes }) => `  ${printableLine(address)}: not compared, since only the stack knows it: ${printableLine(attributes.join(', '))}`),
    ...report.pending.length > 0 ? [['No drift, but what the code says otherwise by now. In the next apply', ...report.pending.map((object) => indented(`${printableLine(object.address)} ${pendingWords(object)}`))].join('\n')] : [],
  ];
  return `${blocks.join('\n\n')}\n`;
}

function describeChange(change: AttributeDrift): string[] {
  const path = printableLine(change.path);
  const next = attributeNextWords(change);
  const then = next === '' ? '' : `  (${next})`;
  if (change.sensitive) return [`${path}: is another; both are sensitive, and not shown${then}`];
  if (!isText(change)) return [`${path}: ${valueText(change.before ?? null)} → ${valueText(change.after ?? null)}${then}`];
  return [`${path}:${then}`, ...textLines(change).map((line) => `  ${line}`)];
}

function indented(line: string): string {
  return line === '' ? '' : `    ${line}`;
}
