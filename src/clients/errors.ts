/**
 * The errors that callers distinguish. Every message is a single readable line without tokens or values from a request's body.
 */

export type Service = 'platform' | 'secrets';

/** One of the errors in a response, in the service's own words. */
export interface ErrorDetail {
  readonly title?: string;
  readonly detail?: string;
  /** A JSON pointer into the request's body, if the service names the attribute. */
  readonly pointer?: string;
}

/** The request that failed. `path` is relative to the API's prefix, as the caller passed it. */
export interface Failed {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
}

/** The base class of all errors of the clients. */
export class ClientError extends Error {
  readonly service: Service;
  readonly method: string;
  readonly path: string;

  constructor(failed: Failed, words: string) {
    super(`${failed.method} ${failed.path}: ${words}`);
    this.name = new.target.name;
    this.service = failed.service;
    this.method = failed.method;
    this.path = failed.path;
  }
}

interface ErrorResponse {
  readonly status: number;
  readonly errors: readonly ErrorDetail[];
  readonly requestId?: string;
  /** Further explanations by the client. */
  readonly notes?: readonly string[];
}

/** The service responded with an error. */
export class ApiError extends ClientError {
  readonly status: number;
  readonly errors: readonly ErrorDetail[];
  readonly requestId?: string;
  /** Where the token that was sent comes from; never its value. */
  readonly tokenSource?: string;

  constructor(failed: Failed, response: ErrorResponse, tokenSource?: string) {
    super(failed, describe(failed.service, response));
    this.tokenSource = tokenSource;
    this.status = response.status;
    this.errors = response.errors;
    this.requestId = response.requestId;
  }

  /**
   * Possible causes of the error, as a sentence: which token was sent, and which object may be missing. The platform responds with 404 to anything a
   * token may not do or see, as well as to objects that do not exist.
   */
  get hint(): string | undefined {
    const { service, status, path, tokenSource } = this;
    if (tokenSource === undefined) return undefined;
    if (status === 401) return `The token from ${tokenSource} is not valid for this address or has expired.`;
    if (service !== 'platform' || status !== 404) return undefined;
    const [, kind, owner] = /^(?:\/admin)?\/(organization|workspace)s\/([^/?]+)/.exec(path) ?? [];
    const missing =
      owner === undefined ? 'the object does not exist' : `the ${kind} \`${decodeURIComponent(owner)}\` does not exist`;
    const refused = refusedToOrganizations(path);
    return `Either the token from ${tokenSource} lacks the permission, or ${missing}: the service does not say which.${refused === undefined ? '' : ` ${refused}`}`;
  }
}

/** Objects the service hides from organization tokens, which may do nearly everything else. */
const HIDDEN_FROM_ORGANIZATIONS = { 'ssh-keys': 'SSH keys', 'no-code-modules': 'no-code modules' } as const;

/** Explains, as a sentence, that an organization token does not help at a platform path; undefined if it may. */
export function refusedToOrganizations(path: string): string | undefined {
  const [, kind] = /^\/(?:organizations\/[^/?]+\/)?(ssh-keys|no-code-modules)(?:[/?]|$)/.exec(path) ?? [];
  return kind === undefined
    ? undefined
    : `The token of an organization is not possible for ${HIDDEN_FROM_ORGANIZATIONS[kind as keyof typeof HIDDEN_FROM_ORGANIZATIONS]}: use a user's or a team's token.`;
}

/**
 * The parent of a path of the secrets service does not exist, so the response says nothing about the object itself. The mount tables and the lists of
 * namespaces, one level up, decide whether it exists.
 */
export interface MissingParent extends ApiError {
  /** Whether it is proven that nothing can be at the path. Throws `AbsenceUnproven` if the token may not read what would prove it. */
  provenGone?: (place: { readonly namespace?: string; readonly mount?: string }) => Promise<boolean>;
}

/** The secrets service has no engine mounted at this path. */
export class MissingMount extends ApiError implements MissingParent {
  provenGone?: MissingParent['provenGone'];
}

/** The secrets service does not have the namespace of the connection. */
export class MissingNamespace extends ApiError implements MissingParent {
  provenGone?: MissingParent['provenGone'];
}

/** The object is hidden, probably because of the token's permissions: its absence is not proven. */
export class NotPermitted extends ClientError {
  readonly status: number;

  constructor(failed: Failed, status: number, words: string) {
    super(failed, words);
    this.status = status;
  }
}

/**
 * Neither the object nor the list that would prove its absence can be read. `deciding` is the read that would prove it, such as `GET /sys/mounts`;
 * `about` is what else is known.
 */
export class AbsenceUnproven extends NotPermitted {
  constructor(
    failed: Failed,
    status: number,
    words: string,
    public readonly deciding: string,
    public readonly about?: string,
  ) {
    super(failed, status, words);
  }
}

/** The note about a request whose outcome is unknown. Reads have no effect. */
function effectOf({ method }: Failed): string {
  return method === 'GET' || method === 'LIST' ? '' : '; the request may have taken effect';
}

/** The request was sent, but no complete response came back: it may have taken effect. */
export class LostResponse extends ClientError {
  readonly reason: string;
  /** Whether a retry would fail in the same way. */
  readonly permanent: boolean;

