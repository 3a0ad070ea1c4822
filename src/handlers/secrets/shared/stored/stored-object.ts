/**
 * The handlers of objects that the secrets service stores under a path, derived from their definitions. Special cases of a type are hooks; a type
 * that needs more has handwritten handlers.
 */

import type { SecretsDialect } from '../../../../clients/connection';
import { ApiError, MissingMount } from '../../../../clients/errors';
import { nameAt, textAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Attributes } from '../../../../definition/attribute';
import { equalValue } from '../../../../definition/equal';
import type { Values } from '../../../../definition/value';
import type { Context, PlanContext, ResourceHandlers } from '../../../contract';
import type {
  AnyPlanModification,
  SomeChange,
  SomeDataSourceHandlers,
  SomeListResourceHandlers,
  SomeProposal,
  SomeResourceHandlers,
} from '../../../registry';
import { forget } from '../configuration';
import { readFields, refuseDropped } from '../described-fields';
import {
  create,
  find,
  listIdentified,
  listNames,
  pathId,
  remove,
  requireFound,
  update,
  type CollectionPath,
  type Data,
} from '../mounted-object';
import { listMounts } from '../mounts/mount-requests';
import { withNewerFields } from '../newer-fields';
import { refuseNamespace } from '../system-object';
import { changedBody, fieldProblems, fieldsSent, initialOf, newBody, resetOf, wholeBody, type Body } from './fields';
import { movedState } from './moved';
import { findByKey, keyImportId, keyKnown, keyPlaceOf, keyWordsOf, withGeneratedName } from './natural-key';
import {
  collectionOf,
  fieldsOf,
  locationOf,
  named,
  placeOf,
  placeProblems,
  whatOf,
  type StoredDefinition,
} from './place';

/** The special cases of a type. */
export interface StoredHooks {
  /** Checks that involve several attributes or other objects, and values that the definition does not determine. */
  plan?(context: PlanContext, proposal: SomeProposal): AnyPlanModification | Promise<AnyPlanModification>;
  /** Loads the data about other objects that `read` needs, and `vacant` if `judges`. `known`: the configuration or the last state. */
  prepare?(context: Context, at: CollectionPath, known: Values, judges: boolean): Promise<Values>;
  /** Attributes that only `read` supplies, because responses contain them in another form. */
  readonly supplies?: readonly string[];
  /** Values that the fields alone do not show. `known`: the configuration or the last state, with the values that `prepare` has loaded. */
  read?(data: Data, fields: Values, known: Values): Values;
  /** Rewrites the body of a write. `change` is absent for a create, and for the defaults that a delete writes. */
  write?(body: Body, config: Values, change: SomeChange | undefined, dialect: SecretsDialect): Body;
  /** Whether an object that always exists was never written, if its values alone do not show it. */
  vacant?(state: Values, known: Values): boolean;
  /** Whether an object that was just created must belong to another client, if its texts do not show it. */
  isOthers?(state: Values, config: Values): boolean;
  /** State of the `vault_…` type if the names of the fields do not suffice. */
  moved?(theirs: Values, ours: Values): Values;
}

/** The handlers of a resource, and of its data sources and its list. */
export interface StoredObject<D extends StoredDefinition> {
  readonly resource: ResourceHandlers<D>;
  readonly data: SomeDataSourceHandlers;
  readonly names: SomeDataSourceHandlers;
  readonly list: SomeListResourceHandlers;
}

export function storedObject<D extends StoredDefinition>(definition: D, hooks: StoredHooks = {}): StoredObject<D> {
  const type = new StoredType(definition, hooks);
  const isNewer = Object.values(definition.attributes).some((one) => one.type !== undefined && one.newer !== undefined);
  // The handlers work on attributes by name.
  const handlers = type.handlers() as unknown as ResourceHandlers<D>;
  return {
    resource: isNewer ? withNewerFields(definition, handlers) : handlers,
    data: { read: (context, config) => type.get(context, config) },
    names: { read: (context, config) => type.names(context, config) },
    list: { list: (context, config, options) => type.list(context, config, options) },
  } as StoredObject<D>;
}

class StoredType {
  readonly #definition: StoredDefinition;
  readonly #hooks: StoredHooks;
  readonly #fields: Attributes;
  readonly #readable: Attributes;

