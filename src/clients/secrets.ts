/** The secrets service: JSON below `/v1`, in an envelope. */
import { anyOf, orAborted } from './abort';
import { MOST_ERRORS } from './bounds';
import { Coalesced } from './coalesce';
import { placeOf, type SecretsConnection, type SecretsDialect } from './connection';
import { ReplicationState } from './consistency';
import { Envelope, readDate, readEnvelope, readObjectEnvelope } from './envelope';
import { MissingMount, MissingNamespace, type MissingParent } from './errors';
import { isObject, readErrors } from './json-api';
import { silent } from './log';
import type { Login, LoginOptions } from './login';
import { isNamespaceGone, isServedByNothing, type TableReads } from './mount-tables';
import { Query, renderQuery } from './path';
import { nameAt, optionalTextAt, textsAt } from './read-response';
import { ServiceResponse, Ask, CallOptions, isSuccess, Requests } from './requests';
import type { Pace } from './retry';
import { SharedReads } from './shared-reads';
import { introduceToken } from './token-introduction';
import { explainRefusal } from './token-lookup';

export type { Envelope } from './envelope';
export { path, segments } from './path';
export type { CallOptions, ClientOptions } from './requests';

export interface SecretsOptions extends LoginOptions {
  /** A login that outlives this client. By default, the client opens that of its connection with its first request. */
  readonly login?: Login;
}

/** Where a connection logs in, without its secrets. */
export interface LoginAt {
  /** The path of the auth mount below `auth/`; undefined if the method has none. */
  readonly mount?: string;
  readonly namespace?: string;
}

/** The data of an object, from its own response or from that of a list. */
interface ListedData {
  readonly id: string;
  readonly data: Envelope['data'];
}

const NAMESPACE = 'X-Vault-Namespace';

const LOOK_UP = '/auth/token/lookup-self';
const LOOK_UP_MS = 5_000;
/** The id of the cluster is of use, and never worth a long wait. */
const CLUSTER_MS = 5_000;

export class SecretsClient {
  readonly dialect: SecretsDialect;
  private readonly requests: Requests;
  private readonly state = new ReplicationState();
  private readonly coalesced = new Coalesced<ListedData>();
  private readonly shared = new SharedReads();
  /** Set once a gateway has rejected the method LIST. */
  private listByGet = false;
  private opened: Login | undefined;
  private introduced: Promise<void> | undefined;
  private clusterId: Promise<string | undefined> | undefined;

  constructor(
    private readonly connection: SecretsConnection,
    private readonly options: SecretsOptions = {},
  ) {
    this.dialect = connection.dialect;
    this.opened = options.login;
    this.requests = new Requests('secrets', connection, connection.login ? this.redacting(options) : options);
  }

  /**
   * Where the token of this client comes from if a login of ours obtained it. The service revokes everything that was leased with such a token when
   * the run ends.
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

  /** Where the objects of this client are. */
  get place(): string {
    return placeOf(this.connection);
  }

  /** The id of the cluster at the address; undefined if the service does not tell one. Requested once. */
  cluster(): Promise<string | undefined> {
    return (this.clusterId ??= this.health({ signal: AbortSignal.timeout(CLUSTER_MS) }).then(
      ({ data }) => optionalTextAt(data, 'cluster_id') || undefined,
      () => undefined,
    ));
  }

  /** The namespace that paths are below; undefined for the root. */
  get namespace(): string | undefined {
    return this.connection.namespace;
  }

  /** Revokes the token that this client logged in for. Undefined if there is nothing to revoke. */
  endLogin(): Promise<void> | undefined {
    return this.options.login ? undefined : this.opened?.end();
  }

  /** Reads an object that must exist. A GET that creates something, such as credentials, needs `repeatable: false`. */
  async get(path: string, query?: Query, options?: CallOptions): Promise<Envelope> {
    const ask = this.render('GET', path, { query, ...options });
    return this.object(ask, this.orThrow(ask, await this.ask(ask)));
  }

  /** Like `get`, for system endpoints, some of which respond without an envelope. */
  async getBare(path: string, options?: CallOptions, query?: Query): Promise<Envelope> {
    const ask = this.render('GET', path, { query, ...options });
    return this.envelope(ask, this.orThrow(ask, await this.ask(ask)));
  }

