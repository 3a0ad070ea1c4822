import type { Attributes, PlainAttribute } from './attribute';
import { check } from './check';
import { equalValue } from './equal';
import { flatAttributes } from './flatten';
import type { ResourceDefinition } from './resource';
import { isValues, Value, Values } from './value';

/**
 * The configuration to write for an object that exists: what a person would have configured, without what goes without saying. `state`
 * has a choice's members flat beside the others, and so has what is answered. What the service does not tell is not in it.
 */
export function configurationOf(definition: ResourceDefinition, state: Values): Values {
  return withoutRefused(definition, configured(definition.attributes, state));
}

/** What the service has filled in may be what nobody may configure beside the rest: the name of a module that its repository says. */
function withoutRefused(definition: ResourceDefinition, config: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const filledIn = Object.keys(flat).filter((name) => flat[name].use === 'optionalComputed' && config[name] !== undefined);
  return filledIn.reduce((kept, name) => {
    const without = { ...kept, [name]: undefined };
    return check(definition, without).length < check(definition, kept).length ? without : kept;
  }, config);
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
