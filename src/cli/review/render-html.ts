import { groupFindings, SEVERITIES, type FindingGroup } from './findings';
import { SCRIPT } from './html-script';
import { STYLE } from './html-style';
import { renderGraph } from './render-graph';
import type { Change, ChangedAttribute, Difference, Drift, Finding, Review, Shown } from './report';
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
import { escapeHtml, sentenceToHtml } from '../report/html';
import { renderPage } from '../report/page';

/** The review as a single HTML file. */
export function renderHtml(review: Review): string {
  const { name, findings, changes, drift, others, outputs } = review;
  const ids = anchors(changes);
  const graph = renderGraph(review, (address) => ids.get(address));
  const sections = [
    section(
      'unreviewed',
      'Not in the reviewed plan',
      listOf(
        (review.unreviewed ?? []).map(
          (one) => `<code>${escapeHtml(one.address)}</code> ${sentenceToHtml(unreviewedWords(one))}`,
        ),
      ),
    ),
    section(
      'findings',
      'Findings',
      findings.length === 0
        ? '<p class="calm">No known risks in this plan.</p>'
        : tools() +
            groupFindings(findings)
              .map((group) => findingCard(group))
              .join(''),
    ),
    section(
      'acknowledged',
      'Acknowledged',
      groupFindings(review.acknowledged ?? [])
        .map((group) => findingCard(group, acknowledgementWords(group.finding.acknowledgement)))
        .join(''),
      'These findings are known, and do not count.',
    ),
    section(
      'unused',
      'Acknowledgements without effect',
      listOf(
        (review.unused ?? []).map(
          (unused) =>
            `${codeOf(printableLine(`${unused.file}:${unused.line}`))}: ${codeOf(printableLine(unused.rule))} of ${codeOf(printableLine(unused.address))} ${escapeHtml(unusedWords(unused))}`,
        ),
      ),
    ),
    section(
      'warnings',
      'Warnings of the plan',
      listOf(
        (review.warnings ?? []).map(
          (warning) =>
            `${warning.address === undefined ? '' : `<code>${escapeHtml(warning.address)}</code> `}${sentenceToHtml(warningWords(warning))}`,
        ),
      ),
    ),
    section(
      'drift',
      'Changed outside of the code',
      drift.map(driftCard).join(''),
      'Changes since the last apply. The plan may revert them.',
    ),
    section('picture', 'Dependencies', graph, 'Arrows point from an object to the objects that it refers to.'),
    section('objects', 'Changes by service', changes.length === 0 ? '' : tools() + byService(changes, findings, ids)),
    section(
      'others',
      'Resources that are not reviewed',
      listOf(others.map((other) => `<code>${escapeHtml(other.address)}</code> ${escapeHtml(otherWords(other))}`)),
      'They belong to other providers, or their types are unknown to this version of Lintel.',
    ),
    section(
      'reads',
      'Data sources',
      listOf((review.reads ?? []).map(({ address }) => `<code>${escapeHtml(address)}</code> ${READ}`)),
    ),
    section('outputs', 'Changed outputs', listOf(outputs.map((output) => `<code>${escapeHtml(output)}</code>`))),
  ].filter(({ html }) => html !== '');
  return renderPage({
    title: `${name === undefined ? '' : `${name}: `}${headline(review)}`,
    skip: sections.map(({ id, title }) => ({ to: id, words: `Skip to “${title}”` })),
    body: `${top(review)}\n<main>\n${sections.map(({ html }) => html).join('\n')}\n</main>\n${foot(review)}`,
    style: STYLE,
    script: SCRIPT,
  });
}

interface Section {
  readonly id: string;
  readonly title: string;
  /** Empty if the section has no content. */
  readonly html: string;
}

function section(id: string, title: string, content: string, lead?: string): Section {
  const html =
    content === ''
      ? ''
      : `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${lead === undefined ? '' : `\n<p class="soft">${lead}</p>`}
${content}
</section>`;
  return { id, title, html };
}

function top(review: Review): string {
  const { name, summary, remarks } = review;
  return `<header class="top">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 6h20M5 6v15M19 6v15"/></svg> Plan review${name === undefined ? '' : `: <code>${escapeHtml(name)}</code>`}</p>
<h1>${escapeHtml(headline(review))}</h1>
<p>${escapeHtml(totals(summary))}</p>
${remarks.map((remark) => `<p class="remark">${escapeHtml(remark)}</p>`).join('\n')}
${reviewedWords(review) === '' ? '' : `<p class="remark">${escapeHtml(reviewedWords(review))}</p>\n`}<ul class="severities" aria-label="Findings by severity">${SEVERITIES.map((severity) => severityButton(severity, summary.severities[severity])).join('')}</ul>
</header>`;
}

function severityButton(severity: Severity, number: number): string {
  return `<li class="${severity}"><button type="button" data-severity="${severity}" aria-pressed="true"${number === 0 ? ' disabled' : ''}><strong>${number}</strong>${severity}${number === 1 ? '' : 's'}</button></li>`;
}

function tools(): string {
  return '<p class="tools"><button type="button" data-fold="open">Open all</button><button type="button" data-fold="close">Close all</button></p>\n';
}

