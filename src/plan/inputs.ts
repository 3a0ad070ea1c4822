import { defaultOf } from './planned-value';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes, gather } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';

/**
 * What a handler is given: what is configured with defaults filled in, both forms of a secret input as one, choices as unions; in
 * nested objects likewise.
 */
export function handlerConfig({ attributes }: { readonly attributes: Attributes }, config: Values): Values {
  return gather(attributes, inputs(attributes, config));
}

function inputs(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  const given: { [name: string]: Value } = {};
  const mechanics = new Set<string>();
  for (const name of Object.keys(flat)) {
    const { writeOnly } = flat[name];
    if (!writeOnly) continue;
    mechanics.add(writeOnly.version);
    if (writeOnly.twin) mechanics.add(name);
    if (config[name] !== undefined) given[writeOnly.twin ?? name] = config[name];
  }
  for (const name of Object.keys(flat)) {
    if (mechanics.has(name) || flat[name].use === 'computed') continue;
    given[name] ??= withDefaults(flat[name], config[name]);
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
