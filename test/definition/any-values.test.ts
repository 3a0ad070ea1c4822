import { coerce } from '../../src/custom-resource/properties/coerce';
import type { Attributes } from '../../src/definition/attribute';
import { check } from '../../src/definition/check';
import { flatAttributes } from '../../src/definition/flatten';
import type { Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { providerSettings } from '../../src/handlers/provider/definition';
import { anyValue, namesIn } from '../support/any-value';
import { fc, PROPERTY_RUNS } from '../support/properties';

const RUNS = Math.ceil(PROPERTY_RUNS / 40);

const hasAttributes = ({ definition }: { readonly definition: { readonly attributes: Attributes } }) =>
  Object.keys(definition.attributes).length > 0;
type Defined = Readonly<Record<string, { definition(): { readonly attributes: Attributes } }>>;
const KINDS = ['resources', 'dataSources', 'ephemeralResources', 'listResources', 'actions'] as const;
const all = [
  { title: 'the provider', definition: providerSettings },
  ...KINDS.flatMap((kind) =>
    Object.entries(registry[kind] as Defined).map(([type, one]) => ({
      title: `${kind} ${type}`,
      definition: one.definition(),
    })),
  ),
];

describe.each(all.filter(hasAttributes))('$title', ({ definition }) => {
  const names = namesIn(definition.attributes);
  const own = Object.keys(flatAttributes(definition.attributes));

  it('has problems, and no defect, with whatever values', () => {
    const config = fc.dictionary(fc.constantFrom(...own, 'nothing'), anyValue(names, true), { maxKeys: 8 });
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
      anyValue(names.map(capital), false),
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
