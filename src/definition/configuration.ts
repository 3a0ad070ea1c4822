import type { Attributes, PlainAttribute } from './attribute';
import { check } from './check';
import { equalValue } from './equal';
import { flatAttributes } from './flatten';
import { isFilledIn } from './for-the-plan';
import type { ResourceDefinition } from './resource';
import { isValues, Value, Values } from './value';

/**
 * The configuration to write for an object that exists: what a person would have configured, without what goes without saying. `state`
 * has a choice's members flat beside the others, and so has what is answered. What the service does not tell is not in it.
 */
export function configurationOf(definition: ResourceDefinition, state: Values): Values {
  return configured(definition.attributes, withoutExcess(definition, readable(definition.attributes, state)));
}

/**
 * The same without what excludes something else that is configured and goes without saying beside it: the name of a module that its
 * repository says, one stage beside a list of stages.
 */
export function withoutExcess(definition: ResourceDefinition, config: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const filledIn = Object.keys(flat).filter((name) => isFilledIn(flat[name]) && config[name] !== undefined);
  const excess = (values: Values) => check(definition, values).filter(({ between }) => between?.kind === 'excess').length;
  return sortedBy(filledIn, (name) => weightOf(config[name])).reduce((kept, name) => {
    const without = { ...kept, [name]: undefined };
    return excess(without) < excess(kept) ? without : kept;
  }, config);
}

/** A list of several says more than a single value beside it, and that more than a list of one. */
function weightOf(value: Value): number {
  return !Array.isArray(value) ? 1 : value.length > 1 ? 2 : 0;
}

function sortedBy(names: readonly string[], severity: (name: string) => number): string[] {
  return [...names].sort((a, b) => severity(a) - severity(b));
}

function readable(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(Object.keys(flat).filter((name) => flat[name].use !== 'computed').map((name) => [name, state[name]]));
}

function configured(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(Object.keys(flat).map((name) => [name, configuredValue(flat[name], state[name])]));
}

function configuredValue(attribute: PlainAttribute, value: Value): Value {
  if (value === undefined || attribute.use === 'computed' || attribute.deprecated || attribute.unreadable === true || attribute.local || attribute.createOnly) return undefined;
  if (attribute.unreadable === 'maybe' && attribute.sensitive) return undefined;
  const standard: Value = 'default' in attribute ? attribute.default : undefined;
  if (standard !== undefined && equalValue(attribute, value, standard)) return undefined;
  if (isAlsoAbsence(attribute) && equalValue(attribute, value, undefined)) return undefined;
  if (attribute.type === 'object' && isValues(value)) return configured(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) return value.map((element) => configured(attribute.attributes, element as Values));
  return value;
}

function isAlsoAbsence(attribute: PlainAttribute): boolean {
  return attribute.emptyIsAbsent === true || ('absentIs' in attribute && attribute.absentIs !== undefined);
}