  constructor(failed: Failed, reason: string, permanent = false, words = `no usable response (${reason})`) {
    super(failed, `${words}${effectOf(failed)}`);
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** The response is complete and reports success, but lacks a required value or has a value of the wrong type. */
export class MalformedResponse extends LostResponse {
  constructor(failed: Failed, reason: string) {
    super(failed, reason, true, `the response is malformed: ${reason}`);
  }
}

/**
 * Something in front of the service responded in its place: a proxy, a gateway, a login page. Whatever its status, the response says nothing about
 * the object or the token.
 */
export class ForeignResponse extends ClientError {
  readonly status: number;
  /** Whether the service may have carried out the request. It has not if the request was refused on the way. */
  readonly mayHaveEffect: boolean;

  constructor(failed: Failed, status: number, words: string) {
    const mayHaveEffect = effectOf(failed) !== '' && (status < 400 || status >= 500);
    super(failed, `${words}${mayHaveEffect ? effectOf(failed) : ''}`);
    this.status = status;
    this.mayHaveEffect = mayHaveEffect;
  }
}

/** The request was never sent: it certainly had no effect. */
export class Unreachable extends ClientError {
  readonly reason: string;

  constructor(failed: Failed, origin: string, reason: string) {
    super(failed, `${origin} cannot be reached: ${reason}`);
    this.reason = reason;
  }
}

/** The caller aborted the request. */
export class Interrupted extends ClientError {
  /** Whether the request had been sent, so that it may have taken effect. */
  readonly sent: boolean;

  constructor(failed: Failed, sent: boolean) {
    super(
      failed,
      sent ? `interrupted before the response arrived${effectOf(failed)}` : 'interrupted before it was sent',
    );
    this.sent = sent;
  }
}

/** The service is configured with https but directs this request to an address without it. Nothing is sent there. */
export class UnsafeAddress extends ClientError {
  constructor(failed: Failed, origin: string) {
    super(
      failed,
      `the service directs this request to an address without encryption, ${origin}, although its own address uses https: nothing was sent there`,
    );
  }
}

/**
 * Whether the service fails to serve a read, which says nothing about the object: the caller has not aborted the read, and the object is not known to
 * be gone.
 */
export function isUnreadable(error: unknown): error is ClientError {
  return error instanceof ClientError && !(error instanceof Interrupted) && !(error instanceof AbsenceUnproven);
}

/** Whether a failed write may have taken effect: no response arrived, or the response may come from a gateway. */
export function mayHaveTakenEffect(error: unknown): error is ClientError {
  return (
    error instanceof LostResponse ||
    (error instanceof ForeignResponse && error.mayHaveEffect) ||
    (error instanceof Interrupted && error.sent) ||
    (error instanceof ApiError && error.status >= 500)
  );
}

/**
 * Whether a write may be sent again once a read has proven that it had no effect: no response arrived, or a gateway reports that the service is
 * unavailable.
 */
export function isWorthRepeating(error: ClientError): boolean {
  return error instanceof LostResponse
    ? !error.permanent
    : (error instanceof ApiError || error instanceof ForeignResponse) && [502, 503, 504].includes(error.status);
}

interface MissingHalf {
  readonly missing: 'address' | 'token';
  readonly otherSource: string;
}

/** The address or token of a service is not configured. The message names what to set. */
export class MissingConnection extends Error {
  readonly service: Service;
  /** If only the address or only the token is missing: which one, and where the other comes from. */
  readonly half?: MissingHalf;

  constructor(service: Service, message: string, half?: MissingHalf) {
    super(message);
    this.name = 'MissingConnection';
    this.service = service;
    this.half = half;
  }
}

/** A setting of a connection is invalid. The message names its source, never its value. */
export class InvalidConnection extends Error {
  readonly service: Service;

  constructor(service: Service, message: string) {
    super(message);
    this.name = 'InvalidConnection';
    this.service = service;
  }
}

/** The login to the secrets service failed. The message names the method, the mount, the role and the next step, never a proof. */
export class LoginFailed extends Error {
  readonly service: Service = 'secrets';
  /** Whether another attempt would fail in the same way, so none is made. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = 'LoginFailed';
    this.permanent = permanent;
  }
}

/** `422 invalid attribute: Name has already been taken (at /data/attributes/name; request id 5f…)` */
function describe(service: Service, response: ErrorResponse): string {
  const request = [
    ...(response.notes ?? []),
    ...(response.requestId === undefined ? [] : [`request id ${response.requestId}`]),
  ];
  if (response.errors.length === 0) {
    return [String(response.status), reasonPhrase(service, response.status), notes(request)].filter(Boolean).join(' ');
  }
  const texts = response.errors.map((error, index) => {
    // Some services end their texts with a period. Messages that quote them add their own.
    const text = [error.title, error.detail]
      .filter(Boolean)
      .join(': ')
      .replace(/(?<!\.)\.$/, '');
    const at = error.pointer === undefined ? [] : [`at ${error.pointer}`];
    return [text, notes(index === response.errors.length - 1 ? [...at, ...request] : at)].filter(Boolean).join(' ');
  });
  return `${response.status} ${texts.join('; ')}`;
}

function notes(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** Describes an error response without a message. */
function reasonPhrase(service: Service, status: number): string {
  switch (status) {
    case 400:
      return 'the request was refused as malformed';
    case 401:
      return 'the token is missing or not valid';
    case 403:
      return 'permission denied';
    case 404:
      return service === 'platform' ? 'not found, or hidden from this token' : 'not found';
    case 405:
      return 'the service does not support this operation on this path';
    case 409:
      return 'conflict with an existing object';
    case 413:
      return 'the request body is too large';
    case 415:
      return 'the content type is not supported';
    case 422:
      return 'the values are not valid';
    case 429:
      return 'too many requests';
    case 502:
      return 'the gateway received an invalid response from the service';
    case 503:
      return 'the service is not available';
    case 504:
      return 'the gateway received no response from the service in time';
    default:
      return status >= 500 ? 'the service failed' : 'the response contains no explanation';
  }
}
