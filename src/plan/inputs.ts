import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatEntries, gather } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';
import { defaultOf } from './planned-value';

/**
 * The configuration as handlers receive it: with defaults, both forms of a secret input as one, and choices as unions, at every level.
 */
export function handlerConfig({ attributes }: { readonly attributes: Attributes }, config: Values): Values {
  return gather(attributes, inputs(attributes, config));
}

function inputs(attributes: Attributes, config: Values): Values {
  const given: { [name: string]: Value } = {};
  const hidden = new Set<string>();
  for (const [name, { writeOnly }] of flatEntries(attributes)) {
    if (!writeOnly) continue;
    hidden.add(writeOnly.version);
    if (writeOnly.twin) hidden.add(name);
    if (config[name] !== undefined) given[writeOnly.twin ?? name] = config[name];
  }
  for (const [name, attribute] of flatEntries(attributes)) {
    if (hidden.has(name) || attribute.use === 'computed') continue;
    given[name] ??= withDefaults(attribute, config[name]);
  }
  return given;
}

function withDefaults(attribute: PlainAttribute, value: Value): Value {
  if (value === undefined) return defaultOf(attribute);
  if (attribute.type === 'object' && isValues(value)) return inputs(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((element) => (isValues(element) ? inputs(attribute.attributes, element) : element));
  }
  return value;
}
