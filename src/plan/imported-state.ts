import { flatEntries } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import type { Value, Values } from '../definition/value';
import { defaultOf, initialValue } from './planned-value';

/**
 * The initial state of an import: the attributes of the id or the identity. Local attributes and omitted parts of the identity start with their
 * defaults; everything else is filled in by the read.
 */
export function importedState(definition: ResourceDefinition, known: Values): Values {
  return Object.fromEntries<Value>(
    flatEntries(definition.attributes).map(([name, attribute]) => {
      const standard = initialValue(attribute) ?? (name in definition.identity ? defaultOf(attribute) : undefined);
      return [name, known[name] ?? standard];
    }),
  );
}