/** `acknowledged`: by whom and why. Such a card is closed. */
function findingCard({ finding, addresses }: FindingGroup, acknowledged?: string): string {
  const { severity, says, address, attribute, why, items, difference } = finding;
  const places = addresses.length > MOST_PLACES ? [`${addresses.length} objects`] : addresses.map(codeOf);
  const shownPlaces = places.map(
    (place) => `<span class="address">${place}${attribute === undefined ? '' : ` · ${codeOf(attribute)}`}</span>`,
  );
  return `<details class="card ${severity}" data-severity="${severity}"${severity === 'note' || acknowledged !== undefined ? '' : ' open'}>
<summary><span class="severity">${SEVERITY_WORDS[severity]}</span><span class="says">${sentenceToHtml(says)}</span>${shownPlaces.join('')}</summary>
<div class="inside">
${acknowledged === undefined ? '' : `<p>${escapeHtml(printableLine(acknowledged))}</p>`}${addresses.length > MOST_PLACES ? listOf(addresses.map(codeOf)) : ''}${hasValues(finding) ? `<p class="values">${values(finding.old!, finding.new!)}</p>` : ''}${items.length === 0 ? '' : `<ul class="items">${items.map((item) => `<li><code>${escapeHtml(item)}</code></li>`).join('')}</ul>`}
${(finding.warnings ?? []).map((warning) => `<p>${sentenceToHtml(warningWords(warning))}</p>`).join('\n')}<p>${sentenceToHtml(why)}</p>${originWords(finding) === '' ? '' : `<p class="soft">${escapeHtml(originWords(finding))}</p>`}
${difference ? differenceTable(difference, address) : ''}
</div>
</details>
`;
}

/** More objects with an equal finding are listed inside its card. */
const MOST_PLACES = 3;

function codeOf(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function values(old: Shown, wanted: Shown): string {
  return `<del><span class="soft">old</span> ${shown(old)}</del> → <ins><span class="soft">new</span> ${shown(wanted)}</ins>`;
}

function shown(value: Shown): string {
  return isDescription(value) ? `<em>${value.text}</em>` : `<code>${escapeHtml(value.text)}</code>`;
}

const KINDS: { readonly [first: string]: string } = { '+': 'plus', '-': 'minus', '@': 'hunk', ' ': 'same' };

/** A scrollable region must be reachable with the keyboard. */
function differenceTable({ lines, left }: Difference, address: string): string {
  const rows = lines
    .map((line) => `<span class="${KINDS[line.charAt(0)] ?? 'same'}">${escapeHtml(line)}</span>`)
    .join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Difference of ${escapeHtml(address)}"><pre class="diff">${rows}</pre></div>${left > 0 ? `<p class="soft">${left} more lines.</p>` : ''}`;
}

function driftCard(drift: Drift): string {
  const [worst] = drift.findings;
  const findings = drift.findings
    .map(
      ({ severity, says }) =>
        `<p class="${severity}"><span class="severity">${SEVERITY_WORDS[severity]}</span>${sentenceToHtml(says)}</p>`,
    )
    .join('');
  return card(
    worst?.severity,
    `<code>${escapeHtml(drift.address)}</code> ${escapeHtml(driftWords(drift))}`,
    findings + attributeTable(drift.attributes),
  );
}

function byService(changes: readonly Change[], findings: readonly Finding[], ids: ReadonlyMap<string, string>): string {
  const byAddress = new Map<string, Finding[]>();
  for (const finding of findings) {
    const known = byAddress.get(finding.address);
    if (known) known.push(finding);
    else byAddress.set(finding.address, [finding]);
  }
  return (['platform', 'secrets'] as const)
    .map((service) => {
      const here = changes.filter((change) => change.service === service);
      if (here.length === 0) return '';
      return `<h3>${service === 'platform' ? 'Platform' : 'Secrets'} (${here.length})</h3>\n${here
        .map((change) => changeCard(change, byAddress.get(change.address) ?? [], ids.get(change.address)!))
        .join('')}`;
    })
    .join('\n');
}

function changeCard(change: Change, findings: readonly Finding[], id: string): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0
      ? []
      : [
          `<span class="${severity}"><span class="severity">${number} × ${SEVERITY_WORDS[severity].toLowerCase()}</span></span>`,
        ];
  });
  const list =
    findings.length === 0
      ? ''
      : `<ul class="items">${findings.map(({ says }) => `<li>${sentenceToHtml(says)}</li>`).join('')}</ul>`;
  const moved =
    change.previousAddress === undefined
      ? ''
      : `<p>Previous address: <code>${escapeHtml(change.previousAddress)}</code></p>`;
  return card(
    findings[0]?.severity,
    `<code>${escapeHtml(change.address)}</code> ${escapeHtml(changeWords(change))} ${counts.join('')}`,
    moved + list + attributeTable(change.attributes),
    id,
  );
}

function card(severity: Severity | undefined, summary: string, content: string, id?: string): string {
  return `<details class="card ${severity ?? ''}"${id === undefined ? '' : ` id="${id}"`}><summary>${summary}</summary>\n<div class="inside">${content === '' ? '<p class="soft">No details.</p>' : content}</div>\n</details>\n`;
}

function attributeTable(attributes: readonly ChangedAttribute[]): string {
  if (attributes.length === 0) return '';
  const rows = attributes
    .map(
      ({ path, old, new: wanted }) =>
        `<tr><td><code>${escapeHtml(path)}</code></td><td>${shown(old)}</td><td>${shown(wanted)}</td></tr>`,
    )
    .join('');
  return `<table><thead><tr><th scope="col">attribute</th><th scope="col">old</th><th scope="col">new</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function listOf(entries: readonly string[]): string {
  return entries.length === 0 ? '' : `<ul class="items">${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
}

/** The IDs of the cards of objects. They are numbers, because names are untrusted. */
function anchors(changes: readonly Change[]): ReadonlyMap<string, string> {
  return new Map(changes.map(({ address }, index) => [address, `object-${index + 1}`]));
}

function foot({ terraformVersion }: Review): string {
  return `<footer>Created by <code>lintel review</code>${terraformVersion === undefined ? '' : ` from a plan of Terraform ${escapeHtml(terraformVersion)}`}. This page contains no sensitive values.</footer>`;
}
