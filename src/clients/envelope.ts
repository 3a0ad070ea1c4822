/** The envelope of the secrets service's answers. */
import { isObject, readBoolean, readInteger, readString } from './json-api';

export interface Envelope {
  /** Empty where the service sent none (204, or null). */
  readonly data: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
  /** Only where there is a lease. */
  readonly lease?: { readonly id: string; readonly seconds: number; readonly renewable: boolean };
  readonly requestId?: string;
}

/** Some system endpoints answer without an envelope: then all of the body is data. */
export function readEnvelope(body: unknown): Envelope {
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

/** Null, one text, or several. */
function readWarnings(warnings: unknown): string[] {
  return (Array.isArray(warnings) ? warnings : [warnings]).filter((warning): warning is string => typeof warning === 'string' && warning !== '');
}
