import { groupFindings, type FindingGroup } from './findings';
import type { ChangedAttribute, Review, Shown } from './report';
import {
  acknowledgementWords,
  changeWords,
  driftWords,
  hasValues,
  headline,
  isDescription,
  originWords,
  otherWords,
  READ,
  totals,
  SEVERITY_WORDS,
  reviewedWords,
  unreviewedWords,
  unusedWords,
  warningWords,
} from './wording';
import type { Severity } from '../../definition/review-rule';
import { printableLine } from '../../printing/printable';
import { bold, dim, green, red, yellow, type Stream } from '../style';

/** The review as text, with colors on a terminal. */
export function renderTerminal(review: Review, stream: Stream): string {
  const { findings, changes, drift, others, outputs, remarks, name, summary } = review;
  const colorize: { readonly [severity in Severity]: (text: string) => string } = {
    danger: (text) => red(text, stream),
    warning: (text) => yellow(text, stream),
    note: (text) => dim(text, stream),
  };
  // A danger's new lines must not look as if all were well.
  const colorizeLine = (line: string, severity: Severity): string => {
    const isDanger = severity === 'danger';
    if (line.startsWith('+')) return isDanger ? red(line, stream) : green(line, stream);
    if (line.startsWith('-')) return isDanger ? dim(line, stream) : red(line, stream);
    return line.startsWith('@') ? dim(line, stream) : line;
  };
  const findingLines = ({ finding, addresses }: FindingGroup): string[] => [
    `${colorize[finding.severity](bold(`${SEVERITY_WORDS[finding.severity]}:`, stream))} ${bold(finding.says, stream)}`,
    ...addresses.map((address) => `  ${address}${finding.attribute === undefined ? '' : ` · ${finding.attribute}`}`),
    ...(hasValues(finding) ? [`  ${shown(finding.old!)} → ${shown(finding.new!)}`] : []),
    ...finding.items.map((item) => `  - ${item}`),
    ...(finding.difference?.lines ?? []).map((line) => `  ${colorizeLine(line, finding.severity)}`),
    ...(finding.difference && finding.difference.left > 0 ? [`  ${finding.difference.left} more lines.`] : []),
    ...(finding.warnings ?? []).map((warning) => `  ${warningWords(warning)}`),
    `  ${dim(finding.why, stream)}`,
    ...(originWords(finding) === '' ? [] : [`  ${dim(originWords(finding), stream)}`]),
    '',
  ];
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [bold(title, stream), ...lines, ''];
  return [
    bold(`${name === undefined ? '' : `${name}: `}${headline(review)}.`, stream),
    totals(summary),
    ...remarks,
    ...(reviewedWords(review) === '' ? [] : [reviewedWords(review)]),
    '',
    ...section(
      'Not in the reviewed plan',
      (review.unreviewed ?? []).map((one) => `  ${one.address} ${unreviewedWords(one)}`),
    ),
    ...groupFindings(findings).flatMap(findingLines),
    ...section(
      'Acknowledged',
      groupFindings(review.acknowledged ?? []).flatMap(({ finding, addresses }) => [
        `  ${SEVERITY_WORDS[finding.severity]}: ${finding.says}${finding.old && finding.new ? `: ${shown(finding.old)} → ${shown(finding.new)}` : ''}`,
        ...addresses.map((address) => `    ${address}`),
        `    ${printableLine(acknowledgementWords(finding.acknowledgement))}`,
      ]),
    ),
    ...section(
      'Acknowledgements without effect',
      (review.unused ?? []).map((unused) =>
        printableLine(`  ${unused.file}:${unused.line}: ${unused.rule} of ${unused.address} ${unusedWords(unused)}`),
      ),
    ),
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
      'Resources that are not reviewed',
      others.map((other) => `  ${other.address} ${otherWords(other)}`),
    ),
    ...section(
      'Data sources',
      (review.reads ?? []).map(({ address }) => `  ${address} ${READ}`),
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
