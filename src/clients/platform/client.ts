/** The platform: JSON:API below `/api/v2`, registry-standard endpoints below `/api/registry`. */
import { orAborted } from '../abort';
import { placeOf, PlatformConnection, PlatformDialect, tokenSourceOf } from '../connection';
import { AbsenceUnproven, MalformedResponse, refusedToOrganizations } from '../errors';
import type { Document, ListDocument, Resource } from '../json-api';
import type { Query } from '../path';
import { addressOf, likewise, Part, relatedIdsAt } from '../read-response';
import { Coalesced } from '../reads/coalesce';
import { SharedReads } from '../reads/shared-reads';
import type { Ask, CallOptions, ClientOptions, ServiceResponse } from '../request';
import type { Pace } from '../retry/retry';
import type { FileBody } from '../transport/file-body';
import { provenOneLevelUp } from './owners';
import { PAGE_SIZE, walkPages, weighing, withItems } from './pages';
import { BYTES, PlatformRequests } from './platform-requests';
import { bodyOf, including, partsOf, readDocument, readListDocument } from './read-document';
import { Keys, Snapshots } from './snapshots';

/** A response that is not JSON:API. */
export interface Fetched extends Pick<ServiceResponse, 'url' | 'headers'> {
  readonly isEmpty: boolean;
  /** Reads the body, which must be an object. */
  document(): Part;
  /** Creates the error that reports what is wrong with the response. */
  blame(reason: string): MalformedResponse;
}

export class PlatformClient {
  readonly dialect: PlatformDialect;
  private readonly requests: PlatformRequests;
  private readonly coalesced = new Coalesced();
  /** A page includes as much as a hundred times as many reads return: if it expired while they run, all pages would be fetched again. */
  private readonly included = new Coalesced(undefined, 60_000);
  private readonly shared = new SharedReads();
  private readonly snapshots = new Snapshots(
    (listPath) => this.pages(listPath),
    (walks, elapsed) => this.requests.pause(walks, elapsed),
    (status, listPath, id) => this.hidden(status, listPath, id),
    (listPath, reason) => this.requests.blame(this.requests.requestFor('GET', listPath, {}))(reason),
  );

  /** Why objects that are proven to be gone may merely be invisible to the token, in sentences. */
  readonly doubts = new Set<string>();

  constructor(
    private readonly connection: PlatformConnection,
    private readonly options: ClientOptions = {},
  ) {
    this.dialect = connection.dialect;
    this.requests = new PlatformRequests(connection, options);
  }

  /** The location of this client's objects. */
  get place(): string {
    return placeOf(this.connection);
  }

  /** Reads an object that must exist. */
  async get(path: string, query?: Query, options?: CallOptions): Promise<Document> {
    const ask = this.requests.requestFor('GET', path, { query, ...options });
    return this.document(ask, await this.requests.succeed(ask));
  }

  /** Returns undefined on 404: the object is absent or hidden from this token (see `provenGone`). */
  async find(path: string, query?: Query, options?: CallOptions): Promise<Document | undefined> {
    const ask = this.requests.requestFor('GET', path, { query, ...options });
    const response = await this.requests.ask(ask);
    if (response.status === 404) return undefined;
    return this.document(ask, this.requests.orThrow(ask, response));
  }

  /**
   * Shares the result of `read` with all callers that request the same key within some seconds, until a write. `read` must not stop when one of its
   * callers does. Returns undefined if this caller is interrupted.
   */
  async readShared<T>(key: string, read: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    return orAborted(this.shared.read(key, read), signal);
  }

  /**
   * Like `find`, for an object whose list contains complete objects: many concurrent reads are served from the list's pages. With `include`, the
   * object carries what was included.
   */
  findIn(
    listPath: string,
    ownPath: string,
    id: string,
    { include, ...options }: CallOptions & { readonly include?: string } = {},
  ): Promise<Resource | undefined> {
    const own = () => this.findWith(ownPath, include, options);
    const page = async (number: number): Promise<ListDocument> => {
      const found = await this.page(listPath, { 'page[size]': PAGE_SIZE, 'page[number]': number, ...asking(include) });
      const whole = found.data.map((resource) => among(resource, found, include));
      return withItems(found, whole);
    };
    // Separate keys: a caller that wants includes must not get results that were read without them.
    const key = include === undefined ? listPath : `${listPath} (${include})`;
    return this.coalesced.find(key, id, own, page, options.signal);
  }

