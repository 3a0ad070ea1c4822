import type { ChangedAttribute, Difference, Drift, Finding, Review, Shown } from './report';
import { changeWords, driftWords, hasValues, headline, isWords, otherWords, totals, SEVERITY_WORDS } from './wording';
import { codeBlock, codeSpan, escapeMarkdown, folded } from '../report/markdown';

/** A forge takes 65,536 characters in one comment; bytes are counted, so that it does not matter what it calls a character. */
export const MOST_BYTES = 65_000;
/** What is kept free for the sentence about what was left out. */
const RESERVED = 600;
/** Longer differences are cut in a comment. */
const MOST_LINES = 120;

const SIGNS = { danger: '🔴', warning: '🟠', note: '🔵' } as const;

/**
 * The review as a comment. Its first line marks it, so that a pipeline updates one comment rather than to add another. The heaviest findings
 * stand first and open, notes and the lists of changes are folded, and what does not fit is counted.
 */
export function renderMarkdown(review: Review): string {
  const { findings, changes, others, drift, outputs, remarks, name } = review;
  const page = new Page([
    marker(name),
    `## ${headline(review)}`,
    [...name === undefined ? [] : [`${codeSpan(name)}:`], totals(review.summary)].join(' '),
    ...remarks.map((remark) => `> ${remark}`),
  ]);
  for (const finding of findings.filter(({ severity }) => severity !== 'note')) page.addOne(findingForms(finding), SEVERITY_WORDS[finding.severity]);
  page.addFolded('notes', findings.filter(({ severity }) => severity === 'note').map((finding) => findingForms(finding)[0]));
  page.addFolded('changed behind the code', drift.map(driftBlock));
  page.addFolded('what the plan does, object by object', changes.map((change) => listed(`${codeSpan(change.address)} ${changeWords(change)}`, change.attributes)));
  page.addFolded('objects of other providers', others.map((other) => `- ${codeSpan(other.address)} ${otherWords(other)}`));
  page.addFolded('outputs that change', outputs.map((output) => `- ${codeSpan(output)}`));
  return page.text();
}

/** What a pipeline finds the comment by. */
export function marker(name?: string): string {
  return `<!-- lintel review${name === undefined ? '' : `: ${name.replace(/[^A-Za-z0-9 _./-]|--+/g, '_')}`} -->`;
}

/** A finding whole, without its text, and on one line: whichever fits. */
function findingForms(finding: Finding): readonly [string, ...string[]] {
  const { severity, says, why, address, items, difference } = finding;
  const head = `${SIGNS[severity]} **${SEVERITY_WORDS[severity]}: ${ourWords(says)}**\\\n${scope(finding)}`;
  const rest = [
    ...hasValues(finding) ? [`${shown(finding.old!)} → ${shown(finding.new!)}`] : [],
    ...items.length > 0 ? [someItems(items)] : [],
    ourWords(why),
  ].join('\\\n');
  return [
    `${head}\\\n${rest}${difference ? `\n\n${differenceBlock(difference)}` : ''}`,
    ...difference ? [`${head}\\\n${rest}\\\nThe difference does not fit here.`] : [],
    `${SIGNS[severity]} **${SEVERITY_WORDS[severity]}: ${ourWords(says)}** ${codeSpan(address)}`,
  ];
}

function scope({ address, attribute }: Finding): string {
  return attribute === undefined ? codeSpan(address) : `${codeSpan(address)} · ${codeSpan(attribute)}`;
}

function someItems(items: readonly string[]): string {
  const most = 20;
  return items.slice(0, most).map(codeSpan).join(', ') + (items.length > most ? ` and ${items.length - most} more` : '');
}

/** Names in our words stand in backticks already, and nothing in them is other people's. */
function ourWords(words: string): string {
  return words.split('`').map((part, index) => (index % 2 === 1 ? codeSpan(part) : escapeMarkdown(part))).join('');
}

function shown(value: Shown): string {
  return isWords(value) ? `_${value.text}_` : codeSpan(value.text);
}

function differenceBlock({ lines, left }: Difference): string {
  const cut = left + Math.max(0, lines.length - MOST_LINES);
  return [codeBlock(lines.slice(0, MOST_LINES), 'diff'), ...cut > 0 ? [`${cut} lines more.`] : []].join('\n\n');
}

function driftBlock(drift: Drift): string {
  const meant = drift.findings.map(({ severity, says }) => `  - ${SIGNS[severity]} ${ourWords(says)}`);
  return [listed(`${codeSpan(drift.address)} ${driftWords(drift)}`, drift.attributes), ...meant].join('\n');
}

function listed(head: string, attributes: readonly ChangedAttribute[]): string {
  return [`- ${head}`, ...attributes.map(({ path, old, new: wanted }) => `  - ${codeSpan(path)}: ${shown(old)} → ${shown(wanted)}`)].join('\n');
}

/** What fits into one comment, block by block. */
class Page {
  private readonly blocks: string[];
  private length: number;
  private readonly leftOut = new Map<string, number>();

  constructor(head: readonly string[]) {
    this.blocks = [...head];
    this.length = sizeOf(head.join('\n\n'));
  }

  /** Adds the first form that fits. */
  public addOne(forms: readonly string[], what: string): void {
    const form = forms.find((each) => this.fits(each));
    if (form === undefined) this.leftOut.set(what.toLowerCase(), (this.leftOut.get(what.toLowerCase()) ?? 0) + 1);
    else this.add(form);
  }

  /** Adds as many entries as fit, under a line that counts them. */
  public addFolded(title: string, entries: readonly string[]): void {
    if (entries.length === 0) return;
    let size = sizeOf(folded(`${sentence(title)} (${entries.length})`, ''));
    const kept = entries.filter((entry) => {
      const fits = this.length + size + sizeOf(entry) + 4 <= MOST_BYTES - RESERVED;
      if (fits) size += sizeOf(entry) + 2;
      return fits;
    });
    if (kept.length < entries.length) this.leftOut.set(title, entries.length - kept.length);
    const isList = kept.every((entry) => entry.startsWith('- '));
    if (kept.length > 0) this.add(folded(`${sentence(title)} (${entries.length})`, kept.join(isList ? '\n' : '\n\n')));
  }

  public text(): string {
    const left = [...this.leftOut].map(([what, number]) => `${number} of “${what}”`);
    const blocks = left.length === 0 ? this.blocks : [...this.blocks, `_Left out, since a comment holds no more: ${left.join(', ')}. \`lintel review\` of the plan shows all of it._`];
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

function sentence(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}
