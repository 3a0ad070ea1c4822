import { printable, printableLine } from '../../printing/printable';
import { visibleJson } from '../../printing/visible';
import { escapeHtml } from '../report/html';
import { codeBlock, codeSpan, escapeMarkdown } from '../report/markdown';
import { bold, type Stream } from '../style';
import { headlineOf, isRemarkable, type StacksReport, totalsOf } from './many-stacks';
import { renderBody, renderDocument, unmanagedHtml } from './render-html';
import { FORMAT_VERSION } from './render-json';
import { MOST_CHARACTERS, renderBlocks, unmanagedParts, withinLimit } from './render-markdown';
import { renderTerminal, unmanagedBlocks } from './render-terminal';
import type { DriftFormat } from './report';
import { headline } from './wording';

/** The report of several stacks. Details are shown per stack; stacks without drift appear only in the totals. */
export function renderStacks(report: StacksReport, format: DriftFormat, stream: Stream): string {
  switch (format) {
    case 'json':
      return `${visibleJson(JSON.stringify({ format_version: FORMAT_VERSION, ...report }, undefined, 2))}\n`;
    case 'markdown':
      return markdown(report);
    case 'html':
      return html(report);
    case 'terminal':
      return terminal(report, stream);
  }
}

function terminal(report: StacksReport, stream: Stream): string {
  const blocks = [
    bold(headlineOf(report), stream),
    ...report.failed.map(
      ({ subject, reason }) =>
        `! ${bold(printableLine(subject), stream)} could not be planned\n${printable(reason).replace(/^(?=.)/gm, '    ')}`,
    ),
    ...report.stacks
      .filter(isRemarkable)
      .map((one) => `${bold(printableLine(one.subject), stream)}\n${renderTerminal(one, stream).trimEnd()}`),
    totalsOf(report)
      .map(([subject, found]) => `${printableLine(subject)}: ${found}`)
      .join('\n'),
    ...(report.unmanaged ? unmanagedBlocks(report.unmanaged) : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function markdown(report: StacksReport): string {
  const head = ['<!-- lintel drift: stacks -->', `## ${escapeMarkdown(headlineOf(report))}`];
  const rows = totalsOf(report).map(
    ([subject, found]) => `| ${codeSpan(printableLine(subject)).replace(/\|/g, '\\|')} | ${escapeMarkdown(found)} |`,
  );
  const table = ['| stack | |', '|---|---|', ...rows].join('\n');
  const blocks = [
    ...report.failed.map(
      ({ subject, reason }) =>
        `### ${codeSpan(printableLine(subject))} could not be planned\n\n${codeBlock(printable(reason).split('\n'))}`,
    ),
    ...report.stacks
      .filter(isRemarkable)
      .flatMap((one) => [
        `## ${codeSpan(printableLine(one.subject))}\n\n${escapeMarkdown(printableLine(headline(one)))}`,
        ...renderBlocks(one),
      ]),
    ...(report.unmanaged ? unmanagedParts(report.unmanaged) : []),
  ];
  // Totals that are too long themselves come last.
  const isLong = table.length > MOST_CHARACTERS / 2;
  return `${withinLimit(head, isLong ? [...blocks, table] : [table, ...blocks]).join('\n\n')}\n`;
}

function html(report: StacksReport): string {
  const rows = totalsOf(report).map(
    ([subject, found]) => `<tr><th scope="row"><code>${text(subject)}</code></th><td>${text(found)}</td></tr>`,
  );
  const failed = report.failed.map(
    ({ subject, reason }) => `<section><h2><code>${text(subject)}</code></h2><pre>${text(reason)}</pre></section>`,
  );
  const stacks = report.stacks
    .filter(isRemarkable)
    .map(
      (one) =>
        `<section><h2><code>${text(one.subject)}</code></h2><p>${text(headline(one))}</p></section>\n${renderBody(one, true)}`,
    );
  return renderDocument(
    'Drift',
    `<header class="top"><h1>${text(headlineOf(report))}</h1></header>\n<main id="report">\n<table><tbody>${rows.join('')}</tbody></table>\n${[...failed, ...stacks, ...(report.unmanaged ? [unmanagedHtml(report.unmanaged)] : [])].join('\n')}</main>`,
  );
}

function text(content: string): string {
  return escapeHtml(printable(content));
}
