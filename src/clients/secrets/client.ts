/** The secrets service: JSON below `/v1`, in an envelope. */

import { orAborted } from '../abort';
import { placeOf, type SecretsConnection, type SecretsDialect } from '../connection';
import { MissingMount, MissingNamespace, type MissingParent } from '../errors';
import type { Query } from '../path';
import { nameAt, optionalTextAt, textsAt } from '../read-response';
import { Coalesced } from '../reads/coalesce';
import { SharedReads } from '../reads/shared-reads';
import { isSuccess, type Ask, type CallOptions, type ServiceResponse } from '../request';
import type { Pace } from '../retry/retry';
import { MOST_ERRORS } from '../transport/bounds';
import {
  AuthenticatedRequests,
  NAMESPACE,
  withoutNamespace,
  type LoginAt,
  type SecretsOptions,
} from './authenticated-requests';
import { Envelope, readDate, readEnvelope, readObjectEnvelope } from './envelope';
import { isNamespaceGone, isServedByNothing, type TableReads } from './mount-tables';
import { isAbsent, isLeftBehind, isMissingMount, isMissingNamespace, isUnknownMethod, texts } from './refused';

/** The data of an object, from its own response or from that of a list. */
interface ListedData {
  readonly id: string;
  readonly data: Envelope['data'];
}

/** The cluster's id is useful but never worth a long wait. */
const CLUSTER_MS = 5_000;

export class SecretsClient {
  readonly dialect: SecretsDialect;
  private readonly sender: AuthenticatedRequests;
  private readonly coalesced = new Coalesced<ListedData>();
  private readonly shared = new SharedReads();
  /** Set once a gateway has rejected the method LIST. */
  private listByGet = false;
  private clusterId: Promise<string | undefined> | undefined;

  constructor(
    private readonly connection: SecretsConnection,
    options: SecretsOptions = {},
  ) {
    this.dialect = connection.dialect;
    this.sender = new AuthenticatedRequests(connection, options);
  }

  /**
   * Where this client's token comes from if one of our logins obtained it. When the run ends, the service revokes everything leased with such a
   * token.
   */
  get loginAt(): LoginAt | undefined {
    return this.sender.loginAt;
  }

  /** The location of this client's objects. */
  get place(): string {
    return placeOf(this.connection);
  }

