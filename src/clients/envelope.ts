/** The envelope of the secrets service's answers. */
import { isObject, readBoolean, readInteger, readString } from './json-api';

export interface Envelope {
  /** Empty where the service sent none (204, or null). */
  readonly data: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
  /** Only where there is a lease. */
  readonly lease?: { readonly id: string; readonly seconds: number; readonly renewable: boolean };
  readonly requestId?: string;
  /** When the service answered, by its own clock: an RFC 3339 time in UTC. Absent where it did not say. */
  readonly answeredAt?: string;
}

/** Some system endpoints answer without an envelope: then all of the body is data. `date`: the header of the answer. */
export function readEnvelope(body: unknown, date?: string): Envelope {
  const answeredAt = readDate(date);
  return { ...readBody(body), ...(answeredAt && { answeredAt }) };
}

function readBody(body: unknown): Envelope {
  if (!isObject(body)) return { data: {}, warnings: [] };
  const enveloped = 'data' in body && (isObject(body.data) || body.data === null);
  if (!enveloped) return { data: body, warnings: readWarnings(body.warnings) };
  const id = readString(body.lease_id);
  const requestId = readString(body.request_id);
  return {
    data: isObject(body.data) ? body.data : {},
    warnings: readWarnings(body.warnings),
    ...(id && { lease: { id, seconds: readInteger(body.lease_duration) ?? 0, renewable: readBoolean(body.renewable) ?? false } }),
    ...(requestId && { requestId }),
  };
}

/** The date of an HTTP answer, which has whole seconds. */
export function readDate(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');
}

/** Null, one text, or several. */
function readWarnings(warnings: unknown): string[] {
  return (Array.isArray(warnings) ? warnings : [warnings]).filter((warning): warning is string => typeof warning === 'string' && warning !== '');
}
