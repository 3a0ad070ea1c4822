import type { Severity } from '../../definition/review-rule';
import { printableLine } from '../../printing/printable';
import { codeBlock, codeSpan, escapeMarkdown, folded } from '../report/markdown';
import { groupFindings, type FindingGroup } from './findings';
import type { ChangedAttribute, Difference, Drift, Finding, PlanWarning, Review, Shown } from './report';
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

/** GitHub accepts 65,536 characters in a comment. We count bytes, which is safe for any definition of a character. */
export const MOST_BYTES = 65_000;
/** Reserved for the sentence about omitted entries. */
const RESERVED = 600;
/** Longer differences are truncated. */
const MOST_LINES = 120;

const SIGNS = { danger: '🔴', warning: '🟠', note: '🔵' } as const;

/**
 * The review as a comment. The first line is a marker by which a pipeline finds the comment to update. The most severe findings come first; notes and
 * lists of changes are folded. Entries that do not fit are counted.
 */
export function renderMarkdown(review: Review): string {
  const { name } = review;
  const page = new MarkdownPage([
    marker(name),
    `## ${headline(review)}`,
    [
      ...(name === undefined ? [] : [`${codeSpan(name)}:`]),
      totals(review.summary),
      `Plan ${codeSpan(review.plan)}.`,
    ].join(' '),
  ]);
  fillPage(page, review);
  return page.text();
}

/** Adds all of a review except its heading. */
export function fillPage(page: MarkdownPage, review: Review): void {
  const { findings, changes, others, drift, outputs, remarks } = review;
  for (const remark of [...remarks, reviewedWords(review)]) if (remark !== '') page.addOne([`> ${remark}`], 'remarks');
  page.addFolded(
    'not in the reviewed plan',
    (review.unreviewed ?? []).map((one) => `- ${codeSpan(one.address)} ${sentenceToMarkdown(unreviewedWords(one))}`),
  );
  const groups = groupFindings(findings);
  for (const group of groups.filter(({ finding: { severity } }) => severity !== 'note')) {
    page.addOne(findingForms(group), SEVERITY_WORDS[group.finding.severity], group.addresses.length);
  }
  const notes = groups.filter(({ finding: { severity } }) => severity === 'note');
  page.addFolded(
    'notes',
    notes.map((group) => findingForms(group)[0]),
    notes.map(({ addresses }) => addresses.length),
  );
  const known = groupFindings(review.acknowledged ?? []);
  page.addFolded(
    'acknowledged',
    known.map(
      (group) =>
        `${findingForms(group)[0]}\n\n${escapeMarkdown(printableLine(acknowledgementWords(group.finding.acknowledgement)))}`,
    ),
    known.map(({ addresses }) => addresses.length),
  );
  page.addFolded(
    'acknowledgements without effect',
    (review.unused ?? []).map(
      (unused) =>
        `- ${codeSpan(printableLine(`${unused.file}:${unused.line}`))}: ${codeSpan(printableLine(unused.rule))} of ${codeSpan(printableLine(unused.address))} ${unusedWords(unused)}`,
    ),
  );
  for (const warning of review.warnings ?? []) page.addOne([warningLine(warning)], 'Warning of the plan');
  page.addFolded('changed outside of the code', drift.map(driftBlock));
  page.addFolded(
    'changes',
    changes.map((change) => listItem(`${codeSpan(change.address)} ${changeWords(change)}`, change.attributes)),
  );
  page.addFolded(
    'resources that are not reviewed',
    others.map((other) => `- ${codeSpan(other.address)} ${otherWords(other)}`),
  );
  page.addFolded(
    'data sources',
    (review.reads ?? []).map(({ address }) => `- ${codeSpan(address)} ${READ}`),
  );
  page.addFolded(
    'changed outputs',
    outputs.map((output) => `- ${codeSpan(output)}`),
  );
}

/** Identifies the comment of a review. */
export function marker(name?: string): string {
  return `<!-- lintel review${name === undefined ? '' : `: ${name.replace(/[^A-Za-z0-9 _./-]|--+/g, '_')}`} -->`;
}

/** A finding in three lengths: complete, without its difference, and on one line. The first one that fits is used. */
function findingForms({ finding, addresses }: FindingGroup): readonly [string, ...string[]] {
  const { severity, says, why, items, difference } = finding;
  const title = `${SIGNS[severity]} **${SEVERITY_WORDS[severity]}: ${sentenceToMarkdown(says)}**`;
  const head = `${title}\\\n${location(finding, addresses)}`;
  const rest = [
    ...(hasValues(finding) ? [`${shown(finding.old!)} → ${shown(finding.new!)}`] : []),
    ...(items.length > 0 ? [someItems(items)] : []),
    ...(finding.warnings ?? []).map((warning) => sentenceToMarkdown(warningWords(warning))),
    sentenceToMarkdown(why),
    ...(originWords(finding) === '' ? [] : [escapeMarkdown(originWords(finding))]),
  ].join('\\\n');
  return [
    `${head}\\\n${rest}${difference ? `\n\n${differenceBlock(difference, severity)}` : ''}`,
    ...(difference ? [`${head}\\\n${rest}\\\nThe difference does not fit here.`] : []),
    `${title} ${someItems(addresses, 3)}`,
  ];
}

