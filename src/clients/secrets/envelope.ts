/** The envelope around responses of the secrets service. */
import { Blame, bodyOf } from '../platform/read-document';
import {
  flagAt,
  integerAt,
  isReported,
  likewise,
  nameAt,
  objectAt,
  optionalObjectAt,
  optionalTextAt,
  Part,
  senseless,
  textAt,
  textsAt,
} from '../read-response';

/** The token that unwraps a response, once. */
export interface Wrapping {
  readonly token: string;
  readonly accessor: string;
  /** An RFC 3339 time in UTC. */
  readonly expires: string;
  /** The accessor of a token in the wrapped response. */
  readonly wrappedAccessor?: string;
}

/** A token that a response issues or renews. */
export interface IssuedToken {
  /** Empty if it was renewed by its accessor. */
  readonly token: string;
  /** Empty for a batch token. */
  readonly accessor: string;
  readonly policies: readonly string[];
  readonly seconds: number;
  readonly renewable: boolean;
  readonly entityId?: string;
}

export interface Envelope {
  /** Empty if the service sent none (204, or null). */
  readonly data: Part;
  readonly warnings: readonly string[];
  /** Present only if there is a lease. */
  readonly lease?: { readonly id: string; readonly seconds: number; readonly renewable: boolean };
  /** Present only if the response issued or renewed a token. */
  readonly issued?: IssuedToken;
  /** Present only if the response was wrapped; it then has no data. */
  readonly wrapping?: Wrapping;
  readonly requestId?: string;
  /** The service explicitly returned nothing: status 204. */
  readonly isEmpty?: true;
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
    ...issuedIn(body),
    ...wrappingIn(body),
    ...(requestId ? { requestId } : {}),
    ...(respondedAt ? { respondedAt } : {}),
  };
}

/** A lease without an id does not count. */
function leaseIn(body: Part): Pick<Envelope, 'lease'> {
  const id = isReported(body, 'data') ? optionalTextAt(body, 'lease_id') : undefined;
  return id ? { lease: { id, seconds: integerAt(body, 'lease_duration'), renewable: flagAt(body, 'renewable') } } : {};
}

function issuedIn(body: Part): Pick<Envelope, 'issued'> {
  const auth = isReported(body, 'auth') ? optionalObjectAt(body, 'auth') : undefined;
  // Every token has the key, which is empty for a batch token.
  if (!auth || !isReported(auth, 'accessor')) return {};
  return {
    issued: {
      token: optionalTextAt(auth, 'client_token') ?? '',
      accessor: optionalTextAt(auth, 'token_type') === 'batch' ? '' : nameAt(auth, 'accessor'),
      policies: textsAt(auth, 'policies'),
      seconds: integerAt(auth, 'lease_duration'),
      renewable: flagAt(auth, 'renewable'),
      entityId: (isReported(auth, 'entity_id') && optionalTextAt(auth, 'entity_id')) || undefined,
    },
  };
}

function wrappingIn(body: Part): Pick<Envelope, 'wrapping'> {
  const info = isReported(body, 'wrap_info') ? optionalObjectAt(body, 'wrap_info') : undefined;
  if (!info) return {};
  const begun = Date.parse(textAt(info, 'creation_time'));
  if (Number.isNaN(begun)) throw senseless(info, ['creation_time'], 'is not a time');
  const expires = new Date(begun + integerAt(info, 'ttl') * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  const wrappedAccessor = optionalTextAt(info, 'wrapped_accessor') || undefined;
  return {
    wrapping: { token: nameAt(info, 'token'), accessor: nameAt(info, 'accessor'), expires, wrappedAccessor },
  };
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
