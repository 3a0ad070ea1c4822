/** @tier complete */
import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import * as lintel from 'lintel-awscdk';
import { NOT_IN_AWSCDK } from '../../generate/code/decide-awscdk';
import { coerce } from '../../src/custom-resource/properties/coerce';
import { whyNotAdoptable } from '../../src/definition/adoptable';
import type { Attributes, ChoiceAttribute, PlainAttribute } from '../../src/definition/attribute';
import { equalValue } from '../../src/definition/equal';
import { chosenKind, flatAttributes } from '../../src/definition/flatten';
import { statelessName } from '../../src/definition/secret-input';
import type { Value, Values } from '../../src/definition/value';
import * as registry from '../../src/handlers';
import { startEmulator, type TestEmulator } from '../support/emulator';
import { operationResources, stackResources } from '../support/environments/resources';
import { onlyResource, resourcesOf, secretCalled, stackWithProvider, textOf } from './stack';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator({ settings: { edition: 'self-managed' } });
});
afterAll(() => emulator.close());

/** What CloudFormation makes of properties: every scalar is a text, what is null is gone, and references are resolved. */
function delivered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(delivered);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Object.keys(value).some((key) => key.startsWith('Fn::') || key === 'Ref')) return textOf(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, delivered(member)]));
}

/** The props of a construct for the values of a configuration; secrets become references. */
function propsOf(attributes: Attributes, config: Values, secret: lintel.SecretReference): { [name: string]: unknown } {
  const props: { [name: string]: unknown } = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (NOT_IN_AWSCDK.has(name)) continue;
    if (attribute.type === undefined) {
      const members = chosenMembers(attribute, config);
      // What the class of a choice is to the construct.
      if (members) props[name] = { _attributes: () => propsOf(members, config, secret) };
    } else if (config[name] !== undefined) {
      props[statelessName(attributes, name) ?? name] = propOf(attribute, config[name], secret);
    }
  }
  return props;
}

function chosenMembers(choice: ChoiceAttribute, config: Values): Attributes | undefined {
  const kind = chosenKind(choice, config);
  return kind === undefined ? undefined : choice.choice[kind];
}

function propOf(attribute: PlainAttribute, value: Value, secret: lintel.SecretReference): unknown {
  if (attribute.sensitive) {
    return attribute.type === 'map'
      ? Object.fromEntries(Object.keys(value as Values).map((key) => [key, secret]))
      : secret;
  }
  if (attribute.type === 'object') return propsOf(attribute.attributes, value as Values, secret);
  if (attribute.type === 'objects') {
    return (value as readonly Values[]).map((element) => propsOf(attribute.attributes, element, secret));
  }
  return attribute.type === 'duration' && /^\d+$/.test(String(value)) ? Duration.seconds(Number(value)) : value;
}

type ConstructClass = new (scope: Construct, id: string, props: object) => Construct;

describe.each(
  [...stackResources, ...operationResources].map((resource) => [resource.definition.construct, resource] as const),
)('%s', (construct, { definition, createFixture }) => {
  let configurations: readonly Values[];
  beforeAll(async () => {
    const { minimal, full } = await createFixture(emulator);
    configurations = [minimal, ...full];
  });

  test('can adopt an object by its import id, unless there is no such object', () => {
    const stack = stackWithProvider();
    const Class = (lintel[definition.service] as unknown as { readonly [name: string]: ConstructClass })[construct];
    const props = propsOf(definition.attributes, configurations[0], secretCalled(stack, 'value'));
    const adopt = () => new Class(stack, 'Thing', { ...props, adopt: 'an import id' });
    const why = whyNotAdoptable(definition);
    if (why) return expect(adopt).toThrow(`stack/Thing: adopt: ${why}`);
    adopt();
    expect(onlyResource(stack, `Custom::Lintel${construct}`).Properties.Adopt).toBe('an import id');
  });

  test('the function reads the configuration of the construct from the template', () => {
    const flat = flatAttributes(definition.attributes);
    const stack = stackWithProvider();
    const secret = secretCalled(stack, 'value');
    const Class = (lintel[definition.service] as unknown as { readonly [name: string]: ConstructClass })[construct];
    configurations.forEach(
      (config, index) => new Class(stack, `Thing${index}-`, propsOf(definition.attributes, config, secret)),
    );
    const resources = Object.entries(resourcesOf(stack, `Custom::Lintel${construct}`));
    for (const [index, config] of configurations.entries()) {
      const [, { Properties }] = resources.find(([id]) => new RegExp(`^Thing${index}[0-9A-F]{8}$`).test(id))!;
      const { config: understood, problems } = coerce(definition.attributes, delivered(Properties) as Values);
      expect(problems).toEqual([]);
      // Asynchronous work of the service is polled by a separate function.
      const { isReady } = registry.resources[definition.type as keyof typeof registry.resources].handlers() as {
        readonly isReady?: unknown;
      };
      expect(JSON.stringify(Properties.ServiceToken).includes('LintelWaiting')).toBe(isReady !== undefined);
      const wanted = Object.keys(config).filter(
        (name) => config[name] !== undefined && !NOT_IN_AWSCDK.has(name) && !('asset' in flat[name]),
      );
      for (const name of wanted.filter(
        (each) =>
          !flat[each].sensitive &&
          !('attributes' in flat[each]) &&
          statelessName(definition.attributes, each) !== undefined,
      )) {
        expect({ name, equal: equalValue(flat[name], understood[name], config[name]) }).toEqual({ name, equal: true });
      }
      // Secrets always arrive in the write-only form.
      for (const name of wanted.filter((each) => flat[each].sensitive)) {
        const form = Object.keys(flat).find((other) => flat[other].writeOnly?.twin === name) ?? name;
        expect({ name, isThere: understood[form] !== undefined }).toEqual({ name, isThere: true });
      }
    }
  });
});
