import { defaultOf, untoldValue } from './planned-value';
import { flatAttributes } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import type { Value, Values } from '../definition/value';

/**
 * What an import starts from: what the id or the identity names. What only our state knows starts as its default, and so does a part of
 * the identity that may be left out; everything else is for the read to fill in.
 */
export function importedState(definition: ResourceDefinition, known: Values): Values {
  const flat = flatAttributes(definition.attributes);
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => {
    const standard = untoldValue(flat[name]) ?? (name in definition.identity ? defaultOf(flat[name]) : undefined);
    return [name, known[name] ?? standard];
  }));
}
