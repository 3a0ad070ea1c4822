import type { Attributes, PlainAttribute, ScalarKind } from '../../src/definition/attribute';
import { withType } from '../../src/definition/dynamic';
import { flatAttributes } from '../../src/definition/flatten';
import { ExactNumber, UNKNOWN, Value, Values } from '../../src/definition/value';
import { fc } from './properties';

const word = fc.stringMatching(/^[a-z]{1,6}$/);

const SCALARS: { readonly [K in ScalarKind]: fc.Arbitrary<Value> } = {
  string: word,
  int: fc.integer({ min: 0, max: 1000 }),
  number: fc.oneof(
    fc.integer(),
    fc.bigInt({ min: 2n ** 60n, max: 2n ** 70n }),
    fc.constant(0.1),
    fc.constant(new ExactNumber('0.1000000000000000055')),
  ),
  bool: fc.boolean(),
  duration: fc.constantFrom('60', '1m', '1h', '60m', '3600', '24h', '1d'),
  document: fc.constantFrom('{"a":1}', 'a: 1\n', '{ "a": 1 }', '[]', '{"b":[1,2]}'),
  pem: fc.constant('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'),
  time: fc.constantFrom('2030-01-01T00:00:00Z', '2031-01-01T00:00:00Z'),
};

/**
 * Configurations for a set of attributes. Optional attributes are sometimes absent; with `unknowns`, any value may be known only after
 * apply.
 */
export function configurations(attributes: Attributes, unknowns: boolean): fc.Arbitrary<Values> {
  const flat = flatAttributes(attributes);
  return fc.record(
    Object.fromEntries(Object.keys(flat).map((name) => [name, configured(flat[name], unknowns)])),
  ) as fc.Arbitrary<Values>;
}

function configured(attribute: PlainAttribute, unknowns: boolean): fc.Arbitrary<Value> {
  if (attribute.use === 'computed') return fc.constant(undefined);
  const value = unknowns
    ? fc.oneof(
        { weight: 4, arbitrary: valueOf(attribute, unknowns) },
        { weight: 1, arbitrary: fc.constant<Value>(UNKNOWN) },
      )
    : valueOf(attribute, unknowns);
  return attribute.use === 'required' ? value : fc.option(value, { nil: undefined });
}

function valueOf(attribute: PlainAttribute, unknowns: boolean): fc.Arbitrary<Value> {
  switch (attribute.type) {
    case 'object':
      return configurations(attribute.attributes, unknowns);
    case 'objects':
      return fc.array(configurations(attribute.attributes, unknowns), { maxLength: 3 });
    case 'list':
      return fc.array(SCALARS[attribute.element], { maxLength: 3 });
    case 'set':
      return fc.uniqueArray(word, { maxLength: 3 });
    case 'map':
      return fc.dictionary(
        fc.oneof(word, fc.constantFrom('__proto__', 'constructor')),
        attribute.lists ? fc.array(SCALARS[attribute.element], { maxLength: 2 }) : SCALARS[attribute.element],
        {
          maxKeys: 3,
          noNullPrototype: false,
        },
      ) as fc.Arbitrary<Value>;
    case 'dynamic':
      return fc.dictionary(word, fc.oneof(SCALARS.string, SCALARS.number)).map(withType);
    default:
      return attribute.values ? fc.constantFrom(...attribute.values) : SCALARS[attribute.type];
  }
}