  /** Like `findIn`, for a part of the objects in a list: `idsOf` returns the ids of an object's parts. Returns the whole object. */
  findWithin(
    listPath: string,
    ownPath: string,
    id: string,
    idsOf: (resource: Resource) => readonly string[],
    { include, ...options }: CallOptions & { readonly include?: string } = {},
  ): Promise<Resource | undefined> {
    const parts = async (number: number): Promise<ListDocument> => {
      const page = await this.page(listPath, { 'page[size]': PAGE_SIZE, 'page[number]': number, ...asking(include) });
      const whole = page.data.map((resource) => among(resource, page, include));
      return withItems(
        page,
        whole.flatMap((resource) => partsOf(resource, idsOf)),
      );
    };
    // A separate key: the objects themselves may be read at the same time, by their own ids.
    const key = `${listPath} (parts${include === undefined ? '' : `, ${include}`})`;
    return this.coalesced.find(key, id, () => this.findWith(ownPath, include, options), parts, options.signal);
  }

  /** Like `findWithin`, for parts of a single object whose list is unknown: many concurrent reads share one request for it. */
  findAmong(
    ownPath: string,
    id: string,
    idsOf: (resource: Resource) => readonly string[],
    { include, ...options }: CallOptions & { readonly include?: string } = {},
  ): Promise<Resource | undefined> {
    const parts = async (): Promise<ListDocument> => {
      const found = await this.findWith(ownPath, include);
      return { data: found ? partsOf(found, idsOf) : [] };
    };
    const key = `${ownPath} (parts${include === undefined ? '' : `, ${include}`})`;
    return this.coalesced.find(key, id, () => this.findWith(ownPath, include, options), parts, options.signal);
  }

  /**
   * Like `findIn`, for an object whose list only covers one owner: the list of owners includes each owner's objects under `relationship`. Objects
   * that no page contains are read by `own`.
   */
  async findIncluded(
    ownersPath: string,
    relationship: string,
    { owner, id }: { readonly owner: string; readonly id: string },
    own: () => Promise<Resource | undefined>,
    options: CallOptions = {},
  ): Promise<Resource | undefined> {
    const keyOf = (of: string, one: string) => `${of}/${one}`;
    const page = async (number: number): Promise<ListDocument> => {
      const query = { 'page[size]': PAGE_SIZE, 'page[number]': number, 'include': relationship };
      const found = await this.page(ownersPath, query);
      const included = new Map(found.included?.map((one) => [one.id, one]));
      const below = found.data.flatMap((resource) =>
        relatedIdsAt(resource, relationship).flatMap((one) => {
          const whole = included.get(one);
          return whole ? [likewise({ ...whole, id: keyOf(resource.id, one) }, whole)] : [];
        }),
      );
      return withItems(found, below);
    };
    const key = `${ownersPath} (${relationship} of each)`;
    const found = await this.included.find(key, keyOf(owner, id), own, page, options.signal);
    return found && likewise({ ...found, id }, found);
  }

  /** Reads an object together with its includes. */
  private async findWith(ownPath: string, include?: string, options?: CallOptions): Promise<Resource | undefined> {
    const found = await this.find(ownPath, asking(include), options);
    return found && among(found.data, found, include);
  }

  /** Returns the document. If the service sends none, throws `MalformedResponse`; the caller must then look for the created object. */
  async post(path: string, body: unknown, options?: CallOptions): Promise<Document> {
    const ask = this.requests.requestFor('POST', path, { body, ...options });
    return this.document(ask, await this.write(ask));
  }

  async patch(path: string, body: unknown, options?: CallOptions): Promise<Document> {
    const ask = this.requests.requestFor('PATCH', path, { body, ...options });
    return this.document(ask, await this.write(ask));
  }