  /** What the service says of itself, such as its version. Only the root namespace knows it. */
  async health(options?: CallOptions): Promise<Envelope> {
    const query = { standbyok: true, perfstandbyok: true };
    const ask = withoutNamespace(this.render('GET', '/sys/health', { query, ...options }));
    return this.envelope(ask, this.orThrow(ask, await this.ask(ask)));
  }

  /** Returns undefined if the object does not exist. Throws `MissingMount` if no engine is mounted at the path. */
  async find(path: string, query?: Query, options?: CallOptions): Promise<Envelope | undefined> {
    return (await this.findAt(path, query, options)).found;
  }

  /** Like `find`, for any path: some respond without an envelope, and some without anything if there is nothing. */
  async findAny(path: string, query?: Query, options?: CallOptions): Promise<Envelope | undefined> {
    const ask = this.render('GET', path, { query, ...options });
    const response = await this.ask(ask);
    if (isAbsent(response) || response.status === 204) return undefined;
    const { body } = this.orThrow(ask, response);
    return body.length === 0 ? this.object(ask, response) : this.envelope(ask, response);
  }

  /** Like `find`, with the time of the response, even if the object does not exist. */
  async findAt(
    path: string,
    query?: Query,
    options?: CallOptions,
  ): Promise<{ readonly found?: Envelope; readonly respondedAt?: string }> {
    const ask = this.render('GET', path, { query, ...options });
    const response = await this.ask(ask);
    const found = isAbsent(response) ? undefined : this.object(ask, this.orThrow(ask, response));
    return { found, respondedAt: readDate(response.headers.date) };
  }

  /** Pass `repeatable: true` for a write that may safely be repeated. */
  async post(path: string, body?: unknown, options?: CallOptions): Promise<Envelope> {
    return this.write('POST', path, body, options);
  }

  /** The same operation as `post`, for complete writes, which may be repeated. */
  async put(path: string, body?: unknown, options?: CallOptions): Promise<Envelope> {
    return this.write('PUT', path, body, options);
  }

  /** Changes parts of an object: members that are left out are kept, and null removes one. It can be repeated. */
  async patch(path: string, body: object, options?: CallOptions): Promise<Envelope> {
    const ask = this.render('PATCH', path, { body, repeatable: true, ...options });
    const merging = { ...ask, headers: { ...ask.headers, 'Content-Type': 'application/merge-patch+json' } };
    return this.envelope(merging, this.orThrow(merging, await this.forgetAround(() => this.ask(merging))));
  }

  /** Lists the names below a path and below those; empty if there are none. Only OpenBao has it. */
  async scan(path: string, options?: CallOptions): Promise<string[]> {
    const found = await this.find(path, { scan: true }, options);
    return found ? textsAt(found.data, 'keys').map((_, index) => nameAt(found.data, 'keys', index)) : [];
  }

  /** Returns `absent` if the object does not exist, or no engine is mounted at the path, or the namespace does not exist. */
  async remove(path: string, body?: unknown, options?: CallOptions): Promise<'removed' | 'absent'> {
    const ask = this.render('DELETE', path, { body, ...options });
    return (await this.end(ask)) ? 'removed' : 'absent';
  }

  /** Like `remove`, with what the service says of the consequences. */
  async removeWarned(path: string, options?: CallOptions): Promise<Pick<Envelope, 'warnings'>> {
    const ask = this.render('DELETE', path, { ...options });
    const response = await this.end(ask);
    return response ? this.envelope(ask, response) : { warnings: [] };
  }

  /** Lists the names below a path; empty if there are none. Throws `MissingMount` if no engine is mounted at the path. */
  async list(path: string, options?: CallOptions): Promise<string[]> {
    return (await this.listWhole(path, options)).keys;
  }

  /** Like `list`, with the rest of the response, such as information about each name. */
  async listWhole(
    path: string,
    options?: CallOptions,
  ): Promise<{ readonly keys: string[]; readonly data: Envelope['data'] }> {
    const byGet: Ask = { ...this.render('GET', path, { query: { list: true }, ...options }), holds: 'names' };
    const byList: Ask = { ...this.render('LIST', path, { ...options }), holds: 'names' };
    let ask = this.listByGet ? byGet : byList;
    let response = await this.ask(ask);
    if (ask === byList && isUnknownMethod(response)) {
      ask = byGet;
      response = await this.ask(ask);
      this.listByGet = isSuccess(response) || isAbsent(response);
    }
    if (isAbsent(response)) return { keys: [], data: {} };
    const { data } = this.object(ask, this.orThrow(ask, response));
    return { keys: textsAt(data, 'keys').map((_, index) => nameAt(data, 'keys', index)), data };
  }

