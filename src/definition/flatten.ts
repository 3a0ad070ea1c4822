import type { Attribute, Attributes, ChoiceAttribute, PlainAttribute } from './attribute';
import { plainValue, withType } from './dynamic';
import { equalValue } from './equal';
import { oncePer } from './once-per';
import { isValues, type Value, type Values } from './value';

/** The meaning of the absence of a choice's member if its definition does not provide one: another group of the choice is configured. */
export const OTHER_GROUP = 'another option is configured';

/**
 * The attributes as Terraform sees them: the members of a choice's groups are top-level and optional, because which of them are required depends on
 * the group. A member shared by several groups is one attribute. Nested attributes are not flattened: call this for each object.
 */
export const flatAttributes = oncePer((attributes: Attributes): { readonly [name: string]: PlainAttribute } => {
  const flat: Record<string, PlainAttribute> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === undefined) Object.assign(flat, flatMembers(name, attribute));
    else flat[name] = attribute;
  }
  return flat;
});

/** The flat attributes with their names. Plans need them thousands of times. */
export const flatEntries = oncePer((attributes: Attributes): readonly (readonly [string, PlainAttribute])[] =>
  Object.entries(flatAttributes(attributes)),
);

const entriesOf = oncePer((attributes: Attributes): readonly (readonly [string, Attribute])[] =>
  Object.entries(attributes),
);

/** Converts flat values to the shape that handlers get: a choice is `{ kind, … }`, and undefined values are omitted. */
export function gather(attributes: Attributes, flat: Values): Values {
  const gathered: Record<string, Value> = {};
  for (const [name, attribute] of entriesOf(attributes)) {
    const value =
      attribute.type === undefined ? gatherChoice(attribute, flat) : within(attribute, flat[name], gather, plainValue);
    if (value !== undefined) gathered[name] = value;
  }
  return gathered;
}

/** The reverse of {@link gather}. */
export function flatten(attributes: Attributes, gathered: Values): Values {
  const flat: Record<string, Value> = {};
  for (const [name, attribute] of entriesOf(attributes)) {
    const value = gathered[name];
    if (value === undefined) continue;
    if (attribute.type !== undefined) flat[name] = within(attribute, value, flatten, withType);
    else if (isValues(value)) Object.assign(flat, flatten(attribute.choice[value.kind as string] ?? {}, value));
  }
  return flat;
}

/**
 * The group that flat values choose: the one with the most values, and a complete one rather than an incomplete one. Without any values,
 * a required choice falls back to the group that requires nothing.
 */
export function chosenKind(choice: ChoiceAttribute, flat: Values): string | undefined {
  let chosen: string | undefined;
  let most = 0;
  for (const [kind, group] of Object.entries(choice.choice)) {
    const members = entriesOf(group);
    const given = members.filter(([name, attribute]) => isGiven(attribute, flat[name])).length;
    const complete = isComplete(group, flat);
    const score = given * 2 + (complete && (given > 0 || choice.use === 'required') ? 1 : 0);
    if (score > most) [chosen, most] = [kind, score];
  }
  return chosen;
}

/** The groups that flat values may choose: with unknown values, there may be several. */
export function possibleKinds(choice: ChoiceAttribute, flat: Values): string[] {
  return Object.entries(choice.choice)
    .filter(([, group]) => isComplete(group, flat))
    .map(([kind]) => kind);
}

function isComplete(group: Attributes, flat: Values): boolean {
  return entriesOf(group).every(([name, attribute]) => attribute.use !== 'required' || isGiven(attribute, flat[name]));
}

/** An empty value that means absence chooses no group. */
function isGiven(attribute: Attribute, value: Value): boolean {
  return (
    value !== undefined &&
    !(attribute.type !== undefined && attribute.emptyIsAbsent && equalValue(attribute, value, undefined))
  );
}

function gatherChoice(choice: ChoiceAttribute, flat: Values): Value {
  const kind = chosenKind(choice, flat);
  return kind === undefined ? undefined : { kind, ...gather(choice.choice[kind] ?? {}, flat) };
}

function within(
  attribute: Attribute,
  value: Value,
  convert: (attributes: Attributes, values: Values) => Values,
  convertDynamic: (value: Value) => Value,
): Value {
  if (attribute.type === 'dynamic') return convertDynamic(value);
  if (attribute.type === 'object' && isValues(value)) return convert(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((element: Value) => (isValues(element) ? convert(attribute.attributes, element) : element));
  }
  return value;
}

function flatMembers(name: string, choice: ChoiceAttribute): Record<string, PlainAttribute> {
  const members: Record<string, PlainAttribute> = {};
  for (const group of Object.values(choice.choice)) {
    for (const [member, attribute] of flatEntries(group)) {
      if ('default' in attribute) {
        throw new Error(
          `${name}.${member}: a member of a choice cannot have a default, because its group may not be chosen`,
        );
      }
      members[member] ??=
        attribute.use === 'required'
          ? { ...attribute, use: 'optional', absent: attribute.absent ?? OTHER_GROUP }
          : attribute;
    }
  }
  return members;
}