  /** For writes whose response may be empty (204). */
  async send(
    method: 'POST' | 'PATCH' | 'PUT',
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Document | undefined> {
    const ask = this.requests.requestFor(method, path, { body, ...options });
    const response = await this.write(ask);
    return response.body.length > 0 ? this.document(ask, response) : undefined;
  }

  /** For writes whose response, if any, is not needed, and for deletions with a body. */
  async submit(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown, options?: CallOptions): Promise<void> {
    await this.write(this.requests.requestFor(method, path, { body, ...options }));
  }

  /** Sends bytes with the token, such as policy code. */
  async put(path: string, bytes: Buffer, options?: CallOptions): Promise<void> {
    await this.write({ ...this.requests.requestFor('PUT', path, { bytes, ...options }), json: false, blameless: true });
  }

  /** Sends bytes, such as a module archive, without the token to an address provided by the service. */
  async upload(address: string, bytes: Buffer | FileBody, options?: CallOptions): Promise<void> {
    const url = this.given(address, 'PUT', '(upload)');
    // The address itself grants access: logs and messages show only its origin.
    await this.requests.succeed({
      method: 'PUT',
      path: `${url.origin}/(upload)`,
      url: url.href,
      headers: { 'Content-Type': BYTES },
      body: bytes,
      json: false,
      blameless: true,
      ...options,
    });
  }

  /** Downloads the bytes at a path, following redirects to storage without the token. Returns undefined on 404. */
  async download(path: string, options?: CallOptions): Promise<Buffer | undefined> {
    const ask: Ask = {
      ...this.requests.requestFor('GET', path, { ...options }),
      json: false,
      mayLeave: true,
      holds: 'code',
    };
    const response = await this.requests.ask({ ...ask, headers: { ...ask.headers, Accept: '*/*' } });
    return response.status === 404 ? undefined : this.requests.orThrow(ask, response).body;
  }

  /** Downloads the bytes at an address provided by the service, without the token. */
  async downloadFrom(address: string, options?: CallOptions): Promise<Buffer> {
    const url = this.given(address, 'GET', '(download)');
    // As for uploads, the address itself grants access.
    return (
      await this.requests.succeed({
        method: 'GET',
        path: `${url.origin}/(download)`,
        url: url.href,
        headers: { Accept: '*/*' },
        json: false,
        mayLeave: true,
        holds: 'archive',
        ...options,
      })
    ).body;
  }

  /** Returns the response to a GET of an endpoint that is not JSON:API, such as those of the registry protocol; undefined on 404. */
  async fetch(path: string, query?: Query, options?: CallOptions): Promise<Fetched | undefined> {
    const ask = this.requests.requestFor('GET', path, { query, ...options });
    const response = await this.requests.ask(ask);
    if (response.status === 404) return undefined;
    const { url, headers, body, json } = this.requests.orThrow(ask, response);
    const blame = this.requests.blame(ask);
    return { url, headers, isEmpty: body.length === 0, blame, document: () => bodyOf(json, blame) };
  }

  /** Accepts a 404 as `absent`, which may also mean that the object is hidden from the token. */
  async remove(path: string, options?: CallOptions): Promise<'removed' | 'absent'> {
    const ask = this.requests.requestFor('DELETE', path, { ...options });
    const response = await this.forgetAround(() => this.requests.ask(ask));
    if (response.status === 404) return 'absent';
    this.requests.orThrow(ask, response);
    return 'removed';
  }

  pages(path: string, query?: Query, options?: CallOptions): AsyncIterable<ListDocument> {
    const ask = this.requests.requestFor('GET', path, {});
    return walkPages(query, (paged) => this.page(path, paged, options), {
      broken: this.requests.blame(ask),
      tooLong: (reason) => this.requests.messages.tooLong(ask, reason),
    });
  }

  async list(path: string, query?: Query, options?: CallOptions): Promise<Resource[]> {
    const all: Resource[] = [];
    for await (const page of this.pages(path, query, options)) all.push(...page.data);
    return all;
  }

  /**
   * For use after a 404. Returns true if the same token can read the list and it does not contain the id, and false if it does. If the list cannot be
   * read, a proof that its owner is gone counts as well. Throws `AbsenceUnproven` if nothing proves it. `idOf` returns what identifies the objects of
   * this list, if not their id. `organization` is the owner's, if known.
   */
  provenGone(
    listPath: string,
    id: string,
    {
      idOf = (resource) => resource.id,
      organization,
      ...options
    }: CallOptions & { idOf?(resource: Resource): string; readonly organization?: string } = {},
  ): Promise<boolean> {
    const lacks = (list: string, one: string, key = (resource: Resource) => resource.id) =>
      this.snapshots.lacks(list, one, key);
    const proof = provenOneLevelUp(listPath, () => lacks(listPath, id, idOf), {
      organization,
      lacks,
      list: (path) => this.list(path),
      doubt: (reason) => this.doubts.add(reason),
    });
    return this.unlessAborted(proof, listPath, options);
  }

  /**
   * Returns the natural keys in a list, such as the names of its objects. They are fetched once per client, before the first create in the list: an
   * object whose key is missing from them did not exist before. If an object has several keys, `keyOf` returns an array.
   */
  keysBefore(listPath: string, keyOf: (resource: Resource) => unknown, options?: CallOptions): Promise<Keys> {
    return this.unlessAborted(this.snapshots.keys(listPath, keyOf, this.options.looksBefore), listPath, options);
  }

  /** Whether a create looks for the object before it sends anything (see `beforeWrite` of {@link ClientOptions}). */
  get looksFirst(): boolean {
    return this.options.beforeWrite !== undefined;
  }

  /** The pace of retries. */
  get pace(): Pace {
    return this.requests.pace;
  }

  close(): void {
    this.requests.close();
  }

  private write(ask: Ask): Promise<ServiceResponse> {
    return this.forgetAround(() => this.requests.succeed(ask));
  }

  /** Discards cached lists before and after a write, whether or not it succeeds. */
  private async forgetAround<T>(write: () => Promise<T>): Promise<T> {
    this.forget();
    try {
      return await write();
    } finally {
      this.forget();
    }
  }

  private forget(): void {
    this.snapshots.forget();
    this.coalesced.forget();
    this.included.forget();
    this.shared.forget();
  }

  /** Waits for a list shared by several callers: interrupting one caller does not end the read for the others. */
  private async unlessAborted<T>(wait: Promise<T>, listPath: string, options: CallOptions | undefined): Promise<T> {
    const result = await orAborted(wait, options?.signal);
    if (result === undefined) throw this.requests.messages.interrupted(this.requests.requestFor('GET', listPath, {}));
    return result;
  }

  private async page(path: string, query: Query, options?: CallOptions): Promise<ListDocument> {
    const ask = this.requests.requestFor('GET', path, { query, ...options });
    const { json, weight } = await this.requests.succeed(ask);
    return weighing(readListDocument(json, this.requests.blame(ask)), weight);
  }

  private document(ask: Ask, response: ServiceResponse): Document {
    return readDocument(response.json, this.requests.blame(ask));
  }

  /** Parses an address provided by the service. */
  private given(address: string, method: string, path: string): URL {
    const url = addressOf(address, this.connection.address);
    if (!url) {
      throw new MalformedResponse({ service: 'platform', method, path }, 'the address that it contains is not valid');
    }
    return url;
  }

  private hidden(status: number, listPath: string, id: string): AbsenceUnproven {
    const refused = refusedToOrganizations(listPath);
    return new AbsenceUnproven(
      { service: 'platform', method: 'GET', path: listPath },
      status,
      `${status}: whether ${id} still exists cannot be determined, because its list is hidden from this token too; ` +
        `the token may lack the permission, which the service does not distinguish from absence; the token comes from ${tokenSourceOf(this.connection)}${refused === undefined ? '' : `. ${refused.slice(0, -1)}`}`,
      `GET ${listPath}`,
    );
  }
}

function asking(include: string | undefined): Query {
  return include === undefined ? {} : { include };
}

function among(resource: Resource, from: Pick<Document, 'included'>, include: string | undefined): Resource {
  return include === undefined ? resource : including(resource, from);
}