  /**
   * Reads an object that a list contains as a whole, by its name in the list: of many such reads, all but the first are served by one response.
   * `own` requests the object itself, which also happens if the list does not contain it or cannot be read. `fetchList` must not end with one of the
   * readers: they all wait for it.
   */
  async findListed(
    list: string,
    name: string,
    own: () => Promise<ListedData['data'] | undefined>,
    fetchList: () => Promise<ReadonlyMap<string, ListedData['data']>>,
    signal?: AbortSignal,
  ): Promise<ListedData['data'] | undefined> {
    const found = await this.coalesced.find(
      list,
      name,
      async () => {
        const data = await own();
        return data && { id: name, data };
      },
      async () => ({ data: [...(await fetchList())].map(([id, data]) => ({ id, data })) }),
      signal,
    );
    return found?.data;
  }

  /**
   * Reads what checks of many objects need, such as a list: those that ask with the same key share one response for ten seconds, whatever is written
   * in the meantime. So what a check finds in it must be confirmed by another read. `read` must not end with one of the callers. Undefined if this
   * caller is interrupted.
   */
  async readShared<T>(key: string, read: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    return orAborted(this.shared.read(key, read), signal);
  }

  /** The pace of retries. */
  get pace(): Pace {
    return this.requests.pace;
  }

  close(): void {
    this.requests.close();
  }

  private async write(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    options: CallOptions | undefined,
  ): Promise<Envelope> {
    const ask = this.render(method, path, { body, ...options });
    return this.envelope(ask, this.orThrow(ask, await this.forgetAround(() => this.ask(ask))));
  }

  /** Undefined if there was nothing to delete. */
  private async end(ask: Ask): Promise<ServiceResponse | undefined> {
    const response = await this.forgetAround(() => this.ask(ask));
    if (isAbsent(response) || isMissingMount(response) || isMissingNamespace(response)) return undefined;
    return this.orThrow(ask, response);
  }

  /** Discards what is known of lists before and after a write, whether or not it succeeds. */
  private async forgetAround<T>(write: () => Promise<T>): Promise<T> {
    this.coalesced.forget();
    try {
      return await write();
    } finally {
      this.coalesced.forget();
    }
  }

  private async ask(ask: Ask): Promise<ServiceResponse> {
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
    return note === undefined ? response : { ...response, notes: [...response.notes, this.requests.words(ask, note)] };
  }

  /** Loaded on demand: most connections have a token. */
  private get login(): Login | undefined {
    if (this.opened || !this.connection.login) return this.opened;
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { openLogin } = require('./secrets-login') as typeof import('./secrets-login');
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
      this.dialect === 'standard'
        ? { 'X-Service-Token': token }
        : { 'X-Vault-Token': token, 'X-Vault-Request': 'true' };
    return { ...ask, headers: { ...ask.headers, ...own } };
  }

  /** Says in the log whose token this is, if that is wanted. A login of ours says it by itself. */
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

  /** A token of the root namespace cannot look itself up in another namespace, nor can a token of another namespace in the root. */
  private lookUps(token: string): (() => Promise<ServiceResponse>)[] {
    const own: Ask = {
      ...this.authorized(this.render('GET', LOOK_UP, {}), token),
      signal: AbortSignal.timeout(LOOK_UP_MS),
    };
    return (this.connection.namespace ? [own, withoutNamespace(own)] : [own]).map(
      (ask) => () => this.requests.ask(ask),
    );
  }

  private orThrow(ask: Ask, response: ServiceResponse): ServiceResponse {
    if (isSuccess(response)) return response;
    if (isMissingMount(response)) {
      const [asked = ''] = ask.path.split('?');
      const provenGone: MissingParent['provenGone'] = (place) => isServedByNothing(asked, place, this.tables);
      throw Object.assign(this.requests.refusal(ask, response, MissingMount), { provenGone });
    }
    if (isMissingNamespace(response)) throw this.missingNamespace(ask, response);
    throw this.requests.refusal(ask, response);
  }

