/**
 * What a caller may want to tell apart. Every message is one readable line, and none holds a token or a value of a request's body.
 */

export type Service = 'platform' | 'secrets';

/** One of the errors of an answer, in the service's own words. */
export interface ErrorDetail {
  readonly title?: string;
  readonly detail?: string;
  /** A JSON pointer into the request's body, where the service names the attribute. */
  readonly pointer?: string;
}

/** The request that failed. `path` is relative to the API's prefix, as the caller wrote it. */
export interface Failed {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
}

/** All errors of the street, for callers that treat them alike. */
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
  /** What else there is to say, in our words. */
  readonly notes?: readonly string[];
}

/** The service answered, and its answer is an error. */
export class ApiError extends ClientError {
  readonly status: number;
  readonly errors: readonly ErrorDetail[];
  readonly requestId?: string;
  /** Where the token comes from that was sent; never its value. */
  readonly tokenSource?: string;

  constructor(failed: Failed, response: ErrorResponse, tokenSource?: string) {
    super(failed, describe(failed.service, response));
    this.tokenSource = tokenSource;
    this.status = response.status;
    this.errors = response.errors;
    this.requestId = response.requestId;
  }

  /**
   * What else may be behind the refusal, as a sentence: which token was sent, and what may be missing. The platform answers 404 to what a token
   * may not do or see, as to what is not there.
   */
  get hint(): string | undefined {
    const { service, status, path, tokenSource } = this;
    if (tokenSource === undefined) return undefined;
    if (status === 401) return `The token comes from ${tokenSource}: it is not valid for this address, or has expired.`;
    if (service !== 'platform' || status !== 404) return undefined;
    const [, kind, owner] = /^(?:\/admin)?\/(organization|workspace)s\/([^/?]+)/.exec(path) ?? [];
    const missing = owner === undefined ? 'what the path names is not there' : `there is no ${kind} \`${decodeURIComponent(owner)}\``;
    return `Either the token may lack the permission (it comes from ${tokenSource}), or ${missing}: the service does not say which.`;
  }
}

/** The secrets service has no engine at this path. */
export class MissingMount extends ApiError {}

/** What was asked for is hidden, and the reason is probably the token: absence is not proven. */
export class NotPermitted extends ClientError {
  readonly status: number;

  constructor(failed: Failed, status: number, words: string) {
    super(failed, words);
    this.status = status;
  }
}

/** What is said of a request that was sent, and of which nobody knows what became; a read changes nothing. */
function effectOf({ method }: Failed): string {
  return method === 'GET' || method === 'LIST' ? '' : '; the request may have taken effect';
}

/** The request was sent, and no whole answer came back: it may have taken effect. */
export class LostResponse extends ClientError {
  readonly reason: string;
  /** Whether another try would be answered likewise. */
  readonly permanent: boolean;

  constructor(failed: Failed, reason: string, permanent = false, words = `no usable answer (${reason})`) {
    super(failed, `${words}${effectOf(failed)}`);
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** An answer came whole and says that all went well, but lacks what it must have, or has something else in its place. */
export class MalformedResponse extends LostResponse {
  constructor(failed: Failed, reason: string) {
    super(failed, reason, true, `the answer is malformed: ${reason}`);
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

/** Whoever asked no longer wants the answer. */
export class Interrupted extends ClientError {
  /** Whether the request had been sent, so that it may have taken effect. */
  readonly sent: boolean;

  constructor(failed: Failed, sent: boolean) {
    super(failed, sent ? `interrupted before the answer came${effectOf(failed)}` : 'interrupted before it was sent');
    this.sent = sent;
  }
}

/** The service, which is reached by https, names an address for this request that is not: nothing is sent there. */
export class UnsafeAddress extends ClientError {
  constructor(failed: Failed, origin: string) {
    super(failed, `the service names an address without encryption, ${origin}, although it is reached by https itself: nothing was sent there`);
  }
}

/** Whether a write that failed so may have taken effect: no answer came, or one that a gateway may have given in place of the service. */
export function mayHaveTakenEffect(error: unknown): error is ClientError {
  return error instanceof LostResponse || (error instanceof Interrupted && error.sent) || (error instanceof ApiError && error.status >= 500);
}

/** Whether it may be sent again once a look has proven that it had no effect: nobody answered, or one who says that the service is away. */
export function isWorthRepeating(error: ClientError): boolean {
  return error instanceof LostResponse ? !error.permanent : error instanceof ApiError && [502, 503, 504].includes(error.status);
}

/** Address or token of a service is not configured; the message names what to set. */
export class MissingConnection extends Error {
  readonly service: Service;

  constructor(service: Service, message: string) {
    super(message);
    this.name = 'MissingConnection';
    this.service = service;
  }
}

/** A setting of a connection cannot be used; the message names its source, never its value. */
export class InvalidConnection extends Error {
  readonly service: Service;

  constructor(service: Service, message: string) {
    super(message);
    this.name = 'InvalidConnection';
    this.service = service;
  }
}

/** `422 invalid attribute: Name has already been taken (at /data/attributes/name; request id 5f…)` */
function describe(service: Service, response: ErrorResponse): string {
  const request = [...response.notes ?? [], ...response.requestId === undefined ? [] : [`request id ${response.requestId}`]];
  if (response.errors.length === 0) return [String(response.status), reasonPhrase(service, response.status), notes(request)].filter(Boolean).join(' ');
  const texts = response.errors.map((error, index) => {
    const text = [error.title, error.detail].filter(Boolean).join(': ');
    const at = error.pointer === undefined ? [] : [`at ${error.pointer}`];
    return [text, notes(index === response.errors.length - 1 ? [...at, ...request] : at)].filter(Boolean).join(' ');
  });
  return `${response.status} ${texts.join('; ')}`;
}

function notes(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

/** Words for an error answer that brings none of its own. */
function reasonPhrase(service: Service, status: number): string {
  switch (status) {
    case 400: return 'the request was refused as malformed';
    case 401: return 'the token is missing or not valid';
    case 403: return 'permission denied';
    case 404: return service === 'platform' ? 'not found, or hidden from this token' : 'not found';
    case 405: return 'the service does not offer this operation here';
    case 409: return 'it conflicts with what is there';
    case 413: return 'the body is too large';
    case 415: return 'the content type was refused';
    case 422: return 'the values were refused';
    case 429: return 'too many requests';
    case 502: return 'the service behind the gateway gave no proper answer';
    case 503: return 'the service is not available';
    case 504: return 'the service behind the gateway did not answer in time';
    default: return status >= 500 ? 'the service failed' : 'the answer brings no explanation';
  }
}
