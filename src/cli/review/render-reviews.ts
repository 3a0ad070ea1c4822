import { printable, printableLine } from '../../printing/printable';
import { visibleJson } from '../../printing/visible';
import { count } from '../count';
import { codeBlock, codeSpan, escapeMarkdown } from '../report/markdown';
import { bold, type Stream } from '../style';
import { fillPage, marker, MarkdownPage } from './render-markdown';
import { renderTerminal, type TerminalOptions } from './render-terminal';
import type { Review } from './report';
import type { Reviews } from './reviews';
import { counted, enumerate, headline, totals } from './wording';

export function renderReviewsJson(reviews: Reviews): string {
  return `${visibleJson(JSON.stringify(reviews, undefined, 2))}\n`;
}

export function renderReviewsTerminal(reviews: Reviews, stream: Stream, options: TerminalOptions = {}): string {
  return `${[
    bold(`${headlineOfAll(reviews)}.`, stream),
    ...reviews.failed.map(
      ({ name, reason }) =>
        `${bold(printableLine(name), stream)} could not be planned\n${printable(reason).replace(/^(?=.)/gm, '    ')}`,
    ),
    ...worstFirst(reviews)
      .filter(hasContent)
      .map((review) => renderTerminal(review, stream, options).trimEnd()),
    totalsOfAll(reviews)
      .map(([name, found]) => `${printableLine(name)}: ${found}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

/** One comment with totals for each stack, followed by a section for each stack whose plan does anything, the most severe first. */
export function renderReviewsMarkdown(reviews: Reviews): string {
  const rows = totalsOfAll(reviews).map(
    ([name, found]) => `| ${codeSpan(printableLine(name)).replace(/\|/g, '\\|')} | ${escapeMarkdown(found)} |`,
  );
  const page = new MarkdownPage([
    marker(reviews.name ?? 'stacks'),
    `## ${headlineOfAll(reviews)}`,
    `Plans ${codeSpan(reviews.plan)}.`,
  ]);
  page.addTable('| stack | |\n|---|---|', rows, 'stacks');
  for (const { name, reason } of reviews.failed) {
    const title = `### ${codeSpan(printableLine(name))} could not be planned`;
    page.addOne([`${title}\n\n${codeBlock(printable(reason).split('\n'))}`, title], 'stacks that could not be planned');
  }
  for (const review of worstFirst(reviews).filter(hasContent)) {
    const title = `## ${codeSpan(review.name ?? '')}: ${headline(review)}`;
    page.addOne([`${title}\n\n${totals(review.summary)}`, title], 'headings of stacks');
    fillPage(page, review);
  }
  return page.text();
}

function headlineOfAll({ stacks, failed, unchanged }: Reviews): string {
  const severities = { danger: 0, warning: 0, note: 0 };
  for (const { summary } of stacks) {
    for (const severity of ['danger', 'warning', 'note'] as const) severities[severity] += summary.severities[severity];
  }
  const found = counted(severities);
  const planned = stacks.length + failed.length;
  const total = count(planned, 'stack');
  return [
    planned === 0
      ? 'No stack has changed'
      : found.length === 0
        ? `No known risks in the plans of ${total}`
        : `${enumerate(found)} in the plans of ${total}`,
    ...(planned > 0 && unchanged.length > 0 ? [`${count(unchanged.length, 'stack')} unchanged`] : []),
    ...(failed.length > 0 ? [`${count(failed.length, 'stack')} could not be planned`] : []),
  ].join('; ');
}

/** One line for each stack: its name and what was found. */
function totalsOfAll({ stacks, failed, unchanged, removed }: Reviews): (readonly [name: string, found: string])[] {
  return [
    ...stacks.map((review) => [review.name ?? '', `${headline(review)}. ${totals(review.summary)}`] as const),
    ...failed.map(({ name }) => [name, 'could not be planned'] as const),
    ...removed.map(
      (name) => [name, 'is not in the code any more. Its objects stay: destroy a stack before you remove it'] as const,
    ),
    ...unchanged.map((name) => [name, 'unchanged, not planned'] as const),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
}

function worstFirst({ stacks }: Reviews): Review[] {
  const weigh = ({ summary: { severities } }: Review): number =>
    severities.danger > 0 ? 0 : severities.warning > 0 ? 1 : severities.note > 0 ? 2 : 3;
  return [...stacks].sort((one, other) => weigh(one) - weigh(other));
}

/** Whether the plan does anything or there is anything to report about it. */
function hasContent(review: Review): boolean {
  const { findings, changes, drift, others, outputs, remarks, acknowledged = [], unused = [], warnings = [] } = review;
  return [findings, changes, drift, others, outputs, remarks, acknowledged, unused, warnings].some(
    (list) => list.length > 0,
  );
}