  /** What exists one level above the objects; many objects share each response. */
  private get tables(): TableReads {
    return {
      keys: (table) => this.shared.read(`keys ${table}`, async () => Object.keys((await this.get(table)).data)),
      list: (path) => this.shared.read(`list ${path}`, () => this.list(path)),
      isUnmounted: (mount) =>
        this.shared.read(`mount ${mount}`, async () => {
          const response = await this.ask(this.render('GET', mount, {}));
          return response.status === 400 && /no (?:secret engine mount|auth engine) at /i.test(texts(response));
        }),
    };
  }

  /** The namespaces above that of the connection are asked, with its token. */
  private namespaceGone(): Promise<boolean> {
    return isNamespaceGone(this.connection.namespace ?? '', (path, within) =>
      this.shared.read(`list ${path} in ${within}`, () => this.listIn(within, path)),
    );
  }

  private async listIn(namespace: string, path: string): Promise<string[]> {
    const ask = withoutNamespace(this.render('LIST', path, {}));
    const response = await this.ask({
      ...ask,
      holds: 'names',
      headers: { ...ask.headers, ...(namespace !== '' && { [NAMESPACE]: namespace }) },
    });
    if (isAbsent(response)) return [];
    const { data } = this.object(ask, this.orThrow(ask, response));
    return textsAt(data, 'keys').map((_, index) => nameAt(data, 'keys', index));
  }

  /** The path below the namespace is not to blame. */
  private missingNamespace(ask: Ask, response: ServiceResponse): MissingNamespace {
    const { namespace } = this.connection;
    const note =
      namespace === undefined
        ? 'check that the namespace of the path exists'
        : `the connection uses the namespace \`${namespace}\`: check its spelling, and that it exists`;
    const explained = { ...response, notes: [...response.notes, this.requests.words(ask, note)] };
    const provenGone: MissingParent['provenGone'] = () => this.namespaceGone();
    return Object.assign(
      this.requests.refusal(ask, explained, MissingNamespace),
      namespace !== undefined && { provenGone },
    );
  }

  /** The envelope of a write, which may be empty. */
  private envelope(ask: Ask, response: ServiceResponse): Envelope {
    return this.bounded(
      ask,
      readEnvelope(
        response.body.length === 0 ? undefined : response.json,
        (reason) => this.requests.malformed(ask, reason),
        response.headers.date,
      ),
    );
  }

  /** The envelope of a read, which must contain an object. An empty successful response does not prove that the object is empty. */
  private object(ask: Ask, response: ServiceResponse): Envelope {
    return this.bounded(
      ask,
      readObjectEnvelope(
        response.body.length === 0 ? undefined : response.json,
        (reason) => this.requests.malformed(ask, reason),
        response.headers.date,
      ),
    );
  }

  /** Warnings are shown to the user, so they are redacted and truncated. */
  private bounded(ask: Ask, envelope: Envelope): Envelope {
    return {
      ...envelope,
      warnings: envelope.warnings.slice(0, MOST_ERRORS).map((warning) => this.requests.words(ask, warning)),
    };
  }

  private render(
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
}

function withoutNamespace(ask: Ask): Ask {
  return { ...ask, headers: Object.fromEntries(Object.entries(ask.headers).filter(([name]) => name !== NAMESPACE)) };
}

/**
 * Whether a 404 has the service's own format and does not describe another problem. Any other 404 may come from a gateway or a wrong address and
 * proves nothing.
 */
function isAbsent(response: ServiceResponse): boolean {
  return (
    response.status === 404 &&
    isObject(response.json) &&
    Array.isArray(response.json.errors) &&
    !isMissingMount(response) &&
    !isMissingNamespace(response) &&
    !/unsupported path/.test(texts(response))
  );
}

function isMissingMount(response: ServiceResponse): boolean {
  return response.status === 404 && /no handler for route/.test(texts(response));
}

/** Nothing in such a namespace exists, so the object of the request is not proven to be gone. */
function isMissingNamespace(response: ServiceResponse): boolean {
  return response.status === 404 && /namespace not found/.test(texts(response));
}

/** The service supports LIST, but a gateway or a parser with a fixed list of methods may not. */
function isUnknownMethod(response: ServiceResponse): boolean {
  return response.status === 405 || response.status === 501 || (response.status === 400 && !isObject(response.json));
}

function texts(response: ServiceResponse): string {
  return readErrors(response.json)
    .map(({ detail }) => detail ?? '')
    .join('\n');
}
