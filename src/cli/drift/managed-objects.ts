import { snakeCase } from '../../definition/names';
import type { ResourceDefinition } from '../../definition/resource';
import type { Value } from '../../definition/value';
import * as registry from '../../handlers';
import type { Registry } from '../../handlers/registry';
import type { FoundObject } from '../adopt/survey';
import type { Json, Plan, StateModule } from '../stack/plan-json';

/** The objects of this provider in a state. */
export interface ManagedObjects {
  has(found: FoundObject): boolean;
}

/** The objects in the state of a plan, as it is after the refresh. */
export function managedIn(plan: Plan): ManagedObjects {
  const keys = new Set(managedKeys(plan));
  return { has: (found) => keys.has(keyOf(found.kind.definition, (name) => found.values[name])) };
}

/** The objects' keys, made of what identifies them. */
function managedKeys(plan: Plan): string[] {
  return resourcesIn(plan.prior_state?.values?.root_module).flatMap(({ type, values }) => {
    const { resources } = registry as Registry;
    const definition = Object.hasOwn(resources, type) ? resources[type]!.definition() : undefined;
    return definition ? [keyOf(definition, (name) => values[snakeCase(name)])] : [];
  });
}

/** A missing value, such as the namespace of an object in none, equals null. */
function keyOf(
  { type, service, identity, imports }: ResourceDefinition,
  valueOf: (attribute: string) => Json | Value,
): string {
  // The import ID is the path. Two types may describe the same object, such as a root certificate and its issuer. Objects that cannot be imported are
  // never found.
  const [first] = imports;
  if (service === 'secrets' && first) {
    const path = first.form.replace(/\{([^}]+)\}/g, (_, attribute: string) => String(valueOf(attribute)));
    return JSON.stringify([service, valueOf('namespace') ?? null, path]);
  }
  return JSON.stringify([type, ...Object.keys(identity).map((name) => valueOf(name) ?? null)]);
}

interface ManagedResource {
  readonly type: string;
  readonly values: { readonly [name: string]: Json };
}

function resourcesIn(module: StateModule | undefined): ManagedResource[] {
  if (!module) return [];
  const own = (module.resources ?? [])
    .filter(({ mode, deposed_key: deposed }) => mode === 'managed' && deposed === undefined)
    .map(({ type, values = {} }) => ({ type, values }));
  return [...own, ...(module.child_modules ?? []).flatMap(resourcesIn)];
}
