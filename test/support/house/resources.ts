import * as path from 'path';
import type { Configurations, OperationFixture, Dialect, Fixture, FixtureFile } from './fixture';
import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { equalValue } from '../../../src/definition/equal';
import { flatAttributes } from '../../../src/definition/flatten';
import { snakeCase } from '../../../src/definition/names';
import type { ResourceDefinition } from '../../../src/definition/resource';
import type { Value, Values } from '../../../src/definition/value';
import * as registry from '../../../src/handlers';
import { standInOf } from '../../../src/plan/planned-value';
import type { TestEmulator } from '../emulator';

/** A resource of the registry, with its fixture. */
export interface ResourceUnderTest<F extends Configurations> extends FixtureFile<F> {
  readonly type: string;
  /** The name of its folder: `run-task`. */
  readonly folder: string;
  readonly definition: ResourceDefinition;
  /** The dialects that have it. A rule that needs only one uses the first. */
  readonly dialects: readonly [Dialect, ...Dialect[]];
  /** Without the attributes that the dialect lacks. */
  createFixture(service: TestEmulator, dialect?: Dialect): Promise<F>;
}

/** A resource whose object the service stores. */
export interface ManagedResource extends ResourceUnderTest<Fixture> {}
/** An operation, of which the service stores no object. */
export interface OperationResource extends ResourceUnderTest<OperationFixture> {}

const definitions = Object.entries(registry.resources).map(([type, resource]): [string, ResourceDefinition] => [
  type,
  resource.definition(),
]);
export const managedResources: readonly ManagedResource[] = definitions
  .filter(([, { operation }]) => !operation)
  .map(resourceOf<Fixture>);
/** Those that an import finds: what the service returns only once, it does not. */
export const importableResources = managedResources.filter(isWhole);
/** Those that CloudFormation has. */
export const stackResources = managedResources.filter(isWhole);
/** Without those whose handlers are those of another type. */
export const resourcesByHandlers = managedResources.filter(({ sameHandlersAs }) => sameHandlersAs === undefined);
export const operationResources: readonly OperationResource[] = definitions
  .filter(([, { operation }]) => operation)
  .map(resourceOf<OperationFixture>);

function isWhole({ definition: { returnedOnce } }: ManagedResource): boolean {
  return returnedOnce === undefined;
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

function resourceOf<F extends Configurations>([type, definition]: [string, ResourceDefinition]): ResourceUnderTest<F> {
  const folder = type.replace(/^lintel_/, '').replace(/_/g, '-');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the registry determines the files
  const file = require(
    path.join(__dirname, '..', '..', 'handlers', definition.service, folder, 'fixture'),
  ) as FixtureFile<F>;
  const dialects = Object.keys(file.without ?? { standard: [] }) as [Dialect, ...Dialect[]];
  const createFixture = async (service: TestEmulator, dialect = dialects[0]) =>
    fixtureWithout(file.without?.[dialect] ?? [], await file.createFixture(service));
  return { ...file, type, folder, definition, dialects, createFixture };
}

/**
 * The resources that a service without a dialect has, for rules about one service with all of them. Rules about all resources use `Services`,
 * which has a service for each of the other dialects too.
 */
export const standardResources: readonly ManagedResource[] = managedResources.filter(
  ({ dialects: [first] }) => first === 'standard',
);

/** Their fixtures, for one edition. Only the self-managed edition has all of them; differences of others are tested per resource. */
export async function createFixtures(service: TestEmulator): Promise<Fixture[]> {
  const fixtures: Fixture[] = [];
  for (const resource of standardResources) {
    fixtures.push(await resource.createFixture(service));
    await service.control.settings({ edition: 'self-managed' });
  }
  return fixtures;
}

/** Likewise for all operations. */
export async function createOperationFixtures(service: TestEmulator): Promise<OperationFixture[]> {
  const fixtures: OperationFixture[] = [];
  for (const resource of operationResources) fixtures.push(await resource.createFixture(service));
  return fixtures;
}

function fixtureWithout<F extends Configurations>(names: readonly string[], fixture: F): F {
  const stripped = (config: Values) =>
    Object.fromEntries(Object.entries(config).filter(([name]) => !names.includes(name)));
  return { ...fixture, full: fixture.full.map(stripped), changed: stripped(fixture.changed) };
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
  if (standInOf(attribute) !== undefined && equalValue(attribute, configured, undefined)) return false;
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
  return writeOnly.twin !== undefined && !attributes[writeOnly.twin].unreadable ? [writeOnly.twin] : [];
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
