import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isRequired } from '../../../src/definition/required';
import type { Value, Values } from '../../../src/definition/value';
import type { WrongConfiguration } from './fixture';

/** For each kind with a grammar, a text that does not have it, and words of the error. */
const WITHOUT_GRAMMAR: { readonly [kind: string]: { readonly value: Value; readonly says: string } } = {
  int: { value: 1.5, says: 'whole number' },
  duration: { value: 'soon', says: 'not a duration' },
  document: { value: '{', says: 'neither a JSON nor a YAML document' },
  pem: { value: 'none', says: 'BEGIN' },
  time: { value: 'soon', says: 'RFC 3339' },
};

/**
 * The wrong configurations that follow from the kinds of attributes: what is required is missing, a value does not have the grammar of its kind, or
 * is not in the vocabulary. Each names its attribute, whatever else is wrong.
 */
export function derivedCases(attributes: Attributes): WrongConfiguration[] {
  return casesIn(attributes, [], (config) => config);
}

/** What is required, with any values of the right types: without it, Terraform asks no provider. */
function requiredIn(attributes: Attributes): Values {
  const all = Object.entries(flatAttributes(attributes)).filter(([, attribute]) => isRequired(attribute));
  return Object.fromEntries(all.map(([name, attribute]) => [name, anyValueOf(attribute)]));
}

function anyValueOf(attribute: PlainAttribute): Value {
  switch (attribute.type) {
    case 'object':
      return requiredIn(attribute.attributes);
    case 'objects':
      return [requiredIn(attribute.attributes)];
    case 'list':
    case 'set':
      return ['x'];
    case 'map':
      return { x: 'x' };
    case 'int':
    case 'number':
      return 1;
    case 'bool':
      return true;
    default:
      return 'x';
  }
}

/** `around` returns the configuration that has these values at the path of the object that the attributes belong to. */
function casesIn(
  attributes: Attributes,
  outer: readonly (string | number)[],
  around: (config: Values) => Values,
): WrongConfiguration[] {
  const required = requiredIn(attributes);
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
    if (attribute.use === 'computed') return [];
    const path = [...outer, name];
    const rule = path.filter((step) => typeof step === 'string').join('.');
    const single = (value: Value): Value => ('element' in attribute ? [value] : value);
    const broken = (breaks: string, value: Value | undefined, says: string): WrongConfiguration[] => [
      { breaks: `${rule} ${breaks}`, config: around({ ...required, [name]: value }), path, says },
    ];
    const kind = WITHOUT_GRAMMAR[attribute.type];
    const words = wordsOf(attribute);
    return [
      ...(isRequired(attribute) ? broken('is required', undefined, 'must be configured') : []),
      ...(kind ? broken(`is of kind ${attribute.type}`, kind.value, kind.says) : []),
      ...(words ? broken('has a vocabulary', single(`${String(words[0])} `), `"${String(words[0])}"`) : []),
      ...membersOf(attribute, (members, at, wrap) =>
        casesIn(members, [...path, ...at], (config) => around({ ...required, [name]: wrap(config) })),
      ),
    ];
  });
}

const wordsOf = (attribute: PlainAttribute): readonly string[] | undefined =>
  'values' in attribute && attribute.type !== 'map' ? attribute.values : undefined;

function membersOf(
  attribute: PlainAttribute,
  casesOf: (members: Attributes, at: readonly number[], wrap: (config: Values) => Value) => WrongConfiguration[],
): WrongConfiguration[] {
  if (!('attributes' in attribute)) return [];
  return attribute.type === 'object'
    ? casesOf(attribute.attributes, [], (config) => config)
    : casesOf(attribute.attributes, [0], (config) => [config]);
}
