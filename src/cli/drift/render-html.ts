import { printable, printableLine } from '../../printing/printable';
import { escapeHtml } from '../report/html';
import { renderPage } from '../report/page';
import type { AttributeDrift, DriftReport } from './report';
import type { Unmanaged } from './unmanaged';
import { unmanagedSections } from './unmanaged-words';
import {
  acceptedWords,
  attributeNextWords,
  headline,
  isText,
  nextWords,
  pendingWords,
  textLines,
  unusedWords,
  valueText,
} from './wording';

/** The report as a page in one file. */
export function renderHtml(report: DriftReport): string {
  return renderDocument(
    `Drift: ${printableLine(report.subject)}`,
    `<header class="top"><h1>${text(headline(report))}</h1><p class="soft">${code(report.subject)}</p></header>\n<main id="report">\n${renderBody(report)}</main>`,
  );
}

/** A page with this title and body. */
export function renderDocument(title: string, body: string): string {
  return renderPage({
    title,
    skip: [{ to: 'report', words: 'Skip to the report' }],
    body,
    style: STYLE,
    script: '',
  });
}

/** The sections of a report. `isOneOfMany`: without IDs, which would not be unique on the page. */
export function renderBody(report: DriftReport, isOneOfMany = false): string {
  const section = (id: string, title: string, content: readonly string[]): string =>
    sectionOf(isOneOfMany ? undefined : id, title, content);
  return [
    section(
      'drifted',
      'Changed outside of the code',
      report.drifted.map((object) =>
        card(
          `${code(object.address)} ${object.what === 'gone' ? 'was deleted' : 'was changed'}`,
          [
            tableOf(object.changes.filter((change) => !isText(change))),
            ...object.changes.filter(isText).map(foldedText),
          ].join(''),
          `<p>${text([nextWords(object), ...(object.besides.length > 0 ? [`It also changes ${object.besides.join(', ')}, according to the code.`] : [])].join(' '))}</p>`,
        ),
      ),
    ),
    section(
      'failed',
      'Failed on the service',
      (report.failed ?? []).map(({ address, path, says }) =>
        card(code(address), `<p>${code(path)}: ${text(says)}</p>`),
      ),
    ),
    section(
      'notes',
      'Notes',
      (report.notes ?? []).map((note) => `<p>${text(note)}</p>`),
    ),
    section(
      'accepted',
      'Accepted',
      (report.accepted ?? []).map((one) => `<p>${code(one.address)} ${text(acceptedWords(one))}</p>`),
    ),
    section(
      'unused',
      'Acceptances without effect',
      (report.unused ?? []).map(
        (one) => `<p>${code(`${one.file}:${one.line}`)}: ${code(one.address)} ${text(unusedWords(one))}</p>`,
      ),
    ),
    section(
      'unread',
      'Could not be read',
      report.unread.map(({ address, reason }) => card(code(address), `<pre>${text(reason)}</pre>`)),
    ),
    section(
      'problems',
      'The next apply would fail',
      report.problems.map((problem) => `<pre>${text(problem)}</pre>`),
    ),
    section(
      'not-compared',
      'Not compared, because only the stack has the values',
      (report.notCompared ?? []).map(
        ({ address, attributes }) => `<p>${code(address)}: ${attributes.map(code).join(', ')}</p>`,
      ),
    ),
    section(
      'pending',
      'Pending changes of the code',
      report.pending.length > 0
        ? [
            `<ul>${report.pending.map((object) => `<li>${code(object.address)} ${text(pendingWords(object))}</li>`).join('')}</ul>`,
          ]
        : [],
    ),
    report.unmanaged ? unmanagedHtml(report.unmanaged) : '',
  ].join('');
}

/** The sections about objects that are in no state. */
export function unmanagedHtml(unmanaged: Unmanaged): string {
  return unmanagedSections(unmanaged)
    .map(({ id, title, entries }) =>
      sectionOf(
        id,
        title,
        entries.map((entry) => `<p>${code(entry.code)} ${text(entry.words)}</p>`),
      ),
    )
    .join('');
}

function sectionOf(id: string | undefined, title: string, content: readonly string[]): string {
  return content.length > 0
    ? `<section${id === undefined ? '' : ` id="${id}"`}><h2>${title}</h2>\n${content.join('\n')}\n</section>\n`
    : '';
}

function card(title: string, ...content: readonly string[]): string {
  return `<article><h3>${title}</h3>${content.join('')}</article>`;
}

function tableOf(changes: readonly AttributeDrift[]): string {
  if (changes.length === 0) return '';
  const value = ({ sensitive }: AttributeDrift, shown: AttributeDrift['before']): string => {
    if (sensitive) return '<em>sensitive</em>';
    return shown === null || shown === undefined ? '<em>none</em>' : code(valueText(shown));
  };
  const rows = changes.map(
    (change) =>
      `<tr><th scope="row">${code(change.path)}</th><td>${value(change, change.before)}</td><td>${value(change, change.after)}</td><td>${text(attributeNextWords(change))}</td></tr>`,
  );
  return `<table><thead><tr><th>attribute</th><th>last applied</th><th>current</th><th>next apply</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function foldedText(change: AttributeDrift): string {
  const next = attributeNextWords(change);
  const lines = textLines(change).map(
    (line) => `<span class="${CLASSES[line.charAt(0)] ?? 'same'}">${text(line)}</span>`,
  );
  return `<details open><summary>${code(change.path)}${next === '' ? '' : `: ${text(next)}`}</summary><pre>${lines.join('\n')}</pre></details>`;
}

const CLASSES: { readonly [sign: string]: string } = { '+': 'plus', '-': 'minus' };

function code(content: string): string {
  return `<code>${text(content)}</code>`;
}

function text(content: string): string {
  return escapeHtml(printable(content));
}

const STYLE = `
article { background: var(--card); border: 1px solid var(--line); border-radius: .6em; box-shadow: var(--shadow); padding: .2rem 1.1rem .6rem; margin-bottom: 1rem; }
article h3 { color: var(--ink); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; font-weight: normal; padding: .35rem .6rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { color: var(--soft); border-top: 0; }
pre { background: var(--code); border-radius: .4em; padding: .6rem .8rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.plus { color: var(--plus); background: var(--plus-wash); }
.minus { color: var(--minus); background: var(--minus-wash); }
`;
