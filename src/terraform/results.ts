import type { Attributes } from '../definition/attribute';
import { flatAttributes, flatEntries, flatten } from '../definition/flatten';
import { containsUnknown, UNKNOWN, Value, Values } from '../definition/value';
import { defaultOf } from '../plan/planned-value';

/** The arguments and results of a read: configured values are returned unchanged, the rest is filled in from the result. */
export function withResults(attributes: Attributes, config: Values, result: Values): Values {
  const found = flatten(attributes, result);
  return Object.fromEntries<Value>(
    flatEntries(attributes).map(([name, attribute]) => [
      name,
      config[name] ?? (attribute.use === 'optional' ? defaultOf(attribute) : found[name]),
    ]),
  );
}

/** Like {@link withResults}, with unknown results. */
export function withoutResults(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries<Value>(
    Object.entries(flat).map(([name, attribute]) => {
      const isComputed = attribute.use === 'computed' || attribute.use === 'optionalComputed';
      return [name, config[name] ?? (isComputed || containsUnknown(config[name]) ? UNKNOWN : defaultOf(attribute))];
    }),
  );
}
