import * as fc from 'fast-check';
import { coerce } from '../../src/custom-resource/properties/coerce';
import type { Attributes } from '../../src/definition/attribute';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import { UNKNOWN, type Value, type Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { PROPERTY_RUNS } from '../support/property-runs';

const RUNS = Math.ceil(PROPERTY_RUNS / 40);

/** Texts that mean something somewhere, or nothing anywhere. */
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'true', '1', '1.5', '1h', 'null', '{}', '[]', '__proto__', '9'.repeat(400), '\0'),
);

/** Whatever a module, a template or a program can pass on: other kinds than expected, nulls, and what is not known yet. */
function anything(names: readonly string[], unknown: boolean): fc.Arbitrary<Value> {
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

function namesIn(attributes: Attributes): string[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => [
    name,
    ...('attributes' in attribute ? namesIn(attribute.attributes) : []),
  ]);
}

const hasAttributes = ({ definition }: { readonly definition: { readonly attributes: Attributes } }) =>
  Object.keys(definition.attributes).length > 0;
const all = (['resources', 'dataSources', 'ephemeralResources', 'listResources'] as const).flatMap((kind) =>
  Object.entries(registry[kind] as Readonly<Record<string, { definition(): { readonly attributes: Attributes } }>>).map(
    ([type, one]) => ({ title: `${kind} ${type}`, definition: one.definition() }),
  ),
);

describe.each(all.filter(hasAttributes))('$title', ({ definition }) => {
  const names = namesIn(definition.attributes);
  const own = Object.keys(flatAttributes(definition.attributes));

  it('has problems, and no defect, with whatever values', () => {
    const config = fc.dictionary(fc.constantFrom(...own, 'nothing'), anything(names, true), { maxKeys: 8 });
    fc.assert(
      fc.property(config, (values) => {
        for (const { path, summary, detail } of check(definition, values as Values)) {
          expect(path.length).toBeGreaterThan(0);
          expect(`${summary} ${detail}`).not.toMatch(/\bundefined\b|\[object|Symbol\(|NaN/);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('has problems, and no defect, with whatever properties of a template', () => {
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    const properties = fc.dictionary(
      fc.constantFrom(...own.map(capital), 'Nothing'),
      anything(names.map(capital), false),
      {
        maxKeys: 8,
      },
    );
    fc.assert(
      fc.property(properties, (values) => {
        const { config } = coerce(definition.attributes, values as never);
        check(definition, config);
      }),
      { numRuns: RUNS },
    );
  });
});