function warningLine(warning: PlanWarning): string {
  const words = `**Warning of the plan:** ${sentenceToMarkdown(warningWords(warning))}`;
  return warning.address === undefined ? words : `${words}\\\n${codeSpan(warning.address)}`;
}

function location({ attribute }: Finding, addresses: readonly string[]): string {
  return attribute === undefined ? someItems(addresses, 100) : `${someItems(addresses, 100)} · ${codeSpan(attribute)}`;
}

function someItems(items: readonly string[], most = 20): string {
  return (
    items.slice(0, most).map(codeSpan).join(', ') + (items.length > most ? ` and ${items.length - most} more` : '')
  );
}

/** Names in our sentences are in backticks. The rest is escaped, because plan warnings quote the service. */
function sentenceToMarkdown(sentence: string): string {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : escapeMarkdown(part)))
    .join('');
}

function shown(value: Shown): string {
  return isDescription(value) ? `_${value.text}_` : codeSpan(value.text);
}

/** A danger is shown without colors: its new lines must not be green. */
function differenceBlock({ lines, left }: Difference, severity: Severity): string {
  const cut = left + Math.max(0, lines.length - MOST_LINES);
  return [
    codeBlock(lines.slice(0, MOST_LINES), severity === 'danger' ? '' : 'diff'),
    ...(cut > 0 ? [`${cut} more lines.`] : []),
  ].join('\n\n');
}

function driftBlock(drift: Drift): string {
  const findings = drift.findings.map(({ severity, says }) => `  - ${SIGNS[severity]} ${sentenceToMarkdown(says)}`);
  return [listItem(`${codeSpan(drift.address)} ${driftWords(drift)}`, drift.attributes), ...findings].join('\n');
}

function listItem(head: string, attributes: readonly ChangedAttribute[]): string {
  return [
    `- ${head}`,
    ...attributes.map(({ path, old, new: wanted }) => `  - ${codeSpan(path)}: ${shown(old)} → ${shown(wanted)}`),
  ].join('\n');
}

/** Collects the blocks that fit into one comment. */
export class MarkdownPage {
  private readonly blocks: string[];
  private length: number;
  private readonly leftOut = new Map<string, number>();

  constructor(head: readonly string[]) {
    this.blocks = [...head];
    this.length = sizeOf(head.join('\n\n'));
  }

  /** Adds the first form that fits. `number`: how many entries it represents. */
  public addOne(forms: readonly string[], what: string, number = 1): void {
    const form = forms.find((each) => this.fits(each));
    if (form === undefined) this.leftOut.set(what.toLowerCase(), (this.leftOut.get(what.toLowerCase()) ?? 0) + number);
    else this.add(form);
  }

  /** Adds a folded list of the entries that fit. Its title shows the total number that they represent; without `numbers`, each counts as one. */
  public addFolded(title: string, entries: readonly string[], numbers = entries.map(() => 1)): void {
    if (entries.length === 0) return;
    const total = numbers.reduce((sum, number) => sum + number, 0);
    let size = sizeOf(folded(`${capitalize(title)} (${total})`, ''));
    let left = 0;
    const kept = entries.filter((entry, index) => {
      const fits = this.length + size + sizeOf(entry) + 4 <= MOST_BYTES - RESERVED;
      if (fits) size += sizeOf(entry) + 2;
      else left += numbers[index]!;
      return fits;
    });
    if (left > 0) this.leftOut.set(title, (this.leftOut.get(title) ?? 0) + left);
    const isList = kept.every((entry) => entry.startsWith('- '));
    if (kept.length > 0) this.add(folded(`${capitalize(title)} (${total})`, kept.join(isList ? '\n' : '\n\n')));
  }

  /** Adds a table with the rows that fit into half of the comment. */
  public addTable(head: string, rows: readonly string[], what: string): void {
    let size = sizeOf(head);
    const kept = rows.filter((row) => {
      size += sizeOf(row) + 1;
      return size <= MOST_BYTES / 2;
    });
    if (kept.length < rows.length) this.leftOut.set(what, rows.length - kept.length);
    if (kept.length > 0) this.add([head, ...kept].join('\n'));
  }

  public text(): string {
    const left = [...this.leftOut].map(([what, number]) => `${number} of “${what}”`);
    const blocks =
      left.length === 0
        ? this.blocks
        : [
            ...this.blocks,
            `_Omitted, because the comment would be too long: ${left.join(', ')}. Run \`lintel review\` to see the complete review._`,
          ];
    return `${blocks.join('\n\n')}\n`;
  }

  private fits(block: string): boolean {
    return this.length + sizeOf(block) + 2 <= MOST_BYTES - RESERVED;
  }

  private add(block: string): void {
    this.blocks.push(block);
    this.length += sizeOf(block) + 2;
  }
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
