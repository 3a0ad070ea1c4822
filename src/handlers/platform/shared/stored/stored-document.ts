/**
 * The handlers of objects that the platform stores as JSON:API documents, derived from their definitions. Special cases of a type are hooks; a type
 * that needs more has handwritten handlers.
 */

import { ApiError, ClientError } from '../../../../clients/errors';
import type { Resource } from '../../../../clients/json-api';
import type { Attributes } from '../../../../definition/attribute';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context, PlanContext, PrivateStateAccess, ResourceContext, ResourceHandlers } from '../../../contract';
import { undoCreation } from '../../../creation';
import { HasContent, InvalidConfig, PartiallyCreated } from '../../../errors';
import { look } from '../../../look';
import type {
  AnyPlanModification,
  SomeChange,
  SomeDataSourceHandlers,
  SomeListResourceHandlers,
  SomeProposal,
  SomeResourceHandlers,
} from '../../../registry';
import { removeFromList, type ReadFromList } from '../read-from-list';
import { createUnique } from '../unique';
import {
  changedBody,
  droppedField,
  hasSent,
  isEmpty,
  newBody,
  readDocumentFields,
  removalProblems,
  type Body,
} from './fields';
import { movedState } from './moved';
import { organizationProblems } from './organizations';
import {
  collectionOf,
  fieldsOf,
  filteringOwners,
  importIdOf,
  keyWords,
  listOf,
  locationOf,
  ownersOf,
  ownIdOf,
  pathOf,
  placeOf,
  requireList,
  whatOf,
  type DocumentDefinition,
} from './place';
import { DocumentReader } from './reader';

/** The special cases of a type. */
export interface DocumentHooks {
  /** Checks that involve several attributes or other objects, and values that the definition does not determine. */
  plan?(context: PlanContext, proposal: SomeProposal): AnyPlanModification | Promise<AnyPlanModification>;
  /** Values that the fields alone do not show. `known`: the configuration or the last state. */
  read?(context: Context, resource: Resource, known: Values): Values | Promise<Values>;
  /** Rewrites the body of a write. `change` is absent for a create. */
  write?(body: Body, config: Values, change?: SomeChange): Body;
  /** Writes parts of a new or changed object that need separate requests. Returns whether anything was written. */
  writeOthers?(context: ResourceContext, id: string, config: Values, change?: SomeChange): Promise<boolean>;
  /** Problems that block a deletion. Plans show them, and a deletion fails with them. */
  deletion?(context: Context, state: Values): Promise<readonly Problem[]>;
  /** Side effects of the deletion on other objects. Plans show them, but they do not block it. */
  losses?(context: Context, state: Values): Promise<readonly Problem[]>;
  /** Deletes objects for which a DELETE is not enough. Succeeds if the object is provably gone. */
  remove?(context: Pick<Context, 'platform' | 'signal'>, place: ReadFromList, state: Values): Promise<void>;
  /** Records what was written, for later plans. `change` is absent for a create. */
  remember?(privateState: PrivateStateAccess, config: Values, change?: SomeChange): void;
  /** Converts the error of a rejected write to the terms of the configuration. */
  refused?(error: ApiError, config: Values): Error;
  /** The attributes for an import id with names. `names`: its parts. Called if the owner of the object is unknown. */
  located?(context: Context, names: readonly string[]): Promise<Values>;
  /** Finds objects that no list of the service contains directly. */
  readonly reader?: DocumentReader;
  /** State of the `tfe_…` type if the names of the fields do not suffice. */
  moved?(theirs: Values, ours: Values): Values;
}

/** The handlers of a resource, of the data source of one object, and of its list. */
export interface StoredDocumentObject<D extends DocumentDefinition> {
  readonly resource: ResourceHandlers<D>;
  readonly data: SomeDataSourceHandlers;
  readonly names: SomeDataSourceHandlers;
  readonly list: SomeListResourceHandlers;
  toState(context: Context, resource: Resource, known: Values): Promise<Values>;
}

export function storedDocument<D extends DocumentDefinition>(
  definition: D,
  hooks: DocumentHooks = {},
): StoredDocumentObject<D> {
  const type = new DocumentType(definition, hooks);
  return {
    // The handlers work on attributes by name.
    resource: type.handlers() as unknown as ResourceHandlers<D>,
    data: { read: (context, config) => type.get(context, config) },
    names: { read: (context, config) => type.several(context, config) },
    list: { list: (context, config, options) => type.list(context, config, options) },
    toState: (context, resource, known) => type.toState(context, resource, known),
  };
}

class DocumentType {
  readonly #definition: DocumentDefinition;
  readonly #hooks: DocumentHooks;
  readonly #fields: Attributes;
  /** The attributes that a create sends. */
  readonly #sent: Attributes;
  readonly #reader: DocumentReader;
  /** The ids of objects that plans of this process replace. */
  readonly #replaced = new Set<string>();

