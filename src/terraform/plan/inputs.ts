import { defaultOf } from './planned-value';
import type { Attributes } from '../../definition/attribute';
import { flatAttributes, gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';

/** What a handler is given: what is configured with defaults filled in, both forms of a secret input as one, choices as unions. */
export function handlerConfig(definition: ResourceDefinition, config: Values): Values {
  const flat = flatAttributes(definition.attributes);
  const inputs: { [name: string]: Value } = {};
  const mechanics = new Set<string>();
  for (const name of Object.keys(flat)) {
    const { writeOnly } = flat[name];
    if (!writeOnly) continue;
    mechanics.add(writeOnly.version);
    if (writeOnly.twin) mechanics.add(name);
    if (config[name] !== undefined) inputs[writeOnly.twin ?? name] = config[name];
  }
  for (const name of Object.keys(flat)) {
    if (mechanics.has(name) || flat[name].use === 'computed') continue;
    inputs[name] ??= withDefaults(flat[name], config[name]);
  }
  return gather(definition.attributes, inputs);
}

/** The arguments of a data source, likewise. */
export function handlerArguments(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  const inputs: { [name: string]: Value } = {};
  for (const name of Object.keys(flat)) if (flat[name].use !== 'computed') inputs[name] = withDefaults(flat[name], config[name]);
  return gather(attributes, inputs);
}

function withDefaults(attribute: ReturnType<typeof flatAttributes>[string], value: Value): Value {
  if (value === undefined) return defaultOf(attribute);
  if (attribute.type === 'object' && isValues(value)) return handlerArguments(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return value.map((element) => (isValues(element) ? handlerArguments(attribute.attributes, element) : element));
  }
  return value;
}
