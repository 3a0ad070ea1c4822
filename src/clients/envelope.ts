/** The envelope of the secrets service's answers. */
import { flagAt, integerAt, isReported, likewise, objectAt, optionalObjectAt, optionalTextAt, Part } from './read-response';
import { Blame, bodyOf } from './read-document';

export interface Envelope {
  /** Empty where the service sent none (204, or null). */
  readonly data: Part;
  readonly warnings: readonly string[];
  /** Only where there is a lease. */
  readonly lease?: { readonly id: string; readonly seconds: number; readonly renewable: boolean };
  readonly requestId?: string;
  /** When the service answered, by its own clock: an RFC 3339 time in UTC. Absent where it did not say. */
  readonly respondedAt?: string;
}

/** Of an answer that may have nothing in it; some system endpoints answer without an envelope: then all of the body is data. `date`: the header of the answer. */
export function readEnvelope(response: unknown, blame: Blame, date?: string): Envelope {
  const body = bodyOf(response ?? {}, blame);
  return { data: isReported(body, 'data') ? optionalObjectAt(body, 'data') ?? likewise({}, body) : body, ...readAround(body, date) };
}

/** Of an answer that tells of an object. */
export function readObjectEnvelope(response: unknown, blame: Blame, date?: string): Envelope {
  const body = bodyOf(response, blame);
  return { data: objectAt(body, 'data'), ...readAround(body, date) };
}

function readAround(body: Part, date: string | undefined): Omit<Envelope, 'data'> {
  const respondedAt = readDate(date);
  const requestId = isReported(body, 'data') ? optionalTextAt(body, 'request_id') : undefined;
  return { warnings: readWarnings(body.warnings), ...leaseIn(body), ...requestId ? { requestId } : {}, ...respondedAt ? { respondedAt } : {} };
}

/** A lease that has no id is none. */
function leaseIn(body: Part): Pick<Envelope, 'lease'> {
  const id = isReported(body, 'data') ? optionalTextAt(body, 'lease_id') : undefined;
  return id ? { lease: { id, seconds: integerAt(body, 'lease_duration'), renewable: flagAt(body, 'renewable') } } : {};
}

/** The date of an HTTP answer, which has whole seconds. */
export function readDate(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Null, one text, or several. What else may be there is no reason to refuse the rest. */
function readWarnings(warnings: unknown): string[] {
  return (Array.isArray(warnings) ? warnings : [warnings]).filter((warning): warning is string => typeof warning === 'string' && warning !== '');
}
