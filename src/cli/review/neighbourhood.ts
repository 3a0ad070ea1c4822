import type { Severity } from '../../definition/review-rule';
import { SEVERITIES } from './findings';
import type { Reference, Review } from './report';

/** An object in the graph. */
export interface Node {
  readonly address: string;
  readonly type: string;
  readonly kind: Severity | 'changed' | 'kept' | 'foreign';
}

export interface Neighbourhood {
  readonly nodes: readonly Node[];
  readonly edges: readonly Reference[];
  /** The number of changed or adjacent objects that are not in the graph. */
  readonly left: number;
}

/** Changed objects with references, and the objects adjacent to them. Limited to `most` objects, those with the most severe findings first. */
export function neighbourhoodOf({ findings, changes, others, references }: Review, most: number): Neighbourhood {
  const types = new Map([...changes, ...others].map(({ address, type }) => [address, type]));
  const severities = new Map<string, Severity>();
  for (const { address, severity } of [...findings].reverse()) severities.set(address, severity);
  const ours = new Set(changes.map(({ address }) => address));
  const foreign = new Set(others.map(({ address }) => address));
  const near = references.filter(({ from, to }) => types.has(from) || types.has(to));
  const kindOf = (address: string): Node['kind'] =>
    severities.get(address) ??
    (ours.has(address) ? 'changed' : foreign.has(address) || !/(?:^|\.)lintel_/.test(address) ? 'foreign' : 'kept');
  const order: readonly Node['kind'][] = [...SEVERITIES, 'changed', 'kept', 'foreign'];
  const all = [...new Set(near.flatMap(({ from, to }) => [from, to]))].map((address): Node => ({
    address,
    type: types.get(address) ?? typeOf(address),
    kind: kindOf(address),
  }));
  const kept = [...all].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)).slice(0, most);
  const shown = new Set(kept.map(({ address }) => address));
  const edges = near.filter(({ from, to }) => shown.has(from) && shown.has(to));
  const connected = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const nodes = all.filter(({ address }) => connected.has(address));
  return { nodes, edges, left: all.length - nodes.length };
}

/** The type in an address such as `module.a["x"].lintel_policy.p[0]`. */
function typeOf(address: string): string {
  return /(?:^|\.)([a-z0-9_]+)\.[^.[]+(?:\[[^\]]*\])?$/.exec(address)?.[1] ?? '';
}