  /** The id of the cluster at the address; undefined if the service does not report one. Requested once. */
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
    return this.sender.endLogin();
  }

  /** Reads an object that must exist. A GET that creates something, such as credentials, needs `repeatable: false`. */
  async get(path: string, query?: Query, options?: CallOptions): Promise<Envelope> {
    const ask = this.sender.render('GET', path, { query, ...options });
    return this.object(ask, this.orThrow(ask, await this.sender.ask(ask)));
  }

  /** Like `get`, for system endpoints, some of which respond without an envelope. */
  async getBare(path: string, options?: CallOptions, query?: Query): Promise<Envelope> {
    const ask = this.sender.render('GET', path, { query, ...options });
    return this.envelope(ask, this.orThrow(ask, await this.sender.ask(ask)));
  }

  /** The service's report about itself, such as its version. Only available in the root namespace. */
  async health(options?: CallOptions): Promise<Envelope> {
    const query = { standbyok: true, perfstandbyok: true };
    const ask = withoutNamespace(this.sender.render('GET', '/sys/health', { query, ...options }));
    return this.envelope(ask, this.orThrow(ask, await this.sender.ask(ask)));
  }

  /** Returns undefined if the object does not exist. Throws `MissingMount` if no engine is mounted at the path. */
  async find(path: string, query?: Query, options?: CallOptions): Promise<Envelope | undefined> {
    return (await this.findAt(path, query, options)).found;
  }

  /** Like `find`, for any path: some respond without an envelope, and some with nothing at all if there is no object. */
  async findAny(path: string, query?: Query, options?: CallOptions): Promise<Envelope | undefined> {
    const ask = this.sender.render('GET', path, { query, ...options });
    const response = await this.sender.ask(ask);
    if (isAbsent(response) || response.status === 204) return undefined;
    const { body } = this.orThrow(ask, response);
    return body.length === 0 ? this.object(ask, response) : this.envelope(ask, response);
  }

  /** Like `find`, for objects that leave something behind when they are deleted: the service then responds with 404 and an envelope. */
  async findOrLeft(
    path: string,
    query?: Query,
    options?: CallOptions,
  ): Promise<{ readonly found?: Envelope; readonly left?: Envelope }> {
    const ask = this.sender.render('GET', path, { query, ...options });
    const response = await this.sender.ask(ask);
    if (isLeftBehind(response)) return { left: this.object(ask, response) };
    return isAbsent(response) ? {} : { found: this.object(ask, this.orThrow(ask, response)) };
  }

  /** Like `find`, with the time of the response, even if the object does not exist. */
  async findAt(
    path: string,
    query?: Query,
    options?: CallOptions,
  ): Promise<{ readonly found?: Envelope; readonly respondedAt?: string }> {
    const ask = this.sender.render('GET', path, { query, ...options });
    const response = await this.sender.ask(ask);
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
    const ask = this.sender.render('PATCH', path, { body, repeatable: true, ...options });
    const merging = { ...ask, headers: { ...ask.headers, 'Content-Type': 'application/merge-patch+json' } };
    return this.envelope(merging, this.orThrow(merging, await this.forgetAround(() => this.sender.ask(merging))));
  }

  /** Lists the names below a path and below those; empty if there are none. Only OpenBao has it. */
  async scan(path: string, options?: CallOptions): Promise<string[]> {
    const found = await this.find(path, { scan: true }, options);
    return found ? textsAt(found.data, 'keys').map((_, index) => nameAt(found.data, 'keys', index)) : [];
  }

  /** Returns `absent` if the object does not exist, or no engine is mounted at the path, or the namespace does not exist. */
  async remove(path: string, body?: unknown, options?: CallOptions): Promise<'removed' | 'absent'> {
    const ask = this.sender.render('DELETE', path, { body, ...options });
    return (await this.end(ask)) ? 'removed' : 'absent';
  }

  /** Like `remove`, and returns the service's warnings about the consequences. */
  async removeWarned(path: string, options?: CallOptions): Promise<Pick<Envelope, 'warnings'>> {
    const ask = this.sender.render('DELETE', path, { ...options });
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
    const byGet: Ask = { ...this.sender.render('GET', path, { query: { list: true }, ...options }), holds: 'names' };
    const byList: Ask = { ...this.sender.render('LIST', path, { ...options }), holds: 'names' };
    let ask = this.listByGet ? byGet : byList;
    let response = await this.sender.ask(ask);
    if (ask === byList && isUnknownMethod(response)) {
      ask = byGet;
      response = await this.sender.ask(ask);
      this.listByGet = isSuccess(response) || isAbsent(response);
    }
    if (isAbsent(response)) return { keys: [], data: {} };
    const { data } = this.object(ask, this.orThrow(ask, response));
    return { keys: textsAt(data, 'keys').map((_, index) => nameAt(data, 'keys', index)), data };
  }

  /**
   * Reads an object that a list contains in full, by its name in the list: of many such reads, all but the first share one response. `own` requests
   * the object itself, which also happens if the list lacks it or cannot be read. `fetchList` must not stop when one of the readers does, since they
   * all wait for it.
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
   * Reads what checks of many objects need, such as a list. Callers with the same key share one response for ten seconds, regardless of writes in the
   * meantime, so a check must confirm its findings by another read. `read` must not stop when one of the callers does. Returns undefined if this
   * caller is interrupted.
   */
  async readShared<T>(key: string, read: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    return orAborted(this.shared.read(key, read), signal);
  }

  /** The pace of retries. */
  get pace(): Pace {
    return this.sender.pace;
  }

  close(): void {
    this.sender.close();
  }

  private async write(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    options: CallOptions | undefined,
  ): Promise<Envelope> {
    const ask = this.sender.render(method, path, { body, ...options });
    return this.envelope(ask, this.orThrow(ask, await this.forgetAround(() => this.sender.ask(ask))));
  }

  /** Undefined if there was nothing to delete. */
  private async end(ask: Ask): Promise<ServiceResponse | undefined> {
    const response = await this.forgetAround(() => this.sender.ask(ask));
    if (isAbsent(response) || isMissingMount(response) || isMissingNamespace(response)) return undefined;
    return this.orThrow(ask, response);
  }

  /** Discards cached lists before and after a write, whether or not it succeeds. */
  private async forgetAround<T>(write: () => Promise<T>): Promise<T> {
    this.coalesced.forget();
    try {
      return await write();
    } finally {
      this.coalesced.forget();
    }
  }

  private orThrow(ask: Ask, response: ServiceResponse): ServiceResponse {
    if (isSuccess(response)) return response;
    if (isMissingMount(response)) {
      const [asked = ''] = ask.path.split('?');
      const provenGone: MissingParent['provenGone'] = (place) => isServedByNothing(asked, place, this.tables);
      throw Object.assign(this.sender.messages.refusal(ask, response, MissingMount), { provenGone });
    }
    if (isMissingNamespace(response)) throw this.missingNamespace(ask, response);
    throw this.sender.messages.refusal(ask, response);
  }

  /** Reads what exists one level above the objects. Many objects share each response. */
  private get tables(): TableReads {
    return {
      keys: (table) => this.shared.read(`keys ${table}`, async () => Object.keys((await this.get(table)).data)),
      list: (path) => this.shared.read(`list ${path}`, () => this.list(path)),
      isUnmounted: (mount) =>
        this.shared.read(`mount ${mount}`, async () => {
          const response = await this.sender.ask(this.sender.render('GET', mount, {}));
          return response.status === 400 && /no (?:secret engine mount|auth engine) at /i.test(texts(response));
        }),
    };
  }

  /** Asks the namespaces above the connection's, with its token. */
  private namespaceGone(): Promise<boolean> {
    return isNamespaceGone(this.connection.namespace ?? '', (path, within) =>
      this.shared.read(`list ${path} in ${within}`, () => this.listIn(within, path)),
    );
  }

  private async listIn(namespace: string, path: string): Promise<string[]> {
    const ask = withoutNamespace(this.sender.render('LIST', path, {}));
    const response = await this.sender.ask({
      ...ask,
      holds: 'names',
      headers: { ...ask.headers, ...(namespace !== '' && { [NAMESPACE]: namespace }) },
    });
    if (isAbsent(response)) return [];
    const { data } = this.object(ask, this.orThrow(ask, response));
    return textsAt(data, 'keys').map((_, index) => nameAt(data, 'keys', index));
  }

  /** The namespace is missing, so the path below it is not to blame. */
  private missingNamespace(ask: Ask, response: ServiceResponse): MissingNamespace {
    const { namespace } = this.connection;
    const note =
      namespace === undefined
        ? 'check that the namespace of the path exists'
        : `the connection uses the namespace \`${namespace}\`: check its spelling, and that it exists`;
    const explained = { ...response, notes: [...response.notes, this.sender.messages.words(ask, note)] };
    const provenGone: MissingParent['provenGone'] = () => this.namespaceGone();
    return Object.assign(
      this.sender.messages.refusal(ask, explained, MissingNamespace),
      namespace !== undefined && { provenGone },
    );
  }

  /** The envelope of a write, which may be empty. */
  private envelope(ask: Ask, response: ServiceResponse): Envelope {
    const envelope = readEnvelope(
      response.body.length === 0 ? undefined : response.json,
      (reason) => this.sender.messages.malformed(ask, reason),
      response.headers.date,
    );
    return this.bounded(ask, response.status === 204 ? { ...envelope, isEmpty: true } : envelope);
  }

  /** The envelope of a read, which must contain an object. An empty successful response does not prove that the object is empty. */
  private object(ask: Ask, response: ServiceResponse): Envelope {
    return this.bounded(
      ask,
      readObjectEnvelope(
        response.body.length === 0 ? undefined : response.json,
        (reason) => this.sender.messages.malformed(ask, reason),
        response.headers.date,
      ),
    );
  }

  /** Warnings are shown to the user, so they are redacted and truncated. */
  private bounded(ask: Ask, envelope: Envelope): Envelope {
    return {
      ...envelope,
      warnings: envelope.warnings.slice(0, MOST_ERRORS).map((warning) => this.sender.messages.words(ask, warning)),
    };
  }
}
