import { flatAttributes } from '../../definition/flatten';
import { snakeCase } from '../../definition/names';
import type { Value } from '../../definition/value';
import type { Json, Plan, ResourceChange } from '../stack/plan-json';
import type { FoundObject } from './survey';

/** An address in the code whose object exists but is not in the state. */
export interface AddressedObject {
  readonly address: string;
  readonly found: FoundObject;
}

export interface Matches {
  readonly matched: readonly AddressedObject[];
  /** Addresses that match several objects or share one. Nothing is imported for them. */
  readonly ambiguous: readonly { readonly address: string; readonly found: readonly FoundObject[] }[];
  /** Addresses of our types without a match, so that the next apply creates them. */
  readonly unmatched: readonly string[];
}

/**
 * Finds the existing objects for addresses that a plan would create: those with equal identifying attributes, as far as the plan knows them.
 *
 * @param types the types of addresses to look at
 */
export function matchAddresses(
  plan: Plan,
  found: readonly FoundObject[],
  types: ReadonlySet<string> = new Set(found.map(typeOf)),
): Matches {
  const byType = new Map<string, FoundObject[]>();
  for (const one of found) byType.set(typeOf(one), [...(byType.get(typeOf(one)) ?? []), one]);
  const created = (plan.resource_changes ?? []).filter(
    ({ mode, type, deposed, change }) =>
      mode === 'managed' && deposed === undefined && change.actions.join() === 'create' && types.has(type),
  );
  const candidates = created.map((planned) => ({
    address: planned.address,
    found: (byType.get(planned.type) ?? []).filter((one) => isSame(planned, one)),
  }));
  const isShared = (one: FoundObject) => candidates.filter(({ found: all }) => all.includes(one)).length > 1;
  const isAmbiguous = ({ found: all }: { readonly found: readonly FoundObject[] }) =>
    all.length > 1 || all.some(isShared);
  return {
    matched: candidates.flatMap(({ address, found: all }) =>
      all.length === 1 && !isShared(all[0]!) ? [{ address, found: all[0]! }] : [],
    ),
    ambiguous: candidates.filter(isAmbiguous),
    unmatched: candidates.filter(({ found: all }) => all.length === 0).map(({ address }) => address),
  };
}

/**
 * An object matches by one of its import forms, such as `{organization}/{name}`, or by its identity. Values chosen by the service, such as an ID, are
 * unknown until the object is in the state. Attributes of another object become known together with that object.
 */
function isSame({ change }: ResourceChange, { kind: { definition }, values }: FoundObject): boolean {
  const flat = flatAttributes(definition.attributes);
  const knownOf = (name: string): Json | undefined => memberOf(change.after, snakeCase(name));
  const isUnknown = (name: string): boolean => memberOf(change.after_unknown, snakeCase(name)) === true;
  const agrees = (name: string): boolean => text(knownOf(name)) === text(values[name]);
  const identity = Object.keys(definition.identity);
  if (!identity.every((name) => isUnknown(name) || agrees(name))) return false;
  const attributesOf = (form: string) => [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const forms = [...definition.imports.map(({ form }) => attributesOf(form)), identity].filter((names) =>
    names.every((name) => flat[name] !== undefined),
  );
  return forms.some((names) => {
    const chosen = names.filter((name) => isUnknown(name) && flat[name]!.use === 'optionalComputed');
    const given = names.filter((name) => !chosen.includes(name));
    return given.length > 0 && given.every((name) => !isUnknown(name) && knownOf(name) != null && agrees(name));
  });
}

function typeOf({ kind }: FoundObject): string {
  return kind.adoption.type;
}

/** A missing value, such as the namespace of an object in none, equals an empty one. */
function text(value: Json | Value | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: Json })[name] : undefined;
}
