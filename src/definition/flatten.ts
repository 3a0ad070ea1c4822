import type { Attribute, Attributes, ChoiceAttribute, PlainAttribute } from './attribute';
import { equalValue } from './equal';
import { oncePer } from './once-per';
import { isValues, type Value, type Values } from './value';

/**
 * The attributes as Terraform sees them: the members of a choice's groups stand beside the others and are optional, since which of
 * them are wanted depends on the group. Groups may share a member; it is one attribute then. Nested attributes are flattened by asking
 * for them in turn.
 */
export const flatAttributes = oncePer((attributes: Attributes): { readonly [name: string]: PlainAttribute } => {
  const flat: Record<string, PlainAttribute> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === undefined) Object.assign(flat, flatMembers(name, attribute));
    else flat[name] = attribute;
  }
  return flat;
});

/** Flat values in the shape that handlers get: a choice is `{ kind, … }`, and what is undefined is left out. */
export function gather(attributes: Attributes, flat: Values): Values {
  const gathered: Record<string, Value> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = attribute.type === undefined ? gatherChoice(attribute, flat) : within(attribute, flat[name], gather);
    if (value !== undefined) gathered[name] = value;
  }
  return gathered;
}

/** The reverse of {@link gather}. */
export function flatten(attributes: Attributes, gathered: Values): Values {
  const flat: Record<string, Value> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = gathered[name];
    if (value === undefined) continue;
    if (attribute.type !== undefined) flat[name] = within(attribute, value, flatten);
    else if (isValues(value)) Object.assign(flat, flatten(attribute.choice[value.kind as string] ?? {}, value));
  }
  return flat;
}

/**
 * The group that flat values choose: the one that holds most of what is there, a complete one rather than an incomplete one. Where
 * nothing is there, a required choice falls to the group that needs nothing.
 */
export function chosenKind(choice: ChoiceAttribute, flat: Values): string | undefined {
  let chosen: string | undefined;
  let most = 0;
  for (const [kind, group] of Object.entries(choice.choice)) {
    const names = Object.keys(group);
    const given = names.filter((name) => isGiven(group[name], flat[name])).length;
    const complete = names.every((name) => group[name].use !== 'required' || isGiven(group[name], flat[name]));
    const score = given * 2 + (complete && (given > 0 || choice.use === 'required') ? 1 : 0);
    if (score > most) [chosen, most] = [kind, score];
  }
  return chosen;
}

/** The groups that flat values may come to choose: where some are unknown, there may be several. */
export function possibleKinds(choice: ChoiceAttribute, flat: Values): string[] {
  return Object.keys(choice.choice).filter((kind) => {
    const group = choice.choice[kind];
    return Object.keys(group).every((name) => group[name].use !== 'required' || isGiven(group[name], flat[name]));
  });
}

/** An empty value chooses no group where it means absence. */
function isGiven(attribute: Attribute, value: Value): boolean {
  return value !== undefined && !(attribute.type !== undefined && attribute.emptyIsAbsent && equalValue(attribute, value, undefined));
}

function gatherChoice(choice: ChoiceAttribute, flat: Values): Value {
  const kind = chosenKind(choice, flat);
  return kind === undefined ? undefined : { kind, ...gather(choice.choice[kind], flat) };
}

function within(attribute: Attribute, value: Value, convert: (attributes: Attributes, values: Values) => Values): Value {
  if (attribute.type === 'object' && isValues(value)) return convert(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((element: Value) => isValues(element) ? convert(attribute.attributes, element) : element);
  }
  return value;
}

function flatMembers(name: string, choice: ChoiceAttribute): Record<string, PlainAttribute> {
  const members: Record<string, PlainAttribute> = {};
  for (const group of Object.values(choice.choice)) {
    for (const [member, attribute] of Object.entries(flatAttributes(group))) {
      if ('default' in attribute) throw new Error(`${name}.${member}: a member of a choice has no default, since it may be of a group that is not chosen`);
      members[member] ??= attribute.use === 'required'
        ? { ...attribute, use: 'optional', absent: attribute.absent ?? 'another form is configured' }
        : attribute;
    }
  }
  return members;
}
