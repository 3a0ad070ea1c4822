import type { AttributeDrift, DriftReport } from './report';
import { attributeNextWords, headline, isText, nextWords, pendingWords, textLines, valueText } from './words';
import { bold } from '../style';

/** The report for a person at a terminal; plain where there is none. */
export function renderTerminal(report: DriftReport): string {
  const blocks = [
    bold(headline(report)),
    ...report.drifted.map((object) => [
      `${object.what === 'gone' ? '-' : '~'} ${bold(object.address)} ${object.what === 'gone' ? 'is gone' : 'was changed'}`,
      ...object.changes.flatMap(describeChange).map(indented),
      indented(nextWords(object)),
      ...object.besides.length > 0 ? [indented(`For the code's sake it also changes ${object.besides.join(', ')}.`)] : [],
    ].join('\n')),
    ...report.unread.map(({ address, reason }) => [`! ${bold(address)} could not be read`, ...reason.split('\n').map(indented)].join('\n')),
    ...report.problems.map((problem) => ['! The next apply would end with an error', ...problem.split('\n').map(indented)].join('\n')),
    ...(report.notCompared ?? []).map(({ address, attributes }) => `  ${address}: not compared, since only the stack knows it: ${attributes.join(', ')}`),
    ...report.pending.length > 0 ? [['No drift, but what the code says otherwise by now. In the next apply', ...report.pending.map((object) => indented(`${object.address} ${pendingWords(object)}`))].join('\n')] : [],
  ];
  return `${blocks.map(printable).join('\n\n')}\n`;
}

function describeChange(change: AttributeDrift): string[] {
  const next = attributeNextWords(change);
  const then = next === '' ? '' : `  (${next})`;
  if (change.sensitive) return [`${change.path}: is another; both are sensitive, and not shown${then}`];
  if (!isText(change)) return [`${change.path}: ${valueText(change.before ?? null)} → ${valueText(change.after ?? null)}${then}`];
  return [`${change.path}:${then}`, ...textLines(change).map((line) => `  ${line}`)];
}

function indented(line: string): string {
  return line === '' ? '' : `    ${line}`;
}

/** What others have written must not steer the terminal of whoever reads it. Our own styles stay. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/(\u001b\[(?:1|22|32|39)m)|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, (character, style?: string) => style ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
