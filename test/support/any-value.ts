import type { Attributes } from '../../src/definition/attribute';
import { flatAttributes } from '../../src/definition/flatten';
import { UNKNOWN, type Value } from '../../src/definition/value';
import { fc } from './properties';

/** Texts that mean something somewhere, or nothing anywhere. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'true',
    '1',
    '1.5',
    '1h',
    'null',
    '{}',
    '[]',
    '__proto__',
    '9'.repeat(400),
    'x'.repeat(5000),
    '/dev/null/x',
    '\0',
  ),
);

/** Whatever a module, a template or a program can pass on: other kinds than expected, nulls, and what is not known yet. */
export function anyValue(names: readonly string[], unknown: boolean): fc.Arbitrary<Value> {
  const { value } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant<Value>(undefined),
      ...(unknown ? [fc.constant<Value>(UNKNOWN)] : []),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  }));
  return value;
}

/** The names of attributes, and of their members. */
export function namesIn(attributes: Attributes): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => [
    name,
    ...('attributes' in attribute ? namesIn(attribute.attributes) : []),
  ]);
}
