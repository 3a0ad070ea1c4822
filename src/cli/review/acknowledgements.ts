import { AGREEMENT_KEYS, type Agreement, hasEnded, type Place, readAgreement } from '../agreed/agreement';
import { Located } from '../agreed/located-yaml';
import { same } from '../drift/attribute-changes';
import type { Json } from '../stack/plan-json';
import { bySeverity } from './findings';
import type { AcknowledgedFinding, ExactChange, Finding, Review, UnusedAcknowledgement } from './report';

/** The file that is read if --acknowledged names no other. */
export const ACKNOWLEDGED_FILE = '.lintel/acknowledged.yaml';

/** An entry of the file: what is acknowledged, by whom, and until when. */
export interface AcknowledgementEntry extends Agreement, ExactChange {
  readonly rule: string;
  readonly address: string;
  /** Missing if the finding is about the whole object. */
  readonly attribute?: string;
  /** The individual items that the finding lists. */
  readonly items?: Json;
  /** The stack, as --name. Missing if valid for any stack. */
  readonly stack?: string;
}

type PlacedEntry = AcknowledgementEntry & Place;

/** Reads the entries of a file; none if it does not exist. */
export function readAcknowledgements(file: string): readonly PlacedEntry[] {
  const document = Located.read(file);
  return document?.members('acknowledged').acknowledged!.elements().map(readEntry) ?? [];
}

function readEntry(entry: Located): PlacedEntry {
  const members = entry.members('rule', 'address', 'attribute?', 'before', 'after', 'items?', ...AGREEMENT_KEYS);
  return {
    rule: members.rule!.text(),
    address: members.address!.text(),
    ...(members.attribute ? { attribute: members.attribute.text() } : {}),
    before: members.before!.value,
    after: members.after!.value,
    ...(members.items ? { items: members.items.value } : {}),
    ...readAgreement(members),
    file: entry.file,
    line: entry.line,
  };
}

/** The entry for a finding. Undefined if nothing identifies its change; see `Finding.exact`. */
export function entryFor(
  { rule, address, attribute, items, exact }: Finding,
  { reason, by, until }: Agreement,
  stack: string | undefined,
): AcknowledgementEntry | undefined {
  if (!exact) return undefined;
  return {
    rule,
    address,
    ...(attribute === undefined ? {} : { attribute }),
    ...exact,
    ...(items.length === 0 ? {} : { items }),
    ...(stack === undefined ? {} : { stack }),
    reason,
    by,
    until,
  };
}

export interface AcknowledgeOptions {
  readonly now: number;
  /** Whether acknowledgements count for this plan. They always do if no approval is required. */
  readonly isApproved: boolean;
}

/** Moves acknowledged findings out of those that count. */
export function applyAcknowledgements(
  review: Review,
  entries: readonly PlacedEntry[],
  { now, isApproved }: AcknowledgeOptions,
): Review {
  if (entries.length === 0) return review;
  const own = entries.filter(({ stack }) => stack === undefined || stack === review.name);
  const byAddress = new Map<string, PlacedEntry[]>();
  for (const entry of own) byAddress.set(entry.address, [...(byAddress.get(entry.address) ?? []), entry]);
  const used = new Set<PlacedEntry>();
  const acknowledged: AcknowledgedFinding[] = [];
  const findings = review.findings.filter((finding) => {
    const matching = (byAddress.get(finding.address) ?? []).filter((entry) => isFor(entry, finding));
    for (const entry of matching) used.add(entry);
    const holding = isApproved ? matching.find((entry) => !hasEnded(entry, now)) : undefined;
    if (!holding) return true;
    const { reason, by, until } = holding;
    acknowledged.push({ ...finding, acknowledgement: { reason, by, until } });
    return false;
  });
  const unused = own.flatMap((entry): UnusedAcknowledgement[] => {
    const { rule, address, file, line, stack } = entry;
    const because = !used.has(entry)
      ? 'matches nothing'
      : hasEnded(entry, now)
        ? 'has ended'
        : isApproved
          ? undefined
          : 'is not approved';
    return because === undefined
      ? []
      : [{ rule, address, file, line, ...(stack === undefined ? {} : { stack }), because }];
  });
  return {
    ...review,
    summary: {
      ...review.summary,
      severities: countSeverities(findings),
      ...(acknowledged.length === 0 ? {} : { acknowledged: acknowledged.length }),
    },
    findings,
    ...(acknowledged.length === 0 ? {} : { acknowledged: acknowledged.sort(bySeverity) }),
    ...(unused.length === 0 ? {} : { unused }),
  };
}

export function countSeverities(findings: readonly Finding[]): Review['summary']['severities'] {
  const severities = { danger: 0, warning: 0, note: 0 };
  for (const { severity } of findings) severities[severity] += 1;
  return severities;
}

function isFor(entry: AcknowledgementEntry, { rule, attribute, items, exact }: Finding): boolean {
  return (
    exact !== undefined &&
    entry.rule === rule &&
    entry.attribute === attribute &&
    same(entry.before, exact.before) &&
    same(entry.after, exact.after) &&
    same(entry.items ?? [], items)
  );
}
