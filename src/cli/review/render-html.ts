import type { Severity } from '../../definition/review-rule';
import { printableLine } from '../../printing/printable';
import { escapeHtml, sentenceToHtml } from '../report/html';
import { renderPage } from '../report/page';
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
  totalParts,
  SEVERITY_WORDS,
  reviewedWords,
  unreviewedWords,
  unusedWords,
  warningWords,
} from './wording';

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
        : filter(review) + tools() + findingCards(groupFindings(findings)),
    ),
    section(
      'acknowledged',
      'Acknowledged',
      groupFindings(review.acknowledged ?? [])
        .map((group) => findingCard(group, { acknowledged: acknowledgementWords(group.finding.acknowledgement) }))
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
    body: `${top(review, sections)}\n<main>\n${sections.map(({ html }) => html).join('\n')}\n</main>\n${foot(review)}`,
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

function top(review: Review, sections: readonly Section[]): string {
  const { name, summary, remarks } = review;
  const ids = new Set(sections.map(({ id }) => id));
  const parts = totalParts(summary).map(({ says, about }) =>
    ids.has(about) ? `<a href="#${about}">${escapeHtml(says)}</a>` : escapeHtml(says),
  );
  return `<header class="top">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 6h20M5 6v15M19 6v15"/></svg> Plan review${name === undefined ? '' : `: <code>${escapeHtml(name)}</code>`}</p>
<h1>${escapeHtml(headline(review))}</h1>
<p>${parts.join(' ')}</p>
${remarks.map((remark) => `<p class="remark">${escapeHtml(remark)}</p>`).join('\n')}
${reviewedWords(review) === '' ? '' : `<p class="remark">${escapeHtml(reviewedWords(review))}</p>\n`}<ul class="severities" aria-label="Findings by severity">${SEVERITIES.map((severity) => severityCount(severity, summary.severities[severity])).join('')}</ul>
</header>`;
}

/** A link to the first finding of the severity. */
function severityCount(severity: Severity, number: number): string {
  const words = `<strong>${number}</strong>${severity}${number === 1 ? '' : 's'}`;
  return `<li class="${severity}">${number === 0 ? `<span>${words}</span>` : `<a href="#${firstOf(severity)}">${words}</a>`}</li>`;
}

/** The id of the card of the first finding of a severity. */
function firstOf(severity: Severity): string {
  return `first-${severity}`;
}

/** The filter needs the script, which makes it visible. Resource names are parts of addresses; the addresses are suggestions. */
function filter({ findings, changes }: Review): string {
  const addresses = [...new Set([...findings, ...changes].map(({ address }) => address))].sort();
  const boxes = SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity)).map(
    (severity) =>
      `<label class="${severity}"><input type="checkbox" name="severity" value="${severity}" checked> <span class="severity">${SEVERITY_WORDS[severity].toLowerCase()}s</span></label>`,
  );
  return `<form class="filter" role="search" aria-label="Filter" hidden>
<fieldset aria-label="Severity"><legend>Show</legend> ${boxes.join(' ')}</fieldset>
<label class="resource"><span>Resource</span> <input type="search" name="resource" list="addresses" autocomplete="off" spellcheck="false"></label>
<datalist id="addresses">${addresses.map((address) => `<option value="${escapeHtml(address)}"></option>`).join('')}</datalist>
<output aria-live="polite"></output>
</form>
`;
}

function tools(): string {
  return '<p class="tools"><button type="button" data-fold="open">Open all</button><button type="button" data-fold="close">Close all</button></p>\n';
}

function findingCards(groups: readonly FindingGroup[]): string {
  const first = new Map<Severity, FindingGroup>();
  for (const group of groups) if (!first.has(group.finding.severity)) first.set(group.finding.severity, group);
  return groups
    .map((group) =>
      findingCard(group, {
        id: first.get(group.finding.severity) === group ? firstOf(group.finding.severity) : undefined,
      }),
    )
    .join('');
}

interface FindingOptions {
  readonly id?: string;
  /** Who acknowledged it and why. Such cards are closed. */
  readonly acknowledged?: string;
}

