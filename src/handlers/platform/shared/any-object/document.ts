/** The members of a document of any type, as configured and as sent. */
import type { Resource } from '../../../../clients/json-api';
import { dynamicKey } from '../../../../definition/dynamic';
import { isValues, type Value, type Values } from '../../../../definition/value';
import { bodyRead, differingMembers, missingMembers, type Comparing } from '../../../any-object/comparison';
import { fromJson, toJson } from '../../../any-object/members';
import type { Json } from '../../../contract';

/** The two configured parts of a document, which are also the first segment of the paths of their members. */
export const PARTS = ['attributes', 'relationships'] as const;
export type PartName = (typeof PARTS)[number];

/** The configured members, or the members that were read. */
export type Members = { readonly [part in PartName]?: Values };

/** Settings that control the comparison. */
export interface ComparedBy {
  readonly ignore?: readonly string[];
  readonly ordered?: readonly string[];
}

/** The whole document as a value. */
export function documentOf({ id, type, attributes, relationships, links }: Resource): Values {
  return fromJson({ id, type, attributes, relationships: relationships ?? {}, links: links ?? {} }) as Values;
}

/** The parts of a document that was read. Relationships without data, such as those with only a link, are unknown. */
export function membersOf(resource: Resource): { readonly [part in PartName]: Values } {
  const { attributes, relationships } = documentOf(resource);
  const related = Object.entries(relationships as Values).flatMap(([name, one]) =>
    isValues(one) && Object.hasOwn(one, 'data') ? [[name, identifiersIn(one.data)] as const] : [],
  );
  return { attributes: attributes as Values, relationships: Object.fromEntries(related) };
}

function identifiersIn(data: Value): Value {
  if (Array.isArray(data)) return data.map(identifiersIn);
  return isValues(data) ? { type: data.type, id: data.id } : undefined;
}

function comparing({ ignore, ordered }: ComparedBy): Comparing {
  return { ignore, ordered, verbatim: true };
}

/** The members in their configured spelling if it is equivalent to the values read, otherwise as they were read. */
export function partRead(
  part: PartName,
  wanted: Values | undefined,
  found: Values,
  by: ComparedBy,
): Values | undefined {
  return wanted && bodyRead(wanted, found, comparing(by), [], `${part}.`);
}

/** The paths of configured members that a response lacks. Null members need not be there. */
export function lackingMembers(part: PartName, wanted: Values | undefined, found: Values, { ignore = [] }: ComparedBy) {
  const missing = missingMembers(withoutNull(wanted ?? {}), found, `${part}.`);
  return missing.filter((path) => !ignore.some((one) => path === one || path.startsWith(`${one}.`)));
}

function withoutNull(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isValues(value) ? withoutNull(value) : value]),
  );
}

/** The paths of members whose values differ from the configuration. */
export function otherMembers(part: PartName, wanted: Values | undefined, found: Values, by: ComparedBy): string[] {
  return differingMembers(wanted ?? {}, found, comparing(by), `${part}.`).map((name) => `${part}.${name}`);
}

/** Whether the configuration is equivalent to the state. */
export function meansSame(part: PartName, wanted: Values, prior: Values, by: ComparedBy): boolean {
  return dynamicKey(bodyRead(wanted, prior, comparing(by), [], `${part}.`)) === dynamicKey(wanted);
}

/** Removed members are sent as null, `[]` or `{}`; for a flag, no empty value is known. */
export function isRemovable(value: Value): boolean {
  return typeof value !== 'boolean';
}

export function emptyOf(value: Value): Json {
  return Array.isArray(value) ? [] : isValues(value) ? {} : null;
}

interface Member {
  readonly path: string;
  readonly value: Value;
}

/** The paths of members that were configured and no longer are, including those inside objects. `unowned`: those that were never ours. */
export function removedFrom(
  prior: Values | undefined,
  wanted: Values | undefined,
  unowned: readonly string[] = [],
  outer = '',
): readonly Member[] {
  return Object.keys(prior ?? {}).flatMap((name): readonly Member[] => {
    const was = prior![name];
    const is = wanted?.[name];
    if (unowned.includes(name) || was === undefined) return [];
    if (!wanted || !Object.hasOwn(wanted, name)) return [{ path: `${outer}${name}`, value: was }];
    return isValues(was) && isValues(is) ? removedFrom(was, is, [], `${outer}${name}.`) : [];
  });
}

/** The value to send for a member that differs: removed members inside an object are emptied, because a PATCH keeps members that it omits. */
export function sentMember(wanted: Value, was: Value): Json {
  if (!isValues(wanted) || !isValues(was)) return toJson(wanted);
  const removed = Object.keys(was).filter((name) => !Object.hasOwn(wanted, name) && was[name] !== undefined);
  return {
    ...Object.fromEntries(Object.keys(wanted).map((name) => [name, sentMember(wanted[name], was[name])])),
    ...Object.fromEntries(removed.map((name) => [name, emptyOf(was[name])])),
  };
}

export function sentRelationships(members: { readonly [name: string]: Json }): { readonly [name: string]: Json } {
  return Object.fromEntries(Object.entries(members).map(([name, data]) => [name, { data }]));
}

/** The reason why these are not members of relationships: each must be an identifier, a list of them, or null. */
export function faultyRelationship(relationships: Values): string | undefined {
  const isIdentifier = (value: Value): boolean =>
    isValues(value) && Object.keys(value).sort().join() === 'id,type' && Object.values(value).every(isText);
  return Object.keys(relationships).find((name) => {
    const value = relationships[name];
    return value !== undefined && !(Array.isArray(value) ? value.every(isIdentifier) : isIdentifier(value));
  });
}

const isText = (value: Value) => typeof value === 'string' && value !== '';
