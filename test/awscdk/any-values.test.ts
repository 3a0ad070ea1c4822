import type { Construct } from 'constructs';
import { platform, secrets } from 'lintel-awscdk';
import { pascalCase } from '../../src/definition/construct';
import * as registry from '../../src/handlers';
import { anyValue, namesIn } from '../support/any-value';
import { fc, PROPERTY_RUNS } from '../support/properties';
import { stackWithProvider } from './stack';

const RUNS = Math.ceil(PROPERTY_RUNS / 40);

type Constructor = new (scope: Construct, id: string, props: object) => unknown;
const classes: Readonly<Record<string, Constructor>> = { ...platform, ...secrets } as never;
const all = Object.values(registry.resources)
  .map((resource) => resource.definition())
  .filter(({ construct }) => pascalCase(construct) in classes);

test('there is a construct for nearly every type', () => expect(all.length).toBeGreaterThan(80));

test.each(all.map((definition) => [definition.construct, definition] as const))(
  '%s is made, or says what is wrong, whatever its properties are',
  (construct, { attributes }) => {
    const stack = stackWithProvider();
    const names = namesIn(attributes);
    let made = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyValue(names, false), { maxKeys: 8 }), (props) => {
        const id = `x${(made += 1)}`;
        try {
          new classes[construct]!(stack, id, props);
        } catch (error) {
          expect((error as Error).message).toMatch(new RegExp(`^stack/${id}: `));
        }
      }),
      { numRuns: RUNS },
    );
  },
);
