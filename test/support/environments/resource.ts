import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { equalValue } from '../../../src/definition/equal';
import { flatAttributes } from '../../../src/definition/flatten';
import { snakeCase } from '../../../src/definition/names';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Value, Values } from '../../../src/definition/value';
import type { DocumentDefinition } from '../../../src/handlers/platform/shared/stored/place';
import type { Registry } from '../../../src/handlers/registry';
import type { StoredDefinition } from '../../../src/handlers/secrets/shared/stored/place';
import { standInOf } from '../../../src/plan/planned-value';
import type { TestEmulator } from '../emulator';
import { DocumentStore } from './document-store';
import type {
  Configurations,
  Derived,
  Dialect,
  Fixture,
  FixtureFile,
  Lifecycle,
  OperationFixture,
  Traits,
} from './fixture';
import { StoredStore } from './stored-store';

/** A resource with its fixture. */
export interface ResourceUnderTest<F extends Configurations>
  extends Omit<FixtureFile<F>, 'createFixture' | 'lifecycle'>, Traits {
  readonly lifecycle: Lifecycle['kind'];
  /** The service chooses the id of each object, so that two creates never write the same one. */
  readonly ownIds: boolean;
  /** A service has only one such object at a time. */
  readonly single: boolean;
  readonly type: string;
  /** The name of its folder: `run-task`. */
  readonly folder: string;
  readonly definition: ResourceDefinition;
  /** What its provider has: in its own tests nothing but the resource and what belongs to it. */
  readonly registry: Registry;
  /** The dialects that have it. A rule that needs only one uses the first. */
  readonly dialects: readonly [Dialect, ...Dialect[]];
  /** Without the attributes that the dialect lacks. */
  createFixture(service: TestEmulator, dialect?: Dialect): Promise<F>;
}

/** A resource whose object the service stores. */
export interface ManagedResource extends ResourceUnderTest<Fixture> {}
/** An operation, of which the service stores no object. */
export interface OperationResource extends ResourceUnderTest<OperationFixture> {}

export function resourceUnderTest<F extends Configurations>(
  registry: Registry,
  definition: ResourceDefinition,
  file: FixtureFile<F>,
): ResourceUnderTest<F> {
  const { type } = definition;
  const dialects = Object.keys(file.without ?? { standard: [] }) as [Dialect, ...Dialect[]];
  const createFixture = async (service: TestEmulator, dialect = dialects[0]) => {
    const written = await file.createFixture(service, dialect);
    await written.provide?.();
    const fixture = { ...derived(service, definition), ...written };
    if (!definition.operation && !('look' in fixture)) {
      throw new Error(
        `The fixture of ${type} needs look, tamper and remove: its definition does not say how the service stores it.`,
      );
    }
    return fixtureWithout(file.without?.[dialect] ?? [], fixture as F);
  };
  const { kind, ...traits } = file.lifecycle ?? { kind: definition.operation ? 'operation' : 'stored' };
  return {
    ...file,
    ...traits,
    lifecycle: kind,
    ownIds: choosesIds(definition),
    single: kind === 'ceremony',
    type,
    folder: folderOf(type),
    definition,
    registry,
    dialects,
    createFixture,
  };
}

/** How the service's object is read and changed, of a definition that says how it is stored. */
function derived(service: TestEmulator, definition: ResourceDefinition): Partial<Derived> {
  if (isStored(definition)) {
    const store = new StoredStore(service, definition);
    return {
      look: async (state) => store.look(state),
      tamper: async (state, attribute, value) => store.tamper(state, attribute, value),
      remove: async (state) => store.remove(state),
      ...(definition.stored.in !== 'service' && { removeParent: async (state) => store.removeParent(state) }),
    };
  }
  if (!hasDocument(definition)) return {};
  const store = new DocumentStore(service, definition);
  return {
    look: async (state) => store.look(state),
    tamper: async (state, attribute, value) => store.tamper(state, attribute, value),
    remove: async (state) => store.remove(state),
    ...(definition.document.lists[0]!.startsWith('/organizations/') && {
      removeParent: async (state) => store.removeParent(state),
    }),
  };
}

const isStored = (definition: ResourceDefinition): definition is StoredDefinition => definition.stored !== undefined;
const hasDocument = (definition: ResourceDefinition): definition is DocumentDefinition =>
  definition.document !== undefined;

/** Of objects of an engine, whose name is otherwise theirs. */
function choosesIds({ identity, attributes }: ResourceDefinition): boolean {
  const flat = flatAttributes(attributes);
  return 'mount' in identity && Object.keys(identity).some((name) => flat[name].use === 'computed');
}

/** The name of the folder of a type. */
export function folderOf(type: string): string {
  return type.replace(/^lintel_/, '').replace(/_/g, '-');
}

/** A resource in one dialect, for `describe.each`. */
export interface Place<R> {
  readonly title: string;
  readonly resource: R;
  readonly dialect: Dialect;
  /** The dialects of the resource before this one. */
  readonly earlier: readonly Dialect[];
}

