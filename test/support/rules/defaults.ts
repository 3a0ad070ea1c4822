import type { PlainAttribute } from '../../../src/definition/attribute';
import { check } from '../../../src/definition/check';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Value, Values } from '../../../src/definition/value';
import { defaultOf, standInOf } from '../../../src/plan/planned-value';
import type { Held } from '../environments/core';
import { Environment, made } from '../environments/environment';
import type { Fixture } from '../environments/fixture';
import { importIds, ownInputs, Place, ResourceUnderTest } from '../environments/resource';
import { attributesInTurn } from './turn';

/** A configuration, and the same with its defaults written out. */
interface Case {
  readonly title: string;
  readonly config: Values;
  readonly written: Values;
}

const standardOf = (attribute: PlainAttribute): Value => defaultOf(attribute) ?? standInOf(attribute);

/** A default that is written out is the same as one that is not. */
export function describeDefaults(place: Place<ResourceUnderTest<Fixture>>, environment: Environment): void {
  const { type, definition } = place.resource;

  it('plans nothing for a default that is configured, after a create, and no additional changes after an import', async () => {
    const seen = new Set<string>();
    const end = async (object: Held) =>
      environment.fixture.isKept?.(object.state)
        ? environment.fixture.remove(object.state)
        : environment.core.destroy(type, object);
    for (const { title, config, written } of casesOf(environment)) {
      const object = await made(environment, config);
      expect([title, (await environment.core.refreshAndPlan(type, written, object)).changes]).toEqual([title, []]);
      if (definition.returnedOnce === undefined) {
        const imported = await environment.core.import(type, { id: importIds(definition, object.state)[0] });
        const changes = async (configured: Values) => (await environment.core.plan(type, configured, imported)).changes;
        expect([title, await changes(written)]).toEqual([title, await changes(config)]);
      }
      await end(object);
      await environment.fixture.provide?.();
      const other = await made(environment, written);
      expect([title, (await environment.core.refreshAndPlan(type, config, other)).changes]).toEqual([title, []]);
      await end(other);
      seen.add(title);
    }
    expect([...withDefaults()].filter((name) => !seen.has(name))).toEqual([]);
  });

  /** The names of all attributes with a default that can be written out in this dialect. Members of objects are given as paths. */
  function* withDefaults(): Iterable<string> {
    const flat = flatAttributes(definition.attributes);
    for (const name of attributesInTurn(place, ownInputs(place))) {
      const attribute = flat[name];
      if (standardOf(attribute) !== undefined) yield name;
      if (attribute.type !== 'object') continue;
      const members = flatAttributes(attribute.attributes);
      for (const member of Object.keys(members)) {
        if (standardOf(members[member]) !== undefined) yield `${name}.${member}`;
      }
    }
  }

  function casesOf({ fixture: { minimal, full } }: Environment): Case[] {
    const flat = flatAttributes(definition.attributes);
    return [...withDefaults()].flatMap((title): Case[] => {
      const [name, member] = title.split('.');
      const attribute = flat[name];
      const uses = (one: Values) =>
        member ? isValues(one[name]) && one[name][member] !== undefined : one[name] !== undefined;
      const configurations = [minimal, ...full].sort((one, other) => Number(uses(other)) - Number(uses(one)));
      const standard =
        member && attribute.type === 'object'
          ? standardOf(flatAttributes(attribute.attributes)[member])
          : standardOf(attribute);
      // Attributes that accompany another attribute may restrict its values, so it is also tested alone.
      const without = configurations.flatMap((one): Values[] =>
        member
          ? [
              ...(isValues(one[name])
                ? [
                    { ...one, [name]: { ...one[name], [member]: undefined } },
                    { ...one, [name]: {} },
                  ]
                : []),
              { ...one, [name]: undefined },
            ]
          : [{ ...one, [name]: undefined }],
      );
      for (const config of without) {
        const written: Values = {
          ...config,
          [name]: member ? { ...(isValues(config[name]) ? config[name] : {}), [member]: standard } : standard,
        };
        if (check(definition, config).length === 0 && check(definition, written).length === 0) {
          return [{ title, config, written }];
        }
      }
      return [];
    });
  }
}
