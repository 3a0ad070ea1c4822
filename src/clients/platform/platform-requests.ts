import { anyOf } from '../abort';
import type { PlatformConnection } from '../connection';
import type { MalformedResponse } from '../errors';
import { Query, renderQuery } from '../path';
import { Ask, CallOptions, ClientOptions, isSuccess, ServiceResponse } from '../request';
import { Requests } from '../requests';

const JSON_API = 'application/vnd.api+json';
export const BYTES = 'application/octet-stream';

/** Requests to the platform: JSON:API, with whichever token is current when they are sent. */
export class PlatformRequests extends Requests {
  constructor(
    protected override readonly connection: PlatformConnection,
    options: ClientOptions,
  ) {
    super('platform', connection, options);
  }

  /** Creates a request for a path below `/api/v2`, or for a complete path. */
  requestFor(
    method: string,
    path: string,
    { query, body, bytes, ...options }: { query?: Query; body?: unknown; bytes?: Buffer } & CallOptions,
  ): Ask {
    const prefix = path.startsWith('/api/') ? '' : '/api/v2';
    // A list's path may already contain a filter.
    const asked = path + (path.includes('?') ? renderQuery(query).replace('?', '&') : renderQuery(query));
    return {
      method,
      path: asked,
      url: this.connection.address + prefix + asked,
      headers: {
        Accept: `${JSON_API}, application/json`,
        Authorization: `Bearer ${this.connection.token}`,
        // A DELETE without a body needs it, too: without it the service responds with 415.
        ...(method !== 'GET' && { 'Content-Type': bytes ? BYTES : JSON_API }),
      },
      body: bytes ?? body,
      json: true,
      ...options,
    };
  }

  /** Sends a request with the current token. A request with a replaced token had no effect, so it is sent once more with the new one. */
  override async ask(ask: Ask): Promise<ServiceResponse> {
    const { stored } = this.connection;
    if (!stored || ask.headers.Authorization === undefined) return super.ask(ask);
    const token = await stored.current(this.ended(ask));
    if (token === undefined) throw this.messages.interrupted(ask);
    const response = await super.ask(this.authorized(ask, token));
    if (response.status !== 401) return response;
    const replacement = await stored.replacementOf(token, this.ended(ask));
    return replacement === undefined ? response : super.ask(this.authorized(ask, replacement));
  }

  /** Throws if the service refuses. */
  async succeed(ask: Ask): Promise<ServiceResponse> {
    return this.orThrow(ask, await this.ask(ask));
  }

  /** Returns the response, or throws the service's refusal. */
  orThrow(ask: Ask, response: ServiceResponse): ServiceResponse {
    if (isSuccess(response)) return response;
    throw this.messages.refusal(ask, response);
  }

  /** Creates the error that reports what is wrong with the response to a request. */
  blame(ask: Ask): (reason: string) => MalformedResponse {
    return (reason) => this.messages.malformed(ask, reason);
  }

  private ended({ signal }: Ask): AbortSignal | undefined {
    return anyOf(signal, anyOf(this.options.signal, this.options.hurry));
  }

  private authorized(ask: Ask, token: string): Ask {
    this.messages.conceal(token);
    return { ...ask, headers: { ...ask.headers, Authorization: `Bearer ${token}` } };
  }
}