/** Resources in each of their dialects. */
export function inDialects<R extends ResourceUnderTest<Configurations>>(resources: readonly R[]): readonly Place<R>[] {
  return resources.flatMap((resource) =>
    resource.dialects.map((dialect, index) => ({
      title: dialect === 'standard' ? resource.type : `${resource.type} (${dialect})`,
      resource,
      dialect,
      earlier: resource.dialects.slice(0, index),
    })),
  );
}

/**
 * The attributes of a dialect that no earlier one has. Rules about single attributes try each of them once, and rules about whole objects try
 * them in every dialect, where their names and paths may differ.
 */
export function ownInputs({
  resource: { definition, without = {} },
  dialect,
  earlier,
}: Place<ResourceUnderTest<Configurations>>): readonly string[] {
  return inputsOf(definition).filter(
    (name) => !without[dialect]?.includes(name) && earlier.every((other) => without[other]?.includes(name)),
  );
}

function fixtureWithout<F extends Configurations>(names: readonly string[], fixture: F): F {
  const stripped = (config: Values) =>
    Object.fromEntries(Object.entries(config).filter(([name]) => !names.includes(name)));
  return { ...fixture, full: fixture.full.map(stripped), changed: stripped(fixture.changed) };
}

/** Whether an attribute says which object it is. */
export function isPlace({ definition, places = [] }: ResourceUnderTest<Configurations>, name: string): boolean {
  return name in definition.identity || places.includes(name);
}

/** The attributes that can be configured. */
export function inputsOf(definition: { readonly attributes: ResourceDefinition['attributes'] }): string[] {
  const flat = flatAttributes(definition.attributes);
  return Object.keys(flat).filter((name) => flat[name].use !== 'computed');
}

/** The name under which the service's object is read: both forms of a secret are one input. */
export function inputOf({ attributes }: ResourceDefinition, name: string): string {
  return flatAttributes(attributes)[name].writeOnly?.twin ?? name;
}

/** Whether an import cannot return the configured value, wholly or in part. Attributes that only some responses have are compared. */
export function isUnseen(attribute: PlainAttribute, configured: Value, imported: Value): boolean {
  if (attribute.type === 'object' && !attribute.local) {
    const members = flatAttributes(attribute.attributes);
    return Object.keys(configured as Values).some((name) =>
      isUnseen(members[name], (configured as Values)[name], (imported as Values | undefined)?.[name]),
    );
  }
  // A configured default need not be recorded.
  if (attribute.local && 'default' in attribute && equalValue(attribute, configured, attribute.default)) return false;
  if (standInOf(attribute) !== undefined && equalValue(attribute, configured, undefined)) return false;
  // An object of secrets, which an import keeps out of the state.
  if (attribute.type === 'dynamic' && attribute.sensitive && imported === undefined) return true;
  return attribute.unreadable === 'maybe'
    ? !equalValue(attribute, configured, imported)
    : attribute.unreadable === true || attribute.local === true;
}

/**
 * The state that the first plan after an import records for an input that the import did not return: for a write-only secret, the attribute
 * reported in its place.
 */
export function recordedAs(attributes: { readonly [name: string]: PlainAttribute }, name: string): string[] {
  const { writeOnly } = attributes[name];
  if (!writeOnly) return [name];
  const twin = writeOnly.twin === undefined ? undefined : attributes[writeOnly.twin];
  return twin && !twin.unreadable && twin.type !== 'dynamic' ? [writeOnly.twin!] : [];
}

/** The id of an object in every form that an import accepts and the object has the values of. */
export function importIds({ imports }: ResourceDefinition, state: Values): string[] {
  return imports
    .filter(({ form }) => [...form.matchAll(/\{([^}]+)\}/g)].every(([, name = '']) => state[name] !== undefined))
    .map(({ form }) => form.replace(/\{([^}]+)\}/g, (_, name: string) => String(state[name])));
}

/** A configuration in Terraform's JSON syntax, in which text between `${` and `}` is an expression. */
export function terraformJson(values: Values): { [name: string]: unknown } {
  const convert = (value: Value): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    return typeof value === 'object' && value !== null ? terraformJson(value as Values) : value;
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [snakeCase(name), convert(value)]),
  );
}

/** The inverse: the values of a state, under the definition's names. */
export function fromTerraform(attributes: Attributes, stored: Values): Values {
  const flat = flatAttributes(attributes);
  const convert = (attribute: PlainAttribute, value: Value): Value => {
    if (value === null || value === undefined) return undefined;
    if (attribute.type === 'object') return fromTerraform(attribute.attributes, value as Values);
    return attribute.type === 'objects'
      ? (value as readonly Values[]).map((element) => fromTerraform(attribute.attributes, element))
      : value;
  };
  return Object.fromEntries<Value>(
    Object.keys(flat).map((name) => [name, convert(flat[name], stored[snakeCase(name)])]),
  );
}
