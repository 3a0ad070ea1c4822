import type { Attributes } from '../definition/attribute';
import { flatAttributes, flatten } from '../definition/flatten';
import { containsUnknown, UNKNOWN, Value, Values } from '../definition/value';
import { defaultOf } from '../plan/planned-value';

/** Arguments and results of what is only read: configured values are handed back as they are, the rest is what was found. */
export function withResults(attributes: Attributes, config: Values, result: Values): Values {
  const flat = flatAttributes(attributes);
  const found = flatten(attributes, result);
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => (
    [name, config[name] ?? (flat[name].use === 'optional' ? defaultOf(flat[name]) : found[name])])));
}

/** The same, before anything is found. */
export function withoutResults(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => {
    const open = flat[name].use === 'computed' || flat[name].use === 'optionalComputed';
    return [name, config[name] ?? (open || containsUnknown(config[name]) ? UNKNOWN : defaultOf(flat[name]))];
  }));
}
