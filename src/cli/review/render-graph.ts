import { escapeHtml } from '../report/html';
import { graphlib, layout } from './libraries';
import { neighbourhoodOf } from './neighbourhood';
import type { Review } from './report';
import { enumerate } from './wording';

/** The maximum number of objects. A larger graph is unreadable. */
const MOST = 60;
const HEIGHT = 44;
/** The maximum width of a letter. */
const LETTER = 7.2;
const LONGEST = 34;

/**
 * The dependency graph as SVG: changed objects and the objects adjacent to them. Each changed Lintel resource links to its card. Empty if there
 * are no references.
 */
export function renderGraph(review: Review, anchorOf: (address: string) => string | undefined): string {
  const { nodes, edges, left } = neighbourhoodOf(review, MOST);
  if (edges.length === 0) return '';
  const graph = new graphlib.Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 46, marginx: 10, marginy: 10 });
  graph.setDefaultEdgeLabel(() => ({}));
  nodes.forEach(({ address, type }) => graph.setNode(address, { width: widthOf(address, type), height: HEIGHT }));
  edges.forEach(({ from, to }) => graph.setEdge(from, to));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const arrows = edges.map(
    ({ from, to }) => `<path d="${pathThrough(graph.edge(from, to).points)}" marker-end="url(#arrow)"/>`,
  );
  const boxes = nodes.map(({ address, type, kind }) => {
    const { x, y, width: wide } = graph.node(address);
    const [left0, top] = [x - wide / 2, y - HEIGHT / 2];
    const [label, below] = labelsOf(address, type);
    const box = `<rect x="${round(left0)}" y="${round(top)}" width="${round(wide)}" height="${HEIGHT}" rx="7"/><text x="${round(left0 + 10)}" y="${round(top + 19)}">${escapeHtml(label)}</text><text class="kind" x="${round(left0 + 10)}" y="${round(top + 34)}">${escapeHtml(below)}</text><title>${escapeHtml(address)}</title>`;
    const anchor = anchorOf(address);
    return anchor === undefined
      ? `<g class="${kind}">${box}</g>`
      : `<a class="${kind}" href="#${anchor}" aria-label="${escapeHtml(address)}">${box}</a>`;
  });
  const references = edges.map(
    ({ from, to }) => `<li><code>${escapeHtml(from)}</code> refers to <code>${escapeHtml(to)}</code></li>`,
  );
  return `<div class="picture" tabindex="0" role="region" aria-label="Dependencies"><svg width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" role="group" aria-label="${nodes.length} objects and ${edges.length} references">
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
${arrows.join('\n')}
${boxes.join('\n')}
</svg></div>
<p class="legend">Colors show the most severe finding. Dashed: unchanged. Grey: other providers.${left > 0 ? ` ${left} objects are not shown.` : ''}</p>
<details class="card"><summary>Dependencies as text</summary><div class="inside"><ul class="items">${references.join('')}</ul></div></details>`;
}

/** The name of an object, and below it its type and module. */
function labelsOf(address: string, type: string): [string, string] {
  const at = address.indexOf(`${type}.`);
  const name = at < 0 ? address : address.slice(at + type.length + 1);
  const module = at > 0 ? [address.slice(0, at - 1)] : [];
  return [shorten(name), shorten(enumerate([type.replace(/^lintel_/, '').replace(/_/g, ' '), ...module]))];
}

function widthOf(address: string, type: string): number {
  return Math.max(90, ...labelsOf(address, type).map((label) => label.length * LETTER + 20));
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
