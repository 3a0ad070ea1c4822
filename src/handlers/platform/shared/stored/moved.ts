import type { Attribute } from '../../../../definition/attribute';
import { snakeCase } from '../../../../definition/names';
import { isValues, type Value, type Values } from '../../../../definition/value';
import type { Moved } from '../../../contract';
import { fieldsOf, ownersOf, type DocumentDefinition } from './place';

/** State of the `tfe_…` resource for the same object. The first read adds the rest. */
export function movedState(definition: DocumentDefinition, theirs: Values): Moved {
  const { document, attributes } = definition;
  const { names = {}, dropped = [] } = document.peer ?? {};
  const nameOf = (name: string) => names[name] ?? snakeCase(name);
  const located = [document.below ?? 'id', ...ownersOf(document)];
  const local = Object.keys(attributes).filter((name) => isKeptOnlyInState(attributes[name]!));
  const fields = { ...fieldsOf(definition), ...Object.fromEntries(local.map((name) => [name, attributes[name]!])) };
  const state: Values = {
    ...Object.fromEntries(located.map((name) => [name, theirs[nameOf(name)] || undefined])),
    ...Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, movedValue(one, theirs[nameOf(name)])])),
  };
  const owner = ownersOf(document).find((name) => state[name] !== undefined);
  return {
    state:
      document.below === undefined
        ? state
        : { ...state, id: `${String(state[owner!])}/${String(state[document.below])}` },
    carried: ['id', ...dropped, ...[...located, ...Object.keys(fields)].map(nameOf)],
  };
}

const isKeptOnlyInState = (attribute: Attribute) => attribute.type !== undefined && attribute.local === true;

/** Other providers store unconfigured values as empty. */
function movedValue(attribute: Attribute, value: Value): Value {
  if (value === null || value === undefined) return undefined;
  switch (attribute.type) {
    case 'object': {
      // A block is a list with one element.
      const one = Array.isArray(value) ? (value as readonly Value[])[0] : value;
      return isValues(one)
        ? Object.fromEntries(
            Object.entries(attribute.attributes).map(([name, member]) => [
              name,
              movedValue(member, one[snakeCase(name)]),
            ]),
          )
        : undefined;
    }
    case 'list':
    case 'set':
      return Array.isArray(value) && (value.length > 0 || 'default' in attribute) ? value : undefined;
    case 'map':
      return isValues(value) && Object.keys(value).length > 0 ? value : undefined;
    case 'int':
      return Number(value);
    case 'bool':
      return value;
    default:
      return value === '' ? undefined : value;
  }
}
