import type { ChangedAttribute, Finding, Review, Shown } from './report';
import { changeWords, driftWords, hasValues, headline, isWords, otherWords, totals, SEVERITY_WORDS } from './wording';
import type { Severity } from '../../definition/review-rule';
import { bold, dim, green, red, yellow, type Stream } from '../style';

/** The review for a person at a terminal, or for a log: colours only where they are shown. */
export function renderTerminal(review: Review, stream: Stream): string {
  const { findings, changes, drift, others, outputs, remarks, name, summary } = review;
  const weigh: { readonly [severity in Severity]: (text: string) => string } = {
    danger: (text) => red(text, stream), warning: (text) => yellow(text, stream), note: (text) => dim(text, stream),
  };
  const findingLines = (finding: Finding): string[] => [
    `${weigh[finding.severity](bold(`${SEVERITY_WORDS[finding.severity]}:`, stream))} ${bold(finding.says, stream)}`,
    `  ${finding.address}${finding.attribute === undefined ? '' : ` · ${finding.attribute}`}`,
    ...hasValues(finding) ? [`  ${shown(finding.old!)} → ${shown(finding.new!)}`] : [],
    ...finding.items.map((item) => `  - ${item}`),
    ...(finding.difference?.lines ?? []).map((line) => `  ${line.startsWith('+') ? green(line, stream) : line.startsWith('-') ? red(line, stream) : line.startsWith('@') ? dim(line, stream) : line}`),
    ...finding.difference && finding.difference.left > 0 ? [`  ${finding.difference.left} lines more.`] : [],
    `  ${dim(finding.why, stream)}`,
    '',
  ];
  const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [bold(title, stream), ...lines, '']);
  return [
    bold(`${name === undefined ? '' : `${name}: `}${headline(review)}.`, stream),
    totals(summary),
    ...remarks,
    '',
    ...findings.flatMap(findingLines),
    ...section('Changed behind the code', drift.flatMap((one) => [
      `  ${one.address} ${driftWords(one)}`, ...one.attributes.map(attributeLine), ...one.findings.map(({ severity, says }) => `    ${weigh[severity](`${SEVERITY_WORDS[severity]}:`)} ${says}`),
    ])),
    ...section('What the plan does', changes.flatMap((change) => [`  ${change.address} ${changeWords(change)}`, ...change.attributes.map(attributeLine)])),
    ...section('Objects of other providers', others.map((other) => `  ${other.address} ${otherWords(other)}`)),
    ...section('Outputs that change', outputs.map((output) => `  ${output}`)),
  ].join('\n');
}

function attributeLine({ path, old, new: wanted }: ChangedAttribute): string {
  return `    ${path}: ${shown(old)} → ${shown(wanted)}`;
}

function shown(value: Shown): string {
  return isWords(value) ? `(${value.text})` : value.text;
}
