import type { Attributes, PlainAttribute } from './attribute';
import { check } from './check';
import { equalValue } from './equal';
import { flatEntries } from './flatten';
import { isFilledIn } from './for-the-plan';
import type { ResourceDefinition } from './resource';
import { isValues, Value, Values } from './value';

/**
 * The configuration of an existing object as a person would write it: without defaults and without values that the service does not report. The
 * members of choices are flattened in `state` and in the result.
 */
export function configurationOf(definition: ResourceDefinition, state: Values): Values {
  return configured(definition.attributes, withoutExcess(definition, readable(definition.attributes, state)));
}

/**
 * Removes attributes that conflict with another one and are implied by it: a module name that the repository determines, or one stage
 * next to a list of stages.
 */
export function withoutExcess(definition: ResourceDefinition, config: Values): Values {
  const attributes = flatEntries(definition.attributes);
  const filledIn = attributes
    .filter(([name, attribute]) => isFilledIn(attribute) && config[name] !== undefined)
    .map(([name]) => name);
  const excess = (values: Values) =>
    check(definition, values).filter(({ between }) => between?.kind === 'excess').length;
  return sortedBy(filledIn, (name) => informationIn(config[name])).reduce((kept, name) => {
    const without = { ...kept, [name]: undefined };
    return excess(without) < excess(kept) ? without : kept;
  }, config);
}

/** A list of several values, or of objects, carries more information than a single value, which carries more than a list of one. */
function informationIn(value: Value): number {
  return !Array.isArray(value) ? 1 : value.length > 1 || isValues(value[0]) ? 2 : 0;
}

function sortedBy(names: readonly string[], rank: (name: string) => number): string[] {
  return [...names].sort((a, b) => rank(a) - rank(b));
}

function readable(attributes: Attributes, state: Values): Values {
  return Object.fromEntries(
    flatEntries(attributes)
      .filter(([, { use }]) => use !== 'computed')
      .map(([name]) => [name, state[name]]),
  );
}

function configured(attributes: Attributes, state: Values): Values {
  return Object.fromEntries(
    flatEntries(attributes).map(([name, attribute]) => [name, configuredValue(attribute, state[name])]),
  );
}

function configuredValue(attribute: PlainAttribute, value: Value): Value {
  if (
    value === undefined ||
    attribute.use === 'computed' ||
    attribute.deprecated ||
    attribute.unreadable === true ||
    attribute.local ||
    attribute.createOnly
  ) {
    return undefined;
  }
  if (attribute.unreadable === 'maybe' && attribute.sensitive) return undefined;
  const standard: Value = 'default' in attribute ? attribute.default : undefined;
  if (standard !== undefined && equalValue(attribute, value, standard)) return undefined;
  if (isAlsoAbsence(attribute) && equalValue(attribute, value, undefined)) return undefined;
  if (attribute.type === 'object' && isValues(value)) return configured(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((element) => configured(attribute.attributes, element as Values));
  }
  return value;
}

function isAlsoAbsence(attribute: PlainAttribute): boolean {
  return attribute.emptyIsAbsent === true || ('absentIs' in attribute && attribute.absentIs !== undefined);
}
