import type { Severity } from '../../definition/review-rule';
import { printableLine } from '../../printing/printable';
import { bold, dim, green, red, yellow, type Stream } from '../style';
import { groupFindings, type FindingGroup } from './findings';
import type { ChangedAttribute, Review, Shown } from './report';
import { TerminalView, type Line } from './terminal-view';
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

export interface TerminalOptions {
  /** Nothing is folded. */
  readonly all?: boolean;
}

/** The review as text. On a terminal it has colors, long parts are folded and long lines wrap. */
export function renderTerminal(review: Review, stream: Stream, { all = false }: TerminalOptions = {}): string {
  const { findings, changes, drift, others, outputs, remarks, name, summary } = review;
  const view = new TerminalView(stream, all);
  const colorize: { readonly [severity in Severity]: (text: string) => string } = {
    danger: (text) => red(text, stream),
    warning: (text) => yellow(text, stream),
    note: (text) => dim(text, stream),
  };
  // A danger's new lines must not be green.
  const colorizeLine = (line: string, severity: Severity): string => {
    const isDanger = severity === 'danger';
    if (line.startsWith('+')) return isDanger ? red(line, stream) : green(line, stream);
    if (line.startsWith('-')) return isDanger ? dim(line, stream) : red(line, stream);
    return line.startsWith('@') ? dim(line, stream) : line;
  };
  const placesOf = ({ finding: { attribute }, addresses }: FindingGroup): string[] =>
    addresses.map((address) => `  ${address}${attribute === undefined ? '' : ` · ${attribute}`}`);
  const findingLines = (group: FindingGroup): Line[] => {
    const { finding } = group;
    return [
      `${colorize[finding.severity](bold(`${SEVERITY_WORDS[finding.severity]}:`, stream))} ${bold(finding.says, stream)}`,
      ...view.fold(placesOf(group), 'object', '  '),
      ...(hasValues(finding) ? [`  ${shown(finding.old!)} → ${shown(finding.new!)}`] : []),
      ...view.fold(
        finding.items.map((item) => `  - ${item}`),
        'item',
        '  ',
      ),
      ...view.fold(
        (finding.difference?.lines ?? []).map((line) => `  ${colorizeLine(line, finding.severity)}`),
        'line',
        '  ',
      ),
      ...(finding.difference && finding.difference.left > 0 ? [`  ${finding.difference.left} more lines.`] : []),
      ...(finding.warnings ?? []).map((warning) => `  ${warningWords(warning)}`),
      `  ${dim(finding.why, stream)}`,
      ...(originWords(finding) === '' ? [] : [`  ${dim(originWords(finding), stream)}`]),
      '',
    ];
  };
  /** `kind`: the name of an entry in the message about folded ones. */
  const section = (title: string, entries: readonly (readonly string[])[], kind: string): Line[] =>
    entries.length === 0 ? [] : [bold(title, stream), ...view.foldEntries(entries, kind, '  '), ''];
  const attributeLines = (attributes: readonly ChangedAttribute[]): string[] =>
    view.fold(attributes.map(attributeLine), 'attribute', '    ');
  const groups = groupFindings(findings);
  const notes = groups.filter(({ finding }) => finding.severity === 'note');
  return view.render([
    bold(`${name === undefined ? '' : `${name}: `}${headline(review)}.`, stream),
    totals(summary),
    ...remarks,
    ...(reviewedWords(review) === '' ? [] : [reviewedWords(review)]),
    '',
    ...section(
      'Not in the reviewed plan',
      (review.unreviewed ?? []).map((one) => [`  ${one.address} ${unreviewedWords(one)}`]),
      'object',
    ),
    ...groups.filter(({ finding }) => finding.severity !== 'note').flatMap(findingLines),
    ...view.foldEntries(notes.map(findingLines), 'note', ''),
    ...section(
      'Acknowledged',
      groupFindings(review.acknowledged ?? []).map(({ finding, addresses }) => [
        `  ${SEVERITY_WORDS[finding.severity]}: ${finding.says}${finding.old && finding.new ? `: ${shown(finding.old)} → ${shown(finding.new)}` : ''}`,
        ...view.fold(
          addresses.map((address) => `    ${address}`),
          'object',
          '    ',
        ),
        `    ${printableLine(acknowledgementWords(finding.acknowledgement))}`,
      ]),
      'acknowledged finding',
    ),
    ...section(
      'Acknowledgements without effect',
      (review.unused ?? []).map((unused) => [
        printableLine(`  ${unused.file}:${unused.line}: ${unused.rule} of ${unused.address} ${unusedWords(unused)}`),
      ]),
      'acknowledgement',
    ),
    ...section(
      'Warnings of the plan',
      (review.warnings ?? []).map((warning) => [
        `  ${warning.address === undefined ? '' : `${warning.address}: `}${warningWords(warning)}`,
      ]),
      'warning',
    ),
    ...section(
      'Changed outside of the code',
      drift.map((one) => [
        `  ${one.address} ${driftWords(one)}`,
        ...attributeLines(one.attributes),
        ...one.findings.map(
          ({ severity, says }) => `    ${colorize[severity](`${SEVERITY_WORDS[severity]}:`)} ${says}`,
        ),
      ]),
      'object',
    ),
    ...section(
      'Changes',
      changes.map((change) => [`  ${change.address} ${changeWords(change)}`, ...attributeLines(change.attributes)]),
      'object',
    ),
    ...section(
      'Resources that are not reviewed',
      others.map((other) => [`  ${other.address} ${otherWords(other)}`]),
      'resource',
    ),
    ...section(
      'Data sources',
      (review.reads ?? []).map(({ address }) => [`  ${address} ${READ}`]),
      'data source',
    ),
    ...section(
      'Changed outputs',
      outputs.map((output) => [`  ${output}`]),
      'output',
    ),
  ]);
}

function attributeLine({ path, old, new: wanted }: ChangedAttribute): string {
  return `    ${path}: ${shown(old)} → ${shown(wanted)}`;
}

function shown(value: Shown): string {
  return isDescription(value) ? `(${value.text})` : value.text;
}