  constructor(definition: StoredDefinition, hooks: StoredHooks) {
    this.#definition = definition;
    this.#hooks = hooks;
    this.#fields = fieldsOf(definition);
    this.#readable = Object.fromEntries(
      Object.entries(this.#fields).filter(
        ([name, one]) =>
          one.type !== undefined && one.type !== 'object' && one.unreadable !== true && !hooks.supplies?.includes(name),
      ),
    );
  }

  handlers(): SomeResourceHandlers {
    const { stored } = this.#definition;
    const late = Object.keys(fieldsSent(this.#fields, true));
    return {
      ...(late.length > 0 && { sentAfterwards: late }),
      modifyPlan: (context, proposal) => this.#plan(context, proposal),
      create: (context, config) => this.#create(context, config),
      read: (context, known) => this.#read(context, known),
      update: (context, change) => this.#update(context, change),
      delete: (context, state) => this.#delete(context, placeOf(stored, state)),
      move: ({ state }) => {
        const { state: ours, carried } = movedState(this.#definition, state);
        return { state: { ...ours, ...this.#hooks.moved?.(state, ours) }, carried };
      },
      ...(stored.always && {
        createTakesEqual: true,
        isVacant: (state, context) => this.#isVacant(context, state),
      }),
    };
  }

  async get(context: Context, config: Values): Promise<Values> {
    const { stored } = this.#definition;
    this.#refuseNamespace(context, config);
    const at = this.#isByKey(config) ? keyPlaceOf(stored, config) : placeOf(stored, config);
    return this.#toState(at, requireFound(await this.#find(context, at, config), at, stored.noun), {});
  }

  async names(context: Context, config: Values): Promise<Values> {
    this.#refuseNamespace(context, config);
    const { stored } = this.#definition;
    // Objects with an id have their names elsewhere.
    const collection = collectionOf({ ...stored, collection: (stored.key ?? stored).collection }, config);
    const { id: _id, names: _names, ...filter } = config;
    return { ...filter, id: pathId(collection), names: await listNames(context, collection) };
  }

  async *list(context: Context, config: Values, { withObject }: { readonly withObject: boolean }) {
    this.#refuseNamespace(context, config);
    const { stored } = this.#definition;
    if (stored.always) {
      yield* this.#listMounted(context, config.namespace as string | undefined, stored.engine ?? stored.mount);
      return;
    }
    const collection = collectionOf(stored, config);
    const identityOf = (name: string) => this.#identityOf(named(stored, collection, name));
    const toState = ({ name }: CollectionPath, data: Data) => this.#toState(named(stored, collection, name!), data, {});
    // Ids are listed together with the object's readable name.
    const nameOf = (all: Data, id: string) => (stored.key ? nameAt(all, 'key_info', id, 'name') : id);
    yield* listIdentified(context, collection, withObject, identityOf, toState, undefined, nameOf);
  }

  async #plan(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification> {
    const { dialect } = context.secrets;
    const own = (await this.#hooks.plan?.(context, proposal)) ?? {};
    const problems = [
      ...placeProblems(this.#definition, dialect, proposal.config),
      ...fieldProblems(this.#fields, proposal.config, dialect),
    ];
    return { ...own, problems: [...problems, ...(own.problems ?? [])] };
  }

  async #create(context: Context, configured: Values): Promise<Values> {
    const { attributes, stored } = this.#definition;
    const config = withGeneratedName(stored, configured);
    const at = stored.key ? keyPlaceOf(stored, config) : placeOf(stored, config);
    const what = stored.key ? keyWordsOf(stored, config) : whatOf(stored, at);
    const known = await this.#prepared(context, at, config, stored.always !== undefined);
    return create<Values>(context, {
      what,
      objectPath: at,
      ...(stored.key && {
        importId: keyImportId(stored, config),
        known: keyKnown(stored, config),
        find: (patiently) => findByKey(context, stored, config, patiently),
      }),
      attributes,
      config,
      ...(stored.always && { takesEqual: true, isVacant: (data) => this.#isInitial(at, data, known) }),
      body: this.#written(context, newBody(fieldsSent(this.#fields, false), config, context.secrets.dialect), config),
      afterwards: this.#afterwards(context, config),
      isOthers: (state) => this.#hooks.isOthers?.(state, config) ?? false,
      toState: (data) => this.#toState(at, data, known),
      check: (_, state) => refuseDropped(what, this.#fields, config, state),
    });
  }

  /** Settings that a create already leaves at these values are not sent. */
  #afterwards({ secrets }: Context, config: Values): Body | undefined {
    const late = Object.entries(fieldsSent(this.#fields, true)).filter(
      ([name, one]) => !equalValue(one, config[name], 'default' in one ? one.default : undefined),
    );
    const body = newBody(Object.fromEntries(late), config, secrets.dialect);
    return Object.keys(body).length === 0 ? undefined : body;
  }

  async #read(context: Context, known: Values): Promise<Values | undefined> {
    const { stored } = this.#definition;
    const at = placeOf(stored, known);
    const data = await this.#find(context, at, known);
    return data && this.#toState(at, data, await this.#prepared(context, at, known));
  }

  async #update(context: Context, change: SomeChange): Promise<Values> {
    const { stored } = this.#definition;
    const { config, prior } = change;
    // No configuration contains an id that the service chooses.
    const at = placeOf(stored, stored.key ? { ...config, [stored.name!]: prior[stored.name!] } : config);
    const what = whatOf(stored, at);
    const bodyOf = stored.replaced ? wholeBody : changedBody;
    const body = this.#written(context, bodyOf(this.#fields, change, context.secrets.dialect), config, change);
    const known = await this.#prepared(context, at, { ...prior, ...config });
    const data = await update(context, at, what, ...(Object.keys(body).length > 0 ? [body] : []));
    const state = this.#toState(at, data, known);
    refuseDropped(what, this.#fields, config, state);
    return state;
  }

  async #delete(context: Context, at: CollectionPath): Promise<void> {
    const { always } = this.#definition.stored;
    if (!always) return remove(context, at);
    if (always.stays !== undefined) return forget(context, at, always.stays, at.system ? undefined : 'engine');
    const initial = resetOf(this.#fields);
    return writeBack(context, at, this.#written(context, newBody(this.#fields, initial, context.secrets.dialect), {}));
  }

  #written({ secrets }: Context, body: Body, config: Values, change?: SomeChange): Body {
    return this.#hooks.write?.(body, config, change, secrets.dialect) ?? body;
  }

  async #prepared(context: Context, at: CollectionPath, known: Values, judges = false): Promise<Values> {
    return { ...known, ...(await this.#hooks.prepare?.(context, at, known, judges)) };
  }

  async #find(context: Context, at: CollectionPath, known: Values): Promise<Data | undefined> {
    return this.#isByKey(known) ? findByKey(context, this.#definition.stored, known) : find(context, at);
  }

  /** Whether the id that the service has chosen is still unknown. */
  #isByKey(known: Values): boolean {
    const { key, name } = this.#definition.stored;
    return key !== undefined && known[name!] === undefined;
  }

  #toState(place: CollectionPath, data: Data, known: Values): Values {
    const { stored } = this.#definition;
    const fields = readFields(data, this.#readable) as Values;
    // Only the service knows the name of an object that is found by its key.
    const at = stored.key ? named(stored, { ...place, collection: stored.collection }, textAt(data, 'id')) : place;
    return { ...locationOf(stored, at), ...fields, ...this.#hooks.read?.(data, fields, known) };
  }

  async #isVacant(context: Context, state: Values): Promise<boolean> {
    if (!this.#hooks.vacant) return this.#hasInitialValues(state);
    const at = placeOf(this.#definition.stored, state);
    return this.#hooks.vacant(state, await this.#prepared(context, at, state, true));
  }

  #isInitial(at: CollectionPath, data: Data, known: Values): boolean {
    const state = this.#toState(at, data, known);
    return this.#hooks.vacant?.(state, known) ?? this.#hasInitialValues(state);
  }

  #hasInitialValues(state: Values): boolean {
    const initial = initialOf(this.#readable);
    return Object.entries(this.#readable).every(
      ([name, one]) =>
        (one.type !== undefined && one.dialects && state[name] === undefined) ||
        equalValue(one, state[name], initial[name]),
    );
  }

  /** Objects that always exist are only listed if they were written. */
  async *#listMounted(context: Context, namespace: string | undefined, engine: string) {
    for (const [place, mount] of await listMounts(context, 'secrets', namespace)) {
      if (textAt(mount, 'type') !== engine) continue;
      const at = placeOf(this.#definition.stored, { mount: namespace === undefined ? place : `${namespace}/${place}` });
      const data = await find(context, at);
      if (data && !this.#isInitial(at, data, {})) {
        yield { displayName: at.mount, identity: this.#identityOf(at), object: this.#toState(at, data, {}) };
      }
    }
  }

  /** An omitted namespace is not part of the identity. */
  #identityOf(at: CollectionPath): Values {
    const location = locationOf(this.#definition.stored, at);
    const names = Object.keys(this.#definition.identity).filter((name) => location[name] !== undefined);
    return Object.fromEntries(names.map((name) => [name, location[name]]));
  }

  /** Data sources and lists have no plan. */
  #refuseNamespace({ secrets }: Context, { namespace }: Values): void {
    if (this.#definition.stored.in !== 'engine') refuseNamespace(secrets.dialect, namespace as string | undefined);
  }
}

/** Writing the same values can be repeated. Without its mount, the object is gone. */
async function writeBack(
  { secrets, signal }: Context,
  { mount, collection }: CollectionPath,
  body: object,
): Promise<void> {
  try {
    await secrets.post(path`/${segments(mount)}/${segments(collection)}`, body, { signal, repeatable: true });
  } catch (error) {
    if (!(error instanceof MissingMount) && !(error instanceof ApiError && error.status === 404)) throw error;
  }
}
