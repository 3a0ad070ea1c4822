import type { Access, AccessMarks, Phase, Right } from '../../definition/access';
import { accessOfDataSource, accessOfResource } from '../../definition/access-of';
import type { Attributes } from '../../definition/attribute';
import { snakeCase } from '../../definition/names';
import * as handlers from '../../handlers';
import type { Registry } from '../../handlers/registry';
import { invocationsIn } from '../review/action-invocations';
import type {
  ConfigurationModule,
  ConfigurationResource,
  Json,
  Plan,
  ResourceChange,
  StateModule,
} from '../stack/plan-json';
import { valuesOfExpressions } from './configured-values';
import { plannedNamespace } from './planned-namespace';

const registry: Registry = handlers;

/** Whether to consider only what plans do, what this plan and its apply do, or the whole lifetime of every object. */
export type Extent = 'plan' | 'apply' | 'life';

export interface JsonValues {
  readonly [name: string]: Json;
}

/** An object of Lintel that a run uses, and what the run does to it. */
export interface UsedObject {
  readonly address: string;
  readonly phases: readonly Phase[];
  readonly access: readonly Access[];
  readonly rights: readonly Right[];
  /** In Terraform's spelling, without values that are known only after apply. */
  readonly values: JsonValues;
}

/** One segment of a path. Nested namespaces have more, which no pattern matches. */
export const UNKNOWN_NAMESPACE = '+';

/** The objects that a stack's runs use, from its plan. */
export function usedObjects(plan: Plan, extent: Extent): readonly UsedObject[] {
  return [
    ...(plan.resource_changes ?? []).flatMap((change) => managedObjects(plan, change, extent)),
    ...dataSources(plan),
    ...ephemerals(plan),
    ...(extent === 'plan' ? [] : actions(plan)),
  ];
}

function managedObjects(plan: Plan, changed: ResourceChange, extent: Extent): UsedObject[] {
  const { mode, type, address, change } = changed;
  const definition = mode === 'managed' ? registry.resources[type]?.definition() : undefined;
  if (!definition) return [];
  const { actions: done, before } = change;
  const after = withUnknownNamespace(plan, changed);
  const both = { address, access: accessOfResource(definition), rights: definition.rights ?? [] };
  const used = (values: Json | undefined, phases: readonly Phase[]): UsedObject[] =>
    isValues(values) ? [{ ...both, values, phases }] : [];
  // A later plan reads what this one creates.
  if (extent === 'plan') return [...used(before, ['read']), ...used(after, ['read'])];
  if (extent === 'life') return used(after ?? before, ['read', 'create', 'update', 'delete']);
  const isNew = done.includes('create');
  const isLeft = done.includes('delete');
  return [
    ...used(before, ['read', ...(isLeft ? (['delete'] as const) : [])]),
    ...used(after, ['read', ...(isNew ? (['create'] as const) : done.includes('update') ? (['update'] as const) : [])]),
  ];
}

/** Without the value, a namespace known only after apply would look like the connection's. */
function withUnknownNamespace(plan: Plan, { address, change }: ResourceChange): Json | undefined {
  const { after, after_unknown: unknown } = change;
  return isValues(after) && isValues(unknown) && unknown.namespace === true
    ? { ...after, namespace: plannedNamespace(plan, address) ?? UNKNOWN_NAMESPACE }
    : after;
}

/** Data sources that have been read are in the refreshed state; the apply reads the others. */
function dataSources(plan: Plan): UsedObject[] {
  const { prior_state: prior, resource_changes: changes = [] } = plan;
  const read = modulesIn(prior?.values?.root_module).flatMap(({ resources = [] }) => resources);
  return [
    ...read.map(({ mode, type, address, values }) => ({ mode, type, address, values })),
    ...changes.map((change) => ({ ...change, values: withUnknownNamespace(plan, change) })),
  ].flatMap(({ mode, type, address, values }) => {
    const definition = mode === 'data' ? registry.dataSources[type]?.definition() : undefined;
    if (!definition || !isValues(values)) return [];
    const access = accessOfDataSource(definition, (name) => registry.resources[name]?.definition());
    const known = withDefaults(definition.attributes, values);
    return [{ address, access, rights: definition.rights ?? [], values: known, phases: ['read'] as const }];
  });
}

function modulesIn(module: StateModule | undefined): readonly StateModule[] {
  return module ? [module, ...(module.child_modules ?? []).flatMap(modulesIn)] : [];
}

/** Plans have no values of ephemeral resources, so their arguments come from the configuration. */
function ephemerals(plan: Plan): UsedObject[] {
  return resourcesIn(plan.configuration?.root_module).flatMap(({ address, resource }) => {
    const definition =
      resource.mode === 'ephemeral' ? registry.ephemeralResources[resource.type]?.definition() : undefined;
    if (!definition) return [];
    const isRoot = address === resource.address;
    const values = withDefaults(definition.attributes, valuesOfExpressions(plan, isRoot, resource.expressions));
    return [{ ...marksOf(definition), address, values, phases: ['read'] as const }];
  });
}

function resourcesIn(
  module: ConfigurationModule | undefined,
  within = '',
): { readonly address: string; readonly resource: ConfigurationResource }[] {
  if (!module) return [];
  const own = (module.resources ?? []).map((resource) => ({ address: within + resource.address, resource }));
  const calls = Object.entries(module.module_calls ?? {});
  return [...own, ...calls.flatMap(([name, call]) => resourcesIn(call.module, `${within}module.${name}.`))];
}

/** Actions do the same as resources of the same types. */
function actions(plan: Plan): UsedObject[] {
  return invocationsIn(plan).flatMap(({ type, address, change: { after } }) => {
    const definition = registry.resources[type]?.definition();
    if (!definition || !isValues(after)) return [];
    const values = withDefaults(definition.attributes, after);
    return [{ address, access: accessOfResource(definition), rights: [], values, phases: ['create'] as const }];
  });
}

function marksOf({ access = [], rights = [] }: AccessMarks): Pick<UsedObject, 'access' | 'rights'> {
  return { access, rights };
}

/** Plans contain defaults only for resources. An unknown value is not the default. */
function withDefaults(attributes: Attributes, values: { readonly [name: string]: Json | undefined }): JsonValues {
  const defaults = Object.entries(attributes).flatMap(([name, attribute]): [string, Json][] =>
    'default' in attribute && attribute.default !== undefined ? [[snakeCase(name), attribute.default as Json]] : [],
  );
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const all = new Map<string, Json | undefined>([...defaults, ...given]);
  return Object.fromEntries([...all].filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

function isValues(value: Json | undefined): value is JsonValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
