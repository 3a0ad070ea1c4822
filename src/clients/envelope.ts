/** The envelope around responses of the secrets service. */
import { Blame, bodyOf } from './read-document';
import {
  flagAt,
  integerAt,
  isReported,
  likewise,
  objectAt,
  optionalObjectAt,
  optionalTextAt,
  Part,
} from './read-response';

export interface Envelope {
  /** Empty if the service sent none (204, or null). */
  readonly data: Part;
  readonly warnings: readonly string[];
  /** Present only if there is a lease. */
  readonly lease?: { readonly id: string; readonly seconds: number; readonly renewable: boolean };
  readonly requestId?: string;
  /** When the service responded, by its own clock: an RFC 3339 time in UTC. Absent if the response has no date. */
  readonly respondedAt?: string;
}

/** Reads a response that may be empty. Some system endpoints respond without an envelope; their whole body is the data. `date`: the response's header. */
export function readEnvelope(response: unknown, blame: Blame, date?: string): Envelope {
  const body = bodyOf(response ?? {}, blame);
  return {
    data: isReported(body, 'data') ? (optionalObjectAt(body, 'data') ?? likewise({}, body)) : body,
    ...readAround(body, date),
  };
}

/** Reads a response that must contain an object. */
export function readObjectEnvelope(response: unknown, blame: Blame, date?: string): Envelope {
  const body = bodyOf(response, blame);
  return { data: objectAt(body, 'data'), ...readAround(body, date) };
}

function readAround(body: Part, date: string | undefined): Omit<Envelope, 'data'> {
  const respondedAt = readDate(date);
  const requestId = isReported(body, 'data') ? optionalTextAt(body, 'request_id') : undefined;
  return {
    warnings: readWarnings(body.warnings),
    ...leaseIn(body),
    ...(requestId ? { requestId } : {}),
    ...(respondedAt ? { respondedAt } : {}),
  };
}

/** A lease without an id does not count. */
function leaseIn(body: Part): Pick<Envelope, 'lease'> {
  const id = isReported(body, 'data') ? optionalTextAt(body, 'lease_id') : undefined;
  return id ? { lease: { id, seconds: integerAt(body, 'lease_duration'), renewable: flagAt(body, 'renewable') } } : {};
}

/** The date of an HTTP response, which is precise to the second. */
export function readDate(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Null, one text, or several. Any other value is ignored rather than making the response invalid. */
function readWarnings(warnings: unknown): string[] {
  return (Array.isArray(warnings) ? warnings : [warnings]).filter(
    (warning): warning is string => typeof warning === 'string' && warning !== '',
  );
}
