import { createHash } from 'crypto';
import { AGREEMENT_KEYS, type Agreement, hasEnded, type Place, readAgreement } from '../agreed/agreement';
import { Located } from '../agreed/located-yaml';
import type { Json } from '../stack/plan-json';
import { same } from './attribute-changes';
import type { AcceptedDrift, AttributeDrift, DriftedObject, DriftReport, UnusedAcceptance } from './report';

/** The file that is read if --accepted names no other. */
export const ACCEPTED_FILE = '.lintel/accepted-drift.yaml';

/** An entry of the file: what is accepted, by whom, and until when. */
export interface AcceptanceEntry extends Agreement {
  readonly address: string;
  /** The path of the attribute. Missing if the object was deleted. */
  readonly attribute?: string;
  readonly before?: Json;
  readonly after?: Json;
  readonly deleted?: true;
  /** The stack, as on the command line. Missing if valid for any stack. */
  readonly stack?: string;
}

type PlacedEntry = AcceptanceEntry & Place;

/** Reads the entries of a file; none if it does not exist. */
export function readAcceptances(file: string): readonly PlacedEntry[] {
  const document = Located.read(file);
  return document?.members('accepted').accepted!.elements().map(readEntry) ?? [];
}

function readEntry(entry: Located): PlacedEntry {
  const { address, attribute, before, after, deleted, ...rest } = entry.members(
    'address',
    'attribute?',
    'before?',
    'after?',
    'deleted?',
    ...AGREEMENT_KEYS,
  );
  const isWhole = [attribute, before, after].every((one) => one === undefined) && deleted?.value === true;
  const isOfAttribute = [attribute, before, after].every((one) => one !== undefined) && deleted === undefined;
  if (!isWhole && !isOfAttribute) {
    entry.fail('it must have either `attribute`, `before` and `after`, or `deleted: true`.');
  }
  return {
    address: address!.text(),
    ...(isWhole ? { deleted: true } : { attribute: attribute!.text(), before: before!.value, after: after!.value }),
    ...readAgreement(rest),
    file: entry.file,
    line: entry.line,
  };
}

/** Longer values are written as their hash. */
const MOST = 300;

/** A value as written to the file. */
function exact(value: Json | undefined): Json {
  const text = JSON.stringify(value ?? null);
  return text.length > MOST ? `sha256:${createHash('sha256').update(text).digest('hex')}` : (value ?? null);
}

/** The entries for all drift of a report except sensitive values, which the report does not contain. */
export function entriesFor({ drifted, subject }: DriftReport, { reason, by, until }: Agreement): AcceptanceEntry[] {
  const agreement = { stack: subject, reason, by, until };
  return drifted.flatMap(({ address, what, changes }): AcceptanceEntry[] =>
    what === 'gone'
      ? [{ address, deleted: true, ...agreement }]
      : changes
          .filter(({ sensitive }) => !sensitive)
          .map(({ path, before, after }) => ({
            address,
            attribute: path,
            before: exact(before),
            after: exact(after),
            ...agreement,
          })),
  );
}

/** Moves accepted drift out of the drift that counts. */
export function applyAcceptances(report: DriftReport, entries: readonly PlacedEntry[], now: number): DriftReport {
  const own = entries.filter(({ stack }) => stack === undefined || stack === report.subject);
  if (own.length === 0) return report;
  const used = new Set<PlacedEntry>();
  const accepted: AcceptedDrift[] = [];
  const isAccepted = (object: DriftedObject, change?: AttributeDrift): boolean => {
    const matching = own.filter((entry) => isFor(entry, object, change));
    for (const entry of matching) used.add(entry);
    const holding = matching.find((entry) => !hasEnded(entry, now));
    if (!holding) return false;
    const { reason, by, until } = holding;
    const { address, type } = object;
    accepted.push({
      address,
      type,
      ...(change ? { path: change.path, before: change.before, after: change.after } : { deleted: true }),
      acceptance: { reason, by, until },
    });
    return true;
  };
  const drifted = report.drifted.flatMap((object): DriftedObject[] => {
    if (object.what === 'gone') return isAccepted(object) ? [] : [object];
    const changes = object.changes.filter((change) => !isAccepted(object, change));
    return changes.length === 0 ? [] : [{ ...object, changes }];
  });
  const unused = own.flatMap((entry): UnusedAcceptance[] => {
    const { address, attribute, file, line } = entry;
    const because = !used.has(entry) ? 'matches nothing' : hasEnded(entry, now) ? 'has ended' : undefined;
    return because === undefined
      ? []
      : [{ address, ...(attribute === undefined ? {} : { attribute }), file, line, because }];
  });
  return {
    ...report,
    drifted,
    ...(accepted.length === 0 ? {} : { accepted }),
    ...(unused.length === 0 ? {} : { unused }),
  };
}

function isFor(entry: AcceptanceEntry, { address, what }: DriftedObject, change: AttributeDrift | undefined): boolean {
  if (entry.address !== address) return false;
  if (what === 'gone' || !change) return what === 'gone' && entry.deleted === true;
  return (
    !change.sensitive &&
    entry.attribute === change.path &&
    same(entry.before, exact(change.before)) &&
    same(entry.after, exact(change.after))
  );
}
