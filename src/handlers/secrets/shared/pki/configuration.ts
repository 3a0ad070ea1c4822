/**
 * The configurations of a certificate authority. A mount always has each of them, and nothing deletes one: a create takes one that nobody has
 * written, and a delete writes the values of the service back where it takes them.
 */
import { ApiError, MissingMount } from '../../../../clients/errors';
import { textAt } from '../../../../clients/read-response';
import { path, segments } from '../../../../clients/secrets';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import { equalValue } from '../../../../definition/equal';
import { snakeCase } from '../../../../definition/names';
import type { Problem } from '../../../../definition/problem';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { Value, Values } from '../../../../definition/value';
import type { Context, NotCarried, PlanContext, ResourceHandlers } from '../../../contract';
import type { AnyPlanModification, SomeProposal, SomeResourceHandlers } from '../../../registry';
import { forget } from '../configuration';
import {
  changedFields,
  isSupported,
  movedFields,
  newFields,
  readFields,
  refuseDropped,
  supportProblems,
  writtenField,
  type SupportedBy,
} from '../described-fields';
import { create, find, get, pathId, update, type CollectionPath, type Data } from '../mounted-object';
import { listMounts } from '../mounts/mount-requests';
import { isEmpty, movedMount } from '../moved-state';

/** What distinguishes one configuration from the others. */
export interface AuthorityConfiguration {
  readonly definition: ResourceDefinition;
  /** The last segment of its path, such as `urls`. */
  readonly part: string;
  /** The attributes that not every dialect has. */
  readonly supportedBy?: SupportedBy;
  /** The attributes that every response has. Defaults to those that every dialect has. */
  readonly always?: readonly string[];
  /** The values of the service for attributes that have no default here. */
  readonly own?: Values;
  /** What stays after a destroy, of a configuration that cannot be reset, as a clause; see `forget`. */
  readonly stays?: string;
  /** Reads what the attributes alone do not tell. */
  read?(data: Data, fields: Values, known: Values): Values;
  /** Rewrites the body of a write. */
  write?(body: Record<string, unknown>, config: Values): Record<string, unknown>;
  /** Checks that need other objects, or several attributes. */
  modifyPlan?(context: PlanContext, proposal: SomeProposal): Promise<AnyPlanModification>;
  /** Loads what `read` needs to know of other objects, and `isVacant` if `judges`. `known`: the location and the configuration or the last state. */
  prepare?(context: Context, known: Values, judges: boolean): Promise<Values>;
  /** Whether nobody has written it, if its values alone do not tell. `known`: what `prepare` has loaded. */
  isVacant?(state: Values, known: Values): boolean;
}

type Located = { readonly mount?: string };

/** The attributes that a configuration consists of. */
export function settingsOf({ attributes }: { readonly attributes: Attributes }): Attributes {
  const { id: _id, mount: _mount, ...settings } = attributes;
  return settings;
}

export function authorityPath(part: string, { mount = 'pki' }: Located): CollectionPath {
  return { mount, collection: `config/${part}` };
}

/** Translates the service's response to state, for all operations, the data source and the list. */
export function toState(configuration: AuthorityConfiguration, at: CollectionPath, data: Data, known: Values): Values {
  const settings = settingsOf(configuration.definition);
  const { supportedBy = {}, always } = configuration;
  const names = always ?? Object.keys(settings).filter((name) => !(name in supportedBy));
  const fields = readFields(data, settings, names) as Values;
  return { id: pathId(at), mount: at.mount, ...fields, ...configuration.read?.(data, fields, known) };
}

/** Whether a configuration has the values that it has when nobody has written it. */
export function isStandard(configuration: AuthorityConfiguration, state: Values, known: Values = {}): boolean {
  if (configuration.isVacant) return configuration.isVacant(state, known);
  const standard = standardOf(configuration);
  const { definition, supportedBy = {} } = configuration;
  return Object.entries(settingsOf(definition)).every(
    ([name, attribute]) =>
      (name in supportedBy && state[name] === undefined) || equalValue(attribute, state[name], standard[name]),
  );
}

function standardOf({ definition, own = {} }: AuthorityConfiguration): Values {
  return Object.fromEntries(
    Object.entries(settingsOf(definition)).map(([name, attribute]) => [name, own[name] ?? defaultIn(attribute)]),
  );
}

function defaultIn(attribute: Attribute): Value {
  return 'default' in attribute ? (attribute.default as Value) : undefined;
}

