/** Sends requests with a connection's token, either from its login or as configured. Logs whose token it is, and explains a 403. */

import { anyOf } from '../abort';
import type { SecretsConnection } from '../connection';
import { silent } from '../log';
import type { Login, LoginOptions } from '../login/login';
import { Query, renderQuery } from '../path';
import type { Ask, CallOptions, ServiceResponse } from '../request';
import type { RequestMessages } from '../request-messages';
import { Requests } from '../requests';
import type { Pace } from '../retry/retry';
import { ReplicationState } from './replication-state';
import { introduceToken } from './token-introduction';
import { explainRefusal } from './token-lookup';

export interface SecretsOptions extends LoginOptions {
  /** A login that outlives this client. By default, the client opens the connection's own login with its first request. */
  readonly login?: Login;
}

/** Where a connection logs in, without its secrets. */
export interface LoginAt {
  /** The path of the auth mount below `auth/`; undefined if the method has none. */
  readonly mount?: string;
  readonly namespace?: string;
}

export const NAMESPACE = 'X-Vault-Namespace';

const LOOK_UP = '/auth/token/lookup-self';
const LOOK_UP_MS = 5_000;

export class AuthenticatedRequests {
  private readonly requests: Requests;
  private readonly state = new ReplicationState();
  private opened: Login | undefined;
  private introduced: Promise<void> | undefined;

  constructor(
    private readonly connection: SecretsConnection,
    private readonly options: SecretsOptions,
  ) {
    this.opened = options.login;
    this.requests = new Requests('secrets', connection, connection.login ? this.redacting(options) : options);
  }

  get messages(): RequestMessages {
    return this.requests.messages;
  }

  get pace(): Pace {
    return this.requests.pace;
  }

  /**
   * Where the token of these requests comes from if one of our logins obtained it. When the run ends, the service revokes everything leased with such
   * a token.
   */
  get loginAt(): LoginAt | undefined {
    const { login, namespace } = this.connection;
    if (!login || login.method.kind === 'token_file') return undefined;
    const own = login.namespace ?? namespace;
    return {
      ...('mount' in login.method && { mount: login.method.mount }),
      ...(own !== undefined && { namespace: own }),
    };
  }

  /** Revokes the token of the connection's own login. Undefined if there is nothing to revoke. */
  endLogin(): Promise<void> | undefined {
    return this.options.login ? undefined : this.opened?.end();
  }

  close(): void {
    this.requests.close();
  }

  /** Renders the request for a path below the connection's namespace. Each needs a token, which `ask` adds. */
  render(
    method: string,
    path: string,
    { query, body, wrapSeconds, ...options }: { query?: Query; body?: unknown } & CallOptions,
  ): Ask {
    const { address, namespace } = this.connection;
    const index = this.state.header();
    return {
      method,
      path: path + renderQuery(query),
      url: `${address}/v1${path}${renderQuery(query)}`,
      headers: {
        Accept: 'application/json',
        ...(namespace && { [NAMESPACE]: namespace }),
        ...(index && { 'X-Vault-Index': index }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(wrapSeconds !== undefined && { 'X-Vault-Wrap-TTL': `${wrapSeconds}s` }),
      },
      body,
      json: true,
      ...options,
    };
  }

  /** Sends a request with the token, and once more with another one if the login has replaced it. */
  async ask(ask: Ask): Promise<ServiceResponse> {
    const { login } = this;
    const signal = login && anyOf(this.options.signal, ask.signal);
    let token = login ? await login.token(signal) : this.connection.token;
    await (this.introduced ??= this.introduce(token));
    let response = await this.requests.ask(this.authorized(ask, token));
    if (response.status === 403 && login) {
      const other = await login.replacement(token, signal);
      if (other !== undefined) response = await this.requests.ask(this.authorized(ask, (token = other)));
    }
    this.state.learn(response.headers['x-vault-index']);
    if (response.status !== 403 || ask.path === LOOK_UP) return response;
    const note = await this.explainRefusal(ask, token);
    return note === undefined ? response : { ...response, notes: [...response.notes, this.messages.words(ask, note)] };
  }

  /** Loaded on demand: most connections have a token. */
  private get login(): Login | undefined {
    if (this.opened || !this.connection.login) return this.opened;
    // oxlint-disable-next-line typescript/no-require-imports
    const { openLogin } = require('../login') as typeof import('../login');
    return (this.opened = openLogin(this.connection, this.options));
  }

  private redacting(options: SecretsOptions): SecretsOptions {
    return {
      ...options,
      redact: (text) => this.redacted(text),
    };
  }

  private redacted(text: string): string {
    const rest = this.options.redact?.(text) ?? text;
    return this.opened?.redact(rest) ?? rest;
  }

  /** Each dialect has its own header for the token. Agents in front of Vault and OpenBao may require the header that excludes browsers. */
  private authorized(ask: Ask, token: string): Ask {
    const own: Record<string, string> =
      this.connection.dialect === 'standard'
        ? { 'X-Service-Token': token }
        : { 'X-Vault-Token': token, 'X-Vault-Request': 'true' };
    return { ...ask, headers: { ...ask.headers, ...own } };
  }

  /** Logs whose token this is, if requested. Our own logins log it themselves. */
  private async introduce(token: string): Promise<void> {
    const { introduce, log = silent } = this.options;
    if (!introduce || this.loginAt) return;
    const { login, tokenSource, source } = this.connection;
    const words = login ? `${login.words} (from ${login.source})` : `the token from ${tokenSource ?? source}`;
    const sentence = await introduceToken(words, this.lookUps(token));
    log('info', this.redacted(`uses the secrets service with ${sentence}`), () => ({}));
  }

  private explainRefusal({ method, path }: Ask, token: string): Promise<string | undefined> {
    const { address, namespace = '', tokenSource, source } = this.connection;
    const [bare = '', query] = path.split('?');
    const refused = {
      method: query === 'list=true' ? 'LIST' : method,
      path: bare.slice(1),
      source: tokenSource ?? source,
    };
    return explainRefusal([address, namespace, token].join('\n'), refused, this.lookUps(token));
  }

  /** A root namespace token cannot look itself up in another namespace, nor can another namespace's token do so in the root. */
  private lookUps(token: string): (() => Promise<ServiceResponse>)[] {
    const own: Ask = {
      ...this.authorized(this.render('GET', LOOK_UP, {}), token),
      signal: AbortSignal.timeout(LOOK_UP_MS),
    };
    return (this.connection.namespace ? [own, withoutNamespace(own)] : [own]).map(
      (ask) => () => this.requests.ask(ask),
    );
  }
}

/** For paths that exist only in the root namespace. */
export function withoutNamespace(ask: Ask): Ask {
  return { ...ask, headers: Object.fromEntries(Object.entries(ask.headers).filter(([name]) => name !== NAMESPACE)) };
}
