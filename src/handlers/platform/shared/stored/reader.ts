import type { ListDocument, Resource } from '../../../../clients/json-api';
import type { Query } from '../../../../clients/path';
import { including, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import type { Attributes } from '../../../../definition/attribute';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { look } from '../../../look';
import { fetchList, type Fetched } from '../fetch-list';
import {
  byName,
  eachIncluding,
  findAllByName,
  idsOf,
  namesFilters,
  readIncluding,
  severalMatch,
  taggedQuery,
  unknownId,
  unknownNames,
} from '../lookup';
import { findAlone, readFromList } from '../read-from-list';
import { fieldOf, readDocumentFields } from './fields';
import {
  keyWords,
  listOf,
  ownersList,
  ownersOf,
  ownIdOf,
  pathOf,
  placeOf,
  relationshipOf,
  requireList,
  type DocumentDefinition,
} from './place';
import { camelNoun } from './places';

/** Finds the documents of a type, by their ids and by their keys. */
export class DocumentReader {
  /** The pointer in the service's error about a key that is taken. */
  readonly pointer: string;
  readonly #definition: DocumentDefinition;
  readonly #keys: Attributes;

  constructor(definition: DocumentDefinition) {
    const { key } = definition.document;
    this.#definition = definition;
    this.#keys = Object.fromEntries(key.map((name) => [name, definition.attributes[name]!]));
    const [name, attribute] = Object.entries(this.#keys).at(-1)!;
    const isRelated = attribute.type !== undefined && attribute.related !== undefined;
    this.pointer = isRelated
      ? `/data/relationships/${relationshipOf(name, attribute)}`
      : `/data/attributes/${fieldOf(name, attribute)}`;
  }

  /** The list that shows which keys are taken. */
  listOf(known: Values): string {
    return requireList(this.#definition.document, known);
  }

  /** The key of an object in that list. */
  keyOf(resource: Resource): string | readonly string[] {
    return this.#keyOf(resource);
  }

  #keyOf(resource: Resource): string {
    return keyWords(this.#definition.document, readDocumentFields(resource, this.#keys));
  }

  /** Undefined if the object is provably gone, or if no object has its key. */
  async find(platform: PlatformClient, known: Values, options?: CallOptions): Promise<Resource | undefined> {
    const { document } = this.#definition;
    if (ownIdOf(document, known) === undefined) return this.#findForImport(platform, known, options);
    return this.#asking(platform, (include) =>
      readFromList(platform, { ...placeOf(document, known), include }, options),
    );
  }

  /** An object that must exist. */
  async get(platform: PlatformClient, known: Values, options: CallOptions): Promise<Resource> {
    const { document } = this.#definition;
    const id = ownIdOf(document, known);
    const found =
      id === undefined
        ? await this.findByKey(platform, known, options)
        : await this.#asking(platform, (include) =>
            findAlone(platform, { path: pathOf(document, known), include }, options),
          );
    if (found) return found;
    if (id !== undefined) throw unknownId(document.noun, id);
    throw await unknownNames(platform, this.#named(known), [keyWords(document, known)], options);
  }

  async findByKey(platform: PlatformClient, known: Values, options?: CallOptions): Promise<Resource | undefined> {
    const wanted = keyWords(this.#definition.document, known);
    const all = await this.#searched(platform, known, options);
    return this.#single(
      known,
      all.filter((one) => this.#keyOf(one) === wanted),
    );
  }

  /** Users may spell a name in another case, which some names ignore. */
  async #findForImport(platform: PlatformClient, known: Values, options?: CallOptions): Promise<Resource | undefined> {
    const wanted = keyWords(this.#definition.document, known);
    const all = await this.#searched(platform, known, options);
    const exact = all.filter((one) => this.#keyOf(one) === wanted);
    const similar = all.filter((one) => this.#keyOf(one).toLowerCase() === wanted.toLowerCase());
    return this.#single(known, exact.length > 0 ? exact : similar);
  }

  #single(known: Values, [found, ...others]: readonly Resource[]): Resource | undefined {
    if (!found || others.length === 0) return found;
    const { document } = this.#definition;
    const what = `${this.#owner(known)} has several ${document.noun}s named \`${keyWords(document, known)}\``;
    throw severalMatch(what, [found, ...others]);
  }

  #searched(platform: PlatformClient, known: Values, options?: CallOptions): Promise<Resource[]> {
    const { document } = this.#definition;
    const { key, search } = document;
    const restricted = search === undefined ? {} : { [search]: String(known[key.at(-1)!]) };
    const list = requireList(document, known);
    return this.#asking(platform, (include) =>
      this.#walk(platform, list, { ...restricted, ...asked(include) }, options),
    );
  }

  /** The objects that a data source selects, in the order of their names. */
  async several(
    platform: PlatformClient,
    config: Values,
    options: CallOptions,
  ): Promise<Pick<Fetched, 'data' | 'totalCount'>> {
    const { names, q, filterTagged, maxResults: most } = config as Selection;
    const named = this.#named(config);
    const query = { q, ...taggedQuery(filterTagged) };
    return this.#asking(platform, async (include) => {
      const whole = { ...query, ...asked(include) };
      const found = names
        ? await findAllByName(platform, named, names, namesFilters(names, whole), options)
        : await fetchList(platform, named.list, whole, most, options);
      return { ...found, data: found.data.map((one) => among(one, found, include)) };
    });
  }

  /** The objects of a list, or of all owners in an organization, as they arrive. */
  async *each(context: Context, config: Values): AsyncGenerator<Listed> {
    const { document } = this.#definition;
    const { platform, signal } = context;
    const list = listOf(document, config);
    if (list === undefined) {
      yield* this.eachOfOwners(context, config);
      return;
    }
    for await (const resource of eachIncluding(platform, list, document.include, { signal })) {
      yield { resource, known: config };
    }
  }

  protected async *eachOfOwners(context: Context, config: Values): AsyncGenerator<Listed> {
    const { platform, signal } = context;
    for (const owner of ownersOf(this.#definition.document)) {
      for await (const { data } of platform.pages(ownersList(config.organization, owner), undefined, { signal })) {
        for (const { id } of data) yield* this.eachOfOwner(context, { ...config, [owner]: id }, id);
      }
    }
  }

  /** If the token may not read an owner's objects, the others are still listed. */
  protected async *eachOfOwner(context: Context, known: Values, owner: string): AsyncGenerator<Listed> {
    const { platform, signal } = context;
    const { document } = this.#definition;
    const list = requireList(document, known);
    const found = await look(() => platform.list(list, asked(document.include), { signal }));
    for (const resource of found ?? []) yield { resource, known };
    if (found) return;
    context.warn(
      'permission-denied',
      `The ${document.noun}s of ${owner} are left out`,
      `The service refuses to list them: the token may lack the permission.`,
    );
  }

  /** The results of such a data source. */
  results({ maxResults }: Values, all: readonly Values[]): Values {
    const objects = byName(all as readonly (Values & { readonly id: string; readonly name: string })[]);
    const some = objects.slice(0, maxResults as number | undefined);
    return { [`${camelNoun(this.#definition.document.noun)}s`]: some, ids: idsOf(some) };
  }

  async #walk(platform: PlatformClient, list: string, query: Query, options?: CallOptions): Promise<Resource[]> {
    const all: Resource[] = [];
    for await (const page of platform.pages(list, query, options)) {
      all.push(...page.data.map((one) => among(one, page, query.include)));
    }
    return all;
  }

  async #asking<T>(platform: PlatformClient, read: (include?: string) => Promise<T>): Promise<T> {
    const { include } = this.#definition.document;
    if (include === undefined) return read();
    return (await readIncluding(platform, include, (query) => read(query.include as string | undefined))).result;
  }

  #named(known: Values) {
    const { document } = this.#definition;
    return { what: document.noun, organization: this.#owner(known), list: requireList(document, known) };
  }

  #owner(known: Values): string {
    return String(
      ownersOf(this.#definition.document)
        .map((name) => known[name])
        .find((one) => one !== undefined),
    );
  }
}

/** An object of a list, with the known part of its location. */
export interface Listed {
  readonly resource: Resource;
  readonly known: Values;
}

interface Selection {
  readonly names?: readonly string[];
  readonly q?: string;
  readonly filterTagged?: readonly { readonly key: string; readonly value?: string }[];
  readonly maxResults?: number;
}

const asked = (include: string | undefined): { readonly include?: string } =>
  include === undefined ? {} : { include };

const among = (one: Resource, from: Pick<Fetched, 'included'> | ListDocument, include: unknown): Resource =>
  include === undefined ? one : including(one, from);