/** The handlers of a configuration. */
export function authorityConfiguration<D extends ResourceDefinition>(
  configuration: AuthorityConfiguration & { readonly definition: D },
): ResourceHandlers<D> {
  const { definition, part, supportedBy = {} } = configuration;
  const settings = settingsOf(definition);
  const at = (known: Values) => authorityPath(part, known as Located);
  const what = (one: CollectionPath) => `The configuration \`${pathId(one)}\``;
  const prepared = async (context: Context, known: Values, judges = false) => ({
    ...known,
    ...(await configuration.prepare?.(context, known, judges)),
  });
  /** What is removed from the configuration has the value of the service again. */
  const clearedFields = (sent: Attributes, config: Values, changed: ReadonlySet<string>) =>
    Object.fromEntries(
      Object.entries(configuration.own ?? {})
        .filter(([name]) => name in sent && changed.has(name) && config[name] === undefined)
        .map(([name, value]) => [snakeCase(name), writtenField(sent[name]!, value)]),
    );
  const written = (body: Record<string, unknown>, config: Values) => configuration.write?.(body, config) ?? body;
  const handlers: SomeResourceHandlers = {
    createTakesEqual: true,

    isVacant: async (state, context) => isStandard(configuration, state, await prepared(context, state, true)),

    async modifyPlan(context, proposal) {
      const { dialect } = context.secrets;
      const own = (await configuration.modifyPlan?.(context, proposal)) ?? {};
      const problems: readonly Problem[] = supportProblems(dialect, settings, proposal.config, supportedBy);
      return { ...own, problems: [...problems, ...(own.problems ?? [])] };
    },

    async create(context, config) {
      const { dialect } = context.secrets;
      const objectPath = at(config);
      const known = await prepared(context, config, true);
      return create<Values>(context, {
        what: what(objectPath),
        objectPath,
        attributes: definition.attributes,
        config,
        takesEqual: true,
        isVacant: (data) => isStandard(configuration, toState(configuration, objectPath, data, known), known),
        body: written(newFields(settings, config, dialect, supportedBy), config),
        toState: (data) => toState(configuration, objectPath, data, known),
      });
    },

    async read(context, known) {
      const objectPath = at(known);
      const data = await find(context, objectPath);
      return data && toState(configuration, objectPath, data, await prepared(context, known));
    },

    async update(context, { config, changed }) {
      const { dialect } = context.secrets;
      const objectPath = at(config);
      const known = await prepared(context, config);
      const sent = Object.fromEntries(
        Object.entries(settings).filter(
          ([name, { use }]) =>
            isSupported(dialect, supportedBy, name) && (use !== 'optionalComputed' || config[name] !== undefined),
        ),
      );
      const body = written(
        { ...changedFields(sent, config, changed), ...clearedFields(sent, config, changed) },
        config,
      );
      const state = toState(
        configuration,
        objectPath,
        await update(context, objectPath, what(objectPath), body),
        known,
      );
      refuseDropped(what(objectPath), settings, config, state, supportedBy);
      return state;
    },

    async delete(context, state) {
      const objectPath = at(state);
      if (configuration.stays !== undefined) return forget(context, objectPath, configuration.stays, 'engine');
      const body = written(newFields(settings, resetOf(configuration), context.secrets.dialect, supportedBy), {});
      await reset(context, objectPath, body);
    },

    move: ({ state }) => moved(configuration, state),
  };
  // The handlers work on attributes by name.
  return handlers as unknown as ResourceHandlers<D>;
}

/** What a write has to contain for a configuration to be as if nobody had written it. */
function resetOf(configuration: AuthorityConfiguration): Values {
  const standard = standardOf(configuration);
  return Object.fromEntries(
    Object.entries(settingsOf(configuration.definition)).map(([name, attribute]) => [
      name,
      standard[name] ?? (attribute.type === 'list' || attribute.type === 'set' ? [] : ''),
    ]),
  );
}

/** A write of the same values can be repeated. Without its mount, the configuration is gone. */
async function reset({ secrets, signal }: Context, { mount, collection }: CollectionPath, body: object): Promise<void> {
  try {
    await secrets.post(path`/${segments(mount)}/${segments(collection)}`, body, { signal, repeatable: true });
  } catch (error) {
    if (!(error instanceof MissingMount) && !(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** State of the `vault_…` resource for the same configuration. */
function moved(
  { definition, part }: AuthorityConfiguration,
  state: Values,
): { readonly state: Partial<Values>; readonly notCarried: readonly NotCarried[] } {
  const settings = settingsOf(definition);
  const known = ['id', 'namespace', 'backend', ...Object.keys(settings).map(snakeCase)];
  const at = authorityPath(part, { mount: movedMount(state.namespace, state.backend) });
  const fields = movedFields(settings, state);
  return {
    state: {
      ...Object.fromEntries(
        Object.entries(settings).map(([name, attribute]) => [name, fields[name] ?? defaultIn(attribute)]),
      ),
      id: pathId(at),
      mount: at.mount,
    },
    notCarried: Object.keys(state).filter((key) => !known.includes(key) && !isEmpty(state[key])),
  };
}

/** The data source of a configuration. */
export function authorityConfigurationData(configuration: AuthorityConfiguration) {
  return {
    async read(context: Context, config: Located): Promise<never> {
      const at = authorityPath(configuration.part, config);
      const data = await get(context, at, 'configuration of a certificate authority');
      // The data source has the attributes of the resource.
      return toState(configuration, at, data, {}) as never;
    },
  };
}

/** The configurations that somebody has written, one after the other, with the mounts of the engine in a namespace. */
export async function* listAuthorityConfigurations(
  context: Context,
  configuration: AuthorityConfiguration,
  namespace: string | undefined,
) {
  for (const mount of await authorityMounts(context, namespace)) {
    const at = authorityPath(configuration.part, { mount });
    const data = await find(context, at);
    const object = data && toState(configuration, at, data, {});
    if (object && !isStandard(configuration, object)) {
      yield { displayName: mount, identity: { mount }, object: object as never };
    }
  }
}

async function authorityMounts(context: Context, namespace: string | undefined): Promise<readonly string[]> {
  const mounts = await listMounts(context, 'secrets', namespace);
  return mounts
    .filter(([, mount]) => textAt(mount, 'type') === 'pki')
    .map(([mount]) => (namespace === undefined ? mount : `${namespace}/${mount}`));
}
