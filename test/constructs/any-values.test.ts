import * as path from 'path';
import { App, TerraformStack, Testing } from 'cdktf';
import type { Construct } from 'constructs';
import { readResources } from '../../generate/code/read-resources';
import { platform, secrets } from '../../src';
import { decideConstruct } from '../../src/definition/construct';
import { anyValue, namesIn } from '../support/any-value';
import { fc, PROPERTY_RUNS } from '../support/properties';

const RUNS = Math.ceil(PROPERTY_RUNS / 40);

type Constructor = new (scope: Construct, id: string, props: object) => unknown;
const read = readResources(path.join(__dirname, '..', '..', 'src'));
const plans = [
  ...read.resources.map(({ definition }) => ({ definition, plan: decideConstruct('resource', definition) })),
  ...read.dataSources.map(({ definition }) => ({ definition, plan: decideConstruct('data-source', definition) })),
  ...read.ephemeralResources.map(({ definition }) => ({
    definition,
    plan: decideConstruct('ephemeral-resource', definition),
  })),
];

test.each(plans.map((one) => [one.plan.className, one] as const))(
  '%s is made, or says what is wrong, whatever its properties are',
  (className, { definition, plan }) => {
    const classes = { platform, secrets }[plan.service] as unknown as Readonly<Record<string, Constructor>>;
    const props = plan.props.map(({ name }) => name);
    if (props.length === 0) return;
    const given = fc.dictionary(fc.constantFrom(...props, 'nothing'), anyValue(namesIn(definition.attributes), false), {
      maxKeys: 8,
    });
    fc.assert(
      fc.property(given, (values) => {
        const stack = new TerraformStack(new App(), 'stack');
        try {
          new classes[className]!(stack, 'x', values);
          Testing.synth(stack);
        } catch (error) {
          // What more calls could still complete is refused when it is synthesized.
          expect((error as Error).message).toMatch(/^(?:Resolution error: )?stack\/x: /);
        }
      }),
      { numRuns: RUNS },
    );
  },
);