  constructor(definition: DocumentDefinition, hooks: DocumentHooks) {
    this.#definition = definition;
    this.#hooks = hooks;
    this.#fields = fieldsOf(definition);
    const { attributes, document } = definition;
    const owners = filteringOwners(document).map((name) => [name, attributes[name]!] as const);
    this.#sent = { ...this.#fields, ...Object.fromEntries(owners) };
    this.#reader = hooks.reader ?? new DocumentReader(definition);
  }

  handlers(): SomeResourceHandlers {
    const { deletion, losses, moved, remember } = this.#hooks;
    return {
      modifyPlan: (context, proposal) => this.#plan(context, proposal),
      ...((deletion ?? losses) && { planDeletion: (context, state) => this.#planDeletion(context, state) }),
      ...(remember && { restorePrivateState: (privateState, config) => remember(privateState, config) }),
      create: (context, config) => this.#create(context, config),
      read: (context, known) => this.#read(context, known),
      update: (context, change) => this.#update(context, change),
      delete: (context, state) => this.#delete(context, state),
      move: ({ state }) => {
        const { state: ours, carried } = movedState(this.#definition, state);
        return { state: { ...ours, ...moved?.(state, ours) }, carried };
      },
    };
  }

  async #planDeletion(context: Context, state: Values): Promise<readonly Problem[]> {
    const { deletion, losses } = this.#hooks;
    return [...((await deletion?.(context, state)) ?? []), ...((await losses?.(context, state)) ?? [])];
  }

  async get(context: Context, config: Values): Promise<Values> {
    const { platform, signal } = context;
    return this.toState(context, await this.#reader.get(platform, config, { signal }), config);
  }

  /** The objects of a list that a data source selects, under the name of its result. */
  async several(context: Context, config: Values): Promise<Values> {
    const { platform, signal } = context;
    const { data, totalCount } = await this.#reader.several(platform, config, { signal });
    const all = await Promise.all(data.map((one) => this.toState(context, one, config)));
    return { ...config, ...this.#reader.results(config, all), totalCount };
  }

  async *list(context: Context, config: Values, { withObject }: { readonly withObject: boolean }) {
    const { document, identity } = this.#definition;
    for await (const { resource, known } of this.#reader.each(context, config)) {
      const object = withObject ? await this.toState(context, resource, known) : this.#fieldsOf(resource, known);
      yield {
        displayName: keyWords(document, object),
        identity: Object.fromEntries(Object.keys(identity).map((name) => [name, object[name]])) as Values,
        ...(withObject ? { object } : {}),
      };
    }
  }

  async #plan(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification> {
    const repetitions = await this.#repetitions(context, proposal);
    const own = (await this.#hooks.plan?.(context, proposal)) ?? {};
    const foreign = await organizationProblems(context, this.#definition, proposal);
    return {
      ...own,
      problems: [...repetitions, ...removalProblems(this.#fields, proposal), ...foreign, ...(own.problems ?? [])],
    };
  }

  /** Terraform plans the creation of a replacement as if there were no prior object, so the replaced object is remembered. */
  async #repetitions(
    { platform, signal }: PlanContext,
    { config, unknown, prior, replaces }: SomeProposal,
  ): Promise<Problem[]> {
    const { document, type } = this.#definition;
    if (replaces && prior) this.#replaced.add(String(prior.id));
    if (!document.repeatable || prior || replaces) return [];
    const key = [...ownersOf(document), ...document.key];
    if (key.some((name) => unknown.has(name)) || document.key.every((name) => config[name] === undefined)) return [];
    const found = await look(() => this.#reader.findByKey(platform, config, { signal }));
    if (!found || this.#replaced.has(found.id)) return [];
    return [
      {
        path: [document.key.at(-1)!],
        severity: 'warning',
        code: 'object-already-exists',
        summary: 'Another object has the same name',
        detail: `${whatOf(document, config)} exists already, and the service lets several have one name. This makes another one. To manage the one that exists, import it:\n\n  terraform import ${type}.<name> ${found.id}`,
      },
    ];
  }

  async #create(context: ResourceContext, config: Values): Promise<Values> {
    const { document } = this.#definition;
    const { platform, signal } = context;
    const what = whatOf(document, config);
    const made = await createUnique(
      platform,
      {
        what,
        importId: importIdOf(document, config),
        list: this.#reader.listOf(config),
        at: collectionOf(requireList(document, config)),
        key: keyWords(document, config),
        isRepeatable: document.repeatable,
        keyOf: (one) => this.#reader.keyOf(one),
        pointer: this.#reader.pointer,
        find: () => this.#reader.findByKey(platform, config),
        isWhatWasSent: (found) => hasSent(this.#fields, config, readDocumentFields(found, this.#fields)),
      },
      this.#request(this.#written(newBody(this.#sent, config), config)),
      { signal },
    ).catch((error: Error) => this.#refuse(error, config));
    const location = locationOf(this.#definition, made, config);
    const known = { ...config, ...location };
    const undoing = {
      what,
      importId: String(location.id),
      known: { ...location, ...readDocumentFields(made, this.#fields) },
      remove: () => this.#remove({ platform, signal: new AbortController().signal }, known),
    };
    const others = await this.#writeOthers(context, made.id, config).catch((error: Error) =>
      undoCreation(undoing, 'without all of its settings', error),
    );
    // A failed read must not drop an existing object from state.
    const whole = await this.#readBack(context, known, others ? undefined : made).catch((error: Error) => {
      if (!(error instanceof ClientError)) throw error;
      throw new PartiallyCreated(what, undoing.importId, `cannot be read back: ${error.message}`, {
        known: undoing.known,
        isWhole: true,
      });
    });
    const state = await this.toState(context, whole, config);
    const dropped = droppedField(this.#fields, config, state);
    this.#hooks.remember?.(context.privateState, config);
    return dropped === undefined ? state : undoCreation(undoing, `without \`${dropped}\``, lacking(dropped));
  }

  async #read(context: ResourceContext, known: Values): Promise<Values | undefined> {
    const { platform, signal } = context;
    const { located } = this.#hooks;
    const id = String(known.id);
    const isNamed = located && id.includes('/') && listOf(this.#definition.document, known) === undefined;
    const at = isNamed ? await located(context, id.split('/')) : known;
    const found = await this.#reader.find(platform, at, { signal });
    return found && this.toState(context, found, at);
  }

  async #update(context: ResourceContext, change: SomeChange): Promise<Values> {
    const { document } = this.#definition;
    const { platform, signal } = context;
    const { config, prior } = change;
    const body = this.#written(changedBody(this.#fields, change), config, change);
    const request = this.#request(body, ownIdOf(document, prior));
    const changed = isEmpty(body)
      ? undefined
      : await platform.patch(pathOf(document, prior), request, { signal }).then(
          ({ data }) => data,
          (error: Error) => this.#refuse(error, config),
        );
    const others = await this.#writeOthers(context, ownIdOf(document, prior)!, config, change);
    const state = await this.toState(
      context,
      await this.#readBack(context, prior, others ? undefined : changed),
      config,
    );
    const dropped = droppedField(this.#fields, config, state);
    if (dropped !== undefined) throw lacking(dropped);
    this.#hooks.remember?.(context.privateState, config, change);
    return state;
  }

  #refuse(error: Error, config: Values): never {
    throw error instanceof ApiError ? (this.#hooks.refused?.(error, config) ?? error) : error;
  }

  async #delete(context: Context, state: Values): Promise<void> {
    const [problem] = (await this.#hooks.deletion?.(context, state)) ?? [];
    if (problem) throw new HasContent(problem.detail);
    await this.#remove(context, state);
  }

  #remove(context: Pick<Context, 'platform' | 'signal'>, state: Values): Promise<void> {
    const place = placeOf(this.#definition.document, state);
    const { platform, signal } = context;
    return this.#hooks.remove?.(context, place, state) ?? removeFromList(platform, place, { signal });
  }

  async #writeOthers(context: ResourceContext, id: string, config: Values, change?: SomeChange): Promise<boolean> {
    return (await this.#hooks.writeOthers?.(context, id, config, change)) ?? false;
  }

  /** The document after a write, with its included documents. `written`: the response, if it belongs to the last request. */
  async #readBack(context: ResourceContext, known: Values, written: Resource | undefined): Promise<Resource> {
    if (written && this.#definition.document.include === undefined) return written;
    return this.#reader.get(context.platform, known, { signal: context.signal });
  }

  #request({ attributes, relationships }: Body, id?: string): object {
    const { type } = this.#definition.document;
    const data = { type, ...(id === undefined ? {} : { id }), attributes };
    return { data: Object.keys(relationships).length > 0 ? { ...data, relationships } : data };
  }

  #written(body: Body, config: Values, change?: SomeChange): Body {
    return this.#hooks.write?.(body, config, change) ?? body;
  }

  async toState(context: Context, resource: Resource, known: Values): Promise<Values> {
    return { ...this.#fieldsOf(resource, known), ...(await this.#hooks.read?.(context, resource, known)) };
  }

  #fieldsOf(resource: Resource, known: Values): Values {
    return { ...locationOf(this.#definition, resource, known), ...readDocumentFields(resource, this.#fields) };
  }
}

const lacking = (name: string) =>
  new InvalidConfig(
    [name],
    `The service did not take \`${name}\`: this release of it does not have it, or the organization is not entitled to it. Remove \`${name}\`.`,
  );
