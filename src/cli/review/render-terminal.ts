import type { ChangedAttribute, Finding, Review, Shown } from './report';
import {
  changeWords,
  driftWords,
  hasValues,
  headline,
  isDescription,
  otherWords,
  totals,
  SEVERITY_WORDS,
  warningWords,
} from './wording';
import type { Severity } from '../../definition/review-rule';
import { bold, dim, green, red, yellow, type Stream } from '../style';

/** The review as text, with colors on a terminal. */
export function renderTerminal(review: Review, stream: Stream): string {
  const { findings, changes, drift, others, outputs, remarks, name, summary } = review;
  const colorize: { readonly [severity in Severity]: (text: string) => string } = {
    danger: (text) => red(text, stream),
    warning: (text) => yellow(text, stream),
    note: (text) => dim(text, stream),
  };
  const findingLines = (finding: Finding): string[] => [
    `${colorize[finding.severity](bold(`${SEVERITY_WORDS[finding.severity]}:`, stream))} ${bold(finding.says, stream)}`,
    `  ${finding.address}${finding.attribute === undefined ? '' : ` · ${finding.attribute}`}`,
    ...(hasValues(finding) ? [`  ${shown(finding.old!)} → ${shown(finding.new!)}`] : []),
    ...finding.items.map((item) => `  - ${item}`),
    ...(finding.difference?.lines ?? []).map(
      (line) =>
        `  ${line.startsWith('+') ? green(line, stream) : line.startsWith('-') ? red(line, stream) : line.startsWith('@') ? dim(line, stream) : line}`,
    ),
    ...(finding.difference && finding.difference.left > 0 ? [`  ${finding.difference.left} more lines.`] : []),
    ...(finding.warnings ?? []).map((warning) => `  ${warningWords(warning)}`),
    `  ${dim(finding.why, stream)}`,
    '',
  ];
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [bold(title, stream), ...lines, ''];
  return [
    bold(`${name === undefined ? '' : `${name}: `}${headline(review)}.`, stream),
    totals(summary),
    ...remarks,
    '',
    ...findings.flatMap(findingLines),
    ...section(
      'Warnings of the plan',
      (review.warnings ?? []).map(
        (warning) => `  ${warning.address === undefined ? '' : `${warning.address}: `}${warningWords(warning)}`,
      ),
    ),
    ...section(
      'Changed outside of the code',
      drift.flatMap((one) => [
        `  ${one.address} ${driftWords(one)}`,
        ...one.attributes.map(attributeLine),
        ...one.findings.map(
          ({ severity, says }) => `    ${colorize[severity](`${SEVERITY_WORDS[severity]}:`)} ${says}`,
        ),
      ]),
    ),
    ...section(
      'Changes',
      changes.flatMap((change) => [
        `  ${change.address} ${changeWords(change)}`,
        ...change.attributes.map(attributeLine),
      ]),
    ),
    ...section(
      'Resources of other providers',
      others.map((other) => `  ${other.address} ${otherWords(other)}`),
    ),
    ...section(
      'Changed outputs',
      outputs.map((output) => `  ${output}`),
    ),
  ].join('\n');
}

function attributeLine({ path, old, new: wanted }: ChangedAttribute): string {
  return `    ${path}: ${shown(old)} → ${shown(wanted)}`;
}

function shown(value: Shown): string {
  return isDescription(value) ? `(${value.text})` : value.text;
}