function findingCard({ finding, addresses }: FindingGroup, { id, acknowledged }: FindingOptions = {}): string {
  const { severity, says, address, attribute, why, items, difference } = finding;
  const places = addresses.length > MOST_PLACES ? [`${addresses.length} objects`] : addresses.map(codeOf);
  const shownPlaces = places.map(
    (place) => `<span class="address">${place}${attribute === undefined ? '' : ` · ${codeOf(attribute)}`}</span>`,
  );
  const isOpen = severity !== 'note' && acknowledged === undefined;
  return `<details class="card ${severity}"${id === undefined ? '' : ` id="${id}"`} data-severity="${severity}" ${dataAddresses(addresses)}${isOpen ? ' open' : ''}>
<summary><span class="severity">${SEVERITY_WORDS[severity]}</span><span class="says">${sentenceToHtml(says)}</span>${shownPlaces.join('')}</summary>
<div class="inside">
${acknowledged === undefined ? '' : `<p>${escapeHtml(printableLine(acknowledged))}</p>`}${hasValues(finding) ? `<p class="values">${values(finding.old!, finding.new!)}</p>` : ''}${items.length === 0 ? '' : `<ul class="items">${items.map((item) => `<li><code>${escapeHtml(item)}</code></li>`).join('')}</ul>`}
${(finding.warnings ?? []).map((warning) => `<p>${sentenceToHtml(warningWords(warning))}</p>`).join('\n')}<p>${sentenceToHtml(why)}</p>${originWords(finding) === '' ? '' : `<p class="soft">${escapeHtml(originWords(finding))}</p>`}
${difference ? differenceBlock(difference, address) : ''}
${addresses.map(copyable).join('')}
</div>
</details>
`;
}

/** The texts that the filter compares. Addresses contain no line breaks. */
function dataAddresses(addresses: readonly string[]): string {
  return `data-addresses="${escapeHtml(addresses.join('\n'))}"`;
}

/** The script shows the button. */
function copyable(address: string): string {
  return `<p class="copyable">${codeOf(address)}<button type="button" data-copy="${escapeHtml(address)}" aria-label="Copy ${escapeHtml(address)}" hidden>Copy</button></p>`;
}

/** Further objects with an equal finding are listed only inside its card. */
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

/** Old and new side by side, or one below the other if the page is narrow. */
function differenceBlock({ lines, left }: Difference, address: string): string {
  const line = (text: string, kind: string): string => `<span class="${kind}">${escapeHtml(text)}</span>`;
  const side = (name: string, texts: readonly string[]): string =>
    `<span class="${name}">${texts.map((text) => line(text, KINDS[text.charAt(0)] ?? 'same')).join('')}</span>`;
  const blocks = blocksOf(lines).map(({ kind, old, wanted }) =>
    kind === 'hunk'
      ? old.map((text) => line(text, 'hunk')).join('')
      : kind === 'same'
        ? `<span class="pair same">${side('before', old)}<span class="after" aria-hidden="true">${old.map((text) => line(text, 'same')).join('')}</span></span>`
        : `<span class="pair">${side('before', old)}${side('after', wanted)}</span>`,
  );
  return `<div role="region" aria-label="Difference of ${escapeHtml(address)}"><pre class="diff">${blocks.join('')}</pre></div>${left > 0 ? `<p class="soft">${left} more lines.</p>` : ''}`;
}

interface Block {
  readonly kind: 'hunk' | 'same' | 'changed';
  readonly old: string[];
  readonly wanted: string[];
}

/** Consecutive lines of one kind. Removed lines and the added lines that replace them form one block. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const text of lines) {
    const first = text.charAt(0);
    const kind = first === '@' ? 'hunk' : first === '+' || first === '-' ? 'changed' : 'same';
    const last = blocks[blocks.length - 1];
    const isNext = last?.kind === kind && kind !== 'hunk' && !(first === '-' && last.wanted.length > 0);
    const block = isNext ? last : { kind, old: [], wanted: [] };
    (first === '+' ? block.wanted : block.old).push(text);
    if (!isNext) blocks.push(block as Block);
  }
  return blocks;
}

function driftCard(drift: Drift): string {
  const [worst] = drift.findings;
  const findings = drift.findings
    .map(
      ({ severity, says }) =>
        `<p class="${severity}"><span class="severity">${SEVERITY_WORDS[severity]}</span>${sentenceToHtml(says)}</p>`,
    )
    .join('');
  return card(drift.address, {
    severity: worst?.severity,
    summary: `${codeOf(drift.address)} ${escapeHtml(driftWords(drift))}`,
    content: findings + attributeTable(drift.attributes),
  });
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
  return card(change.address, {
    severity: findings[0]?.severity,
    summary: `${codeOf(change.address)} ${escapeHtml(changeWords(change))} ${counts.join('')}`,
    content: moved + list + attributeTable(change.attributes),
    id,
  });
}

interface CardParts {
  readonly severity?: Severity;
  readonly summary: string;
  readonly content: string;
  readonly id?: string;
}

/** An object's card. */
function card(address: string, { severity, summary, content, id }: CardParts): string {
  return `<details class="card ${severity ?? ''}"${id === undefined ? '' : ` id="${id}"`} ${dataAddresses([address])}><summary>${summary}</summary>\n<div class="inside">${content === '' ? '<p class="soft">No details.</p>' : content}${copyable(address)}</div>\n</details>\n`;
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
