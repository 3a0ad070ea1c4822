/** Texts about a request for logs and errors: they name its method and path, and contain no secrets. */
import { Connection, tokenSourceOf } from './connection';
import { ApiError, ErrorDetail, Failed, Interrupted, LostResponse, MalformedResponse, Service } from './errors';
import { readErrors } from './json-api';
import { Redact, redactValues, secretsIn } from './redact';
import type { Ask, ClientOptions, ServiceResponse } from './request';
import { cutText, inWords, MOST_ERRORS } from './transport/bounds';
import { isBytes } from './transport/file-body';
import { Leads, NO_NODES, nodesOf, reasonNotToFollow, redirectTarget } from './transport/redirect';

export class RequestMessages {
  private readonly isNode: Leads['isNode'];
  /** Tokens that were sent in addition to the connection's. */
  private readonly tokens = new Set<string>();

  constructor(
    private readonly service: Service,
    private readonly connection: Connection,
    private readonly options: ClientOptions,
  ) {
    // The platform has a single address; each node of a secrets service has its own.
    this.isNode = service === 'secrets' ? nodesOf(connection.address, connection.redirectHosts) : NO_NODES;
  }

  /** Removes a token from everything that is logged or thrown from now on. Call it before the token is sent. */
  conceal(token: string): void {
    if (this.tokens.has(token)) return;
    this.tokens.add(token);
    this.options.learn?.(token);
  }

  /** Creates the error for an error response. */
  refusal(ask: Ask, response: ServiceResponse, Kind: typeof ApiError = ApiError): ApiError {
    const redact = this.redactorOf(ask);
    const target = redirectTarget({ url: response.url }, response);
    const reported =
      target === undefined ? readErrors(response.json) : [{ detail: this.redirection(ask, response, target) }];
    const errors: ErrorDetail[] = reported.slice(0, MOST_ERRORS).map((error) => bounded(error, redact));
    if (reported.length > MOST_ERRORS) {
      errors.push({ detail: `and ${inWords(reported.length - MOST_ERRORS)} more errors` });
    }
    const requestId = [response.headers['x-request-id'], response.headers['x-vault-request-id']].find(
      (id) => id && /^[\x21-\x7e]{1,100}$/.test(id),
    );
    return new Kind(
      this.failed(ask, redact),
      { status: response.status, errors, requestId, notes: response.notes },
      ask.path.startsWith('/') ? tokenSourceOf(this.connection) : undefined,
    );
  }

  /** Redacts and truncates a text from the service for display. */
  words(ask: Ask, text: string): string {
    return cutText(text, this.redactorOf(ask));
  }

  /** Creates the error for a response that lacks a required value. */
  malformed(ask: Ask, reason: string): MalformedResponse {
    return new MalformedResponse(this.failed(ask, this.redactorOf(ask)), reason);
  }

  /** Creates the error for a list that exceeds the limits. */
  tooLong(ask: Ask, reason: string): LostResponse {
    return new LostResponse(this.failed(ask, this.redactorOf(ask)), reason, true);
  }

  /** Creates the error for a wait that was aborted before any request. */
  interrupted(ask: Ask): Interrupted {
    return new Interrupted(this.failed(ask, this.redactorOf(ask)), false);
  }

  /** Which redirects of a request are followed. */
  leadsOf({ mayLeave = false, login }: Ask): Leads {
    return { mayLeave, isNode: login ? NO_NODES : this.isNode };
  }

  /** Explains why a redirect is an error. */
  private redirection(ask: Ask, response: ServiceResponse, target: URL): string {
    const leads = this.leadsOf(ask);
    if (ask.login && target.origin !== response.url.origin) {
      return `it redirects to ${target.origin}, which is not followed: a login is sent to the configured address only`;
    }
    const setting =
      this.service === 'secrets'
        ? '`secrets.redirect_hosts` of the provider block, or in LINTEL_SECRETS_REDIRECT_HOSTS'
        : undefined;
    return `it redirects to ${target.origin}, which is not followed: ${reasonNotToFollow({ method: ask.method, url: response.url }, response.status, target, leads, setting)}`;
  }

  failed(ask: Ask, redact: Redact): Failed {
    return { service: this.service, ...this.named(ask, redact) };
  }

  named(ask: Ask, redact: Redact): { method: string; path: string } {
    return { method: ask.method, path: redact(ask.path) };
  }

  /** Services quote the values they reject: secrets in this request must not appear in messages. */
  redactorOf(ask: Ask): Redact {
    return redactValues(
      [
        this.connection.token,
        ...this.tokens,
        ...(ask.login?.secrets ?? []),
        ...(isBytes(ask.body) ? [] : secretsIn(ask.body)),
      ],
      this.options.redact,
    );
  }
}

function bounded(error: ErrorDetail, redact: Redact): ErrorDetail {
  return Object.fromEntries(Object.entries(error).map(([name, text]) => [name, cutText(text, redact)]));
}
